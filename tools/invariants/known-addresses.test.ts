/**
 * Addresses that callers outside this repository know and hold to the letter, capitals and hyphens included. Everything here calls an
 * operation by its symbol: where one of these was written otherwise, nothing else would fail.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';

const ADDRESSES = `
  POST /api/v3/checkPhoneNumber
  POST /api/v3/checkForEmailLogin
  POST /api/v3/send-otp
  POST /api/v3/verify-otp
  GET  /api/v3/verify-token
  POST /api/v3/verify-token
  POST /api/v3/verify-mobile
  POST /api/v3/storeBasicDetails
  POST /api/v3/storeAdditionalDetails

  GET  /api/v3/profile/get-user-basic-detail
  POST /api/v3/profile/update-user-basic-detail
  POST /api/v3/profile/update-user-interest-area
  POST /api/v3/profile/update-doctor-reg-detail
  POST /api/v3/profile/update-user-detail
  POST /api/v3/profile/update-about
  POST /api/v3/profile/update-doctor-academic
  POST /api/v3/profile/update-doctor-work-place
  POST /api/v3/profile/update-publication
  GET  /api/v3/profile/get-doctor-academic/member
  GET  /api/v3/profile/get-doctor-work-place/member
  GET  /api/v3/profile/following-list
  GET  /api/v3/profile/follower-list

  GET  /api/v3/master/fetch-states
  GET  /api/v3/master/fetch-cities
  GET  /api/v3/master/fetch-courses
  GET  /api/v3/master/fetch-institutes
  GET  /api/v3/master/fetch-specialities
  GET  /api/v3/master/fetch-services
  GET  /api/v3/getStatesByCountry
  GET  /api/v3/getCitiesByState
  GET  /api/v3/get-state-city-by-pincode
  GET  /api/v3/speciality-list
  GET  /api/v3/workplace-list

  GET  /api/v3/feed
  GET  /api/v3/discover
  GET  /api/v3/sliders
  GET  /api/v3/cases
  GET  /api/v3/articles
  GET  /api/v3/videos
  GET  /api/v3/series
  GET  /api/v3/posts
  POST /api/v3/update-comment
  POST /api/v3/delete-comment
  POST /api/v3/case-repost
  POST /api/v3/post-repost
  POST /api/v3/video-repost
  POST /api/v3/article-repost
  POST /api/v3/reading-material-repost
  POST /api/v3/add-remove-bookmark
  GET  /api/v3/bookmarked
  GET  /api/v3/bookmarked/member/case
  GET  /api/search/search
  GET  /api/search/suggest-on-search

  GET  /api/v3/get-communities
  GET  /api/v3/get-forum-detail
  GET  /api/v3/followed-forum/member
  GET  /api/v3/suggested-forum
  GET  /api/v3/most-active-forum
  POST /api/v3/addforum
  POST /api/v3/forum_check_password
  GET  /api/v3/group-community
  POST /api/v3/group-community/join-member
  POST /api/v3/send-join-request

  POST /api/ai/drug-to-drug
  POST /api/ai/differential-diagnosis
  POST /api/ai/drug-dosage
`;

const listed = ADDRESSES.trim()
  .split(/\n\s*/)
  .map((line) => line.split(/\s+/) as ['GET' | 'POST', string]);

let world: TestWorld;
let http: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => null });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

it.each(listed)('%s %s is answered', async (method, url) => {
  const answer = await http.inject({ method, url, headers: clientHeaders, ...(method === 'POST' && { payload: {} }) });
  const { status, response } = answer.json<{ status: boolean; response: { code?: string } }>();
  // Asked by a stranger for nothing in particular: most refuse that, and what is not there would say so.
  expect(status ? 'answered' : response.code).not.toBe('request.notFound');
  expect(answer.statusCode).toBeLessThan(500);
});

it('one that is written otherwise is none', async () => {
  for (const url of ['/api/v3/checkphonenumber', '/api/v3/check-phone-number', '/api/v3/getstatesbycountry']) {
    const answer = await http.inject({ method: 'POST', url, headers: clientHeaders, payload: {} });
    expect([url, answer.statusCode, answer.json().response.code]).toEqual([url, 404, 'request.notFound']);
  }
});

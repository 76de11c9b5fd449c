/** What a member keeps and is shown, at the addresses that name the member: only that member reads there. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { recordView, setBookmark } from '../library.contract.ts';
import { rankViews } from './view-rank.job.ts';

let world: TestWorld;
let app: FastifyInstance;
let reader: Viewer = null;
beforeAll(async () => {
  world = await openTestWorld();
  app = await openTestHttp(world, { resolve: async () => reader });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** The ids of what is listed, or the code of the refusal. */
async function listed(path: string, as: Viewer) {
  reader = as;
  const answer = await app.inject({ url: `/api/v3${path}`, headers: { ...clientHeaders, ...(as !== null && { cookie: 'auth_token=x' }) } });
  const { status, response } = answer.json() as { status: boolean; response: { code: string; data: { id: string }[] } };
  return status ? response.data.map(({ id }) => id) : [answer.statusCode, response.code];
}

it('bookmarks by kind, and what is read most, are read by their member and nobody else', async () => {
  const author = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  const ratri = await aMember(world, { name: 'Ratri Maheswari' });
  const staff = await aMember(world, { rights: ['approvals'] });
  const itemId = await aPublishedCase(world, author);
  await world.as(ratri).call(setBookmark, { itemId, bookmarked: true });
  await world.as(ratri).call(recordView, { itemId });
  await world.runtime.database.transaction(rankViews);

  const at = (kind: string) => `/bookmarked/${ratri.id}/${kind}`;
  expect(await listed(at('case'), ratri)).toEqual([itemId]);
  expect(await listed(at('all'), ratri)).toEqual([itemId]);
  expect(await listed(`${at('all')}?limit=1`, ratri)).toEqual([itemId]);
  expect(await listed(at('video'), ratri)).toEqual([]);
  expect(await listed(at('nothing'), ratri)).toEqual([422, 'request.invalid']);
  expect(await listed(`/most-viewed/${ratri.id}?kind=case`, ratri)).toEqual([itemId]);
  for (const path of [at('all'), `/most-viewed/${ratri.id}`]) {
    for (const other of [author.viewer, staff]) expect(await listed(path, other)).toEqual([403, 'library.notYourList']);
    expect(await listed(path, null)).toEqual([401, 'access.signIn']);
  }
});

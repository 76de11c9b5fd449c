/** Whoever posts anonymously leaves no trace in anything that reaches others: lists, search, news of it, mail, what is told to open pages. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCaseUpdate, getCase, listCases, repostCase } from '#modules/cases/cases.contract.ts';
import { serveCaseImages } from '#modules/cases/server/case-image.http.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, markBestAnswer } from '#modules/library/discussion.contract.ts';
import { followItem, listBookmarks, listFeed, listMostViewed, react, recordView, setBookmark } from '#modules/library/library.contract.ts';
import { rankViews } from '#modules/library/server/library.public.ts';
import { serveSitemap } from '#modules/library/server/sitemap.http.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import { listModerationLog } from '#modules/moderation/audit.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { getSettings, saveSettings } from '#modules/notifications/notification-settings.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { mailNotifications } from '#modules/notifications/server/notification-mail.job.ts';
import { getProfile, listProfileItems } from '#modules/profiles/profiles.contract.ts';
import { search, suggestColleagues, suggestOnSearch } from '#modules/search/search.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openServedWorld, type ServedWorld } from '#platform/testing/served-world.ts';

const TITLE = 'The wrong syringe of one night';

let served: ServedWorld;
beforeAll(async () => {
  served = await openServedWorld((app, services) => {
    serveCaseImages(app, services);
    serveSitemap(app, services);
  });
});
afterAll(() => served.close());

it('whatever a follower of theirs reads, is told and is sent of the case names them nowhere', async () => {
  const { world } = served;
  const shy = world.as(await aMember(world, { name: 'Shy Secretive', speciality: 'cardiology', province: 'Bali' }));
  const made = world.as(await aMember(world, { name: 'Made Wirawan', email: 'made@ward.test' }));
  const [shyId, madeId] = [shy, made].map(({ viewer }) => viewer?.id ?? '');
  if (!shyId || !madeId) throw new Error('Nobody');
  await made.call(saveSettings, { ...(await made.call(getSettings, {})), quiet: null });
  await made.call(followMember, { memberId: shyId, following: true });
  await shy.call(followMember, { memberId: madeId, following: true });
  await world.settle();
  world.told.length = 0;

  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  const picture = await shy.call(uploadImage, { purpose: 'case' }, { file: { bytes, filename: 'Shy Secretive.jpg' } });
  const images = [{ mediaId: picture.id, caption: 'Film', alt: 'A grey film', annotations: [] }];
  const id = await aPublishedCase(world, shy, { content: { title: TITLE, images }, settings: { anonymous: true } });
  await made.call(followItem, { itemId: id, following: true });
  await made.call(setBookmark, { itemId: id, bookmarked: true });
  await made.call(repostCase, { caseId: id, note: 'Read this' });
  await made.call(recordView, { itemId: id });
  const answer = await made.call(addComment, { itemId: id, text: fromPlainText('Label them.') });
  await shy.call(addComment, { itemId: id, text: fromPlainText('We do now.'), parentId: answer.id });
  await shy.call(react, { target: 'comment', id: answer.id, reaction: 'agree' });
  await shy.call(markBestAnswer, { commentId: answer.id, best: true });
  await shy.call(addCaseUpdate, { id, title: 'A year on', text: fromPlainText('Labels everywhere.'), closes: true });
  await world.settle();
  await world.runtime.database.transaction(rankViews);
  await world.runtime.services.jobs.enqueue(world.runtime.database.db, mailNotifications, {});
  await world.runJobs();

  const mails = world.sent.filter(({ to }) => to === 'made@ward.test');
  const toOthers = world.told.filter(({ to }) => to !== `member:${shyId}`);
  const [others, profile] = [await made.call(listProfileItems, { memberId: shyId }), await made.call(getProfile, { memberId: shyId })];
  // What is about the case, of whatever kind, is there at all, so that it can be looked through.
  const about: Record<string, unknown> = {
    page: await made.call(getCase, { id }),
    list: (await made.call(listCases, {})).data.filter((one) => one.id === id),
    feed: (await made.call(listFeed, { limit: 50 })).data.filter((one) => one.id === id),
    bookmarks: (await made.call(listBookmarks, {})).data,
    mostViewed: await made.call(listMostViewed, {}),
    found: (await made.call(search, { q: 'wrong syringe' })).data,
    suggested: await made.call(suggestOnSearch, { q: 'wrong syr' }),
    news: (await made.call(listNotifications, {})).data.filter(({ item }) => item?.id === id),
    mails,
    live: toOthers,
    sitemap: (await served.get('/sitemap-items.xml')).body,
  };
  for (const [where, told] of Object.entries(about)) {
    const words = JSON.stringify(told);
    expect([where, words.includes(id) || words.includes(TITLE)]).toEqual([where, true]);
    expect([where, /Shy|Secretive/.exec(words)?.[0], words.includes(shyId)]).toEqual([where, undefined, false]);
  }
  // And of what is about them, nothing is about the case.
  const { colleagues } = await made.call(suggestColleagues, { itemId: id });
  expect(colleagues.filter((one) => one.id === shyId && one.here)).toEqual([]);
  expect(profile.counts.items).toBe(0);
  const drawn = await served.get(`/og/cases/${id}.png`);
  const ofThem = JSON.stringify([others, profile, (await made.call(listModerationLog, {})).data, drawn.headers]);
  for (const trace of [id, TITLE, answer.id, picture.id]) expect([trace, ofThem.includes(trace)]).toEqual([trace, false]);
});

import { XMLValidator } from 'fast-xml-parser';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { changeForum, getForum } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideReports, report } from '#modules/moderation/complaint.contract.ts';
import { aModerator } from '#modules/moderation/testing/moderation.factory.ts';
import { listArticles } from '#modules/news/news.contract.ts';
import { aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { aNewsletter, letterPeople } from '#modules/newsletters/testing/newsletters.factory.ts';
import { openServedWorld, type ServedWorld } from '#platform/testing/served-world.ts';
import type { Caller } from '#platform/testing/test-world.ts';
import { serveSitemap } from './sitemap.http.ts';

let served: ServedWorld;
let ratri: Caller;

beforeAll(async () => {
  served = await openServedWorld(serveSitemap);
  ratri = served.world.as(await aMember(served.world, { name: 'Ratri Maheswari' }));
});
afterAll(() => served.close());

it('lists published cases for search engines in both languages, and withdrawn ones no more', async () => {
  const [shown, gone] = [await aPublishedCase(served.world, ratri), await aPublishedCase(served.world, ratri)];
  await ratri.call(withdrawCase, { id: gone, reason: 'author' });
  const map = (await served.get('/sitemap-items.xml')).body;
  expect(map).toContain(`<loc>http://localhost:3000/cases/${shown}</loc>`);
  expect(map).toContain(`<loc>http://localhost:3000/id/cases/${shown}</loc>`);
  expect(map).not.toContain(gone);
  expect((await served.get('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/sitemap-items.xml</loc>');
});

it('closes what is of members, of staff or of one question to search engines, in both languages', async () => {
  const closed = ['/login', '/search', '/notifications', '/bookmarks', '/onboarding', '/console', '/cases/new'];
  const { body, headers } = await served.get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /id${path}`]),
    '',
    'Sitemap: http://localhost:3000/sitemap.xml',
    '',
  ]);
});

it('lists forums, communities and threads that anyone may read, and none that are closed', async () => {
  const [open, closed] = [await aForum(ratri), await aForum(ratri, { name: 'Closed ward', kind: 'private' })];
  const [thread, hidden] = [await aThread(ratri, open), await aThread(ratri, closed)];
  const [joined, asked] = [await aCommunity(ratri), await aCommunity(ratri, { name: 'By request', entry: 'request' })];
  const index = (await served.get('/sitemap.xml')).body;
  for (const part of ['forums', 'communities']) expect(index).toContain(`<loc>http://localhost:3000/sitemap-of-${part}.xml</loc>`);

  const forums = (await served.get('/sitemap-of-forums.xml')).body;
  expect(forums).toContain(`<loc>http://localhost:3000/id/forums/${open}</loc>`);
  expect(forums).not.toContain(closed);
  const communities = (await served.get('/sitemap-of-communities.xml')).body;
  expect(communities).toContain(`<loc>http://localhost:3000/community/${joined}</loc>`);
  expect(communities).not.toContain(asked);
  const items = (await served.get('/sitemap-items.xml')).body;
  expect(items).toContain(`<loc>http://localhost:3000/threads/${thread}</loc>`);
  expect(items).not.toContain(hidden);

  const { version } = await ratri.call(getForum, { id: open });
  await ratri.call(changeForum, { ...forumSettings({ kind: 'private' }), id: open, version });
  expect((await served.get('/sitemap-of-forums.xml')).body).not.toContain(open);
  expect((await served.get('/sitemap-items.xml')).body).not.toContain(thread);
  expect((await served.get('/sitemap-of-nothing.xml')).statusCode).not.toBe(200);
});

it('lists every page that search engines may show, of members those who are verified and want to be found', async () => {
  const pages = (await served.get('/sitemap-pages.xml')).body;
  for (const path of [
    'discover',
    'specialities',
    'health-conditions',
    'calculators',
    'drug-to-drug',
    'drug-dosage',
    'medi-ai',
    'about',
    'moderation-log',
  ])
    expect(pages).toContain(`<loc>http://localhost:3000/id/${path}</loc>`);
  expect(pages).toContain('<loc>http://localhost:3000/differential-diagnosis</loc>');
  expect((await served.get('/sitemap-of-calculators.xml')).body).toMatch(/<loc>http:\/\/localhost:3000\/calculators\/[a-z0-9-]+<\/loc>/);

  const [found, waiting, shy] = [
    await aMember(served.world, { name: 'Hana Tobing' }),
    await aMember(served.world, { name: 'Made Suastika', verified: false }),
    await aMember(served.world, { name: 'Bagas Setiawan' }),
  ];
  await served.world.runtime.database.db.client.query('update identity.member set is_profile_listed = false where id = $1', [shy.id]);
  const profiles = (await served.get('/sitemap-of-profiles.xml')).body;
  for (const page of ['', '/contributions']) expect(profiles).toContain(`<loc>http://localhost:3000/profile/${found.id}${page}</loc>`);
  // Who names no language is led from the Indonesian address to the plain one.
  expect(profiles).not.toContain('/id/profile/');
  for (const { id } of [waiting, shy]) expect(profiles).not.toContain(id);
});

it('lists newsletters that anyone may read, and journals that have brought something', async () => {
  const { staff } = await letterPeople(served.world);
  const open = await aNewsletter(staff, { slug: 'for-anyone', audience: 'anyone' });
  const closed = await aNewsletter(staff, { slug: 'for-members', audience: 'members' });
  const newsletters = (await served.get('/sitemap-of-newsletters.xml')).body;
  expect(newsletters).toContain(`<loc>http://localhost:3000/id/newsletters/${open.slug}</loc>`);
  expect(newsletters).not.toContain(closed.slug);

  for (const id of ['read-journal', 'silent-journal']) await aSource(served.world, { id });
  await someArticles(served.world, 'read-journal', [{ title: 'Fluids in dengue' }]);
  const journals = (await served.get('/sitemap-of-journals.xml')).body;
  expect(journals).toContain('<loc>http://localhost:3000/newsletter-by-journal/read-journal</loc>');
  expect(journals).not.toContain('silent-journal');

  // One whose articles staff have all taken down has nothing to read.
  const { data } = await served.world.as(null).call(listArticles, { journal: 'read-journal' });
  const target = { target: 'item', id: data[0]?.id ?? '' } as const;
  await ratri.call(report, { ...target, reason: 'other' });
  const moderator = await aModerator(served.world);
  await moderator.call(decideReports, { ...target, decision: 'remove', ground: 'other', reason: 'It is an advertisement.' });
  expect((await served.get('/sitemap-of-journals.xml')).body).not.toContain('read-journal');
});

it('has a part for as many as there are, each page in one of them', async () => {
  const small = fastify();
  serveSitemap(small, served.world.runtime.services, 2);
  const get = async (url: string) => (await small.inject({ url })).body;
  const locations = (body: string) =>
    Array.from(body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g), ([, address = '']) => address);
  for (let n = 0; n < 3; n++) await aForum(ratri, { name: `Further forum ${n}` });
  const index = locations(await get('/sitemap.xml'));
  for (const source of ['forums', 'profiles', 'calculators']) {
    const parts = index.filter((address) => address.startsWith(`/sitemap-of-${source}.xml`));
    expect(parts.length).toBeGreaterThan(1);
    const listed = (await Promise.all(parts.map(get))).flatMap(locations);
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(listed)).toEqual(new Set(locations((await served.get(`/sitemap-of-${source}.xml`)).body)));
  }
  await small.close();
});

it('begins each part of the items after the last of the one before it, and names none there that not everybody may read', async () => {
  const forum = await aForum(ratri, { name: 'Closed round', kind: 'private' });
  await aThread(ratri, forum);
  await ratri.call(withdrawCase, { id: await aPublishedCase(served.world, ratri), reason: 'author' });
  for (let n = 0; n < 2; n++) await aPublishedCase(served.world, ratri);
  const small = fastify();
  serveSitemap(small, served.world.runtime.services, 2);
  const idsIn = (body: string) => [...new Set(body.match(/[0-9a-z]{16}(?=<\/loc>)/g))];
  const listed = async () => idsIn((await served.get('/sitemap-items.xml')).body);
  // As many as fill each part, so that none is left for another.
  if ((await listed()).length % 2 === 1) await aPublishedCase(served.world, ratri);
  const all = await listed();
  const { body } = await small.inject({ url: '/sitemap.xml' });
  const starts = Array.from(body.matchAll(/\/sitemap-items\.xml(?:\?after=(\w+))?<\/loc>/g), ([, after = '']) => after);
  expect(starts).toEqual(['', ...all.slice(0, -1).filter((_, n) => n % 2 === 1)]);
  const parts = await Promise.all(
    starts.map(async (after) => idsIn((await small.inject({ url: `/sitemap-items.xml?after=${after}` })).body)),
  );
  expect(parts.flat()).toEqual(all);
  expect(new Set(parts.map(({ length }) => length))).toEqual(new Set([2]));
  await small.close();
});

it('is well formed whatever things are called, and whatever is asked for, and names nobody', async () => {
  const words = `</loc><script>x()</script>"&'`;
  await aPublishedCase(served.world, ratri, { content: { title: words } });
  const forum = await aForum(ratri, { name: words });
  await aThread(ratri, forum, { title: words });
  await aCommunity(ratri, { name: `Names ${words}` });
  await aMember(served.world, { name: `Hana ${words}` });
  const asked = encodeURIComponent('"><script>x()</script>');
  const files = [
    ...['sitemap.xml', 'sitemap-pages.xml', 'sitemap-items.xml', `sitemap-items.xml?after=${asked}`],
    ...['sitemap-items.xml?after=%00', 'sitemap-of-forums.xml?after=a%00b'],
    ...['forums', 'communities', 'profiles', 'calculators', 'newsletters', 'journals'].map((source) => `sitemap-of-${source}.xml`),
  ];
  for (const file of files) {
    const { statusCode, body, headers } = await served.get(`/${file}`);
    expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'application/xml; charset=utf-8']);
    expect(XMLValidator.validate(body)).toBe(true);
    expect(body).not.toMatch(/script|x\(\)/);
    for (const [, address] of body.matchAll(/<loc>([^<]*)<\/loc>/g)) expect(new URL(address ?? '').origin).toBe('http://localhost:3000');
  }
});

import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { changeForum, getForum } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
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
  expect((await served.get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
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
  for (const path of ['discover', 'specialities', 'health-conditions', 'calculators', 'drug-to-drug', 'drug-dosage', 'medi-ai', 'about'])
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
  expect(profiles).toContain(`<loc>http://localhost:3000/profile/${found.id}</loc>`);
  // Who names no language is led from the Indonesian address to the plain one.
  expect(profiles).not.toContain('/id/profile/');
  for (const { id } of [waiting, shy]) expect(profiles).not.toContain(id);
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
    ...['forums', 'communities', 'profiles', 'calculators'].map((source) => `sitemap-of-${source}.xml`),
  ];
  for (const file of files) {
    const { statusCode, body, headers } = await served.get(`/${file}`);
    expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'application/xml; charset=utf-8']);
    expect(XMLValidator.validate(body)).toBe(true);
    expect(body).not.toMatch(/script|x\(\)/);
    for (const [, address] of body.matchAll(/<loc>([^<]*)<\/loc>/g)) expect(new URL(address ?? '').origin).toBe('http://localhost:3000');
  }
});

/** Feeds that are broken, hostile, busy, gone or unchanged: what the source keeps of it, and when it is asked again. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { changeSource, switchSource } from '../journal.contract.ts';
import { type FeedAnswer, feed, openSourceReading, type SourceReading } from '../testing/news.factory.ts';

let sources: SourceReading;
beforeAll(async () => {
  sources = await openSourceReading();
});
afterAll(() => sources.close());

const endless: FeedAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'text/xml' });
  const timer = setInterval(() => response.write('<!-- more -->'.repeat(20_000)), 1);
  response.on('close', () => clearInterval(timer));
};
const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]><rss version="2.0"><channel><title>&lol2;</title></channel></rss>`;
const outside = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><item><title>&x;</title><link>https://x.example/</link></item></channel></rss>`;

it.each<[id: string, fault: string, answer: FeedAnswer]>([
  ['bad-xml', 'malformed', feed('text/xml', '<rss version="2.0"><channel><item></channel>')],
  ['cut-json', 'malformed', feed('application/json', '{"version":')],
  ['deep', 'malformed', feed('text/xml', `<rss version="2.0"><channel>${'<a>'.repeat(2_000)}${'</a>'.repeat(2_000)}</channel></rss>`)],
  ['bomb', 'entities', feed('text/xml', bomb)],
  ['outside', 'entities', feed('text/xml', outside)],
  ['page', 'type', feed('text/html', '<html><body>Not found</body></html>')],
  ['other-xml', 'unknownFormat', feed('text/xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['other-json', 'unknownFormat', feed('application/json', '{"items":[]}')],
  ['endless', 'size', endless],
  ['unfolding', 'size', feed('text/xml', gzipSync(Buffer.alloc(20_000_000, 32)), { 'content-encoding': 'gzip' })],
  ['unfolding-twice', 'size', feed('text/xml', gzipSync(gzipSync(Buffer.alloc(40_000_000, 32))), { 'content-encoding': 'gzip, gzip' })],
  ['unfolding-brotli', 'size', feed('text/xml', brotliCompressSync(Buffer.alloc(20_000_000, 32)), { 'content-encoding': 'br' })],
  ['not-packed', 'unreachable', feed('text/xml', 'no gzip', { 'content-encoding': 'gzip' })],
  ['announced', 'size', feed('text/xml', '<rss/>', { 'content-length': '99999999' })],
  ['missing', 'status', (response) => response.writeHead(404).end()],
  ['inside', 'address', (response) => response.writeHead(302, { location: 'http://10.0.0.1/feed' }).end()],
  ['inside-by-name', 'address', (response) => response.writeHead(301, { location: 'http://intranet.example/feed' }).end()],
  ['metadata', 'address', (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end()],
  ['circle', 'redirects', (response) => response.writeHead(302, { location: '/circle' }).end()],
])('%s is a fault of its source, tried again later: %s', async (id, fault, answer) => {
  expect(await sources.readFrom(id, answer)).toBe(0);
  const state = await sources.stateOf(id);
  expect(state).toMatchObject({ active: true, failures: 1, fault });
  expect((state.nextAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(10 * 60_000);
  expect(await sources.articlesOf(id)).toEqual([]);
});

it('characters that cannot be stored are left out, wherever they stand, and the rest of the feed comes in', async () => {
  const items = [
    {
      id: 'one\u0000two',
      url: 'https://nul.example/a\u0000b',
      title: 'A feed whose names hold what nobody can store',
      content_text: 'See 10.1000/nul\u0000.1 and more.',
      tags: ['a\u0000'],
    },
    { id: 'three', url: 'https://nul.example/c', title: 'Another article of the same feed, without any of that' },
    {
      id: 'four\ud800',
      url: 'https://nul.example/d',
      title: 'Retraction: A feed whose names hold what nobody can store 10.1000/nul\u0000.1',
      content_text: 'Retraction of 10.1000/nul\u0000.1',
    },
  ];
  const json = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items });
  expect(await sources.readFrom('nul-json', feed('application/feed+json', json))).toBe(3);
  const rss = `<rss version="2.0"><channel><item><guid isPermaLink="false">x\u0000y</guid><link>https://nul.example/e\u0001</link><title>An item whose guid holds a character of no value</title></item></channel></rss>`;
  expect(await sources.readFrom('nul-xml', feed('text/xml', rss))).toBe(1);
});

it('a fault of ours is no fault of the source, but is seen at the desk and tried ever later', async () => {
  const { database } = sources.world.runtime.services;
  await database.pool.query(`create function news.refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`);
  await database.pool.query('create trigger refuse before insert on news.article execute function news.refuse()');
  const rss = `<rss version="2.0"><channel><item><link>https://ours.example/1</link><title>What a trigger keeps out for once</title></item></channel></rss>`;
  await expect(sources.readFrom('ours', feed('text/xml', rss))).rejects.toThrow();
  await database.pool.query('drop trigger refuse on news.article');
  await database.pool.query('drop function news.refuse()');
  const state = await sources.stateOf('ours');
  expect(state).toMatchObject({ active: true, failures: 1, fault: 'unexpected', readingUntil: null });
  expect((state.nextAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(10 * 60_000);
  expect(await sources.read('ours')).toBe(1);
  expect(await sources.stateOf('ours')).toMatchObject({ failures: 0, fault: null });
});

it('a server that says when to come back is asked no sooner, within a limit', async () => {
  const minutesUntil = async (id: string) => Math.round((((await sources.stateOf(id)).nextAt?.getTime() ?? 0) - Date.now()) / 60_000);
  const busy =
    (retryAfter: string): FeedAnswer =>
    (response) =>
      response.writeHead(429, { 'retry-after': retryAfter }).end();
  await sources.readFrom('busy', busy('7200'));
  expect(await minutesUntil('busy')).toBe(120);
  await sources.readFrom('busy-date', busy(new Date(Date.now() + 3 * 3_600_000).toUTCString()));
  expect(await minutesUntil('busy-date')).toBe(180);
  await sources.readFrom('busy-long', busy('99999999'));
  expect(await minutesUntil('busy-long')).toBe(48 * 60);
  for (const [n, sooner] of ['1', '0', '-5', 'soon', '1e9', 'Mon, 16 Nov 1998 10:00:00 GMT'].entries()) {
    await sources.readFrom(`busy-sooner-${n}`, busy(sooner));
    expect(await minutesUntil(`busy-sooner-${n}`)).toBe(15);
  }
});

it('what went wrong before it was switched on again is not counted, also while it is being asked', async () => {
  const editor = sources.world.as(await aMember(sources.world, { rights: ['news'] }));
  const unavailable: FeedAnswer = (response) => response.writeHead(503).end();
  await sources.readFrom('weak', unavailable);
  for (let failures = 1; failures < 15; failures++) await sources.read('weak');
  expect(await sources.stateOf('weak')).toMatchObject({ active: true, failures: 15 });
  sources.server.answer('/weak', (response, request) => {
    void (async () => {
      for (const active of [false, true]) await editor.call(switchSource, { source: 'weak', active });
      unavailable(response, request);
    })();
  });
  await sources.read('weak');
  expect(await sources.stateOf('weak')).toMatchObject({ active: true, failures: 1, fault: 'status' });
});

it('410 switches a source off', async () => {
  await sources.readFrom('gone', (response) => response.writeHead(410).end());
  expect(await sources.stateOf('gone')).toMatchObject({ active: false, fault: 'gone', nextAt: null });
});

it('what has not changed is not sent again, and mends what failed before', async () => {
  let asked = 0;
  const conditional: FeedAnswer = (response, request) => {
    asked += 1;
    if (request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] === 'Mon, 16 Nov 2026 10:00:00 GMT') {
      response.writeHead(304).end();
      return;
    }
    const headers = { 'content-type': 'text/xml', etag: '"v1"', 'last-modified': 'Mon, 16 Nov 2026 10:00:00 GMT' };
    response
      .writeHead(200, headers)
      .end('<rss version="2.0"><channel><item><title>Only once</title><link>https://once.example/1</link></item></channel></rss>');
  };
  expect(await sources.readFrom('conditional', conditional)).toBe(1);
  sources.server.answer('/conditional', (response) => response.writeHead(503).end());
  await sources.read('conditional');
  expect(await sources.stateOf('conditional')).toMatchObject({ failures: 1, fault: 'status', etag: '"v1"' });
  sources.server.answer('/conditional', conditional);
  expect(await sources.read('conditional')).toBe(0);
  expect(asked).toBe(2);
  expect(await sources.stateOf('conditional')).toMatchObject({ failures: 0, fault: null, etag: '"v1"' });
});

it('what staff change while it is asked stands: what comes of the question is forgotten', async () => {
  const editor = sources.world.as(await aMember(sources.world, { rights: ['news'] }));
  const rss = `<rss version="2.0"><channel><item><link>https://late.example/1</link><title>What came after it was switched off</title></item></channel></rss>`;
  /** Answers once staff have done something. */
  const after =
    (change: () => Promise<unknown>, status: number, id: string): FeedAnswer =>
    (response) =>
      void change().then(() => response.writeHead(status, { 'content-type': 'text/xml', etag: '"old"' }).end(rss.replaceAll('late', id)));
  for (const status of [200, 304, 503]) {
    const id = `off-${status}`;
    const off = () => editor.call(switchSource, { source: id, active: false });
    expect(await sources.readFrom(id, after(off, status, id))).toBe(0);
    expect(await sources.stateOf(id)).toMatchObject({ active: false, nextAt: null, failures: 0, checkedAt: null, etag: null });
    expect(await sources.articlesOf(id)).toEqual([]);
  }
  const fields = { name: 'Moved', language: 'en' as const, specialities: [], openAccess: false };
  for (const status of [200, 503]) {
    const id = `moved-${status}`;
    const feedUrl = sources.server.url(`/${id}-new`);
    const move = () => editor.call(changeSource, { source: id, version: 0, feedUrl, ...fields });
    expect(await sources.readFrom(id, after(move, status, id))).toBe(0);
    const state = await sources.stateOf(id);
    expect(state).toMatchObject({ active: true, feedUrl, failures: 0, checkedAt: null, etag: null });
    expect(state.nextAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  }
});

/** Addresses that are no operations are limited, too: each costs the database a look, or a drawing. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHttp } from '../testing/test-http.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';

let world: TestWorld;
let http: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  // One page to a network, and ten files.
  http = await openTestHttp(world, { resolve: async () => null }, { rateFactor: 1 / 1200 });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

let networks = 0;
const nextNetwork = () => `2001:db8:0:${(++networks).toString(16)}`;

const ID = 'abcdefgh12345678';

it.each([
  ['pictures', `/media/${ID}/320.webp`, 10],
  ['pieces of videos', `/video-files/${ID}/open/240/0.ts`, 10],
  ['files of posts', `/post-files/${ID}/${ID}`, 10],
  ['own files', `/post-files/own/${ID}`, 10],
  ['pictures of conversations', `/chat-files/${ID}/320.webp`, 10],
  ['own pictures of conversations', `/chat-files/own/${ID}/320.webp`, 10],
  ['share images', `/og/posts/${ID}.png`, 1],
  ['share images of cases', `/og/cases/${ID}.png`, 1],
  ['share images of news', `/og/news/${ID}.png`, 1],
  ['share images of threads', `/og/threads/${ID}.png`, 1],
  ['the share image of the site', '/og/site-en.png', 1],
  ['the list of sitemaps', '/sitemap.xml', 1],
  ['the sitemap of pages', '/sitemap-pages.xml', 1],
  ['sitemaps by source', '/sitemap-of-forums.xml', 1],
  ['sitemaps of items', '/sitemap-items.xml', 1],
  ['the knowledge', '/clinical-knowledge-6.jsonl', 1],
])('%s', async (_what, url, most) => {
  const [one, other] = [nextNetwork(), nextNetwork()];
  const asked = (remoteAddress: string) => http.inject({ url, remoteAddress });
  for (let n = 1; n <= most; n++) expect((await asked(`${one}::${n}`)).statusCode).not.toBe(429);
  const refused = await asked(`${one}::ffff`);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await asked(`${other}::1`)).statusCode).not.toBe(429);
});

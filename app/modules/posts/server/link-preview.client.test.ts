import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { createOutboundFetch } from '#platform/http/outbound-fetch.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestWorld } from '#platform/testing/test-world.ts';
import { getPost } from '../posts.contract.ts';
import { aPublishedPost } from '../testing/posts.factory.ts';
import { pageWords, readLinkPreview } from './link-preview.client.ts';
import { forgetOwnPreviews, readPreviews } from './link-preview.job.ts';

const PAGES: Record<string, { type: string; body: string | Buffer; to?: string }> = {
  '/article': {
    type: 'text/html; charset=utf-8',
    body: `<html><head><title>Plain</title><meta property="og:title" content="Fever &amp; rash"><meta content='What to ask <b>first</b>' name=description>
      <meta property="og:site_name" content="World Health Organization"><meta property="og:image" content="http://127.0.0.1/secret.png"></head></html>`,
  },
  '/latin': { type: 'text/html; charset=iso-8859-1', body: Buffer.from('<title>M\xe9decine</title>', 'latin1') },
  '/strange': { type: 'text/html; charset=x-no-such', body: '<title>Still &#x202e;read\u0000</title>' },
  '/to-article': { type: 'text/html', body: '', to: '/article' },
  '/picture': { type: 'image/png', body: 'png' },
  '/large': { type: 'text/html', body: 'x'.repeat(600 * 1024) },
};
/** What it answers to everything, as long as it is out of order. */
let outOfOrder: number | 'hangsUp' | null = null;
const server = createServer((request, response) => {
  const page = PAGES[request.url ?? ''];
  if (outOfOrder === 'hangsUp') return void request.socket.destroy();
  if (outOfOrder !== null) return void response.writeHead(outOfOrder).end();
  if (page === undefined) response.writeHead(404).end();
  else if (typeof page.to === 'string') response.writeHead(302, { location: `${base}${page.to}` }).end();
  else response.writeHead(200, { 'content-type': page.type }).end(page.body);
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const near = createOutboundFetch({ lookup: (_name, _options, done) => done(null, '127.0.0.1', 4), isAllowed: () => true });

describe('a link preview', () => {
  it('is plain words, and never a picture or an address of the page, nor what it calls itself in place of where it is', async () => {
    expect(await readLinkPreview(near, `${base}/article`)).toEqual({
      url: `${base}/article`,
      site: '127.0.0.1',
      title: 'Fever & rash',
      description: 'What to ask <b>first</b>',
    });
  });

  it('is read in the charset of the page', async () => {
    expect((await readLinkPreview(near, `${base}/latin`))?.title).toBe('Médecine');
    expect((await readLinkPreview(near, `${base}/strange`))?.title).toBe('Still read');
  });

  it('is empty for what is no page, too large, gone, or in our own network', async () => {
    for (const path of ['/picture', '/large', '/none']) expect((await readLinkPreview(near, base + path))?.title).toBe('');
    expect(await readLinkPreview(createOutboundFetch(), `${base}/article`)).toMatchObject({ title: '', site: '127.0.0.1' });
  });

  it('is not taken for empty where the page is out of order for a while', async () => {
    for (const fault of [500, 503, 429, 'hangsUp'] as const) {
      outOfOrder = fault;
      expect(await readLinkPreview(near, `${base}/article`)).toBeNull();
    }
    outOfOrder = 410;
    expect(await readLinkPreview(near, `${base}/article`)).toMatchObject({ title: '' });
    outOfOrder = null;
  });

  it('that could not be read is read with the next try, and those that could are not asked for again', async () => {
    const world = await openTestWorld();
    const { db } = world.runtime.database;
    const urls = [`${base}/latin`, `${base}/article`];
    const reading = { db, fetch: near, publicUrl: 'https://kolegia.example' };
    await readPreviews(reading, urls.slice(0, 1));
    outOfOrder = 503;
    expect(await readPreviews(reading, urls)).toEqual([`${base}/article`]);
    outOfOrder = null;
    expect(await readPreviews(reading, urls)).toEqual([]);
    outOfOrder = 503;
    expect(await readPreviews(reading, urls)).toEqual([]);
    outOfOrder = null;
    await world.close();
  });

  it('is kept of no page of ours, where it would stay when the page is taken down', async () => {
    const world = await openTestWorld();
    const { db, pool } = world.runtime.database;
    const [own, other] = [`${base}/article`, `${base}/latin`.replace('127.0.0.1', 'localhost')];
    expect(await readPreviews({ db, fetch: near, publicUrl: base.replace('http:', 'https:') }, [own, other])).toEqual([]);
    const { rows } = await pool.query('select url from posts.link_preview where url = any($1)', [[own, other]]);
    expect(rows).toEqual([{ url: other }]);
    await world.close();
  });

  it('is kept of no page of ours either where another address leads there', async () => {
    const world = await openTestWorld();
    const { db, pool } = world.runtime.database;
    const [short, other] = ['/to-article', '/latin'].map((path) => `${base}${path}`.replace('127.0.0.1', 'localhost'));
    const fetch = createOutboundFetch({
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      isAllowed: () => true,
    });
    expect(await readPreviews({ db, fetch, publicUrl: base }, [short ?? '', other ?? ''])).toEqual([]);
    const { rows } = await pool.query('select url, title, description from posts.link_preview where url = any($1) order by title', [
      [short, other],
    ]);
    expect(rows).toEqual([
      { url: short, title: '', description: '' },
      { url: other, title: 'Médecine', description: '' },
    ]);
    await world.close();
  });

  it('of a page of ours that was kept once is shown to nobody, and forgotten', async () => {
    const world = await openTestWorld();
    const { database, services } = world.runtime;
    const [own, other] = [`${services.settings.publicUrl}/cases/0123456789abcdef`, 'https://who.int/news'];
    const author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
    const id = await aPublishedPost(world, author, { content: { body: fromPlainText(`As in ${own} and ${other}`) } });
    await database.pool.query(
      `insert into posts.link_preview (url, title, description, site, fetched_at) select url, 'Its title', 'What it says', 'Its site', now() from unnest($1::text[]) url`,
      [[own, other]],
    );
    expect((await world.as(null).call(getPost, { id })).links.map(({ url }) => url)).toEqual([other]);
    await services.jobs.enqueue(database.db, forgetOwnPreviews, {});
    await world.runJobs();
    const { rows } = await database.pool.query('select url from posts.link_preview');
    expect(rows).toEqual([{ url: other }]);
    await world.close();
  });

  it('reads whatever head there is', () => {
    expect(pageWords('')).toEqual({ title: '', description: '' });
    expect(pageWords('<title>A</title><meta name="description" content="">').title).toBe('A');
    expect(pageWords(`<meta property="og:title" content="${'x'.repeat(900)}">`).title).toHaveLength(200);
  });

  it('leaves words whole: where they may break is nothing to see, and joined signs stay joined', () => {
    expect(pageWords('<title>Hyper&shy;kalaemia in dia\u200bbetes</title>').title).toBe('Hyperkalaemia in diabetes');
    const joined = 'क्\u200dष and 👩\u200d⚕️';
    expect(pageWords(`<title>${joined}</title>`).title).toBe(joined);
    expect(pageWords(`<meta property="og:title" content="${'x'.repeat(199)}🫀">`).title).toBe('x'.repeat(199));
  });
});

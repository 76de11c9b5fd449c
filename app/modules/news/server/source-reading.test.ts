/** A server with feeds in every format, sound and broken, read through the product's own fetch. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { type ArticleSummary, getArticle, listArticles } from '../news.contract.ts';
import { aSource, type FeedAnswer, type FeedServer, feed, openFeedServer } from '../testing/news.factory.ts';
import { allSources, findSource, setActive } from './source.store.ts';
import { readSource, sourceReadingJobs } from './source-reading.job.ts';

let world: TestWorld;
let server: FeedServer;
let reader: Caller;
const controller = new AbortController();

beforeAll(async () => {
  world = await openTestWorld();
  server = await openFeedServer();
  reader = world.as(null);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const context = () => ({ services: world.runtime.services, db: world.runtime.database.db, log: silentLog, signal: controller.signal });
const read = (id: string) => readSource(context(), server.outbound, id);

/** A source whose feed answers so, read once. */
async function readFrom(id: string, answer: FeedAnswer, wish: Parameters<typeof aSource>[1] | object = {}): Promise<number> {
  server.answer(`/${id}`, answer);
  await aSource(world, { id, feedUrl: server.url(`/${id}`), ...wish });
  return read(id);
}
const articlesOf = async (journal: string): Promise<ArticleSummary[]> => (await reader.call(listArticles, { journal, limit: 50 })).data;
const stateOf = async (id: string) => {
  const row = await findSource(world.runtime.database.db, id);
  if (row === null) throw new Error(`No source ${id}`);
  return row;
};

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:p="http://prismstandard.org/namespaces/basic/2.0/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>Journal</title><language>en-gb</language><atom:link href="https://journal.example/self"/>
<item><title>Oral rehydration in childhood diarrhoea: a randomised trial</title><link>https://journal.example/a/1?utm_source=rss</link>
<guid isPermaLink="false">a1</guid><description><![CDATA[<p>We compared two <b>solutions</b> &amp; found the new one no better than the old.</p><script>alert(1)</script>]]></description>
<d:creator>Ani Wijaya</d:creator><d:creator>Budi Hartono</d:creator><p:doi>10.1000/RSS.1</p:doi><p:publicationName>Journal of Trials</p:publicationName>
<d:rights>Open access under CC BY 4.0, https://creativecommons.org/licenses/by/4.0/</d:rights><category>Paediatrics</category><pubDate>Mon, 16 Nov 2026 10:00:00 GMT</pubDate></item>
<item><title>Oral rehydration in childhood diarrhoea: a randomised trial</title><link>https://journal.example/a/1-again</link><guid isPermaLink="false">a1</guid></item>
<item><title>Without anything that names it</title></item>
</channel></rss>`;

const RDF = `<?xml version="1.0"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:prism="http://purl.org/rss/1.0/modules/prism/">
<channel rdf:about="https://rdf.example/"><title>Journal</title><dc:language>en</dc:language></channel>
<item rdf:about="https://rdf.example/a/1"><title>Consensus statement on the treatment of gout</title><link>https://rdf.example/a/1</link>
<dc:identifier>doi:10.1000/rdf.1</dc:identifier><dc:creator>Chen, L; Diah, P</dc:creator><dc:date>2026-11-15</dc:date><dc:source>Rheum Today, Volume 3, Issue 2</dc:source><prism:section>Guideline</prism:section></item></rdf:RDF>`;

const ATOM = `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id"><title>Jurnal</title>
<entry><id>urn:1</id><title type="html">Laporan kasus: demam &lt;i&gt;dengue&lt;/i&gt; pada ibu hamil dan penanganannya</title>
<link rel="alternate" href="https://atom.example/1"/><link rel="license" href="https://creativecommons.org/licenses/by/4.0/"/><updated>2026-11-14T00:00:00Z</updated>
<author><name>Eka Putri</name></author><summary>Seorang ibu hamil dengan demam dan perdarahan yang ditangani di rumah sakit daerah.</summary></entry></feed>`;

const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Agency',
  items: [
    {
      id: '1',
      url: 'https://json.example/1',
      title: 'Recall of an insulin pump',
      content_html: '<p>Users are asked to return it to their clinic.</p>',
      date_published: '2026-11-13T08:00:00Z',
      tags: ['Safety alert'],
    },
    { id: 2, title: null },
    null,
  ],
});

describe('formats', () => {
  it('reads RSS 2.0 with Dublin Core and PRISM', async () => {
    expect(await readFrom('rss', feed('application/rss+xml; charset=utf-8', RSS))).toBe(1);
    const [article] = await articlesOf('rss');
    expect(article).toMatchObject({
      kind: 'article',
      language: 'en',
      title: 'Oral rehydration in childhood diarrhoea: a randomised trial',
      byline: { kind: 'source', id: 'rss', name: 'Journal rss' },
      card: { type: 'trial', openAccess: true, journal: 'Journal of Trials', lines: null, notice: null },
      publishedAt: '2026-11-16T10:00:00.000Z',
    });
    expect(article?.specialities).toContain('paediatrics');
    const view = await reader.call(getArticle, { id: article?.id ?? '' });
    expect(view).toMatchObject({
      abstract: 'We compared two solutions & found the new one no better than the old.',
      authors: ['Ani Wijaya', 'Budi Hartono'],
      doi: '10.1000/rss.1',
      link: 'https://journal.example/a/1?utm_source=rss',
      written: null,
      can: { writeCard: false, respond: false, respondRefusal: 'signIn' },
    });
  });

  it('reads RSS 1.0', async () => {
    expect(await readFrom('rdf', feed('application/rdf+xml', RDF))).toBe(1);
    const [article] = await articlesOf('rdf');
    expect(article).toMatchObject({ card: { type: 'guideline', journal: 'Rheum Today' }, specialities: ['rheumatology'] });
    expect(await reader.call(getArticle, { id: article?.id ?? '' })).toMatchObject({
      authors: ['Chen, L', 'Diah, P'],
      doi: '10.1000/rdf.1',
    });
  });

  it('reads Atom, and hears the language of the text', async () => {
    expect(await readFrom('atom', feed('application/atom+xml', ATOM))).toBe(1);
    const [article] = await articlesOf('atom');
    expect(article).toMatchObject({
      language: 'id',
      title: 'Laporan kasus: demam dengue pada ibu hamil dan penanganannya',
      card: { type: 'case', openAccess: true },
    });
  });

  it('reads JSON Feed, leaving out what is no entry', async () => {
    expect(await readFrom('json', feed('application/feed+json', JSON_FEED), { kind: 'agency' })).toBe(1);
    expect((await articlesOf('json'))[0]).toMatchObject({ title: 'Recall of an insulin pump', card: { type: 'news' } });
  });

  it('believes bytes more than servers: Latin-1 announced as UTF-8, UTF-16, packed', async () => {
    const item = (title: string, n: number) => `<item><title>${title}</title><link>https://chars.example/${n}</link></item>`;
    const latin = `<?xml version="1.0" encoding="iso-8859-1"?><rss version="2.0"><channel>${item('Ménière and the naïve reader', 1)}</channel></rss>`;
    await readFrom('latin', feed('text/xml; charset=utf-8', Buffer.from(latin, 'latin1')));
    const wide = `<?xml version="1.0"?><rss version="2.0"><channel>${item('Sjögren in sixteen bits', 2)}</channel></rss>`;
    await readFrom('wide', feed('text/xml', Buffer.from(`\ufeff${wide}`, 'utf16le')));
    await readFrom(
      'packed',
      feed('text/xml', gzipSync(wide.replace('/2<', '/3<').replace('sixteen', 'eight')), { 'content-encoding': 'gzip' }),
    );
    const titles = [...(await articlesOf('latin')), ...(await articlesOf('wide')), ...(await articlesOf('packed'))].map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Ménière and the naïve reader', 'Sjögren in sixteen bits', 'Sjögren in eight bits']);
  });
});

describe('the same article', () => {
  it('comes once, by DOI, link or title, from whatever source', async () => {
    const again = (id: string, fields: string) =>
      `<rss version="2.0" xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"><channel><item>${fields}<guid>${id}</guid></item></channel></rss>`;
    expect(await read('rss')).toBe(0);
    const doi = again(
      'x1',
      '<title>Another title for it</title><link>https://elsewhere.example/9</link><prism:doi>10.1000/rss.1</prism:doi>',
    );
    expect(await readFrom('same-doi', feed('text/xml', doi))).toBe(0);
    const link = again('x2', '<title>Yet another title for it</title><link>http://www.journal.example/a/1/</link>');
    expect(await readFrom('same-link', feed('text/xml', link))).toBe(0);
    const title = again(
      'x3',
      '<title>Oral rehydration in childhood diarrhoea — a randomised trial.</title><link>https://elsewhere.example/10</link>',
    );
    expect(await readFrom('same-title', feed('text/xml', title))).toBe(0);
  });

  it('comes once where nothing but the name its feed gives it tells it apart, and again where that name was given to another', async () => {
    const item = (guid: string, title: string, more = '') =>
      `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title>${more}</item>`;
    const link = (n: number) => `<link>https://named.example/${n}</link>`;
    const rss = (...items: string[]) => feed('text/xml', `<rss version="2.0"><channel>${items.join('')}</channel></rss>`);
    const first = [
      item('n1', 'Editorial'),
      item('n2', 'A longer title of six words', link(2)),
      item('n3', 'Its third entry that has a link', link(3)),
    ];
    expect(await readFrom('named', rss(...first))).toBe(3);
    expect(await readFrom('named-too', rss(item('n1', 'Editorial')))).toBe(1);
    const again = [
      item('n1', 'Editorial'),
      item('n2', 'A longer title of six words, mended', link(2)),
      item('n3', 'Something else under a name used before', link(4)),
    ];
    server.answer('/named', rss(...again));
    expect(await read('named')).toBe(1);
    expect(await read('named')).toBe(0);
    server.answer('/named', rss(item('n1', 'RETRACTED: Editorial')));
    expect(await read('named')).toBe(0);
    const editorial = (await articlesOf('named')).find(({ title }) => title === 'Editorial');
    expect(editorial?.card.notice).toBe('retraction');
  });

  it('is not what shares a link with it: each article of an issue comes in, with a DOI or without', async () => {
    const toc = '<link>https://issues.example/toc/7</link>';
    const item = (n: number, more = '') => `<item><title>Number ${n} of the articles in this issue</title>${toc}${more}</item>`;
    const doi = (n: number) => `<p:doi>10.1000/issue.${n}</p:doi>`;
    const rss = (...items: string[]) =>
      feed(
        'text/xml',
        `<rss version="2.0" xmlns:p="http://prismstandard.org/namespaces/basic/2.0/"><channel>${items.join('')}</channel></rss>`,
      );
    expect(await readFrom('issue-dois', rss(item(1, doi(1)), item(2, doi(2))))).toBe(2);
    server.answer('/issue-dois', rss(item(2, doi(2)), item(3, doi(3))));
    expect(await read('issue-dois')).toBe(1);
    // One at a time, as a feed that is read as soon as it changes.
    server.answer('/issue-dois', rss(item(4, doi(4))));
    expect(await read('issue-dois')).toBe(1);
    server.answer('/issue-dois', rss(item(5, doi(5))));
    expect(await read('issue-dois')).toBe(1);
    expect(await readFrom('issue-titles', rss(item(11), item(12), item(13)))).toBe(3);
    server.answer('/issue-titles', rss(item(13), item(14)));
    expect(await read('issue-titles')).toBe(1);
    expect(await read('issue-titles')).toBe(0);
  });

  it('is not dated in the future, nor before there were such feeds', async () => {
    const item = (n: number, date: string) =>
      `<item><title>Dated number ${n}</title><link>https://dates.example/${n}</link><pubDate>${date}</pubDate></item>`;
    const body = `<rss version="2.0"><channel>${item(1, 'Fri, 01 Jan 2100 00:00:00 GMT')}${item(2, 'yesterday or so')}${item(3, 'Thu, 01 Jan 1970 00:00:00 GMT')}</channel></rss>`;
    expect(await readFrom('dates', feed('text/xml', body))).toBe(3);
    for (const { publishedAt } of await articlesOf('dates')) {
      expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(publishedAt)).toBeGreaterThan(Date.now() - 60_000);
    }
  });
});

describe('what goes wrong', () => {
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
    expect(await readFrom(id, answer)).toBe(0);
    const state = await stateOf(id);
    expect(state).toMatchObject({ active: true, failures: 1, fault });
    expect((state.nextAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(10 * 60_000);
    expect(await articlesOf(id)).toEqual([]);
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
    expect(await readFrom('nul-json', feed('application/feed+json', json))).toBe(3);
    const rss = `<rss version="2.0"><channel><item><guid isPermaLink="false">x\u0000y</guid><link>https://nul.example/e\u0001</link><title>An item whose guid holds a character of no value</title></item></channel></rss>`;
    expect(await readFrom('nul-xml', feed('text/xml', rss))).toBe(1);
  });

  it('a fault of ours is no fault of the source, but is seen at the desk and tried ever later', async () => {
    const { database } = world.runtime.services;
    await database.pool.query(`create function news.refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`);
    await database.pool.query('create trigger refuse before insert on news.article execute function news.refuse()');
    const rss = `<rss version="2.0"><channel><item><link>https://ours.example/1</link><title>What a trigger keeps out for once</title></item></channel></rss>`;
    await expect(readFrom('ours', feed('text/xml', rss))).rejects.toThrow();
    await database.pool.query('drop trigger refuse on news.article');
    await database.pool.query('drop function news.refuse()');
    const state = await stateOf('ours');
    expect(state).toMatchObject({ active: true, failures: 1, fault: 'unexpected', readingUntil: null });
    expect((state.nextAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(10 * 60_000);
    expect(await read('ours')).toBe(1);
    expect(await stateOf('ours')).toMatchObject({ failures: 0, fault: null });
  });

  it('a server that says when to come back is asked no sooner, within a limit', async () => {
    const minutesUntil = async (id: string) => Math.round((((await stateOf(id)).nextAt?.getTime() ?? 0) - Date.now()) / 60_000);
    const busy =
      (retryAfter: string): FeedAnswer =>
      (response) =>
        response.writeHead(429, { 'retry-after': retryAfter }).end();
    await readFrom('busy', busy('7200'));
    expect(await minutesUntil('busy')).toBe(120);
    await readFrom('busy-date', busy(new Date(Date.now() + 3 * 3_600_000).toUTCString()));
    expect(await minutesUntil('busy-date')).toBe(180);
    await readFrom('busy-long', busy('99999999'));
    expect(await minutesUntil('busy-long')).toBe(48 * 60);
    for (const [n, sooner] of ['1', '0', '-5', 'soon', '1e9', 'Mon, 16 Nov 1998 10:00:00 GMT'].entries()) {
      await readFrom(`busy-sooner-${n}`, busy(sooner));
      expect(await minutesUntil(`busy-sooner-${n}`)).toBe(15);
    }
  });

  it('410 switches a source off', async () => {
    await readFrom('gone', (response) => response.writeHead(410).end());
    expect(await stateOf('gone')).toMatchObject({ active: false, fault: 'gone', nextAt: null });
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
    expect(await readFrom('conditional', conditional)).toBe(1);
    server.answer('/conditional', (response) => response.writeHead(503).end());
    await read('conditional');
    expect(await stateOf('conditional')).toMatchObject({ failures: 1, fault: 'status', etag: '"v1"' });
    server.answer('/conditional', conditional);
    expect(await read('conditional')).toBe(0);
    expect(asked).toBe(2);
    expect(await stateOf('conditional')).toMatchObject({ failures: 0, fault: null, etag: '"v1"' });
  });
});

describe('the round', () => {
  it('reads what is due, once, one after the other where sources share a host', async () => {
    const { db } = world.runtime.database;
    for (const { id } of await allSources(db)) await setActive(db, id, false);
    let open = 0;
    let most = 0;
    const before = server.requests.length;
    for (const id of ['round-1', 'round-2', 'round-3']) {
      server.answer(`/${id}`, (response) => {
        open += 1;
        most = Math.max(most, open);
        setTimeout(() => {
          open -= 1;
          response
            .writeHead(200, { 'content-type': 'text/xml' })
            .end(`<rss version="2.0"><channel><item><title>${id}</title><link>https://round.example/${id}</link></item></channel></rss>`);
        }, 20);
      });
      const feedUrl = server.url(`/${id}`);
      await aSource(world, { id, feedUrl: id === 'round-2' ? feedUrl.replace('http://feeds', 'HTTP://Feeds') : feedUrl });
    }
    const { readDueSources } = sourceReadingJobs(server.outbound, 1);
    // Two workers at the same minute.
    await Promise.all([readDueSources.run(context(), {}), readDueSources.run(context(), {})]);
    expect(server.requests.slice(before).toSorted()).toEqual(['/round-1', '/round-2', '/round-3']);
    expect(most).toBeLessThanOrEqual(2);
    await readDueSources.run(context(), {});
    expect(server.requests.length - before).toBe(3);
  });

  it('and a source that is switched on meanwhile ask one host one after the other, and one feed once', async () => {
    const { db } = world.runtime.database;
    for (const { id } of await allSources(db)) await setActive(db, id, false);
    let open = 0;
    let most = 0;
    const before = server.requests.length;
    const asked = Promise.withResolvers<void>();
    const slow: FeedAnswer = (response) => {
      open += 1;
      most = Math.max(most, open);
      asked.resolve();
      setTimeout(() => {
        open -= 1;
        response.writeHead(200, { 'content-type': 'text/xml' }).end('<rss version="2.0"><channel></channel></rss>');
      }, 150);
    };
    for (const id of ['host-1', 'host-2']) {
      server.answer(`/${id}`, slow);
      await aSource(world, { id, feedUrl: server.url(`/${id}`) });
    }
    await setActive(db, 'host-2', false);
    const { readDueSources, readOneSource } = sourceReadingJobs(server.outbound, 1);
    const round = readDueSources.run(context(), {});
    await asked.promise;
    // Both are switched on while the first is being read: the one is read already, and the other has the same host.
    for (const id of ['host-1', 'host-2']) {
      await setActive(db, id, true);
      await readOneSource.run(context(), { source: id });
    }
    await round;
    expect(server.requests.slice(before)).toEqual(['/host-1']);
    await Promise.all([readOneSource.run(context(), { source: 'host-2' }), readDueSources.run(context(), {})]);
    await readDueSources.run(context(), {});
    expect(server.requests.slice(before)).toEqual(['/host-1', '/host-2']);
    expect(most).toBe(1);
    // What was read is due later, and nothing keeps its host.
    expect(await stateOf('host-2')).toMatchObject({ readingUntil: null, failures: 0, fault: null });
  });
});

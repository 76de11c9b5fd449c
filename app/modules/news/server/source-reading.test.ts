/** A server with feeds in every format, read through the product's own fetch; an article comes once. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getArticle } from '../news.contract.ts';
import { feed, openSourceReading, type SourceReading } from '../testing/news.factory.ts';

let sources: SourceReading;
beforeAll(async () => {
  sources = await openSourceReading();
});
afterAll(() => sources.close());

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
    expect(await sources.readFrom('rss', feed('application/rss+xml; charset=utf-8', RSS))).toBe(1);
    const [article] = await sources.articlesOf('rss');
    expect(article).toMatchObject({
      kind: 'article',
      language: 'en',
      title: 'Oral rehydration in childhood diarrhoea: a randomised trial',
      byline: { kind: 'source', id: 'rss', name: 'Journal rss' },
      card: { type: 'trial', openAccess: true, journal: 'Journal of Trials', lines: null, notice: null },
      publishedAt: '2026-11-16T10:00:00.000Z',
    });
    expect(article?.specialities).toContain('paediatrics');
    const view = await sources.reader.call(getArticle, { id: article?.id ?? '' });
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
    expect(await sources.readFrom('rdf', feed('application/rdf+xml', RDF))).toBe(1);
    const [article] = await sources.articlesOf('rdf');
    expect(article).toMatchObject({ card: { type: 'guideline', journal: 'Rheum Today' }, specialities: ['rheumatology'] });
    expect(await sources.reader.call(getArticle, { id: article?.id ?? '' })).toMatchObject({
      authors: ['Chen, L', 'Diah, P'],
      doi: '10.1000/rdf.1',
    });
  });

  it('reads Atom, and hears the language of the text', async () => {
    expect(await sources.readFrom('atom', feed('application/atom+xml', ATOM))).toBe(1);
    const [article] = await sources.articlesOf('atom');
    expect(article).toMatchObject({
      language: 'id',
      title: 'Laporan kasus: demam dengue pada ibu hamil dan penanganannya',
      card: { type: 'case', openAccess: true },
    });
  });

  it('reads JSON Feed, leaving out what is no entry', async () => {
    expect(await sources.readFrom('json', feed('application/feed+json', JSON_FEED), { kind: 'agency' })).toBe(1);
    expect((await sources.articlesOf('json'))[0]).toMatchObject({ title: 'Recall of an insulin pump', card: { type: 'news' } });
  });

  it('believes bytes more than servers: Latin-1 announced as UTF-8, UTF-8 as Latin-1, UTF-16, packed', async () => {
    const item = (title: string, n: number) => `<item><title>${title}</title><link>https://chars.example/${n}</link></item>`;
    const latin = `<?xml version="1.0" encoding="iso-8859-1"?><rss version="2.0"><channel>${item('Ménière and the naïve reader', 1)}</channel></rss>`;
    await sources.readFrom('latin', feed('text/xml; charset=utf-8', Buffer.from(latin, 'latin1')));
    const plain = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel>${item('Ménière in Ångström’s eight bits', 4)}</channel></rss>`;
    await sources.readFrom('plain', feed('text/xml; charset=ISO-8859-1', plain));
    const misnamed = plain.replace('"utf-8"', '"windows-1252"').replace('Ångström’s', 'Håkon’s').replace('/4<', '/5<');
    await sources.readFrom('misnamed', feed('text/xml', misnamed));
    const wide = `<?xml version="1.0"?><rss version="2.0"><channel>${item('Sjögren in sixteen bits', 2)}</channel></rss>`;
    await sources.readFrom('wide', feed('text/xml', Buffer.from(`\ufeff${wide}`, 'utf16le')));
    await sources.readFrom(
      'packed',
      feed('text/xml', gzipSync(wide.replace('/2<', '/3<').replace('sixteen', 'eight')), { 'content-encoding': 'gzip' }),
    );
    const titles: string[] = [];
    for (const id of ['latin', 'plain', 'misnamed', 'wide', 'packed'])
      titles.push(...(await sources.articlesOf(id)).map(({ title }) => title));
    expect(titles).toEqual([
      'Ménière and the naïve reader',
      'Ménière in Ångström’s eight bits',
      'Ménière in Håkon’s eight bits',
      'Sjögren in sixteen bits',
      'Sjögren in eight bits',
    ]);
  });
});

it('an address that leaves out what the feed’s own has leads to the article all the same', async () => {
  const item = (link: string, guid: string) =>
    `<item><title>Named from its own place: ${guid}</title><link>${link}</link><guid isPermaLink="false">${guid}</guid></item>`;
  const rss = `<rss version="2.0"><channel>${item('/a/1', 'g1')}${item('../b?c=2', 'g2')}${item('a word', 'g3')}</channel></rss>`;
  expect(await sources.readFrom('places', feed('text/xml', rss))).toBe(3);
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://based.example/journal/"><title>J</title>
<entry><id>urn:based:1</id><title>Named from the place that the feed names</title><link href="./1"/></entry></feed>`;
  expect(await sources.readFrom('based', feed('application/atom+xml', atom))).toBe(1);
  const linkOf = async ({ id }: { id: string }) => (await sources.reader.call(getArticle, { id })).link;
  const articles = [...(await sources.articlesOf('places')), ...(await sources.articlesOf('based'))];
  const links = await Promise.all(articles.toSorted((a, b) => a.title.localeCompare(b.title)).map(linkOf));
  expect(links).toEqual([sources.server.url('/a/1'), sources.server.url('/b?c=2'), null, 'https://based.example/journal/1']);
});

it('a feed behind blank lines, as some servers send it, is read', async () => {
  expect(
    await sources.readFrom(
      'blank-lines',
      feed('text/xml', `\n\r\n  ${RDF.replaceAll('rdf.example', 'blank.example').replace('rdf.1', 'blank.1')}`),
    ),
  ).toBe(1);
});

describe('the same article', () => {
  it('comes once, by DOI, link or title, from whatever source', async () => {
    const again = (id: string, fields: string) =>
      `<rss version="2.0" xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"><channel><item>${fields}<guid>${id}</guid></item></channel></rss>`;
    expect(await sources.read('rss')).toBe(0);
    const doi = again(
      'x1',
      '<title>Another title for it</title><link>https://elsewhere.example/9</link><prism:doi>10.1000/rss.1</prism:doi>',
    );
    expect(await sources.readFrom('same-doi', feed('text/xml', doi))).toBe(0);
    const link = again('x2', '<title>Yet another title for it</title><link>http://www.journal.example/a/1/</link>');
    expect(await sources.readFrom('same-link', feed('text/xml', link))).toBe(0);
    const title = again(
      'x3',
      '<title>Oral rehydration in childhood diarrhoea — a randomised trial.</title><link>https://elsewhere.example/10</link>',
    );
    expect(await sources.readFrom('same-title', feed('text/xml', title))).toBe(0);
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
    expect(await sources.readFrom('named', rss(...first))).toBe(3);
    expect(await sources.readFrom('named-too', rss(item('n1', 'Editorial')))).toBe(1);
    const again = [
      item('n1', 'Editorial'),
      item('n2', 'A longer title of six words, mended', link(2)),
      item('n3', 'Something else under a name used before', link(4)),
    ];
    sources.server.answer('/named', rss(...again));
    expect(await sources.read('named')).toBe(1);
    expect(await sources.read('named')).toBe(0);
    sources.server.answer('/named', rss(item('n1', 'RETRACTED: Editorial')));
    expect(await sources.read('named')).toBe(0);
    const editorial = (await sources.articlesOf('named')).find(({ title }) => title === 'Editorial');
    expect(editorial?.card.notice).toBe('retraction');
  });

  it('is not what its feed gives the same name, such as the address of the journal for each of them', async () => {
    const item = (n: string, title: string, link = `<link>https://onename.example/${n}</link>`) =>
      `<item><guid isPermaLink="false">https://onename.example/</guid><title>${title}</title>${link}</item>`;
    const rss = (...items: string[]) => feed('text/xml', `<rss version="2.0"><channel>${items.join('')}</channel></rss>`);
    const items = [
      item('1', 'Editorial'),
      item('2', 'The second article of this feed by far'),
      item('3', 'The third article of this feed by far'),
      item('4', 'Letter', ''),
    ];
    expect(await sources.readFrom('one-name', rss(...items))).toBe(4);
    expect(await sources.read('one-name')).toBe(0);
    sources.server.answer('/one-name', rss(item('5', 'The fifth article of this feed by far'), ...items));
    expect(await sources.read('one-name')).toBe(1);
  });

  it('comes once where neither name, link nor title tell it from others', async () => {
    const item = (title: string) => `<item><title>${title}</title><link>https://short.example/toc/7</link></item>`;
    const rss = feed('text/xml', `<rss version="2.0"><channel>${item('Editorial')}${item('Letters')}${item('Obituary')}</channel></rss>`);
    expect(await sources.readFrom('short', rss)).toBe(3);
    expect(await sources.read('short')).toBe(0);
  });

  it('is taken back by a second entry of its name beside the first', async () => {
    const item = (title: string) =>
      `<item><guid isPermaLink="false">b1</guid><title>${title}</title><link>https://beside.example/1</link></item>`;
    const title = 'An article that is there twice under one name';
    const body = `<rss version="2.0"><channel>${item(title)}${item(`RETRACTED: ${title}`)}${item(title)}</channel></rss>`;
    expect(await sources.readFrom('beside', feed('text/xml', body))).toBe(1);
    expect((await sources.articlesOf('beside'))[0]).toMatchObject({ title, card: { notice: 'retraction' } });
  });

  it('is not what an agency announces anew under the same title, such as a second recall of one kind', async () => {
    const item = (n: number, date: string) =>
      `<item><title>Public warning: traditional medicines with hidden drugs</title><link>https://alerts.example/${n}</link><guid>https://alerts.example/${n}</guid><pubDate>${date}</pubDate></item>`;
    const rss = (...items: string[]) => feed('text/xml', `<rss version="2.0"><channel>${items.join('')}</channel></rss>`);
    const first = item(1, 'Mon, 02 Feb 2026 08:00:00 GMT');
    expect(await sources.readFrom('alerts', rss(first), { kind: 'agency' })).toBe(1);
    // Announced at two places within days, or by somebody else, it is one.
    sources.server.answer('/alerts', rss(item(2, 'Tue, 03 Feb 2026 08:00:00 GMT'), first));
    expect(await sources.read('alerts')).toBe(0);
    expect(await sources.readFrom('alerts-retold', rss(item(3, 'Mon, 04 May 2026 08:00:00 GMT')), { kind: 'agency' })).toBe(0);
    const second = item(4, 'Mon, 01 Jun 2026 08:00:00 GMT');
    sources.server.answer('/alerts', rss(second, first));
    expect(await sources.read('alerts')).toBe(1);
    expect(await sources.read('alerts')).toBe(0);
    // Journals give a place of its own to what they had online first: there it is the same.
    const study = (n: number, date: string) => item(n, date).replaceAll('alerts', 'studies').replace('Public warning', 'A study');
    expect(await sources.readFrom('studies', rss(study(1, 'Mon, 02 Feb 2026 08:00:00 GMT')))).toBe(1);
    sources.server.answer('/studies', rss(study(2, 'Mon, 01 Jun 2026 08:00:00 GMT')));
    expect(await sources.read('studies')).toBe(0);
  });

  it('is not what corrects it once more under the same title, beside the first correction or later, as long as it is no other place of that', async () => {
    const item = (n: number, date: string) =>
      `<item><title>Correction: A trial of fluids that was mended twice</title><link>https://mended.example/${n}</link><guid>https://mended.example/${n}</guid><pubDate>${date}</pubDate></item>`;
    const rss = (...items: string[]) => feed('text/xml', `<rss version="2.0"><channel>${items.join('')}</channel></rss>`);
    const [first, beside] = [item(1, 'Mon, 02 Feb 2026 08:00:00 GMT'), item(2, 'Tue, 03 Feb 2026 08:00:00 GMT')];
    expect(await sources.readFrom('mended', rss(beside, first))).toBe(2);
    expect(await sources.read('mended')).toBe(0);
    sources.server.answer('/mended', rss(item(3, 'Wed, 04 Feb 2026 08:00:00 GMT'), beside, first));
    expect(await sources.read('mended')).toBe(1);
    // One of them alone, at the place that its issue gave it.
    sources.server.answer('/mended', rss(item(4, 'Wed, 04 Feb 2026 09:00:00 GMT')));
    expect(await sources.read('mended')).toBe(0);
    sources.server.answer('/mended', rss(item(5, 'Mon, 01 Jun 2026 08:00:00 GMT')));
    expect(await sources.read('mended')).toBe(1);
    // Somebody else who has one of them in a list tells of no other.
    expect(await sources.readFrom('mended-retold', rss(item(6, 'Mon, 06 Jul 2026 08:00:00 GMT')))).toBe(0);
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
    expect(await sources.readFrom('issue-dois', rss(item(1, doi(1)), item(2, doi(2))))).toBe(2);
    sources.server.answer('/issue-dois', rss(item(2, doi(2)), item(3, doi(3))));
    expect(await sources.read('issue-dois')).toBe(1);
    // One at a time, as a feed that is read as soon as it changes.
    sources.server.answer('/issue-dois', rss(item(4, doi(4))));
    expect(await sources.read('issue-dois')).toBe(1);
    sources.server.answer('/issue-dois', rss(item(5, doi(5))));
    expect(await sources.read('issue-dois')).toBe(1);
    expect(await sources.readFrom('issue-titles', rss(item(11), item(12), item(13)))).toBe(3);
    sources.server.answer('/issue-titles', rss(item(13), item(14)));
    expect(await sources.read('issue-titles')).toBe(1);
    expect(await sources.read('issue-titles')).toBe(0);
  });

  it('is dated by the clock its feed names, in either language', async () => {
    const dates: [written: string, meant: string][] = [
      ['Mon, 16 Nov 2026 17:00:00 WIB', '2026-11-16T10:00:00.000Z'],
      ['Mon, 16 Nov 2026 18:00:00 WITA', '2026-11-16T10:00:00.000Z'],
      ['Tue, 16 Jun 2026 11:00:00 BST', '2026-06-16T10:00:00.000Z'],
      ['Mon, 16 Nov 2026 05:00:00 EST', '2026-11-16T10:00:00.000Z'],
      ['Sab, 15 Agt 2026 17:00:00 +0700', '2026-08-15T10:00:00.000Z'],
      ['Sen, 16 Nopember 2026 17:00:00 WIB', '2026-11-16T10:00:00.000Z'],
      ['Selasa, 05 Mei 2026 10:00:00 GMT', '2026-05-05T10:00:00.000Z'],
    ];
    const items = dates.map(
      ([date], n) => `<item><title>Clock ${n}</title><link>https://clocks.example/${n}</link><pubDate>${date}</pubDate></item>`,
    );
    const body = `<rss version="2.0"><channel>${items.join('')}</channel></rss>`;
    expect(await sources.readFrom('clocks', feed('text/xml', body))).toBe(dates.length);
    const read = new Map((await sources.articlesOf('clocks')).map(({ title, publishedAt }) => [title, publishedAt]));
    expect(dates.map(([written], n) => [written, read.get(`Clock ${n}`)])).toEqual(dates);
  });

  it('is dated day first where its feed is Indonesian, by another of its dates where the first could be either or is ahead', async () => {
    const item = (n: number, ...dates: string[]) =>
      `<item><title>In numbers ${n}</title><link>https://numbers.example/${n}</link>${dates.join('')}</item>`;
    const rss = (language: string, ...items: string[]) =>
      feed(
        'text/xml',
        `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><language>${language}</language>${items.join('')}</channel></rss>`,
      );
    const date = '<pubDate>04/05/2026</pubDate>';
    await sources.readFrom('numbers-id', rss('id', item(1, date)));
    await sources.readFrom('numbers-us', rss('en-US', item(2, date)));
    const ahead = '<pubDate>Fri, 01 Jan 2100 00:00:00 GMT</pubDate><dc:date>2026-05-02</dc:date>';
    await sources.readFrom('numbers-ahead', rss('en', item(4, ahead)));
    await sources.readFrom('numbers-en', rss('en', item(3, date, '<dc:date>2026-05-03T10:00:00+07</dc:date>')));
    const days = await Promise.all(
      ['id', 'us', 'en', 'ahead'].map(async (one) => (await sources.articlesOf(`numbers-${one}`)).map(({ publishedAt }) => publishedAt)),
    );
    expect(days.map(([day]) => day?.slice(0, 13))).toEqual(['2026-05-04T00', '2026-04-05T00', '2026-05-03T03', '2026-05-02T00']);
  });

  it('is not dated in the future, nor before there were such feeds', async () => {
    const item = (n: number, date: string) =>
      `<item><title>Dated number ${n}</title><link>https://dates.example/${n}</link><pubDate>${date}</pubDate></item>`;
    const body = `<rss version="2.0"><channel>${item(1, 'Fri, 01 Jan 2100 00:00:00 GMT')}${item(2, 'yesterday or so')}${item(3, 'Thu, 01 Jan 1970 00:00:00 GMT')}</channel></rss>`;
    expect(await sources.readFrom('dates', feed('text/xml', body))).toBe(3);
    for (const { publishedAt } of await sources.articlesOf('dates')) {
      expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(publishedAt)).toBeGreaterThan(Date.now() - 60_000);
    }
  });
});

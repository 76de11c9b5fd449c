/** What search engines ask for: which addresses they may read, and which there are. */
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { LANGUAGES, pathInLanguage } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { ITEM_KINDS, itemPath } from '../library.contract.ts';
import { SITEMAP_PART, sitemapItems, sitemapParts } from './sitemap.store.ts';
import { sitemapPagesOf, sitemapPartsOf, sitemapSources } from './sitemap-page.policy.ts';

/** Pages that are lists; whatever needs a member or changes with every question is left out. */
const PAGES = [
  ...['/', '/cases', '/news', '/newsletter-by-journal', '/newsletters', '/video', '/series', '/posts', '/forums', '/community'],
  ...['/discover', '/specialities', '/health-conditions', '/moderation-log', '/about'],
  ...['/medi-ai', '/drug-to-drug', '/drug-dosage', '/differential-diagnosis', '/calculators'],
];
const CLOSED = ['/api/', '/login', '/search', '/notifications', '/bookmarks', '/onboarding', '/console', '/cases/new'];
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const AN_HOUR = 'public, max-age=3600';

interface Asked {
  Querystring: { after?: unknown };
}
/** Ids and slugs; the database takes no text with the character NUL. */
const afterOf = ({ after }: Asked['Querystring']) => (typeof after === 'string' ? after.replaceAll('\0', '').slice(0, 60) : '');

/** `size`: how many addresses a part may have of what is listed by id. */
export function serveSitemap(app: FastifyInstance, { database, settings: { publicUrl } }: Services, size = SITEMAP_PART): void {
  const partsAt = (file: string, starts: readonly string[]) =>
    starts.map((after) => `${publicUrl}/${file}${after === '' ? '' : `?after=${after}`}`);

  app.get('/robots.txt', async (_request, reply) => {
    const closed = CLOSED.flatMap((path) => LANGUAGES.map((language) => (path.startsWith('/api') ? path : pathInLanguage(path, language))));
    const lines = ['User-agent: *', ...new Set(closed.map((path) => `Disallow: ${path}`)), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
    return reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR).send(lines.join('\n'));
  });

  app.get('/sitemap.xml', { config: { rate: 'read' } }, async (_request, reply) => {
    const [items, ...sources] = await Promise.all([
      sitemapParts(database.db, ITEM_KINDS, size),
      ...sitemapSources().map(async (name) => partsAt(`sitemap-of-${name}.xml`, await sitemapPartsOf(name, database.db, size))),
    ]);
    const addresses = [`${publicUrl}/sitemap-pages.xml`, ...sources.flat(), ...partsAt('sitemap-items.xml', items)];
    const entries = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
    return reply.type('application/xml; charset=utf-8').header('cache-control', AN_HOUR).send(document('sitemapindex', entries));
  });

  app.get('/sitemap-pages.xml', { config: { rate: 'read' } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(
        document(
          'urlset',
          PAGES.flatMap((path) => urls(publicUrl, path, null)),
        ),
      ),
  );

  app.get<Asked & { Params: { file: string } }>('/sitemap-of-:file', { config: { rate: 'read' } }, async (request, reply) => {
    const source = /^(\w+)\.xml$/.exec(request.params.file)?.[1] ?? '';
    const pages = await sitemapPagesOf(source)?.(database.db, afterOf(request.query), size);
    if (pages === undefined) throw new Failure('request.notFound');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(
        document(
          'urlset',
          pages.flatMap(({ path, changedAt, plain = false }) => (plain ? plainUrl : urls)(publicUrl, path, changedAt)),
        ),
      );
  });

  app.get<Asked>('/sitemap-items.xml', { config: { rate: 'read' } }, async (request, reply) => {
    const items = await sitemapItems(database.db, ITEM_KINDS, afterOf(request.query), size);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(
        document(
          'urlset',
          items.flatMap((item) => urls(publicUrl, itemPath(item), item.changedAt)),
        ),
      );
  });
}

const document = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACES}>\n${entries.join('\n')}\n</${root}>\n`;

/** Of a page that has one address for all. */
const plainUrl = (publicUrl: string, path: string, changedAt: Date | null): string[] => [
  `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastChange(changedAt)}</url>`,
];

const lastChange = (at: Date | null) => (at === null ? '' : `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>`);

/** One entry per language, each naming all of them. */
function urls(publicUrl: string, path: string, changedAt: Date | null): string[] {
  const address = (language: (typeof LANGUAGES)[number]) => escapeHtml(publicUrl + pathInLanguage(path, language));
  const alternates = [
    ...LANGUAGES.map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${address('en')}"/>`,
  ].join('');
  const changed = lastChange(changedAt);
  return LANGUAGES.map((language) => `<url><loc>${address(language)}</loc>${changed}${alternates}</url>`);
}

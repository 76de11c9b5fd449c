/** GET /outbox: what would have left by mail, SMS and WhatsApp, for people who develop or try the product. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import { readerLanguage } from '../http/request-info.ts';
import { formatMoment } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

export function mountOutbox(
  app: FastifyInstance,
  options: {
    outbox: Outbox;
    translations: Translations;
    defaultLanguage: Language;
    /** A worker does it, whose folder has to be the same. */
    sentElsewhere: boolean;
  },
): void {
  const { outbox, translations, defaultLanguage, sentElsewhere } = options;
  app.get('/outbox.json', async (_request, reply) => reply.headers(HEADERS).send({ status: true, response: { data: outbox.entries() } }));
  app.get('/outbox', async (request, reply) => {
    const language = readerLanguage(request, defaultLanguage);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(HEADERS)
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(page(outbox.entries(), sentElsewhere, language, nonce, (key) => translations.text(language, `shell:outbox.${key}`)));
  });
}

type Texts = (key: string) => string;

function page(entries: readonly OutboxEntry[], sentElsewhere: boolean, language: Language, nonce: string, t: Texts): string {
  const title = escapeHtml(t('title'));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<header><h1>${title}</h1><a href="/outbox">${escapeHtml(t('refresh'))}</a></header>
<p>${escapeHtml(t('text'))}</p>
${sentElsewhere ? `<p>${escapeHtml(t('byWorker'))}</p>` : ''}
${entries.length === 0 ? `<p class="empty">${escapeHtml(t('empty'))}</p>` : `<ol>${entries.map((entry) => item(entry, language, t)).join('')}</ol>`}
</main>
</body>
</html>
`;
}

function item({ at, channel, to, subject, text, code }: OutboxEntry, language: Language, t: Texts): string {
  return `<li>
<div class="facts"><b>${escapeHtml(t(channel))}</b> <span>${escapeHtml(to)}</span> <time datetime="${at}">${escapeHtml(formatMoment(language, at))}</time></div>
${subject === null ? '' : `<h2>${escapeHtml(subject)}</h2>`}
${code === null ? '' : `<p class="code">${code}</p>`}
<pre>${escapeHtml(text)}</pre>
</li>`;
}

/** The page stands apart from the product's bundle, so its few colours are repeated from app/ui/tokens.css. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#faf8f4, #0e1514); --surface: light-dark(#ffffff, #151e1d); --line: light-dark(#e8e3d9, #263230);
  --ink: light-dark(#14211f, #e7eeec); --muted: light-dark(#546461, #9db0ac); --brand: light-dark(#0b6b62, #4fc3b5); --soft: light-dark(#e3f1ee, #17322e) }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.05rem; margin: .75rem 0 0 }
a { color: var(--brand); padding: .5rem 0 } a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
p, time, .empty { color: var(--muted) }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 1rem }
li { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem }
.facts { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-size: .875rem } .facts span { overflow-wrap: anywhere } .facts time { margin-inline-start: auto }
.code { margin: .75rem 0 0; padding: .5rem 1rem; border-radius: 8px; background: var(--soft); color: var(--ink); font: 700 1.75rem/1.3 ui-monospace, Menlo, Consolas, monospace; letter-spacing: .15em; user-select: all }
pre { margin: .75rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`;

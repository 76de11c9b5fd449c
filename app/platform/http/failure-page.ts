/** What a browser is shown where no page could be begun: too many at once, no database. It needs nothing else to be loaded. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { escapeHtml } from './escape-html.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:42ch;margin:20vh auto 0;padding:0 16px;text-align:center}h1{font-size:24px}a{display:inline-block;padding:10px 16px}small{opacity:.7}';

/** Two of them would make the link lead to another site. */
const LEADING_SLASHES = /^[/\\]+/;

/** Whether somebody looks at the answer, rather than a program. */
export const isLookedAt = ({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

export function failurePage(
  translations: Translations,
  language: Language,
  { message, url, requestId, nonce }: { message: string; url: string; requestId: string; nonce: string },
): string {
  const text = (key: string, values = {}) => escapeHtml(translations.text(language, `shell:failed.${key}`, values));
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${text('title')}</title><style nonce="${nonce}">${STYLE}</style></head>`,
    `<body><main role="alert"><h1>${text('title')}</h1><p>${escapeHtml(message)}</p>`,
    `<p><a href="${escapeHtml(url.replace(LEADING_SLASHES, '/'))}">${text('retry')}</a></p><small>${text('request', { requestId })}</small></main></body></html>`,
  ].join('');
}

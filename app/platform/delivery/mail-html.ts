/** The look of a mail: its text in our colours, readable in clients that drop styles, and nothing fetched from anywhere. */
import { escapeHtml } from '../http/escape-html.ts';
import { type Language, pathInLanguage } from '../i18n/languages.ts';
import type { RenderedMessage } from './carrier.ts';
import { type BodyLook, bodyHtml } from './mail-body.ts';

/** Of app/ui/tokens.css, light and dark: mail clients know no custom properties. */
const PAPER = ['#faf8f4', '#0e1514'] as const;
const SURFACE = ['#ffffff', '#151e1d'] as const;
const LINE = ['#e8e3d9', '#263230'] as const;
const INK = ['#14211f', '#e7eeec'] as const;
const INK_MUTED = ['#546461', '#9db0ac'] as const;
const BRAND = ['#0b6b62', '#4fc3b5'] as const;
const BRAND_SOFT = ['#e3f1ee', '#17322e'] as const;

const FONT = "'Plus Jakarta Sans', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

const DARK = `@media (prefers-color-scheme: dark) {
.paper { background: ${PAPER[1]} !important } .card { background: ${SURFACE[1]} !important; border-color: ${LINE[1]} !important }
.ink { color: ${INK[1]} !important } .muted { color: ${INK_MUTED[1]} !important } .brand { color: ${BRAND[1]} !important }
.line { border-color: ${LINE[1]} !important }
.code { color: ${INK[1]} !important; background: ${BRAND_SOFT[1]} !important } }`;

export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** Instead of the text, where somebody wrote a part of it at length. */
  readonly rich?: RenderedMessage['rich'];
  readonly product: string;
  readonly publicUrl: string;
}

/** What somebody wrote at length, in the look of everything else. */
const LOOK: BodyLook = {
  paragraph: `class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK[0]};overflow-wrap:anywhere"`,
  list: `class="ink" style="margin:0 0 16px;padding-left:24px;font-size:16px;line-height:1.6;color:${INK[0]}"`,
  item: 'style="margin:0 0 4px;overflow-wrap:anywhere"',
  link: `class="brand" style="color:${BRAND[0]};overflow-wrap:anywhere"`,
  line: `class="line" style="margin:4px 0 20px;border:0;border-top:1px solid ${LINE[0]}"`,
};

export function mailHtml({ language, subject, text, rich, product, publicUrl }: MailContent): string {
  const frontPage = publicUrl + (language === 'en' ? '' : pathInLanguage('/', language));
  const paragraphs =
    rich === undefined
      ? paragraphsHtml(text, publicUrl)
      : [...paragraphsHtml(rich.before, publicUrl), bodyHtml(rich.parts, LOOK), ...paragraphsHtml(rich.after, publicUrl)];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER[0]}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER[0]}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${FONT}">
<tr><td class="brand" style="padding:0 4px 16px;font-size:18px;font-weight:700;color:${BRAND[0]}">${escapeHtml(product)}</td></tr>
<tr><td class="card" style="padding:32px 28px 16px;background:${SURFACE[0]};border:1px solid ${LINE[0]};border-radius:12px">
<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:700;color:${INK[0]}">${escapeHtml(subject)}</h1>
${paragraphs.join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;font-size:13px;line-height:1.5;color:${INK_MUTED[0]}">${link(frontPage, 'muted', INK_MUTED[0])}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const paragraphsHtml = (text: string, publicUrl: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.trim() === '' ? [] : [paragraphHtml(paragraph.trim(), publicUrl)]));

function paragraphHtml(paragraph: string, publicUrl: string): string {
  if (/^\d{4,8}$/.test(paragraph)) {
    const style = `margin:0 0 20px;padding:14px 20px;border-radius:8px;text-align:center;font:700 32px/1.2 ${MONO};letter-spacing:6px;color:${INK[0]};background:${BRAND_SOFT[0]}`;
    return `<p class="code" style="${style}">${paragraph}</p>`;
  }
  const lines = paragraph.split('\n').map((line) => withLinks(line, publicUrl));
  return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK[0]}">${lines.join('<br>')}</p>`;
}

/** Only addresses of our own become links: names and titles in a text are other people's words. */
function withLinks(line: string, publicUrl: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((piece) => (piece === publicUrl || piece.startsWith(`${publicUrl}/`) ? link(piece, 'brand', BRAND[0]) : escapeHtml(piece)))
    .join('');
}

const link = (url: string, className: string, colour: string) =>
  `<a class="${className}" href="${escapeHtml(url)}" style="color:${colour};overflow-wrap:anywhere">${escapeHtml(url)}</a>`;

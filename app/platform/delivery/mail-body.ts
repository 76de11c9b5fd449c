/** What somebody wrote at length, for a mail: as HTML, and as the text beside it that says the same. */
import { escapeHtml } from '../http/escape-html.ts';
import type { RichBlock, RichInline, RichText } from '../richtext/richtext.ts';

/** How its parts look; each value is the content of a `style` and a `class`. */
export interface BodyLook {
  readonly paragraph: string;
  readonly list: string;
  readonly item: string;
  readonly link: string;
  /** Between one part and the next. */
  readonly line: string;
}

type Paragraph = Extract<RichBlock, { type: 'paragraph' }>;

// ---------- HTML ----------

/** Every text in it is encoded: what is written is shown as it is written, and nothing of it is taken for markup. */
export const bodyHtml = (parts: readonly RichText[], look: BodyLook): string =>
  parts.map((part) => part.content.map((block) => blockHtml(block, look)).join('\n')).join(`\n<hr ${look.line}>\n`);

function blockHtml(block: RichBlock, look: BodyLook): string {
  if (block.type === 'paragraph') return `<p ${look.paragraph}>${inlinesHtml(block, look)}</p>`;
  const tag = block.type === 'orderedList' ? 'ol' : 'ul';
  const items = block.content.map(({ content }) => `<li ${look.item}>${content.map((one) => inlinesHtml(one, look)).join('<br>')}</li>`);
  return `<${tag} ${look.list}>${items.join('')}</${tag}>`;
}

/** A link is read as one, however often its emphasis changes. */
function inlinesHtml({ content = [] }: Paragraph, look: BodyLook): string {
  let words = '';
  return content
    .map((node, n) => {
      const url = linkOf(node);
      words = (url === linkOf(content[n - 1]) ? words : '') + inlineText(node);
      const isLast = url !== null && linkOf(content[n + 1]) !== url;
      return inlineHtml(node, look) + (isLast ? elsewhere(words, url) : '');
    })
    .join('');
}

const TAGS = { bold: 'strong', italic: 'em', subscript: 'sub', superscript: 'sup' } as const;

function inlineHtml(node: RichInline, look: BodyLook): string {
  if (node.type === 'hardBreak') return '<br>';
  if (node.type !== 'text') return escapeHtml(inlineText(node));
  const written = escapeHtml(node.text).replace(/\r\n?|\n/g, '<br>');
  return (node.marks ?? []).reduce((inner, mark) => {
    if (mark.type !== 'link') return `<${TAGS[mark.type]}>${inner}</${TAGS[mark.type]}>`;
    const url = webAddress(mark.attrs.href);
    return url === null ? inner : `<a href="${escapeHtml(url)}" ${look.link}>${inner}</a>`;
  }, written);
}

/** Null for what is none: no other scheme becomes a link, whoever stored it. */
function webAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Words that look like an address and lead to another have it beside them: that is how readers are led astray. */
function elsewhere(text: string, url: string): string {
  const { host } = new URL(url);
  const looksLikeOne = /:\/\/|\bwww\.|^\s*[\w-]+(?:\.[\w-]+)+(?:[/?#]|\s*$)/i.test(text);
  return looksLikeOne && placeNamed(text) !== withoutWww(host) ? ` (${escapeHtml(host)})` : '';
}

/** The first one only: who.int holds who.in, and what stands behind an address may be any other. */
function placeNamed(text: string): string | null {
  const [name] = /(?<=:\/\/)[^\s/?#]+|(?:[\w-]+\.)+[\w-]+(?::\d+)?/.exec(text) ?? [];
  return name === undefined ? null : withoutWww(name.toLowerCase().replace(/[.,;:!)]+$/, ''));
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

// ---------- text ----------

export const bodyText = (parts: readonly RichText[]): string =>
  parts
    .map((part) => part.content.map(blockText).join('\n\n').trim())
    .filter((part) => part !== '')
    .join('\n\n');

function blockText(block: RichBlock): string {
  if (block.type === 'paragraph') return inlinesText(block);
  return block.content
    .map(({ content }, n) => `${block.type === 'orderedList' ? `${n + 1}.` : '-'} ${content.map(inlinesText).join('\n  ')}`)
    .join('\n');
}

/** A link has its address behind its words, once, however often its emphasis changes. */
function inlinesText({ content = [] }: Paragraph): string {
  let words = '';
  let begun = 0;
  for (const [n, node] of content.entries()) {
    const url = linkOf(node);
    if (url !== linkOf(content[n - 1])) begun = words.length;
    words += inlineText(node);
    const isLast = url !== null && linkOf(content[n + 1]) !== url;
    if (isLast && words.slice(begun).trim() !== url) words += ` <${url}>`;
  }
  return words;
}

function linkOf(node: RichInline | undefined): string | null {
  const link = node?.type === 'text' ? node.marks?.find((mark) => mark.type === 'link') : undefined;
  return link?.type === 'link' ? webAddress(link.attrs.href) : null;
}

function inlineText(node: RichInline): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  return node.type === 'mention' ? `@${node.attrs.label}` : `[${node.attrs.n}]`;
}

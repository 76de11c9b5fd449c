/** What a reader sees of somebody else's markup: words, and nothing that a browser would act on. */
import { decodeHTML, decodeXML } from 'entities';

const INVISIBLE = /<(script|style|template|noscript|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** Here and below `<` ends a tag as well: searched for `>` alone, a text of many openings is read once for each of them. */
const BREAK = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|blockquote)\b[^<>]*>/gi;
/** A letter must follow, or "p < 0.05 and n > 30" would lose its middle. */
const TAG = /<\/?[a-z!?][^<>]*>/gi;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/g;
/** Control characters, those that turn or hide text, and halves of pairs that cannot be stored. */
const UNWANTED = /(?![\t\n])[\p{Cc}\p{Cs}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/** HTML to plain text on one line, at most `max` characters, cut at a word. Decoded twice, as feeds often escape twice. */
export function plainOf(html: string, max: number): string {
  // More than this is not looked at: the patterns above read everything several times.
  let text = html.slice(0, max * 20 + 2_000);
  for (let pass = 0; pass < 2; pass++) {
    text = decodeHTML(text.replace(INVISIBLE, ' ').replace(COMMENT, ' ').replace(BREAK, ' ').replace(TAG, ''));
  }
  return clipped(text.replace(TAG, '').replace(UNWANTED, '').replace(/\s+/g, ' ').trim(), max);
}

/** Cut at a word, with an ellipsis that says so. */
export function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut
    .slice(0, space > max * 0.5 ? space : cut.length)
    .replace(/[\s,;:.]+$/, '')
    .replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The inside of an XML element as the HTML it stands for: escaped markup unescaped once, CDATA as it is. */
export function innerHtml(xml: string): string {
  let html = '';
  let last = 0;
  for (const section of xml.matchAll(CDATA)) {
    html += decodeXML(xml.slice(last, section.index)) + (section[1] ?? '');
    last = section.index + section[0].length;
  }
  return html + decodeXML(xml.slice(last));
}

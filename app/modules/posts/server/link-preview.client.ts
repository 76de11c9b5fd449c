/** Reads what a page says of itself. Only plain text comes out of it: no markup, no picture, no address but the one that was asked. */
import { decodeHTML } from 'entities';
import { OutboundFault } from '#platform/http/outbound-fault.ts';
import type { OutboundFetch } from '#platform/http/outbound-fetch.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import type { LinkPreview } from '../posts.contract.ts';

const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 8000;
/** The head of a page; what comes later is not looked at. */
const HEAD_LENGTH = 128 * 1024;
const MOST_TAGS = 200;
const TAG_LENGTH = 4000;
const NOTHING = { title: '', description: '' };
const LENGTHS = { site: 80, title: 200, description: 300 } as const;

/**
 * With an empty title when there is nothing to read there; null when it may be there another time. The site is where the link leads,
 * and not what the page calls itself: anybody may call theirs the WHO. `isOwn`: of which pages, wherever they are found, nothing is read.
 */
export async function readLinkPreview(
  fetch: OutboundFetch,
  url: string,
  isOwn: (url: string) => boolean = () => false,
): Promise<LinkPreview | null> {
  const site = new URL(url).hostname.replace(/^www\./, '').slice(0, LENGTHS.site);
  try {
    const answer = await fetch(url, { accept: ['text/html', 'application/xhtml+xml'], maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });
    const words = isOwn(answer.url) ? NOTHING : pageWords(decoded(answer.bytes, answer.charset));
    return { url, site, ...words };
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    return isPassing(error) ? null : { url, site, ...NOTHING };
  }
}

/** Too slow, not reached, too busy, or broken just now. */
const isPassing = ({ reason, status }: OutboundFault): boolean =>
  reason === 'time' || reason === 'unreachable' || (reason === 'status' && (status === 408 || status === 429 || (status ?? 0) >= 500));

function decoded(bytes: Uint8Array, charset: string | null): string {
  const said =
    charset ?? /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,20})/i.exec(Buffer.from(bytes.subarray(0, 2048)).toString('latin1'))?.[1];
  return new TextDecoder(isCharset(said) ? said : 'utf-8').decode(bytes).slice(0, HEAD_LENGTH);
}

function isCharset(name: string | null | undefined): name is string {
  try {
    return typeof name === 'string' && new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

type PageWords = Pick<LinkPreview, 'title' | 'description'>;

/** Title and description from the head of a page. */
export function pageWords(html: string): PageWords {
  const meta = new Map<string, string>();
  for (const tag of metaTags(html)) {
    const name = (attribute(tag, 'property') ?? attribute(tag, 'name'))?.toLowerCase();
    const content = attribute(tag, 'content');
    if (name !== undefined && content !== undefined && !meta.has(name)) meta.set(name, content);
  }
  const title = /<title[^>]{0,200}>([^<]{0,2000})/i.exec(html)?.[1];
  const words = (...found: (string | undefined)[]) => plain(found.find((text) => text !== undefined && text.trim() !== '') ?? '');
  return {
    title: cutText(words(meta.get('og:title'), title, meta.get('twitter:title')), LENGTHS.title),
    description: cutText(words(meta.get('og:description'), meta.get('description')), LENGTHS.description),
  };
}

/** What stands between `<meta` and its end; a quoted value may hold the sign that ends a tag. */
function* metaTags(html: string): Generator<string> {
  const page = html.toLowerCase();
  for (let start = page.indexOf('<meta'), seen = 0; start !== -1 && seen < MOST_TAGS; start = page.indexOf('<meta', start + 5), seen++) {
    let quote = '';
    for (let end = start + 5; end < Math.min(html.length, start + TAG_LENGTH); end++) {
      const sign = html.charAt(end);
      if (quote === '' && sign === '>') {
        yield html.slice(start + 5, end);
        break;
      }
      if (quote === '' && (sign === '"' || sign === "'")) quote = sign;
      else if (sign === quote) quote = '';
    }
  }
}

const attribute = (tag: string, name: string): string | undefined => {
  const [, double, single, bare] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return double ?? single ?? bare;
};

/** Marks that nobody sees, such as those that turn the direction of writing or say where a word may break. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;

/** Without control characters and unseen marks. Joiners stay: several scripts, and composed emoji, are written with them. */
const plain = (text: string): string =>
  decodeHTML(text)
    .replace(UNSEEN, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

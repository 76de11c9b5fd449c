/**
 * A page is drawn before its code is asked for, and is styled once.
 *
 * Readers who are not signed in may not have its files yet: its styles stand in the document, as a dozen small files that must be there
 * before anything is drawn cost a first visit more than a second on a slow line, and its code is asked for once it has been drawn, so that
 * the words do not share the line with it.
 *
 * The router's links of styles stay, for print only: it finds the elements it expects, and what they name is there for the next page. It
 * takes them away with their page, while parts that come alive look once whether their styles are there: what the page is styled by
 * stands beside, and stays (tools/run/preload-trim.ts).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pieces } from '../web/part-places.ts';

/** Takes a document in pieces, of which the first has its whole head, for a member or for anybody. */
export type FirstPaint = (pieces: Pieces, nonce: string, isMember: boolean) => Pieces;

// The router marks styles that a part loaded later has too.
const LINK = /rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"/g;
const AHEAD = /<link rel="(modulepreload|preload)"(?= href="[^"]+\.js"| as="fetch")/g;
const MOST_KEPT = 200;

/** A page that is not seen is not drawn, and it comes alive all the same. */
const PATIENCE_MS = 1000;

/**
 * Keys pressed before the code is there are kept for it (app/shell/web/early-keys.ts), and the one of the palette from the browser, which
 * has a use of its own for it.
 */
const START = `(() => {
  const keys = [];
  const keep = (event) => {
    keys.push(event);
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k') event.preventDefault();
  };
  addEventListener('keydown', keep);
  window.takeEarlyKeys = () => {
    removeEventListener('keydown', keep);
    return keys;
  };
  const start = () => {
    const waiting = document.querySelector('script[type=later]');
    if (!waiting) return;
    waiting.type = 'started';
    for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', nonce: waiting.nonce, textContent: waiting.textContent });
    document.head.append(script);
    script.remove();
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, document.hidden ? 0 : ${PATIENCE_MS});
})();`;

/** What app/shell/web/skip-in-place.ts does, for whoever skips to the content before that has come. */
const SKIP = `addEventListener('click', (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !location.hash.includes('=') || !event.target.closest('a[href="#main"]')) return;
  event.preventDefault();
  const main = document.getElementById('main');
  main.scrollIntoView();
  main.focus({ preventScroll: true });
});`;

/** `clientFolder`: where the build has put what browsers load. */
export function createFirstPaint(clientFolder: string): FirstPaint {
  const files = new Map<string, string>();
  const read = (file: string) => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(clientFolder, file), 'utf8');
    files.set(file, text);
    return text;
  };
  /** By the files: pages of one kind have the same. */
  const together = new Map<string, Buffer>();
  const joined = (names: readonly string[]) => {
    const key = names.join(' ');
    const known = together.get(key);
    if (known !== undefined) return known;
    const made = Buffer.from(`${names.map(read).join('')}</style>`);
    if (together.size < MOST_KEPT) together.set(key, made);
    return made;
  };
  return (pieces, nonce, isMember) => {
    const [first = ''] = pieces;
    const head = typeof first === 'string' ? first.slice(0, Math.max(0, first.indexOf('</head>'))) : '';
    const names = Array.from(head.matchAll(LINK), ([, name = '']) => name);
    if (names.length === 0) return pieces;
    const drawn = head.replaceAll(LINK, (link) => `${link} media="print"`);
    const body = [first.slice(head.length), ...pieces.slice(1)];
    if (isMember) return [drawn, linksTo(names, nonce), ...endingWith(SKIP, body, nonce)];
    const waiting = endingWith(START + SKIP, startedLater(body, nonce), nonce);
    return [drawn.replaceAll(AHEAD, '<link data-rel="$1"'), `<style nonce="${nonce}">`, joined(names), ...waiting];
  };
}

const linksTo = (names: readonly string[], nonce: string) =>
  names.map((name) => `<link nonce="${nonce}" rel="stylesheet" href="${name}"/>`).join('');

function startedLater(body: Pieces, nonce: string): Pieces {
  const code = `<script nonce="${nonce}" type="module" async="">`;
  return body.map((piece) => (typeof piece === 'string' ? piece.replace(code, `<script nonce="${nonce}" type="later">`) : piece));
}

/** It runs behind everything the router expects to find, and is gone before that looks. */
function endingWith(code: string, body: Pieces, nonce: string): Pieces {
  const end = body.at(-1);
  if (typeof end !== 'string') return body;
  const script = `<script nonce="${nonce}">${code}document.currentScript.remove()</script>`;
  return [...body.slice(0, -1), end.replace('</body>', () => `${script}</body>`)];
}

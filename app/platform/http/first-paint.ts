/**
 * What a page is drawn from comes first, for readers who may not have its files yet: its styles stand in the document, as a dozen small
 * files that must be there before anything is drawn cost a first visit more than a second on a slow line, and its code comes behind
 * pictures and type. The links of the styles stay, for print only: what they name is fetched last, is there for the next page, and the
 * router finds the elements it expects.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Takes the beginning of a document, with its whole head. */
export type FirstPaint = (html: string, nonce: string) => readonly (string | Buffer)[];

// The router marks styles that a part loaded later has too.
const LINK = /rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"/g;
const CODE = '<link rel="modulepreload"';
const MOST_KEPT = 200;

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
  return (html, nonce) => {
    const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
    const names = Array.from(head.matchAll(LINK), ([, name = '']) => name);
    if (names.length === 0) return [html];
    const drawn = head.replaceAll(LINK, (link) => `${link} media="print"`).replaceAll(CODE, `${CODE} fetchpriority="low"`);
    return [drawn, `<style nonce="${nonce}">`, joined(names), html.slice(head.length)];
  };
}

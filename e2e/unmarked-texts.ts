/** Finds words on a page that are neither between the marks of marked-texts.ts nor data that the page was given. */
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { CLOSING, OPENING } from './marked-texts.ts';

export interface FoundText {
  /** Where: an element, and the attribute if it is one. */
  readonly place: string;
  /** What stands there outside of all marks. */
  readonly text: string;
}

interface PageTexts {
  readonly texts: FoundText[];
  readonly marked: number;
  readonly data: string[];
}

/** Begins the place of what is quoted: in pieces, when something in it is marked. */
const QUOTED = 'blockquote ';

/** Runs in the page. The order of text nodes is the order of the document, so a mark may open in one node and close in another. */
const COLLECT = `(() => {
  const QUOTED = '${QUOTED}';
  const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title', 'alt'];
  const named = (element) => element.tagName.toLowerCase() + (element.className && typeof element.className === 'string' ? '.' + element.className.split(' ')[0] : '');
  // Names that are the same in every language: keys of a keyboard, languages in their own words, initials of a name.
  const isName = (element) => element.closest('kbd, a[hreflang], label [lang], time, [aria-hidden="true"] svg') !== null;
  const isInitials = (element, text) => /^\\p{Lu}{1,2}$/u.test(text.trim()) && element.closest('[aria-hidden="true"], [role="img"]') !== null;
  const texts = [];
  let marked = 0;
  let depth = 0;
  const outside = (text) => {
    let found = '';
    for (const char of text) {
      if (char === '${OPENING}') { depth++; marked++; }
      else if (char === '${CLOSING}') depth--;
      else if (depth === 0) found += char;
    }
    return found;
  };
  const add = (place, text) => { if (/\\p{L}/u.test(text)) texts.push({ place, text: text.replace(/\\s+/g, ' ').trim() }); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      const before = depth;
      for (const name of SPOKEN) {
        const value = node.getAttribute(name);
        if (value === null || isName(node)) continue;
        depth = 0;
        add(named(node) + '[' + name + ']', outside(value));
      }
      depth = before;
      continue;
    }
    const parent = node.parentElement;
    if (parent.closest('script, style, noscript, template') !== null) continue;
    const text = outside(node.data);
    if (!isName(parent) && !isInitials(parent, text)) add((parent.closest('blockquote') === null ? '' : QUOTED) + named(parent), text);
  }
  if (depth !== 0) texts.push({ place: 'body', text: 'a mark is left open' });
  depth = 0;
  add('title', outside(document.title.replace(/ · Kolegia$/, '')));
  depth = 0;
  add('meta description', outside(document.querySelector('meta[name="description"]')?.content ?? ''));

  const data = new Set();
  const known = new Set();
  const take = (value) => {
    // What is packed for the way is JSON with other quotes, or in an element of its own: app/platform/web/packed.ts.
    const element = typeof value === 'string' && value.startsWith('data-') ? document.getElementById(value) : null;
    if (element !== null) take(JSON.parse(element.textContent));
    else if (typeof value === 'string' && value.startsWith('{\\u0060')) take(JSON.parse(value.replaceAll('\\u0060', '"')));
    else if (typeof value === 'string') data.add(value);
    else if (value !== null && typeof value === 'object' && !known.has(value)) {
      known.add(value);
      for (const one of Object.values(value)) take(one);
    }
  };
  take(window.__reactRouterDataRouter?.state?.loaderData ?? window.__reactRouterContext?.state?.loaderData);
  return { texts, marked, data: [...data] };
})()`;

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();
const LETTERS = /\p{L}/u;
/** 21 Nov 2026, 09:10 UTC */
const DATE = /^\d{1,2} \p{L}{3,9}\.? \d{4}(?:,? \d{2}[.:]\d{2}(?: UTC)?)?$/u;

/** Units of measurement, and the letters by which options are named: the same in every language. */
const SYMBOL =
  /^(?:°C|mmHg|kPa|bpm|cm|%|(?:×10⁹|×10¹²|[munµ]?(?:mol|g|L|l|m|IU|U|Eq|kg))?(?:\/(?:min|h|d|s|kg|[mdµ]?L|ml|m²|mol))*|\p{Lu}:?)$/u;

/** What the browser joins lists with. */
const JOINER = /^(?:and|dan)$/;

/** Time zones go by their names in the database of time zones. */
const TIME_ZONE = /^(?:UTC|[A-Z]\p{L}+\/[A-Z]\p{L}+(?: \p{L}+)*)$/u;

/** Countries are stored by code and named by the browser. */
const countryNames = ['en', 'id'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));
const namesOfCountries = (data: Iterable<string>) =>
  [...data].filter((value) => /^[A-Z]{2}$/.test(value)).flatMap((code) => countryNames.map((names) => names.of(code) ?? code));

/** Cut to a length, as descriptions are. */
const isBeginning = (text: string, data: ReadonlySet<string>) =>
  text.endsWith('…') && [...data].some((value) => value.startsWith(text.slice(0, -1).trimEnd()));

/** What a text is made of when it is data: whole values, one after the other, with signs and numbers between them. */
function isData(text: string, data: ReadonlySet<string>): boolean {
  if (data.has(text) || DATE.test(text) || TIME_ZONE.test(text) || isBeginning(text, data)) return true;
  const words = text.split(' ');
  const reached = new Set([0]);
  for (let from = 0; from < words.length; from++) {
    if (!reached.has(from)) continue;
    const word = words[from] ?? '';
    if (!LETTERS.test(word) || SYMBOL.test(word) || JOINER.test(word)) reached.add(from + 1);
    for (let to = from + 1; to <= Math.min(words.length, from + 40); to++) {
      const span = words.slice(from, to).join(' ');
      // What ends in a bracket of its own keeps it: Elektrokardiogram (EKG), D-dimer
      if (data.has(span) || data.has(span.replace(/,$/u, '')) || data.has(span.replace(/^[(“"]+|[)”",;:·.%]+$/gu, ''))) reached.add(to);
    }
  }
  return reached.has(words.length);
}

export interface Finding {
  readonly unmarked: FoundText[];
  /** How many texts carry marks. */
  readonly marked: number;
}

/** Everything that the page's own calls have answered counts as data too. */
export function rememberAnswers(page: Page): Set<string> {
  const answered = new Set<string>();
  const take = (value: unknown) => {
    if (typeof value === 'string') answered.add(folded(value));
    else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) take(one);
  };
  page.on('response', (response: Response) => {
    if (response.url().includes('/api/')) void response.json().then(take, () => undefined);
  });
  return answered;
}

export async function unmarkedTexts(page: Page, answered: ReadonlySet<string> = new Set()): Promise<Finding> {
  const { texts, marked, data } = await page.evaluate<PageTexts>(COLLECT);
  const known = new Set([...data.map(folded), ...answered]);
  // Longer texts are shown by paragraphs and lines.
  for (const value of data) if (value.includes('\n')) for (const line of value.split('\n')) known.add(folded(line));
  for (const name of namesOfCountries([...known])) known.add(name);
  const isQuoted = ({ place, text }: FoundText) => place.startsWith(QUOTED) && [...known].some((value) => value.includes(text));
  // Figures stand on a page as its language writes them: 1,73 for the 1.73 of the data.
  const isKnown = (text: string) => isData(text, known) || isData(text.replace(/(\d),(\d)/g, '$1.$2'), known);
  return { unmarked: texts.filter((found) => !isKnown(found.text) && !isQuoted(found)), marked };
}

/** All that stands on the page comes from the locale files, or is data. */
export async function expectMarked(page: Page, answered: ReadonlySet<string>, path: string): Promise<void> {
  let found = await unmarkedTexts(page, answered);
  // What a call has answered may stand on the page a moment before it is heard of here.
  if (found.unmarked.length > 0) {
    await expect
      .poll(
        async () => {
          found = await unmarkedTexts(page, answered);
          return found.unmarked.length;
        },
        { timeout: 5_000 },
      )
      .toBe(0)
      .catch(() => undefined);
  }
  expect.soft({ path, unmarked: found.unmarked }).toEqual({ path, unmarked: [] });
  expect(found.marked, `texts with marks at ${path}`).toBeGreaterThan(10);
}

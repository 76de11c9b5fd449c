/**
 * A question as the part of an address after `#`, which browsers keep to themselves: a link holds the inputs, and no server
 * ever hears of them. Figures stand in it with a point, whoever wrote them: "1.250" must not become twelve hundred and fifty for
 * a reader of the other language.
 */
import type { Language } from '#platform/i18n/languages.ts';
import { numberText, parseNumber } from '#platform/i18n/read-number.ts';

export type Fragment = Readonly<Record<string, string | readonly string[]>>;

export function fragmentOf(parts: Fragment): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) for (const one of typeof value === 'string' ? [value] : value) query.append(name, one);
  return query.toString();
}

const PLAIN_FIGURE = /^[+-]?\d+(?:\.\d+)?$/;

/** What is no figure yet stays as it was typed. */
export function figureForAddress(typed: string, language: Language): string {
  const plain = String(parseNumber(typed, language) ?? typed);
  return PLAIN_FIGURE.test(plain) ? plain : typed;
}

export const figureOfAddress = (given: string, language: Language): string =>
  PLAIN_FIGURE.test(given) ? numberText(Number(given), language) : given;

/** A page of text with its signs escaped. */
const MOST_CHARACTERS = 120_000;

/** What is longer stays with the tab: a reload and the other language find it there, a copied link does not. */
const KEPT = 'kept=here';
/** Whether whoever gets the link has the question with it. */
export const isWhole = (hash: string): boolean => hash !== `#${KEPT}`;

const KEPT_AT = 'clinical-tools.long-question';

export function readFragment(hash: string): URLSearchParams {
  const text = hash.replace(/^#/, '');
  return new URLSearchParams(text === KEPT ? longKept() : text.slice(0, MOST_CHARACTERS));
}

/** `#main`: the name of an element, where a question has a name and what it is of each thing. */
export const isPlaceOnPage = (hash: string): boolean => hash.length > 1 && !hash.includes('=');

/** In place of the entry the reader stands on: going back leads to the page before, not through every letter. */
export function keepInAddress(parts: Fragment): void {
  const hash = fitting(fragmentOf(parts));
  const { pathname, search } = window.location;
  try {
    window.history.replaceState(window.history.state, '', hash === '' ? pathname + search : `${pathname}${search}#${hash}`);
  } catch {
    // A browser that finds its address written too often: the next change brings it up to date.
  }
}

/** Storage may be full, or closed to this page: the question is then asked all the same, and not there after a reload. */
function longKept(): string {
  try {
    return sessionStorage.getItem(KEPT_AT) ?? '';
  } catch {
    return '';
  }
}

function fitting(hash: string): string {
  const fits = hash.length <= MOST_CHARACTERS;
  try {
    if (fits) sessionStorage.removeItem(KEPT_AT);
    else sessionStorage.setItem(KEPT_AT, hash);
  } catch {
    return fits ? hash : '';
  }
  return fits ? hash : KEPT;
}

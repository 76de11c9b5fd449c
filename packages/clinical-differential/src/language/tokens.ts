/** A text in words and marks, each with its place. */

import { STOP_WORDS } from './stop-words.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** Lower case; of a mark, the mark. `(+)` and `(-)` are one mark. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Written as an abbreviation: DIC, or dic where the whole text knows no capitals. */
  readonly isAbbreviation?: boolean;
}

const LONGEST_ABBREVIATION = 4;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]*$/u;
/** “MAT” is a test and “mat” lies on the floor. */
export const isAbbreviation = (word: string) => word.length > 1 && word.length <= LONGEST_ABBREVIATION && ABBREVIATION.test(word);

const TOKEN = /\p{L}[\p{L}\p{M}'’]*|\d+(?:[.,]\d+)*|\(\s*[-+–]\s*\)|[^\s\p{L}\p{M}\d]|\n/gu;
/** “can't” and “could not” are one word, since they make a finding (cannot sleep) where “not” unmakes one. */
const CANNOT = new Set(['cant', 'couldnt']);

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const hasCapitals = /\p{Lu}/u.test(text);
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    const start = match.index;
    const first = raw.charCodeAt(0);
    const kind = first >= 48 && first <= 57 ? 'number' : /^\p{L}/u.test(raw) ? 'word' : 'mark';
    const word = kind === 'word' ? raw.toLowerCase().replace(/['’]/g, '') : kind === 'mark' ? raw.replace(/\s(?=.)|(?<=.)\s/g, '') : raw;
    const last = tokens.at(-1);
    if (word === 'not' && last !== undefined && (last.text === 'can' || last.text === 'could')) {
      tokens[tokens.length - 1] = { ...last, text: 'cannot', end: start + raw.length };
    } else if (isDoubled(tokens, word, text, start)) {
      tokens.pop();
      const base = tokens.at(-1);
      if (base !== undefined) tokens[tokens.length - 1] = { ...base, end: start + raw.length };
    } else {
      const isShort = kind === 'word' && (hasCapitals ? isAbbreviation(raw) : raw.length <= LONGEST_ABBREVIATION && !STOP_WORDS.has(word));
      tokens.push({
        kind,
        text: CANNOT.has(word) ? 'cannot' : word,
        start,
        end: start + raw.length,
        ...(isShort ? { isAbbreviation: true } : {}),
      });
    }
  }
  return tokens;
}

/** Indonesian doubles a word for many of a kind, with a hyphen: batuk-batuk. */
function isDoubled(tokens: readonly Token[], word: string, text: string, start: number): boolean {
  const hyphen = tokens.at(-1);
  const base = tokens.at(-2);
  return hyphen?.text === '-' && hyphen.end === start && base?.text === word && base.end === hyphen.start && text[start - 1] === '-';
}

/** A text in words and marks, each with its place. */

import { STOP_WORDS } from './stop-words.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** Lower case; of a mark, the mark. `(+)` and `(-)` are one mark. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Written as an abbreviation: DIC, or dic where the whole text knows no capitals. */
  readonly isAbbreviation: boolean;
  /** Written with a capital within a sentence, as names of people and places are. */
  readonly isName: boolean;
}

/** All are made here, alike in their fields and the order of these: reading a text is mostly looking at tokens, and what is not alike is looked at slowly. */
export const tokenOf = (
  kind: Token['kind'],
  text: string,
  { start, end }: Pick<Token, 'start' | 'end'>,
  { isAbbreviation, isName }: Pick<Token, 'isAbbreviation' | 'isName'> = PLAIN,
): Token => ({ kind, text, start, end, isAbbreviation, isName });
const PLAIN = { isAbbreviation: false, isName: false };

const LONGEST_ABBREVIATION = 4;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]*$/u;
/** “MAT” is a test and “mat” lies on the floor. */
export const isAbbreviation = (word: string) => word.length > 1 && word.length <= LONGEST_ABBREVIATION && ABBREVIATION.test(word);

const NAME = /^\p{Lu}\p{Ll}+$/u;
const TOKEN =
  /\bw\/(?=\s)|\p{L}[\p{L}\p{M}'’]*|\d+(?:[.,]\d+)*|\(\s*[-+–](?:\s*\/\s*[-+–])?\s*\)|(?<=\s)(?:[-–]\/[-–]|\+\/\+)(?![\p{L}\d])|[^\s\p{L}\p{M}\d]|\n/gu;
/** “can't” and “could not” are one word, since they make a finding (cannot sleep) where “not” unmakes one. */
const CANNOT = new Set(['cant', 'couldnt']);
/** Letters joined by strokes, as doctors write them, and the words that each letter, or all together, stand for. */
const STROKED: Readonly<Record<string, readonly string[]>> = {
  'w/o': ['without'],
  'h/a': ['headache'],
  'b/l': ['bilateral'],
  'c/o': ['complains'],
  'n/v': ['nausea', 'vomiting'],
  'n/v/d': ['nausea', 'vomiting', 'diarrhoea'],
  'v/d': ['vomiting', 'diarrhoea'],
  'f/c': ['fever', 'chills'],
};

/** With these nothing ends. */
const GOES_ON =
  /(?:^|\s)(?:the|an?|of|in|on|at|with|for|to|by|from|and|or|most|very|his|her|their|its|is|was|are|were|had|been|that|which|who|di|ke|dari|pada|dengan|yang|dan|atau|untuk|oleh|serta|sejak|adalah)\s*$/i;
const LONGEST_WORD_HERE = 12;

/** A line that only ran out of room, as in what is copied from a printed page: it stops where no sentence and no part of one does. */
const isWrapped = (text: string, at: number): boolean =>
  GOES_ON.test(text.slice(Math.max(0, at - LONGEST_WORD_HERE), at)) && /^\s*[\p{Ll}\d]/u.test(text.slice(at, at + LONGEST_WORD_HERE));

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const hasCapitals = /\p{Lu}/u.test(text);
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    const start = match.index;
    const end = start + raw.length;
    if (raw === '\n' && isWrapped(text, start)) continue;
    const first = raw.charCodeAt(0);
    const kind = first >= 48 && first <= 57 ? 'number' : /^\p{L}/u.test(raw) ? 'word' : 'mark';
    const word = kind === 'word' ? raw.toLowerCase().replace(/['’]/g, '') : kind === 'mark' ? markOf(raw) : raw;
    const last = tokens.at(-1);
    if (word === 'not' && last !== undefined && (last.text === 'can' || last.text === 'could')) {
      tokens[tokens.length - 1] = tokenOf(last.kind, 'cannot', { start: last.start, end }, last);
    } else if (isDoubled(tokens, word, text, start)) {
      tokens.pop();
      const base = tokens.at(-1);
      if (base !== undefined) tokens[tokens.length - 1] = tokenOf(base.kind, base.text, { start: base.start, end }, base);
    } else {
      const isShort = hasCapitals ? isAbbreviation(raw) : raw.length <= LONGEST_ABBREVIATION && !STOP_WORDS.has(word);
      tokens.push(
        tokenOf(
          kind,
          CANNOT.has(word) ? 'cannot' : word === 'w/' ? 'with' : word,
          { start, end },
          { isAbbreviation: kind === 'word' && isShort, isName: kind === 'word' && last?.kind === 'word' && NAME.test(raw) },
        ),
      );
    }
  }
  return spelledOut(
    sided(tokens, text).map((token, at) => (isMarkOfSign(tokens, at) ? tokenOf(token.kind, `(${token.text})`, token, token) : token)),
  );
}

/** “Muntah -, refleks kremaster +”: behind a word, with nothing after it in its part. */
function isMarkOfSign(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if ((token?.text !== '-' && token?.text !== '+') || before?.kind !== 'word') return false;
  return next === undefined || (next.kind === 'mark' && /^[,.;)\n]/.test(next.text));
}

/** “(-)”, of both sides “-/-” or “(-/-)”; where one side has it, it is there. */
const markOf = (raw: string) => {
  const mark = raw.replace(/\s(?=.)|(?<=.)\s/g, '');
  return mark.length < 3 ? mark : mark.includes('+') ? '(+)' : '(-)';
};

/** “N/V, f/c, w/o rash” in words; each keeps its place in the text. */
function spelledOut(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const run = strokedFrom(tokens, at);
    const words = run === NO_RUN ? undefined : STROKED[run.map(({ text }) => text).join('')];
    if (words === undefined) {
      result.push(token);
      continue;
    }
    const [only, ...more] = words;
    if (more.length === 0) result.push(tokenOf('word', only ?? '', { start: token.start, end: run.at(-1)?.end ?? token.end }));
    else result.push(...run.map((one, index) => tokenOf(one.kind, index % 2 === 1 ? one.text : (words[index / 2] ?? one.text), one)));
    at += run.length - 1;
  }
  return result;
}

/** Single letters with a stroke between each two, from here on. */
function strokedFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const isLetter = (token: Token | undefined) => token?.kind === 'word' && token.end - token.start === 1;
  let end = at;
  if (!isLetter(tokens[at])) return NO_RUN;
  while (tokens[end + 1]?.text === '/' && tokens[end + 1]?.start === tokens[end]?.end && isLetter(tokens[end + 2])) end += 2;
  return end === at ? NO_RUN : tokens.slice(at, end + 1);
}
const NO_RUN: readonly Token[] = [];

/** Indonesian doubles a word for many of a kind, with a hyphen: batuk-batuk. */
function isDoubled(tokens: readonly Token[], word: string, text: string, start: number): boolean {
  const hyphen = tokens.at(-1);
  const base = tokens.at(-2);
  return hyphen?.text === '-' && hyphen.end === start && base?.text === word && base.end === hyphen.start && text[start - 1] === '-';
}

const SIDES = new Map([
  ['L', 'left'],
  ['R', 'right'],
  ['ki', 'kiri'],
  ['ka', 'kanan'],
]);
const LONGEST_SIDE = 2;

/** “L leg”, “R calf”, “betis ki”, “ki/ka”: the side, where a word stands beside it; “5 L” are litres. */
function sided(tokens: readonly Token[], text: string): readonly Token[] {
  return tokens.map((token, at) => {
    const { kind, start, end } = token;
    const side = kind === 'word' && end - start <= LONGEST_SIDE ? SIDES.get(text.slice(start, end)) : undefined;
    if (side === undefined) return token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (before?.kind === 'number' || before?.text === '/' || next?.text === '/') return token;
    const isBefore = next?.kind === 'word' && /^\p{Ll}{3}/u.test(text.slice(next.start));
    return (side.startsWith('k') ? before?.kind === 'word' : isBefore) ? tokenOf(kind, side, token) : token;
  });
}

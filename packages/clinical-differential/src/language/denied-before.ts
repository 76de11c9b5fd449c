/** Denials that stand after what they deny: “demam tidak ada”, “fever and cough were denied”, “rash: none”, “ronki -/-”. */
import { ENDS } from './denial-ends.ts';
import { NOT } from './denial-words.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(' '));

/** A result or a mark speaks of what it stands behind. */
const RESULTS = set('negative neg negatif nonreactive nonreaktif absent nihil');
const MARKS = set('(-) (–)');
/** Whoever denies speaks of all that was named. */
const DENIED = set('denied disangkal');
/** Otherwise they deny what follows; as the last word of an item, or behind a colon, what stands before. */
const ANSWERS = set('no none nil tidak nggak gak ga enggak denies');
const NOT_THERE = new Set([...NOT, 'never', 'belum', 'ga', 'gak', 'nggak', 'enggak']);
/** “Not present”, “tidak ada”. */
export const THERE = set(
  'present seen found noted reported observed felt detected evident ada ditemukan didapatkan dijumpai terdapat tampak dirasakan dikeluhkan terlihat teraba terdengar',
);
/** “OAT belum pernah” */
const EVER = 'pernah';
/** Between what is denied and the denial. */
const COPULAS = set('is are was were has have been be also juga either');
const OF_SEVERAL = set('are were all both semua semuanya keduanya');
const OPENERS = set(': - – — ? (');
const JOINS = set('or nor and atau maupun dan serta / &');
/** Another item has its own answer. */
const ANSWERED = set(
  '(+) (-) (–) + yes ya iya ada present positive positif denied disangkal negative negatif nonreactive nonreaktif absent no none',
);
const SUBJECTS = set('he she they patient pasien os i saya anak anaknya');
const COMPLAINTS = set('keluhan gejala symptoms complaints');
const RHESUS = set('rhesus resus rh');
const MOST_WORDS = 4;
/** All that a denial may end with. */
const CUES = new Set([...RESULTS, ...MARKS, ...DENIED, ...ANSWERS, ...THERE, EVER]);

/** The first token that the denial which ends here denies; null where none ends here. */
export function deniedBefore(tokens: readonly Token[], structure: Structure, at: number): number | null {
  const begin = cueBegin(tokens, structure, at);
  if (begin === null) return null;
  const text = tokens[at]?.text ?? '';
  let last = begin - 1;
  let isOfSeveral = false;
  let isAnswer = false;
  for (; isInSentence(structure, last, at); last -= 1) {
    const word = tokens[last]?.text ?? '';
    if (word === ':') isAnswer = true;
    if (OF_SEVERAL.has(word)) isOfSeveral = true;
    else if (!COPULAS.has(word) && !OPENERS.has(word)) break;
  }
  if (!isInSentence(structure, last, at)) return null;
  const isOfAll = isOfSeveral || DENIED.has(text) || (isAnswer && !MARKS.has(text));
  const overCommas = isOfAll || isListOfComplaints(tokens, structure, last) || (THERE.has(text) && isOnlyList(tokens, structure, last, at));
  return firstOf(tokens, structure, last, { overJoins: isOfSeveral || !RESULTS.has(text), overCommas });
}

/** Where a question ends, its answer still belongs to it. */
const isInSentence = ({ sentence }: Structure, at: number, cue: number) =>
  at >= 0 && (sentence[at] === sentence[cue] || sentence[at] === (sentence[cue] ?? 0) - 1);

/** The first word of the denial that ends at this token. */
function cueBegin(tokens: readonly Token[], structure: Structure, at: number): number | null {
  const text = tokens[at]?.text ?? '';
  const before = tokens[at - 1];
  if (before === undefined || !CUES.has(text)) return null;
  if (MARKS.has(text)) return at;
  if (!isLast(tokens, structure, at)) return null;
  if ((THERE.has(text) || text === EVER) && NOT_THERE.has(before.text)) return at - 1;
  const isOwnSentence = structure.sentence[at - 1] !== structure.sentence[at];
  if (ANSWERS.has(text)) {
    if (before.text === '?' || before.text === ':' || before.text === '-' || before.text === '–') return at;
    return !isOwnSentence && before.kind === 'word' && !JOINS.has(before.text) && text !== 'denies' ? at : null;
  }
  if (isOwnSentence || RHESUS.has(before.text)) return null;
  return RESULTS.has(text) || DENIED.has(text) ? at : null;
}

/** Nothing follows in its part that it could deny. */
function isLast(tokens: readonly Token[], { part }: Structure, at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || next.text === 'by' || next.text === 'oleh') return true;
  return next.text !== ':' && (part[at + 1] !== part[at] || JOINS.has(next.text));
}

/** “Keluhan lain seperti demam, batuk tidak ada”; what a patient came with (keluhan utama) is there. */
function isListOfComplaints(tokens: readonly Token[], { sentence }: Structure, last: number): boolean {
  for (let at = last; at >= 0 && sentence[at] === sentence[last]; at -= 1)
    if (COMPLAINTS.has(tokens[at]?.text ?? '')) return tokens[at + 1]?.text !== 'utama' && tokens[at - 1]?.text !== 'chief';
  return false;
}

/** “Mual, muntah, silau, kilat tidak ada.”: a sentence that is nothing but four things or more, each of few words, and this; of three the first may be there. */
function isOnlyList(tokens: readonly Token[], { sentence }: Structure, last: number, cue: number): boolean {
  if (sentence[cue + 1] === sentence[cue] && !/^[.;\n]$/.test(tokens[cue + 1]?.text ?? '.')) return false;
  let [items, words] = [1, 0];
  for (let at = last; at >= 0 && sentence[at] === sentence[cue]; at -= 1) {
    const { kind, text } = tokens[at] as Token;
    if (text === ',') [items, words] = [items + 1, 0];
    else if (kind !== 'word' || ANSWERED.has(text) || ENDS.has(text)) return false;
    else words += 1;
    if (words > LISTED_WORDS) return false;
  }
  return items >= FEWEST_LISTED;
}
const FEWEST_LISTED = 4;
const LISTED_WORDS = 3;

/** Back over the items of the list that ends here; commas are part of it where it says “and” before its last item. */
function firstOf(
  tokens: readonly Token[],
  structure: Structure,
  last: number,
  { overJoins, overCommas }: { readonly overJoins: boolean; readonly overCommas: boolean },
): number {
  let first = itemBegin(tokens, structure, last);
  let isList = overCommas;
  for (;;) {
    let next = first - 1;
    if (JOINS.has(tokens[next]?.text ?? '')) {
      if (!overJoins && tokens[next]?.text !== '/') return first;
      isList = true;
      next -= 1;
      if (tokens[next]?.text === ',') next -= 1;
    } else if (tokens[next]?.text === ',' && isList) next -= 1;
    else return first;
    if (next < 0 || structure.sentence[next] !== structure.sentence[last]) return first;
    const from = itemBegin(tokens, structure, next);
    if (!isPlain(tokens, from, next)) return first;
    first = from;
  }
}

/** Back to the comma, the “and” or the verb before it. */
function itemBegin(tokens: readonly Token[], { sentence, part }: Structure, last: number): number {
  let from = last;
  while (from > 0 && sentence[from - 1] === sentence[last]) {
    const before = tokens[from - 1];
    if (before === undefined || before.text === ',' || before.text === ':' || JOINS.has(before.text) || ENDS.has(before.text)) break;
    if (before.kind === 'mark' && part[from] !== part[last]) break;
    if (ANSWERED.has(before.text)) break;
    from -= 1;
  }
  return from;
}

/** A short item without an answer of its own, that is not what the patient came with. */
function isPlain(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to + 1);
  const before = tokens[from - 1]?.text ?? '';
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS + Number(words.some(({ text }) => COMPLAINTS.has(text))) &&
    !words.some(({ kind, text }) => kind === 'number' || SUBJECTS.has(text) || ANSWERED.has(text)) &&
    !(ENDS.has(before) || ANSWERED.has(before))
  );
}

/** Which words of a text are said not to be so. */

import { ENDS } from './denial-ends.ts';
import { DENYING, NO, NOT, WITHOUT } from './denial-words.ts';
import { deniedBefore } from './denied-before.ts';
import type { Match } from './match.ts';
import { STOP_WORDS } from './stop-words.ts';
import { CONTRAST, type Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(' '));

/** What follows is not there, over commas too: no fever, cough or rash. */
const OVER_LISTS = new Set([
  ...NO,
  ...WITHOUT,
  ...DENYING,
  ...set('nobody never nor neither none negative negatives nil free menolak bebas'),
]);
/** Of these, the ones that need no “or”. */
const OVER_ANY_LIST = new Set([...WITHOUT, ...DENYING, 'negatives']);
/** These only before what they are of: negative for, free of. */
const OF_SOMETHING: Readonly<Record<string, ReadonlySet<string>>> = { negative: set('for'), free: set('of from'), bebas: set('dari') };
/** “Not associated with fever” */
const JOINED_TO = set('associated accompanied related disertai diikuti');
/** What follows in the same part is not there. */
const NEARBY = new Set([
  ...NOT,
  ...set('isnt doesnt didnt wasnt hasnt havent hadnt dont arent werent wont cannot absent absence lacks bukan belum nggak gak ga non'),
]);
/** “tidak ada” is as strong as “no”. */
const EXISTENCE = set('ada ditemukan didapatkan dijumpai terdapat tampak mengeluh mengeluhkan terlihat mengalami teraba terdengar pernah');
/** After “not”: what is spoken of is there all the same. */
const HARMLESS = set(
  'only improve improved improving relief relieved relieve better change changed changing respond responded responding help helped resolve resolved resolving settle settled subside subsided hanya saja membaik sembuh reda mereda hilang berkurang kunjung juga sampai berhenti responsif usual until know sure yet eased easing go improvement always just kuat mempan dulu teratasi henti bisa dapat mampu sadar',
);
/** “No longer coughing” denies the cough; “no longer able to walk” and “no longer helped by” deny something else. */
const ANY_MORE = set('longer lagi');
const ABLE = set(
  'able can could relieved relieves relieve helps helped help responds responding works effective enough bisa dapat mampu kuat mempan',
);
/** What one is unable or unwilling to do ends with its part. */
const UNABLE = set('cannot wont');
const WANTING = set('want wants wanting mau ingin pengen');
const NEITHER = set('or nor atau maupun');
const LIST_JOINS = set('or nor atau maupun and dan');
/** What these deny may belong to one item of a list of things that are there. */
const OF_ONE_ITEM = new Set(WITHOUT);
const SAYING = set('that he she they having has have had ever adanya bahwa');
const LONGEST_ITEM = 6;
/** “None of the other three has”. */
const SAID_OF = 6;

/**
 * For each token, the place of the word that denies it, or −1. `spent` are denials that are part of a finding: no appetite. `meant` are
 * the tokens that belong to one: without a helmet, bleeding from the ear.
 */
export function negations(
  tokens: readonly Token[],
  structure: Structure,
  spent: ReadonlySet<number>,
  meant: Readonly<Uint8Array>,
): Int32Array {
  const by = new Int32Array(tokens.length).fill(-1);
  tokens.forEach((_token, at) => {
    // “Flatus (+)”: what is called by its absence is not so.
    if (tokens[at]?.text === '(+)' && meant[at] === 1) by[at] = at;
    if (spent.has(at)) return;
    const from = deniedBefore(tokens, structure, at);
    if (from !== null) deny(by, at, from, at - 1);
    else if (isDenial(tokens, at)) deny(by, at, at + 1, endOf(tokens, structure, at, meant));
  });
  return by;
}

/** Some of its words are. */
export const isDenied = (denied: Int32Array, { used }: Match): boolean =>
  used.some(({ from, to }) => denied.subarray(from, to + 1).some((cue) => cue >= 0));

function deny(by: Int32Array, cue: number, from: number, to: number) {
  for (let at = from; at <= to; at += 1) by[at] = cue;
}

function isDenial(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (!OVER_LISTS.has(text) && !NEARBY.has(text)) return false;
  const next = tokens[at + 1]?.text ?? '';
  if (OF_SOMETHING[text]?.has(next) === false) return false;
  const second = tokens[at + 2]?.text ?? '';
  if (ANY_MORE.has(next)) return !ABLE.has(second);
  // “No change in bowel habit” denies it; pain that has not changed is there.
  if (/^changes?$/.test(next) && /^(?:in|of|to)$/.test(second)) return true;
  return !HARMLESS.has(next) && !(STOP_WORDS.has(next) && HARMLESS.has(second) && !EXISTENCE.has(next));
}

function endOf(tokens: readonly Token[], structure: Structure, cue: number, meant: Readonly<Uint8Array>): number {
  const text = tokens[cue]?.text ?? '';
  if (text === 'non') return cue + (tokens[cue + 1]?.kind === 'word' ? 1 : 2);
  const isExistence = OVER_LISTS.has(text) || text === 'absence' || EXISTENCE.has(tokens[cue + 1]?.text ?? '');
  const isHeading = tokens[cue + 1]?.text === ':' || tokens[cue + 2]?.text === ':';
  const isStrong =
    isHeading ||
    isListOfAbsence(tokens, structure, cue) ||
    text in OF_SOMETHING ||
    (OVER_ANY_LIST.has(text) && !(OF_ONE_ITEM.has(text) && !isOfFinding(structure, cue, meant)));
  const isOfOneItem = OF_ONE_ITEM.has(text) && isInListItem(tokens, structure, cue) && !listSaysOr(tokens, structure, cue, NEITHER);
  let at = cue + 1;
  // “None of us has a fever or a cough”: whom it is said of and the verb belong to it.
  if (text === 'none' && tokens[at]?.text === 'of') while (at - cue < SAID_OF && !ENDS.has(tokens[at]?.text ?? '')) at += 1;
  // “Denies that she has a fever”
  if (OVER_ANY_LIST.has(text)) while (SAYING.has(tokens[at]?.text ?? '')) at += 1;
  if (JOINED_TO.has(tokens[at]?.text ?? '')) at += 1;
  // The verb right after the denial belongs to it: has not had.
  if (ENDS.has(tokens[at]?.text ?? '')) at += 1;
  const first = Math.max(at, cue + 1);
  const isOfWill = NEARBY.has(text) && WANTING.has(tokens[cue + 1]?.text ?? '') && !isOfFinding(structure, cue, meant);
  for (; at < tokens.length && structure.sentence[at] === structure.sentence[cue]; at += 1) {
    const token = tokens[at];
    if (token === undefined || CONTRAST.has(token.text)) break;
    if (ENDS.has(token.text) && at > first && !(isStrong && isWithin(tokens, structure, at))) break;
    if (token.text === 'and' || token.text === 'dan') {
      if (!isExistence && structure.part[at] === structure.part[cue]) break;
    }
    if (isOfOneItem && token.text === ',') break;
    // “Cannot stand, leg shortened and turned out”
    if (UNABLE.has(text) && structure.part[at] !== structure.part[cue]) break;
    // “Doesn't want to play, rash and fever”: no finding is denied that a list could go on with.
    if (isOfWill && structure.part[at] !== structure.part[cue]) break;
    if (structure.part[at] !== structure.part[at - 1] && !goesOn(tokens, structure, at, isStrong)) break;
  }
  return isHeading ? throughItems(tokens, at) - 1 : at - 1;
}

/** “No pain, redness, flashes, floaters.”: a sentence that is nothing but a list of three things or more, each of few words. */
function isListOfAbsence(tokens: readonly Token[], structure: Structure, cue: number): boolean {
  if (!structure.openings.has(cue)) return false;
  const words: number[] = [];
  for (let at = cue; at < tokens.length && structure.sentence[at] === structure.sentence[cue]; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'number' || (token.kind === 'mark' && !/^[,./]$/.test(token.text))) return false;
    if (ENDS.has(token.text) || (at > cue && (OVER_LISTS.has(token.text) || NEARBY.has(token.text)))) return false;
    const item = (structure.part[at] ?? 0) - (structure.part[cue] ?? 0);
    words[item] = (words[item] ?? 0) + Number(token.kind === 'word' && !OF_A_HISTORY.has(token.text));
  }
  return words.length >= FEWEST_LISTED && words.every((count) => count <= LISTED_WORDS);
}
const FEWEST_LISTED = 3;
const LISTED_WORDS = 3;
/** “No known history of diabetes, hypertension, asthma.” */
const OF_A_HISTORY = set('hx history of known ada riwayat penyakit');

const BULLETS = set('- – • * ·');

/** “Denies:” with each on a line of its own below it. */
function throughItems(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    (BULLETS.has(tokens[at]?.text ?? '') || (tokens[at]?.text === '\n' && BULLETS.has(tokens[at + 1]?.text ?? '')))
  )
    for (at += 1; at < tokens.length && tokens[at]?.text !== '\n'; ) at += 1;
  return at;
}

/**
 * Does the part that begins here still belong to the list of what is not there? After “denies” and “without” lists of commas do; after
 * “no” and “not” only where the list says “or” or “and”: “no focus, irritable, bulging fontanelle” must not take away the fontanelle.
 */
function goesOn(tokens: readonly Token[], structure: Structure, at: number, isStrong: boolean): boolean {
  if (tokens[at]?.text === '(' || tokens[at]?.text === ':') return true;
  const first = tokens[at + 1]?.text ?? '';
  if (OVER_LISTS.has(first) || NEARBY.has(first)) return false;
  let words = 0;
  for (let next = at; next < tokens.length && structure.part[next] === structure.part[at]; next += 1) {
    const token = tokens[next];
    if (token === undefined || structure.sentence[next] !== structure.sentence[at]) break;
    if (words > 0 && LIST_JOINS.has(token.text)) break;
    const isEnd = token.kind === 'word' && ENDS.has(token.text) && !(isStrong && isWithin(tokens, structure, next));
    if (token.kind === 'number' || isEnd) return false;
    if (token.kind === 'word' && !LIST_JOINS.has(token.text)) words += 1;
  }
  return words <= LONGEST_ITEM && (isStrong || listSaysOr(tokens, structure, at));
}

const WITH = set('with on');
/** “Denies chest pain, cough with sputum, pain on chewing, wheeze”: what an item of the list has with it belongs to the item. */
const isWithin = (tokens: readonly Token[], { part }: Structure, at: number): boolean =>
  WITH.has(tokens[at]?.text ?? '') && part[at - 1] === part[at] && tokens[at - 1]?.kind === 'word' && !ENDS.has(tokens[at - 1]?.text ?? '');

/** “Without a helmet, hit the temple”: what is not there is no finding, and the list of what is not there does not begin. */
function isOfFinding(structure: Structure, cue: number, meant: Readonly<Uint8Array>): boolean {
  for (let at = cue + 1; at < meant.length && structure.part[at] === structure.part[cue]; at += 1) if (meant[at] === 1) return true;
  return false;
}

/** “Red eyes without pus, cracked lips”: the denial stands within a short item that is itself there, and ends with it. */
function isInListItem(tokens: readonly Token[], structure: Structure, cue: number): boolean {
  let words = 0;
  for (let at = cue - 1; at >= 0 && structure.part[at] === structure.part[cue]; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'number') return false;
    if (token.kind !== 'word') continue;
    if (ENDS.has(token.text)) break;
    words += 1;
  }
  return words > 0 && words <= LONGEST_ITEM;
}

function listSaysOr(tokens: readonly Token[], structure: Structure, at: number, joins: ReadonlySet<string> = LIST_JOINS): boolean {
  for (let next = at; next < tokens.length && structure.sentence[next] === structure.sentence[at]; next += 1) {
    const text = tokens[next]?.text ?? '';
    if (joins.has(text)) return true;
    if (ENDS.has(text)) return false;
  }
  return false;
}

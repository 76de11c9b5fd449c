/** Which words of a text are said not to be so. */

import { STOP_WORDS } from './stop-words.ts';
import { CONTRAST, type Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(' '));

/** What follows is not there, over commas too: no fever, cough or rash. */
const OVER_LISTS = set('no without denies denied denying deny never nor neither none negative nil tanpa menyangkal menolak tiada');
/** Of these, the ones that need no “or”. */
const OVER_ANY_LIST = set('without denies denied denying deny tanpa menyangkal');
/** What follows in the same part is not there. */
const NEARBY = set(
  'not isnt doesnt didnt wasnt hasnt havent hadnt dont arent werent wont cannot absent absence lacks tidak tak tdk bukan belum nggak gak ga non',
);
/** “tidak ada” is as strong as “no”. */
const EXISTENCE = set('ada ditemukan didapatkan dijumpai terdapat tampak mengeluh mengeluhkan terlihat mengalami teraba terdengar pernah');
/** What stands before is not there: rash denied, demam tidak ada, muntah (-). */
const AFTERWARDS = set('denied disangkal negatif negative absent (-) (–) - nihil');
const RHESUS = set('rhesus resus rh');
/** After “not”: what is spoken of is there all the same. */
const HARMLESS = set(
  'only improve improved improving relief relieved relieve better change changed changing respond responded responding help helped resolve resolved resolving settle settled subside subsided hanya saja membaik sembuh reda mereda hilang berkurang kunjung juga sampai berhenti responsif usual until know sure yet eased easing go improvement always just kuat mempan dulu teratasi henti bisa dapat mampu',
);
/** “No longer coughing” denies the cough; “no longer able to walk” and “no longer helped by” deny something else. */
const ANY_MORE = set('longer lagi');
const ABLE = set(
  'able can could relieved relieves relieve helps helped help responds responding works effective enough bisa dapat mampu kuat mempan',
);
/** Where what is said not to be ends. */
const ENDS = set(
  'has have had but with presents presented complains complaining developed reports reported noticed since for due because now which who that dengan disertai tetapi namun mengeluh sejak selama karena melainkan datang kini sekarang ditemukan didapatkan positif positive (+) despite after setelah sehingga only on shows reveals showed revealed is are was were he she began started',
);
const LIST_WORDS = set('or nor atau maupun and dan /');
const NEITHER = set('or nor atau maupun');
const LIST_JOINS = set('or nor atau maupun and dan');
/** What these deny may belong to one item of a list of things that are there. */
const OF_ONE_ITEM = set('without tanpa');
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
  tokens.forEach((token, at) => {
    if (spent.has(at)) return;
    if (AFTERWARDS.has(token.text) && isAfter(tokens, structure, at)) deny(by, at, backTo(tokens, structure, at), at - 1);
    else if (isDenial(tokens, at) && isBare(tokens, structure, at)) deny(by, at, backTo(tokens, structure, at), at - 1);
    else if (isDenial(tokens, at)) deny(by, at, at + 1, endOf(tokens, structure, at, meant));
  });
  return by;
}

function deny(by: Int32Array, cue: number, from: number, to: number) {
  for (let at = from; at <= to; at += 1) by[at] = cue;
}

function isDenial(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (!OVER_LISTS.has(text) && !NEARBY.has(text)) return false;
  const next = tokens[at + 1]?.text ?? '';
  const second = tokens[at + 2]?.text ?? '';
  if (ANY_MORE.has(next)) return !ABLE.has(second);
  // “No change in bowel habit” denies it; pain that has not changed is there.
  if (/^changes?$/.test(next) && /^(?:in|of|to)$/.test(second)) return true;
  return !HARMLESS.has(next) && !(STOP_WORDS.has(next) && HARMLESS.has(second) && !EXISTENCE.has(next));
}

/** “Demam tidak ada”: nothing follows that it could deny. */
function isBare(tokens: readonly Token[], structure: Structure, at: number): boolean {
  if (!EXISTENCE.has(tokens[at + 1]?.text ?? '')) return false;
  return tokens[at + 2] === undefined || structure.part[at + 2] !== structure.part[at];
}

/** “Fever: negative”, “rash denied”: nothing that it could deny follows in its part. */
function isAfter(tokens: readonly Token[], structure: Structure, at: number): boolean {
  const text = tokens[at]?.text ?? '';
  // “Rhesus negative” is a blood group.
  if (RHESUS.has(tokens[at - 1]?.text ?? '')) return false;
  if (text.startsWith('(')) return true;
  if (text === '-') return isMinus(tokens, at);
  const next = tokens[at + 1];
  const isLast =
    next === undefined ||
    structure.part[at + 1] !== structure.part[at] ||
    LIST_WORDS.has(next.text) ||
    next.text === 'by' ||
    next.text === 'oleh';
  return isLast && at > 0;
}

/** “Muntah -, demam -”: a dash that nothing follows in its part is a minus. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at - 1]?.kind === 'word' && (next === undefined || (next.kind === 'mark' && /^[,.;)\n]/.test(next.text)));
}

function backTo(tokens: readonly Token[], structure: Structure, at: number): number {
  const text = tokens[at]?.text ?? '';
  // A mark or a result speaks of its own part; “denied” after a list speaks of the list.
  const isMark = text !== 'denied' && text !== 'disangkal';
  let from = at;
  while (from > 0 && structure.sentence[from - 1] === structure.sentence[at]) {
    const before = tokens[from - 1];
    if (before === undefined || ENDS.has(before.text) || AFTERWARDS.has(before.text) || before.text === '(+)') break;
    if (isMark && (before.text === ',' || before.text === ';' || LIST_WORDS.has(before.text))) break;
    from -= 1;
  }
  return from;
}

function endOf(tokens: readonly Token[], structure: Structure, cue: number, meant: Readonly<Uint8Array>): number {
  const text = tokens[cue]?.text ?? '';
  if (text === 'non') return cue + (tokens[cue + 1]?.kind === 'word' ? 1 : 2);
  const isExistence = OVER_LISTS.has(text) || EXISTENCE.has(tokens[cue + 1]?.text ?? '');
  const isStrong = OVER_ANY_LIST.has(text) && !(OF_ONE_ITEM.has(text) && !isOfFinding(structure, cue, meant));
  const isOfOneItem = OF_ONE_ITEM.has(text) && isInListItem(tokens, structure, cue) && !listSaysOr(tokens, structure, cue, NEITHER);
  let at = cue + 1;
  // “None of us has a fever or a cough”: whom it is said of and the verb belong to it.
  if (text === 'none' && tokens[at]?.text === 'of') while (at - cue < SAID_OF && !ENDS.has(tokens[at]?.text ?? '')) at += 1;
  // The verb right after the denial belongs to it: has not had.
  if (ENDS.has(tokens[at]?.text ?? '')) at += 1;
  const first = text === 'none' ? at : cue + 1;
  for (; at < tokens.length && structure.sentence[at] === structure.sentence[cue]; at += 1) {
    const token = tokens[at];
    if (token === undefined || CONTRAST.has(token.text) || (ENDS.has(token.text) && at > first)) break;
    if (token.text === 'and' || token.text === 'dan') {
      if (!isExistence && structure.part[at] === structure.part[cue]) break;
    }
    if (isOfOneItem && token.text === ',') break;
    // “Cannot stand, leg shortened and turned out”: what one is unable to do ends with its part.
    if (text === 'cannot' && structure.part[at] !== structure.part[cue]) break;
    if (structure.part[at] !== structure.part[at - 1] && !goesOn(tokens, structure, at, isStrong)) break;
  }
  return at - 1;
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
    if (token.kind === 'number' || (token.kind === 'word' && ENDS.has(token.text))) return false;
    if (token.kind === 'word') words += 1;
  }
  return words <= LONGEST_ITEM && (isStrong || listSaysOr(tokens, structure, at));
}

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

/** The lexicon as a tree over word keys: from words to what they mean. */
import { BODY } from './lexicon-body.ts';
import { SIGNS } from './lexicon-signs.ts';
import { LINK_WORDS } from './stop-words.ts';
import { tokensOf } from './tokens.ts';
import { wordKey } from './word-form.ts';

export interface Concept {
  readonly id: number;
  readonly name: string;
  readonly isBodyPart: boolean;
}

export interface Node {
  readonly next: Map<string, Node>;
  /** What the words down to here mean: several where a word is several, as headache is pain and head. */
  readonly meanings: (readonly number[])[];
}

export interface Lexicon {
  readonly root: Node;
  /** By id. Words of phrases that the lexicon does not hold join later. */
  readonly concepts: Concept[];
  readonly byName: Map<string, number>;
  /** What a concept is a part or kind of, all the way up. */
  readonly above: Map<number, readonly number[]>;
  /** All words as they are written, with their keys. */
  readonly words: Map<string, string>;
}

const emptyNode = (): Node => ({ next: new Map(), meanings: [] });

export function buildLexicon(): Lexicon {
  const lexicon: Lexicon = { root: emptyNode(), concepts: [], byName: new Map(), above: new Map(), words: new Map() };
  const parents = new Map<number, readonly number[]>();
  const lines = [BODY, SIGNS].flatMap((list) =>
    list
      .trim()
      .split('\n')
      .map((line) => ({ line, isBodyPart: list === BODY })),
  );
  for (const { line, isBodyPart } of lines) conceptOf(lexicon, nameOf(line).split(/ [<=] /)[0] ?? '', isBodyPart);
  for (const { line } of lines) {
    const head = nameOf(line);
    const [name = '', list = ''] = head.split(/ [<=] /);
    const id = conceptOf(lexicon, name);
    const others = list
      .split(/,? /)
      .filter(Boolean)
      .map((other) => conceptOf(lexicon, other));
    const meaning = head.includes(' = ') ? others : [id];
    if (head.includes(' < ')) parents.set(id, others);
    for (const words of line.slice(line.indexOf(':') + 1).split(/[,|]/)) addUnit(lexicon, words, meaning);
  }
  for (const id of parents.keys()) lexicon.above.set(id, allAbove(parents, id));
  return lexicon;
}

const nameOf = (line: string) => line.slice(0, line.indexOf(':')).trim();

export function conceptOf(lexicon: Lexicon, name: string, isBodyPart = false): number {
  const known = lexicon.byName.get(name);
  if (known !== undefined) return known;
  const id = lexicon.concepts.length;
  lexicon.concepts.push({ id, name, isBodyPart });
  lexicon.byName.set(name, id);
  return id;
}

function allAbove(parents: ReadonlyMap<number, readonly number[]>, id: number, seen = new Set<number>()): number[] {
  for (const parent of parents.get(id) ?? []) {
    if (seen.has(parent)) continue;
    seen.add(parent);
    allAbove(parents, parent, seen);
  }
  return [...seen];
}

/** All words of a wording, links too; in “flatus (-)” the mark is one. */
export const wordsOf = (words: string): string[] =>
  tokensOf(words)
    .filter(({ kind, text }) => kind !== 'mark' || text === '(-)')
    .map(({ text }) => (text === '(-)' ? DENIAL : text));
/** A word that only denies. */
export const DENIAL = 'tidak';

/**
 * The words that must be there, in their order; none where it is all links. Links may stand between them or not, unless a single word
 * were left without them: not all that is hard is “hard to”, and not every shock is “in shock”.
 */
export function unitWords(words: string): string[] {
  const all = wordsOf(words);
  const telling = all.filter((word) => !LINK_WORDS.has(word));
  return telling.length === 1 ? all : telling;
}

/** In the tree, abbreviations are marked, so that they are no words. */
export const ABBREVIATED = '^';

export function addAbbreviation(lexicon: Lexicon, word: string, meaning: readonly number[]): void {
  const key = ABBREVIATED + wordKey(word);
  const node = lexicon.root.next.get(key) ?? emptyNode();
  lexicon.root.next.set(key, node);
  node.meanings.push(meaning);
}

export function addUnit(lexicon: Lexicon, words: string, meaning: readonly number[]): void {
  const parts = unitWords(words);
  if (parts.length === 0) return;
  addPath(lexicon, parts, meaning);
  const at = parts.indexOf('tidak');
  if (at >= 0 && parts.length > 1) for (const not of SPOKEN_NOT) addPath(lexicon, parts.with(at, not), meaning);
}
/** “Gak hilang ditekan” as “tidak hilang ditekan”. */
const SPOKEN_NOT = ['gak', 'nggak', 'ga'];

function addPath(lexicon: Lexicon, parts: readonly string[], meaning: readonly number[]): void {
  let node = lexicon.root;
  for (const part of parts) {
    const key = keyOf(lexicon, part);
    lexicon.words.set(part, key);
    const next = node.next.get(key) ?? emptyNode();
    node.next.set(key, next);
    node = next;
  }
  if (!node.meanings.some((known) => known.length === meaning.length && known.every((id, index) => id === meaning[index])))
    node.meanings.push(meaning);
}

/** Most words have been seen before. */
export const keyOf = ({ words }: Lexicon, word: string): string => words.get(word) ?? wordKey(word);

/** Which concepts lie where in a text. */
import { ABBREVIATED, type Node } from './lexicon.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Spelling } from './spelling.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Token } from './tokens.ts';
import { wordForms } from './word-form.ts';

/** A concept in the text, from token to token, both included. */
export interface Occurrence {
  readonly concept: number;
  readonly from: number;
  readonly to: number;
  /** Said in so many words; not only what it is a part of. */
  readonly isDirect: boolean;
  /** All that the same words mean: headache is head and pain. */
  readonly together: readonly number[];
}

export interface Located {
  readonly occurrences: readonly Occurrence[];
  /** Tokens that are part of something known. */
  readonly known: Uint8Array;
}

const LONGEST_GAP = 2;

export function locate(book: PhraseBook, spelling: Spelling, tokens: readonly Token[]): Located {
  const { root, above } = book.lexicon;
  const known = new Uint8Array(tokens.length);
  const forms = tokens.map((token) => formsOf(token, root, book.words, spelling));
  const occurrences: Occurrence[] = [];
  const found: { readonly node: Node; readonly from: number; readonly to: number }[] = [];

  const emit = ({ node, from, to }: (typeof found)[number]) => {
    for (let at = from; at <= to; at += 1) known[at] = 1;
    for (const meaning of node.meanings) {
      const seen = new Set<number>(meaning);
      for (const concept of meaning) occurrences.push({ concept, from, to, isDirect: true, together: meaning });
      for (const concept of meaning) {
        for (const parent of above.get(concept) ?? []) {
          if (seen.has(parent)) continue;
          seen.add(parent);
          occurrences.push({ concept: parent, from, to, isDirect: false, together: meaning });
        }
      }
    }
  };
  /** From a node on, over at most a few words that carry nothing and hyphens, which join. */
  const walk = (node: Node, from: number, at: number, skipped: number) => {
    if (skipped === 0 && node.meanings.length > 0) found.push({ node, from, to: at - 1 });
    const token = tokens[at];
    if (token === undefined || node.next.size === 0) return;
    for (const form of forms[at] ?? []) {
      const next = node.next.get(form);
      if (next !== undefined) walk(next, from, at + 1, 0);
    }
    const isPassable = token.kind === 'mark' ? token.text === '-' : STOP_WORDS.has(token.text);
    if (isPassable && skipped < LONGEST_GAP) walk(node, from, at + 1, skipped + 1);
  };

  tokens.forEach((token, from) => {
    if (token.kind === 'mark') return;
    for (const form of forms[from] ?? []) {
      const next = root.next.get(form);
      if (next !== undefined) walk(next, from, from + 1, 0);
    }
  });
  // A word inside a longer expression is not meant by itself: there is no weight in weight loss, and no pressure in high blood pressure.
  const reach = new Int32Array(tokens.length).fill(-1);
  for (const { from, to } of found) reach[from] = Math.max(reach[from] ?? -1, to);
  let [start, farthest] = [-1, -1];
  let at = 0;
  for (const unit of found) {
    for (; at <= unit.from; at += 1) if ((reach[at] ?? -1) > farthest) [start, farthest] = [at, reach[at] ?? -1];
    const isInside = unit.to < farthest || (unit.to === farthest && unit.from > start);
    if (!isInside) emit(unit);
  }
  return { occurrences, known };
}

function formsOf(token: Token, root: Node, words: ReadonlySet<string>, spelling: Spelling): readonly string[] {
  if (token.kind === 'mark') return [];
  const forms = wordForms(token.text);
  const first = forms[0] ?? '';
  const short = ABBREVIATED + first;
  if (token.isAbbreviation === true && root.next.has(short)) return [short, first];
  // A word that is known as it stands is not taken apart: berat is not “be-rat”.
  if (root.next.get(first)?.meanings.length || STOP_WORDS.has(token.text)) return [first];
  if (forms.some((form) => words.has(form))) return forms;
  const meant = spelling.correct(token.text);
  return meant === null ? forms : wordForms(meant);
}

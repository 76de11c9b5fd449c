/** Which concepts lie where in a text. */
import { DENIALS } from './denial-words.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import { DENIAL } from './lexicon.ts';
import { STOP_WORDS } from './stop-words.ts';
import { type Token, tokenOf } from './tokens.ts';

/** A concept in the text, from token to token, both included. */
export interface Occurrence {
  readonly concept: number;
  readonly from: number;
  readonly to: number;
  /** Said in so many words; not only what it is a part of. */
  readonly isDirect: boolean;
  /** The meaning of the words, which may be several concepts: headache is head and pain. */
  readonly together: number;
}

export interface Located {
  readonly occurrences: readonly Occurrence[];
  /** Tokens that are part of something known. */
  readonly known: Uint8Array;
}

const LONGEST_GAP = 2;

export function locate({ index, concepts, vocabulary }: KnowledgeLanguage, tokens: readonly Token[]): Located {
  const { childStarts, nodeMeaningStarts, nodeMeanings, meaningStarts, meaningConcepts } = index;
  const known = new Uint8Array(tokens.length);
  const forms = tokens.map((token) => vocabulary.formsOf(token));
  const occurrences: Occurrence[] = [];
  const found: { readonly node: number; readonly from: number; readonly to: number }[] = [];

  const emit = ({ node, from, to }: (typeof found)[number]) => {
    known.fill(1, from, to + 1);
    for (let at = nodeMeaningStarts[node] ?? 0; at < (nodeMeaningStarts[node + 1] ?? 0); at += 1) {
      const together = nodeMeanings[at] ?? 0;
      const [first, end] = [meaningStarts[together] ?? 0, meaningStarts[together + 1] ?? 0];
      for (let part = first; part < end; part += 1)
        occurrences.push({ concept: meaningConcepts[part] ?? 0, from, to, isDirect: true, together });
      const seen: number[] = [];
      for (let part = first; part < end; part += 1)
        for (const concept of concepts.above(meaningConcepts[part] ?? 0)) {
          if (seen.includes(concept) || concepts.inMeaning(together).includes(concept)) continue;
          seen.push(concept);
          occurrences.push({ concept, from, to, isDirect: false, together });
        }
    }
  };
  /** From a node on, over at most a few words that carry nothing and hyphens, which join. */
  const walk = (node: number, from: number, at: number, skipped: number) => {
    if (skipped === 0 && (nodeMeaningStarts[node + 1] ?? 0) > (nodeMeaningStarts[node] ?? 0)) found.push({ node, from, to: at - 1 });
    const token = tokens[at];
    if (token === undefined || childStarts[node] === childStarts[node + 1]) return;
    for (const word of forms[at] ?? []) {
      const next = vocabulary.below(node, word);
      if (next !== 0) walk(next, from, at + 1, 0);
    }
    const isPassable = token.kind === 'mark' ? token.text === '-' : STOP_WORDS.has(token.text);
    if (isPassable && skipped < LONGEST_GAP) walk(node, from, at + 1, skipped + 1);
  };

  for (let from = 0; from < tokens.length; from += 1)
    for (const word of forms[from] ?? []) {
      const next = vocabulary.fromRoot(word);
      if (next !== 0) walk(next, from, from + 1, 0);
    }
  // A word inside a longer expression is not meant by itself: there is no weight in weight loss, and no pressure in high blood pressure.
  const reach = new Int32Array(tokens.length).fill(-1);
  for (const { from, to } of found) reach[from] = Math.max(reach[from] ?? -1, to);
  let [start, farthest] = [-1, -1];
  let at = 0;
  for (const unit of found) {
    for (; at <= unit.from; at += 1) if ((reach[at] ?? -1) > farthest) [start, farthest] = [at, reach[at] ?? -1];
    const isInside = unit.to < farthest || (unit.to === farthest && unit.from > start);
    // “Tidak ada napas cepat” may go on: what stands behind a denial keeps its own meaning beside that of both.
    if (!isInside || (unit.from > start && DENIALS.has(tokens[start]?.text ?? ''))) emit(unit);
  }
  // “Flatus (-)” is no flatus; “flatus (+)” is found as well, and says that it is not so (negation).
  const denial = denialNode(vocabulary);
  tokens.forEach(({ text }, place) => {
    if (text === '(-)' || text === '(+)') emit({ node: denial, from: place, to: place });
  });
  return { occurrences, known };
}

const denialNode = (vocabulary: KnowledgeLanguage['vocabulary']): number =>
  vocabulary.fromRoot(vocabulary.formsOf(tokenOf('word', DENIAL, { start: 0, end: 0 }))[0] ?? -1);

/** From the words of a text to the words of the tables, and along the tree that they make. */
import { type DifferentialIndex, lines } from '../differential-index.ts';
import { ABBREVIATED } from './lexicon.ts';
import { REAL_WORDS } from './real-words.ts';
import type { Spelling } from './spelling.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Token } from './tokens.ts';
import { wordForms } from './word-form.ts';

export interface Vocabulary {
  /** Numbers of the words that a token may be, the likeliest first; none where it means nothing. */
  formsOf(token: Token): readonly number[];
  /** The node of the tree that the word leads to from the root, or from a node; 0 where it leads nowhere. */
  fromRoot(word: number): number;
  below(node: number, word: number): number;
}

const NONE: readonly number[] = [];
/** Words that were looked up, of each way of writing them; what people write comes back. */
const MOST_KEPT = 8000;

export function vocabularyOf(index: DifferentialIndex, spelling: Spelling): Vocabulary {
  const { rootNodes, childStarts, childWords, childNodes, nodeMeaningStarts } = index;
  const numbers = new Map(lines(index.words).map((word, number) => [word, number]));
  const fromRoot = (word: number) => rootNodes[word] ?? 0;
  const kept = {
    plain: new Map<string, readonly number[]>(),
    short: new Map<string, readonly number[]>(),
    names: new Map<string, readonly number[]>(),
  };

  const lookedUp = ({ text, isAbbreviation, isName }: Token): readonly number[] => {
    const known = (forms: readonly string[]) => forms.flatMap((form) => numbers.get(form) ?? NONE);
    const forms = wordForms(text);
    const first = forms.slice(0, 1);
    const short = numbers.get(ABBREVIATED + (forms[0] ?? ''));
    if (isAbbreviation && short !== undefined) return [short, ...known(first)];
    // A word that is known as it stands is not taken apart: berat is not “be-rat”.
    const node = fromRoot(known(first)[0] ?? -1);
    if ((nodeMeaningStarts[node + 1] ?? 0) > (nodeMeaningStarts[node] ?? 0) || STOP_WORDS.has(text)) return known(first);
    const found = known(forms);
    if (found.length > 0) return found;
    const meant = isName || REAL_WORDS.has(text) ? null : spelling.correct(text);
    return meant === null ? NONE : known(wordForms(meant));
  };

  return {
    fromRoot,
    formsOf(token) {
      if (token.kind === 'mark') return NONE;
      const alike = token.isAbbreviation ? kept.short : token.isName ? kept.names : kept.plain;
      const before = alike.get(token.text);
      if (before !== undefined) return before;
      if (alike.size >= MOST_KEPT) alike.clear();
      const forms = lookedUp(token);
      alike.set(token.text, forms);
      return forms;
    },
    below(node, word) {
      let [low, high] = [childStarts[node] ?? 0, (childStarts[node + 1] ?? 0) - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        const here = childWords[middle] ?? 0;
        if (here === word) return childNodes[middle] ?? 0;
        if (here < word) low = middle + 1;
        else high = middle - 1;
      }
      return 0;
    },
  };
}

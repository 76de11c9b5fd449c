/** Calculators by what doctors call them, in either language: `cha2ds2vasc`, LFG, hyponatremia. The nearest first. */
interface Sought {
  readonly id: string;
  readonly name: string;
  readonly otherName: string;
  readonly description: string;
  readonly categoryName: string;
  readonly alsoCalled: readonly string[];
}

/** Small letters without accents; haem is hem, oedema is edema. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?:ae|oe)/g, 'e');

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** FIB-4 is also fib4, P/F pf and “CHADS-VASc” chadsvasc. */
const withJoined = (text: string): string[] => [
  ...wordsOf(text),
  ...text.split(/[\s(),;:]+/).flatMap((piece) => (wordsOf(piece).length > 1 ? [wordsOf(piece).join('')] : [])),
];

const NAMED = 3;
const CALLED = 2;
const TOLD = 1;
const WHOLE = 2;
const NOT_FOUND = 0;

/** How well one word that was typed is met: a whole word before the beginning of one, a name before what is told of it. */
function met(typed: string, words: readonly (readonly [weight: number, words: readonly string[]])[]): number {
  let best = NOT_FOUND;
  for (const [weight, known] of words)
    for (const word of known) if (word.startsWith(typed)) best = Math.max(best, word === typed ? weight * WHOLE : weight);
  return best;
}

const metByEither = (typed: string, words: Parameters<typeof met>[1]): number =>
  Math.max(...[typed, OTHER_WORDS[typed] ?? []].flat().map((one) => met(one, words)));

/** Says that it is one, and not which: the names have another of these words, or none. */
const SAYS_NOTHING =
  /^(?:skor|skoring|rumus|kalkulator|(?:meng|per)?hitung(?:an)?|scores?|scoring|formula|calculators?|calculate|calculation)$/;

/** An Indonesian's age has two names. */
const OTHER_WORDS: Readonly<Record<string, string>> = { umur: 'usia', usia: 'umur' };

export function searchCalculators<C extends Sought>(calculators: readonly C[], asked: string): readonly C[] {
  const all = asked
    .split(/\s+/)
    .map((piece) => [wordsOf(piece).join(''), wordsOf(piece)] as const)
    .filter(([joined]) => joined !== '');
  if (all.length === 0) return calculators;
  const telling = all.filter(([joined]) => !SAYS_NOTHING.test(joined));
  const typed = telling.length > 0 ? telling : all;
  const scored = calculators.flatMap((one) => {
    const words = [
      [NAMED, [one.id, one.name, one.otherName].flatMap(withJoined)],
      [CALLED, one.alsoCalled.flatMap(withJoined)],
      [TOLD, [one.description, one.categoryName].flatMap(wordsOf)],
    ] as const;
    const scores = typed.map(([joined, parts]) => Math.max(metByEither(joined, words), Math.min(...parts.map((part) => met(part, words)))));
    return scores.includes(NOT_FOUND) ? [] : [{ one, score: scores.reduce((sum, score) => sum + score, 0) }];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ one }) => one);
}

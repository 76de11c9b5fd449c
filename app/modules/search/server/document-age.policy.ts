/**
 * Common words stand in a great part of all documents, and to rank them all would take seconds. So the best of the newest
 * are shown: each document carries labels that say in which thousands it came, the index combines them with the words
 * looked for, and a search goes back in time in steps only until it has enough to choose from.
 *
 * Labels begin with `#`, which no word does.
 */

/** Documents an age holds, at each step back. */
export const AGES = [
  { label: 'a', size: 1_024 },
  { label: 'b', size: 8_192 },
  { label: 'c', size: 65_536 },
  { label: 'd', size: 524_288 },
] as const;

/** Labels of the n-th document. */
export const ageLabels = (n: number): string[] => AGES.map(({ label, size }) => `#${label}${Math.floor(n / size)}`);

/** Of so many documents the nearest ages are a step of their own: what a search wants often stands there already. */
const LARGE = 32_768;
const NEAREST = 2;

/** One step back in time, to documents that no step before it has seen. */
export interface AgeStep {
  /** Which documents, in the language of text search; null for all. */
  readonly fits: string | null;
  /** Of all documents, as a share of one. */
  readonly share: number;
  /** Beyond the ages that are the nearest of their size. */
  readonly beyond: boolean;
  /** It goes back to this document, and the first step begins with the newest. */
  readonly back: number;
}

/**
 * The steps back from the n-th document, to the first one. The current age may just have begun, so the one before belongs to it;
 * two ages that are everything are no step. Beyond the longest ages, twice as many are looked through each time.
 */
export function ageSteps(n: number): AgeStep[] {
  const near = AGES.filter(({ size }) => 2 * size <= n);
  const longest = near.at(-1);
  if (longest === undefined) return [{ fits: null, share: 1, beyond: false, back: 0 }];
  const [first = longest, ...longer] = near;
  const newest = Math.floor(n / first.size);
  const steps: AgeStep[] = [
    { fits: agesFrom(first.label, newest, 2), share: (2 * first.size) / n, beyond: false, back: (newest - 1) * first.size },
  ];
  // To where two of the longer ages begin, in shorter ones: to leave out within a step what others have seen costs the index its skipping.
  for (const [i, { size }] of longer.entries()) {
    const { label, size: short } = near[i] ?? first;
    const next = Math.floor(n / short) - 2;
    const last = (size / short) * (Math.floor(n / size) - 1);
    const count = next - last + 1;
    const nearest = count * short > LARGE ? NEAREST : count;
    for (const [from, many] of [
      [next, nearest],
      [next - nearest, count - nearest],
    ] as const)
      if (many > 0)
        steps.push({ fits: agesFrom(label, from, many), share: (many * short) / n, beyond: false, back: (from - many + 1) * short });
  }
  for (let age = Math.floor(n / longest.size) - 2, count = 2; age >= 0; age -= count, count *= 2)
    steps.push({
      fits: agesFrom(longest.label, age, count),
      share: Math.min(1, (count * longest.size) / n),
      beyond: true,
      back: Math.max(0, age - count + 1) * longest.size,
    });
  return steps;
}

/** The first of these steps, in one: from the newest as far back as they go, in the fewest ages. */
export function inOneStep(n: number, steps: readonly AgeStep[]): AgeStep {
  const back = Math.min(...steps.map((step) => step.back));
  if (back <= 0) return { fits: null, share: 1, beyond: false, back: 0 };
  const share = steps.reduce((all, step) => all + step.share, 0);
  const whole = AGES.findLast(({ size }) => back % size === 0 && back + size <= n);
  const ages = whole === undefined ? 0 : Math.floor(n / whole.size) - back / whole.size + 1;
  const fits = whole === undefined ? steps.map((step) => step.fits).join(' | ') : agesFrom(whole.label, Math.floor(n / whole.size), ages);
  return { fits, share, beyond: false, back };
}

/** This age and those before it. */
const agesFrom = (label: string, age: number, count: number): string =>
  `(${Array.from({ length: Math.min(count, age + 1) }, (_, back) => `'#${label}${age - back}'`).join(' | ')})`;

export const kindLabel = (kind: string) => `#k${kind}`;
export const specialityLabel = (slug: string) => `#s${slug}`;
/** Of what is counted by label, the specialities by their slugs. */
export const specialitiesIn = (counts: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...counts].flatMap(([label, count]) => (label.startsWith('#s') ? [[label.slice(2), count] as const] : [])));
export const languageLabel = (language: 'en' | 'id') => `#l${language}`;
export const solvedLabel = (solved: boolean) => (solved ? '#solved' : '#open');
/** Two words of a name that stand next to each other, see `name-pair.store.ts`. */
export const PAIR_LABEL = '#2';
export const pairLabel = (pair: string) => `${PAIR_LABEL}${pair}`;
/** None of anything else. */
export const wordsOfPairLabel = (label: string): string[] =>
  label.startsWith(PAIR_LABEL) ? label.slice(PAIR_LABEL.length).split(' ') : [];

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

/**
 * Conditions for each step back from the n-th document, in the language of text search; the last one is none: all of them. The
 * current age may just have begun, so the one before belongs to it; two ages that are everything are no step.
 */
export function ageSteps(n: number): (string | null)[] {
  const steps = AGES.filter(({ size }) => 2 * size <= n).map(({ label, size }) => {
    const age = Math.floor(n / size);
    return `('#${label}${age}' | '#${label}${age - 1}')`;
  });
  return [...steps, null];
}

export const kindLabel = (kind: string) => `#k${kind}`;
export const specialityLabel = (slug: string) => `#s${slug}`;
export const languageLabel = (language: 'en' | 'id') => `#l${language}`;
export const solvedLabel = (solved: boolean) => (solved ? '#solved' : '#open');

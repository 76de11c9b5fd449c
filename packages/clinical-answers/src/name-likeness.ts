/** How alike two names of drugs are: by how they sound in English and Indonesian spelling, and letter by letter. */

/** Lower case, without accents and signs: `Co-Amoxiclav®` becomes `co amoxiclav`. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Spellings of one sound, in the order they are taken: Indonesian writes amoksisilin for amoxicillin. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/(ch|ck|qu|q)/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/(ae|oe)/g, 'e'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(um|us|e)$/g, ''],
];

export const soundOf = (name: string): string =>
  SOUNDS.reduce((word, [from, to]) => word.replace(from, to), plain(name).replaceAll(' ', ''));

/** Letters put in, left out, replaced or changed places, counted up to `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

/** What is looked for in messages, split as the index splits what was said: at every sign that is neither letter nor figure. Pure. */

const MOST = 10;

/** Parts that stand next to each other, the last of them as it begins: what is typed is found while it is being typed. */
export type Sought = readonly string[];

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const partsOf = (text: string): Part[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }));

/** Words may stand anywhere, also those of TB/HIV; of 120/80, 3.5 or IL-6 the parts would say little by themselves. */
export function soughtIn(q: string): Sought[] {
  const text = q.toLowerCase();
  const sought: string[][] = [];
  let before: Part | null = null;
  for (const part of partsOf(text).slice(0, MOST)) {
    const isFigure = before !== null && !/\s/.test(text.slice(before.end, part.start)) && [before, part].some(beginsWithFigure);
    if (isFigure) sought.at(-1)?.push(part.text);
    else sought.push([part.text]);
    before = part;
  }
  return sought;
}

const beginsWithFigure = ({ text }: Part): boolean => /^\p{N}/u.test(text);

/** For `to_tsquery`. Nothing of it is syntax but what is put there: parts hold letters and figures only. */
export const tsqueryOf = (sought: readonly Sought[]): string => sought.map((parts) => `${parts.join(' <-> ')}:*`).join(' & ');

/** Where in a text they stand, in their order. */
export function hitsIn(text: string, sought: readonly Sought[]): Pick<Part, 'start' | 'end'>[] {
  const parts = partsOf(text);
  const hits: Pick<Part, 'start' | 'end'>[] = [];
  for (let n = 0; n < parts.length; ) {
    const long = Math.max(0, ...sought.filter((one) => standsAt(parts, n, one)).map(({ length }) => length));
    const [first, last] = [parts[n], parts[n + long - 1]];
    if (long > 0 && first !== undefined && last !== undefined) hits.push({ start: first.start, end: last.end });
    n += Math.max(1, long);
  }
  return hits;
}

const standsAt = (parts: readonly Part[], at: number, sought: Sought): boolean =>
  sought.every((wanted, n) => {
    const said = parts[at + n]?.text.toLowerCase();
    return n === sought.length - 1 ? said?.startsWith(wanted) === true : said === wanted;
  });

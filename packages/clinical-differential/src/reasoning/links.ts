/** From what each disease lists to what each finding says about the diseases. */
import { CALIBRATION } from './calibration.ts';

export interface Link {
  readonly disease: number;
  /** Chance of the finding in the disease. */
  readonly chance: number;
  /** What it says for the disease beside a coincidence: natural logarithm. */
  readonly score: number;
}

export interface Listed {
  readonly chance: number;
  /** Natural logarithm of what it speaks for the disease beyond its frequency. */
  readonly boost: number;
}

/** A disease that lists the finding, or a chance coincidence. */
const presenceScore = (chance: number, boost: number, leak: number) =>
  Math.log((chance + (1 - chance) * leak) / leak) + boost * Math.min(1, chance * 4);
export const absenceScore = (chance: number, leak: number) => Math.log((1 - chance) / (1 - leak));

export interface Echo {
  readonly disease: number;
  /** Natural logarithm, beside the other diseases. */
  readonly score: number;
}

/** Who has the narrower finding has the broader. */
export function withBroader(list: ReadonlyMap<number, Listed>, above: readonly (readonly number[])[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const [index, { chance }] of list) {
    for (const up of [index, ...(above[index] ?? [])]) all.set(up, Math.max(all.get(up) ?? 0, chance));
  }
  return all;
}

/** Share of all patients, over diseases as they come. */
export function baseRates(count: number, chances: readonly ReadonlyMap<number, number>[], weights: readonly number[]): number[] {
  const rates = new Array<number>(count).fill(0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  chances.forEach((list, disease) => {
    for (const [index, chance] of list) rates[index] = (rates[index] ?? 0) + (chance * (weights[disease] ?? 0)) / total;
  });
  return rates;
}

export type Known = Omit<Link, 'score'>;

/** The diseases that each finding is known in, with its chance there. */
export function byFinding(count: number, chances: readonly ReadonlyMap<number, number>[]): Known[][] {
  const lists: Known[][] = Array.from({ length: count }, () => []);
  chances.forEach((list, disease) => {
    for (const [index, chance] of list) lists[index]?.push({ disease, chance });
  });
  return lists;
}

/** What its presence says: where it is known, and where only what is broader is. */
export function presenceLinks(
  index: number,
  leak: number,
  listed: readonly ReadonlyMap<number, Listed>[],
  known: readonly (readonly Known[])[],
  above: readonly number[],
  base: readonly number[],
): Link[] {
  const [least, most] = CALIBRATION.narrower;
  const found = new Map<number, Link>();
  const put = (disease: number, chance: number, boost: number) =>
    found.set(disease, { disease, chance, score: presenceScore(chance, boost, leak) });
  for (const up of above) {
    const share = Math.min(most, Math.max(least, (base[index] ?? 0) / Math.max(1e-9, base[up] ?? 0)));
    for (const { disease, chance } of known[up] ?? [])
      if (chance * share > (found.get(disease)?.chance ?? 0)) put(disease, chance * share, 0);
  }
  for (const { disease, chance } of known[index] ?? []) put(disease, chance, listed[disease]?.get(index)?.boost ?? 0);
  return [...found.values()].sort((a, b) => a.disease - b.disease);
}

/** Chance that a concept is said in a disease, by any of its findings; and so what it says for each, by concept. */
export function echoesOf(
  listed: readonly ReadonlyMap<number, Listed>[],
  shares: readonly ReadonlyMap<number, number>[],
  weights: readonly number[],
  concepts: number,
): Echo[][] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const said: { readonly disease: number; readonly chance: number }[][] = Array.from({ length: concepts }, () => []);
  const chances = new Float64Array(concepts);
  listed.forEach((list, disease) => {
    const touched = new Set<number>();
    for (const [finding, { chance }] of list) {
      for (const [concept, share] of shares[finding] ?? []) {
        touched.add(concept);
        chances[concept] = 1 - (1 - (chances[concept] ?? 0)) * (1 - chance * share);
      }
    }
    for (const concept of touched) {
      said[concept]?.push({ disease, chance: chances[concept] ?? 0 });
      chances[concept] = 0;
    }
  });
  return said.map((own) => {
    let base: number = CALIBRATION.echoFloor;
    for (const { disease, chance } of own) base += (chance * (weights[disease] ?? 0)) / total;
    return own.map(({ disease, chance }) => ({ disease, score: Math.min(CALIBRATION.echoLimit, Math.log((chance + base) / base)) }));
  });
}

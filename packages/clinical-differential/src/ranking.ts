/** The diseases in the order of their probability, as far down as an answer looks. */
import type { DifferentialBase } from './prepare.ts';
import { MUST_NOT_MISS } from './reasoning/calibration.ts';
import { likeliest } from './reasoning/likeliest.ts';
import type { Posterior } from './reasoning/posterior.ts';

/** So many times more are put in order than are wanted, since forms of what already stands there fall out, and other things later. */
const SPARE = 4;
/** Where that was not enough: so many, of twice as many. */
const RANKED = 100;

/**
 * The most probable first, without forms of a disease that already stands there. At least `wanted` that are `isShown`, and all that are
 * probable enough to be a danger; where a hundred hold fewer, those. What follows changes nothing of what goes before.
 */
export function ranking(
  base: DifferentialBase,
  { probabilities }: Posterior,
  wanted: number,
  isShown: (number: number) => boolean,
): number[] {
  // Most diseases are next to impossible, and to put them in an order would cost more than to find the few that are not.
  const first = likeliest(probabilities, SPARE * wanted);
  const ranked = withoutForms(base, first);
  const isToTheEnd = (probabilities[first.at(-1) ?? -1] ?? 0) < MUST_NOT_MISS.flagged;
  if (isToTheEnd && ranked.filter(isShown).length >= wanted) return ranked;
  const more = withoutForms(base, inOrder(probabilities, nthGreatest(probabilities, 2 * RANKED)));
  return more.length >= RANKED ? more : withoutForms(base, inOrder(probabilities, 0));
}

const nthGreatest = (values: Float64Array, n: number) => values.slice().sort()[Math.max(0, values.length - n)] ?? 0;

/** All that are possible and at least so probable. */
function inOrder(probabilities: Float64Array, least: number): number[] {
  const order: number[] = [];
  for (let number = 0; number < probabilities.length; number += 1) {
    const probability = probabilities[number] ?? 0;
    if (probability > 0 && probability >= least) order.push(number);
  }
  return order.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b);
}

function withoutForms({ model }: DifferentialBase, order: readonly number[]): number[] {
  const [shown, hidden] = [new Set<number>(), new Set<number>()];
  return order.filter((number) => {
    const wholes = model.wholes[number] ?? [];
    if (hidden.has(number) || wholes.some((whole) => shown.has(whole))) return false;
    shown.add(number);
    for (const whole of wholes) hidden.add(whole);
    return true;
  });
}

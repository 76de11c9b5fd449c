/** Half away from nought, judged on the decimal figures: 1.005 to two places is 1.01, although its binary value lies below. */
export function roundTo(value: number, decimals: number): number {
  const shifted = Number(`${Number(Math.abs(value).toPrecision(14))}e${decimals}`);
  // Written with an exponent of its own when very small: then it is nought at any number of places used here.
  const rounded = Number.isNaN(shifted) ? 0 : Number(`${Math.round(shifted)}e-${decimals}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

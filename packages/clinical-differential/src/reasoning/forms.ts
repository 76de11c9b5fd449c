/**
 * Forms of a disease (an infarction is a form of the acute coronary syndrome) compete with it for the same patients. Shown is the
 * disease with the probability of all its forms, unless one of them stands out by what speaks for it alone.
 */
import type { Disease } from '@kolegia/clinical-knowledge/disease-schema';

/** As many times likelier than the disease without any form must one be to stand for it. */
const STANDS_OUT = 3;

export function withForms(families: readonly Family[], probabilities: Float64Array): Float64Array {
  const shown = probabilities.slice();
  for (const { whole, forms } of families) {
    const own = shown[whole] ?? 0;
    let [together, most] = [0, 0];
    for (const form of forms) {
      const probability = shown[form] ?? 0;
      together += probability;
      most = Math.max(most, probability);
    }
    if (together === 0) continue;
    const standsOut = most >= STANDS_OUT * own;
    for (const form of forms) shown[form] = standsOut ? (shown[form] ?? 0) * (1 + own / together) : 0;
    shown[whole] = standsOut ? 0 : own + together;
  }
  return shown;
}

export interface Family {
  readonly whole: number;
  readonly forms: readonly number[];
}

/** Forms of forms first. */
export function familiesOf(diseases: readonly Pick<Disease, 'id' | 'partOf'>[]): readonly Family[] {
  const numbers = new Map(diseases.map(({ id }, number) => [id, number]));
  const forms = new Map<number, number[]>();
  diseases.forEach(({ partOf }, number) => {
    for (const id of partOf) {
      const whole = numbers.get(id);
      if (whole !== undefined) forms.set(whole, [...(forms.get(whole) ?? []), number]);
    }
  });
  const depth = (number: number): number => Math.max(0, ...(forms.get(number) ?? []).map((form) => 1 + depth(form)));
  return [...forms].map(([whole, list]) => ({ whole, forms: list })).sort((a, b) => depth(a.whole) - depth(b.whole));
}

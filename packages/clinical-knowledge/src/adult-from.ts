/**
 * `adultFrom`: from this age, and weight, the label gives children what it gives adults, and none below. Spelt out here once, so that
 * whoever reads the knowledge finds regimens for children and ages without a dose like any other.
 */
import type { Dosing, Regimen } from './dosing-schema.ts';
import type { Span } from './quantity.ts';
import { agesOf } from './regimen-ages.ts';

export interface AdultFrom {
  readonly age?: Span | undefined;
  /** kg */
  readonly weight?: number | undefined;
  readonly src: string[];
}

const ADULT: Span = { low: 18, high: 18, unit: 'y' };

export function spelledOut({ adultFrom, ...block }: Dosing & { readonly adultFrom?: AdultFrom | undefined }): Dosing {
  if (adultFrom === undefined) return block;
  const { age, weight, src } = adultFrom;
  const ofAdults = block.regimens.filter((one) => one.who === 'adult' && agesOf(one).from === agesOf({ who: 'adult' }).from);
  const children = ofAdults.flatMap((regimen) => forChildren(regimen, adultFrom));
  // Who has a dose below already has what is said of the younger and lighter, too.
  const from = agesOf({ who: 'child', ...fromAge(age) }).from;
  const isForYounger = block.regimens.some((one) => one.who !== 'adult' && agesOf(one).from < from);
  const below: NonNullable<Dosing['noDose']> = isForYounger
    ? []
    : [
        ...(age === undefined ? [] : [{ age: { to: age }, src }]),
        ...(weight === undefined ? [] : [{ age: { ...(age === undefined ? {} : { from: age }), to: ADULT }, weight: { to: weight }, src }]),
      ];
  const noDose = [...(block.noDose ?? []), ...below];
  return { ...block, regimens: [...block.regimens, ...children], ...(noDose.length === 0 ? {} : { noDose }) };
}

const fromAge = (age: Span | undefined) => (age === undefined ? {} : { age: { from: age } });

/** A regimen of adults of some weight stays with that weight. */
function forChildren(regimen: Regimen, { age, weight, src }: AdultFrom): Regimen[] {
  const { from: own, to } = regimen.weight ?? {};
  const from = Math.max(own ?? 0, weight ?? 0);
  if (to !== undefined && to <= from) return [];
  const weights =
    from === 0 && to === undefined ? {} : { weight: { ...(from === 0 ? {} : { from }), ...(to === undefined ? {} : { to }) } };
  const { weight: _, age: __, ...rest } = regimen;
  return [{ ...rest, who: 'child', ...fromAge(age), ...weights, src }];
}

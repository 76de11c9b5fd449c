/** Whom a regimen is meant for. Nothing is carried over from one population to another. */
import type { Regimen } from '@kolegia/clinical-knowledge/dosing-schema';
import { type Span, spanInHours } from '@kolegia/clinical-knowledge/quantity';
import { agesOf } from '@kolegia/clinical-knowledge/regimen-ages';
import type { MissingInput, Text } from './dosage.ts';
import type { KnownPatient } from './patient.ts';
import { join, say, spanText } from './wording.ts';

export type Fit = 'fits' | 'age' | 'weight' | { readonly missing: MissingInput['field'] };

export function fits(
  { who, age, weight, postmenstrual }: Pick<Regimen, 'who' | 'age' | 'weight' | 'postmenstrual'>,
  patient: KnownPatient,
): Fit {
  if (patient.age === undefined) return { missing: 'ageYears' };
  const { hours } = patient.age;
  const meant = agesOf({ who, age });
  if (hours < meant.from || hours >= meant.to) return 'age';
  if (postmenstrual !== undefined) {
    if (patient.gestationWeeks === undefined) return { missing: 'gestationWeeks' };
    const since = patient.gestationWeeks * 7 * 24 + hours;
    if (!isWithin(since, { from: hoursOf(postmenstrual.from), to: hoursOf(postmenstrual.to) })) return 'age';
  }
  if (weight === undefined) return 'fits';
  if (patient.weight === undefined) return { missing: 'weightKg' };
  return isWithin(patient.weight.in('kg'), weight) ? 'fits' : 'weight';
}

const hoursOf = (span: Span | undefined) => (span === undefined ? undefined : spanInHours(span).low);

const isWithin = (value: number, { from, to }: { from?: number | undefined; to?: number | undefined }) =>
  value >= (from ?? Number.NEGATIVE_INFINITY) && value < (to ?? Number.POSITIVE_INFINITY);

/** "Child, from 3 months, under 40 kg" */
export function populationText({ who, age, weight, postmenstrual }: Regimen): Text {
  return join([
    say(`who.${who}`),
    ...bandText('age', age, spanText),
    ...bandText('postmenstrual', postmenstrual, spanText),
    ...bandText('weight', weight, (value) => say('input.plain', { value })),
  ]);
}

/** "under 18 years" */
export const ageBandText = (age: Regimen['age']): Text => join(bandText('age', age, spanText));

function bandText<T>(
  kind: 'age' | 'weight' | 'postmenstrual',
  band: { from?: T | undefined; to?: T | undefined } | undefined,
  show: (value: T) => Text,
): Text[] {
  if (band === undefined) return [];
  const { from, to } = band;
  const which = from === undefined ? 'To' : to === undefined ? 'From' : 'Between';
  return [
    say(`population.${kind}${which}`, {
      ...(from === undefined ? {} : { from: show(from) }),
      ...(to === undefined ? {} : { to: show(to) }),
    }),
  ];
}

/** Whom a regimen is meant for. Nothing is carried over from one population to another. */
import type { Regimen } from '@kolegia/clinical-knowledge/dosing-schema';
import { type Span, spanInHours } from '@kolegia/clinical-knowledge/quantity';
import type { MissingInput, Text } from './dosage.ts';
import type { KnownPatient } from './patient.ts';
import { ADULT_YEARS, HOURS_PER_YEAR } from './patient-bounds.ts';
import { join, say, spanText } from './wording.ts';

const NEONATE_HOURS = 28 * 24;
const ADULT_HOURS = ADULT_YEARS * HOURS_PER_YEAR;
const EVER = Number.POSITIVE_INFINITY;

/** Where the regimen states no age. */
const USUAL: Readonly<Record<Regimen['who'], { readonly from: number; readonly to: number }>> = {
  adult: { from: ADULT_HOURS, to: EVER },
  child: { from: NEONATE_HOURS, to: ADULT_HOURS },
  infant: { from: NEONATE_HOURS, to: HOURS_PER_YEAR },
  neonate: { from: 0, to: NEONATE_HOURS },
  any: { from: 0, to: EVER },
};

export type Fit = 'fits' | 'age' | 'weight' | { readonly missing: MissingInput['field'] };

export function fits({ who, age, weight, postmenstrual }: Regimen, patient: KnownPatient): Fit {
  if (patient.age === undefined) return { missing: 'ageYears' };
  const { hours } = patient.age;
  const usual = USUAL[who];
  // “Infants under 3 months” begin at birth.
  const from = age?.from === undefined ? (who === 'infant' && age?.to !== undefined ? 0 : usual.from) : start(age.from);
  if (hours < from || hours >= (age?.to === undefined ? usual.to : start(age.to))) return 'age';
  if (postmenstrual !== undefined) {
    if (patient.gestationWeeks === undefined) return { missing: 'gestationWeeks' };
    const since = patient.gestationWeeks * 7 * 24 + hours;
    if (!isWithin(since, { from: hoursOf(postmenstrual.from), to: hoursOf(postmenstrual.to) })) return 'age';
  }
  if (weight === undefined) return 'fits';
  if (patient.weight === undefined) return { missing: 'weightKg' };
  return isWithin(patient.weight.in('kg'), weight) ? 'fits' : 'weight';
}

const start = (span: Span) => spanInHours(span).low;
const hoursOf = (span: Span | undefined) => (span === undefined ? undefined : start(span));

const isWithin = (value: number, { from, to }: { from?: number | undefined; to?: number | undefined }) =>
  value >= (from ?? Number.NEGATIVE_INFINITY) && value < (to ?? EVER);

/** "Child, from 3 months, under 40 kg" */
export function populationText({ who, age, weight, postmenstrual }: Regimen): Text {
  return join([
    say(`who.${who}`),
    ...bandText('age', age, spanText),
    ...bandText('postmenstrual', postmenstrual, spanText),
    ...bandText('weight', weight, (value) => say('input.plain', { value })),
  ]);
}

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

/** What was entered about the patient, checked: values that cannot be are named and left out, so that the rest is still answered. */
import { type Amount, amount, unitWritten } from '@kolegia/clinical-calculators/amount';
import { CREATININE_UNITS, DIALYSES, type DosingPatient, type EchoedInput, type InputProblem } from './dosage.ts';
import { ADULT_YEARS, CREATININE_BOUNDS, HOURS_PER_YEAR, isForAge, PATIENT_BOUNDS } from './patient-bounds.ts';
import { numberText, say, spanText, unitText, type Values } from './wording.ts';

export interface Age {
  readonly hours: number;
  readonly years: number;
}

export interface KnownPatient {
  readonly age: Age | undefined;
  readonly gestationWeeks: number | undefined;
  readonly sex: 'female' | 'male' | undefined;
  readonly weight: Amount<'weight'> | undefined;
  readonly height: Amount<'length'> | undefined;
  readonly creatinine: Amount<'creatinine'> | undefined;
  readonly hepatic: 'A' | 'B' | 'C' | undefined;
  readonly pregnant: boolean;
  /** Completed; 0 where it is not known, absent where not pregnant. */
  readonly pregnancyWeek: number | undefined;
  readonly lactating: boolean;
  readonly dialysis: (typeof DIALYSES)[number] | undefined;
  readonly conditions: readonly string[];
  readonly allergies: readonly string[];
}

export interface ReadPatient {
  readonly patient: KnownPatient;
  readonly inputs: readonly EchoedInput[];
  readonly problems: readonly InputProblem[];
}

export const isAdult = ({ age }: Pick<KnownPatient, 'age'>) => age !== undefined && age.years >= ADULT_YEARS;

export function readPatient(given: DosingPatient): ReadPatient {
  const notes = new Notes();
  const age = readAge(given, notes);
  const gestationWeeks = readNumber(given, 'gestationWeeks', notes);
  const sex = readChoice('sex', given.sex, ['female', 'male'], notes);
  const weightKg = readSize(given, 'weightKg', age, notes);
  const heightCm = readSize(given, 'heightCm', age, notes);
  const creatinine = readCreatinine(given.creatinine, notes);
  const hepatic = readChoice('hepatic', given.hepatic, ['A', 'B', 'C'], notes);
  const week = readPregnancy(given, sex, notes);
  const lactating = readLactation(given, sex, notes);
  const dialysis = readChoice('dialysis', given.dialysis, DIALYSES, notes);
  if (gestationWeeks !== undefined) notes.echo('gestationWeeks', timeText(gestationWeeks, 'wk'));
  if (sex !== undefined) notes.echo('sex', say(`input.${sex}`));
  if (creatinine !== undefined) notes.echo('creatinine', withUnit(creatinine.value, creatinine.unit));
  if (hepatic !== undefined) notes.echo('hepatic', { en: hepatic, id: hepatic });
  if (week !== undefined) notes.echo('pregnancyWeek', week === 0 ? say('input.weekUnknown') : timeText(week, 'wk'));
  if (lactating) notes.echo('lactating', say('input.yes'));
  if (dialysis !== undefined) notes.echo('dialysis', say(`input.${dialysis}`));
  const patient: KnownPatient = {
    age,
    gestationWeeks,
    sex,
    weight: weightKg === undefined ? undefined : amount('weight', weightKg, 'kg'),
    height: heightCm === undefined ? undefined : amount('length', heightCm, 'cm'),
    creatinine,
    hepatic,
    pregnant: week !== undefined,
    pregnancyWeek: week,
    lactating,
    dialysis,
    conditions: given.conditions ?? [],
    allergies: given.allergies ?? [],
  };
  return { patient, inputs: notes.inputs, problems: notes.problems };
}

class Notes {
  readonly problems: InputProblem[] = [];
  readonly inputs: EchoedInput[] = [];

  /** Nothing: the value is left out. */
  complain(field: string, code: InputProblem['code'], key: string, values: Values = {}, suggestedUnit?: string): undefined {
    const text = say(`problem.${key}`, { field: say(`field.${field}`), ...values });
    this.problems.push({ field, code, text, ...(suggestedUnit === undefined ? {} : { suggestedUnit }) });
  }

  echo(field: string, shown: EchoedInput['shown']): void {
    this.inputs.push({ field, label: say(`field.${field}`), shown });
  }
}

const withUnit = (value: number, unit: string) => say('input.measured', { value, unit });

function readNumber(given: DosingPatient, field: keyof typeof PATIENT_BOUNDS, notes: Notes): number | undefined {
  const value: unknown = given[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return notes.complain(field, 'notANumber', 'notANumber');
  const { min, max, unit } = PATIENT_BOUNDS[field];
  if (value >= min && value <= max) return value;
  const code = value < min ? 'tooLow' : 'tooHigh';
  const values = { value, min, max, unit: unitText(unit) };
  const suggested = otherUnitOf(field, value, given);
  if (suggested !== undefined) return notes.complain(field, code, 'otherUnit', { ...values, suggested }, suggested);
  return notes.complain(field, code, code, values);
}

/** Newborns are weighed in grams, and grown people say their height in metres. */
const OTHER_UNITS = { weightKg: { unit: 'g', factor: 0.001 }, heightCm: { unit: 'm', factor: 100 } } as const;

/** Where the number can be in the other unit, for this age. */
function otherUnitOf(field: keyof typeof PATIENT_BOUNDS, value: number, { ageDays, ageYears }: DosingPatient): string | undefined {
  if (field !== 'weightKg' && field !== 'heightCm') return undefined;
  const { unit, factor } = OTHER_UNITS[field];
  const years = ageDays === undefined ? ageYears : (ageDays * 24) / HOURS_PER_YEAR;
  const { min, max } = PATIENT_BOUNDS[field];
  const meant = value * factor;
  return meant >= min && meant <= max && (years === undefined || isForAge(field, meant, years)) ? unit : undefined;
}

function readChoice<T extends string>(field: string, value: unknown, options: readonly T[], notes: Notes): T | undefined {
  if (value === undefined || value === null) return undefined;
  return options.find((option) => option === value) ?? notes.complain(field, 'unknownOption', 'unknownOption', { value: String(value) });
}

/** Days go before years: a neonate's dose changes within the first month. */
function readAge(given: DosingPatient, notes: Notes): Age | undefined {
  const days = readNumber(given, 'ageDays', notes);
  const years = readNumber(given, 'ageYears', notes);
  const daysInYears = days === undefined ? undefined : (days * 24) / HOURS_PER_YEAR;
  if (daysInYears !== undefined && years !== undefined && Math.abs(daysInYears - years) > 1)
    return notes.complain('ageYears', 'contradiction', 'agesDiffer');
  const exact = daysInYears ?? years;
  if (exact === undefined) return undefined;
  notes.echo(days === undefined ? 'ageYears' : 'ageDays', days === undefined ? ageText(exact) : timeText(days, 'd'));
  // Ten figures: a twelfth of a year is a month, and a month counts as one.
  return { hours: Number((exact * HOURS_PER_YEAR).toPrecision(10)), years: exact };
}

const timeText = (value: number, unit: 'd' | 'wk' | 'mo' | 'y') => spanText({ low: value, high: value, unit });

/** Months are asked as a part of a year: seven of them are said as seven, not as 0.583 years. */
function ageText(years: number) {
  const months = Math.round(years * MONTHS);
  const isInMonths = !Number.isInteger(years) && Math.abs(years * MONTHS - months) < 1e-6;
  return isInMonths ? timeText(months, 'mo') : timeText(Number(years.toPrecision(3)), 'y');
}
const MONTHS = 12;

function readSize(given: DosingPatient, field: 'weightKg' | 'heightCm', age: Age | undefined, notes: Notes): number | undefined {
  const value = readNumber(given, field, notes);
  if (value === undefined) return undefined;
  const { unit } = PATIENT_BOUNDS[field];
  if (age !== undefined && !isForAge(field, value, age.years))
    return notes.complain(field, 'notForAge', 'notForAge', {
      value,
      unit,
      age: ageText(age.years),
    });
  notes.echo(field, withUnit(value, unit));
  return value;
}

function readCreatinine(given: DosingPatient['creatinine'], notes: Notes): Amount<'creatinine'> | undefined {
  if (given === undefined || given === null) return undefined;
  const { value, unit: written } = given;
  if (typeof value !== 'number' || !Number.isFinite(value)) return notes.complain('creatinine', 'notANumber', 'notANumber');
  const unit = unitWritten('creatinine', String(written));
  if (unit === undefined) return notes.complain('creatinine', 'unknownUnit', 'unknownUnit', { unit: String(written) });
  const measured = amount('creatinine', value, unit);
  if (isPossible(measured)) return measured;
  const suggested = CREATININE_UNITS.find((one) => one !== unit && isPossible(amount('creatinine', value, one)));
  const code = measured.in('mg/dL') < CREATININE_BOUNDS.min ? 'tooLow' : 'tooHigh';
  if (suggested !== undefined) return notes.complain('creatinine', code, 'otherUnit', { value, unit, suggested }, suggested);
  const bound = (limit: number) => numberText(Number(amount('creatinine', limit, 'mg/dL').in(unit).toPrecision(3)));
  return notes.complain('creatinine', code, code, { value, unit, min: bound(CREATININE_BOUNDS.min), max: bound(CREATININE_BOUNDS.max) });
}

function isPossible(creatinine: Amount<'creatinine'>): boolean {
  const inMgDl = creatinine.in('mg/dL');
  return inMgDl >= CREATININE_BOUNDS.min && inMgDl <= CREATININE_BOUNDS.max;
}

function readPregnancy(given: DosingPatient, sex: KnownPatient['sex'], notes: Notes): number | undefined {
  const week = readNumber(given, 'pregnancyWeek', notes);
  // A week that cannot be still says that there is a pregnancy: the warnings must not fall away with it.
  const stated = week ?? (typeof given.pregnancyWeek === 'number' ? 0 : undefined);
  if (stated !== undefined && sex === 'male') return notes.complain('pregnancyWeek', 'contradiction', 'pregnantMale');
  return stated;
}

function readLactation(given: DosingPatient, sex: KnownPatient['sex'], notes: Notes): boolean {
  if (given.lactating !== true || sex !== 'male') return given.lactating === true;
  notes.complain('lactating', 'contradiction', 'lactatingMale');
  return false;
}

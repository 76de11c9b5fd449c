/** What is asked about a dose, as the form holds it: texts as they were typed. Pure. */
import type { Language } from '#platform/i18n/languages.ts';
import { numberText, parseNumber } from '#platform/i18n/read-number.ts';
import { NAME_LENGTH } from '../clinical-tools.contract.ts';
import { DIALYSES, type DosageQuestion, INDICATION_LENGTH } from '../dosage.contract.ts';
import { type Fragment, figureForAddress, figureOfAddress } from './fragment.tsx';
import { savedIn } from './saved-path.tsx';

export const AGE_UNITS = ['years', 'months', 'days'] as const;
export const CREATININE_UNITS = ['mg/dL', 'µmol/L'] as const;

/** Every part is a text, or several, so that a link holds it as it was typed; empty means not said. */
export interface DosageForm extends DosageTexts {
  /** Ids, or names that are looked up with the question. */
  readonly conditions: readonly string[];
  readonly allergies: readonly string[];
}

interface DosageTexts {
  readonly drug: string;
  readonly indication: string;
  readonly route: string;
  readonly age: string;
  readonly ageUnit: string;
  readonly gestation: string;
  readonly sex: string;
  readonly weight: string;
  readonly height: string;
  readonly creatinine: string;
  readonly creatinineUnit: string;
  readonly hepatic: string;
  /** A week, or `yes` where it is not known. */
  readonly pregnancy: string;
  readonly lactating: string;
  readonly dialysis: string;
}
export type DosagePart = keyof DosageTexts;

const NO_TEXTS: DosageTexts = {
  drug: '',
  indication: '',
  route: '',
  age: '',
  ageUnit: 'years',
  gestation: '',
  sex: '',
  weight: '',
  height: '',
  creatinine: '',
  creatinineUnit: 'mg/dL',
  hepatic: '',
  pregnancy: '',
  lactating: '',
  dialysis: '',
};
export const NO_DOSAGE: DosageForm = { ...NO_TEXTS, conditions: [], allergies: [] };

/** The laboratory stays the same. */
export const nextPatient = ({ creatinineUnit }: DosageForm): DosageForm => ({ ...NO_DOSAGE, creatinineUnit });

const PARTS = Object.keys(NO_TEXTS) as readonly DosagePart[];
/** As they are called in a link. */
const LISTS = { conditions: 'condition', allergies: 'allergy' } as const;
const MOST_LISTED = 40;
const NUMBERS = ['age', 'gestation', 'weight', 'height', 'creatinine'] as const;
const MONTHS = 12;

/** Until then one who was born very early may be younger, counted from the last period, than another at birth. */
const GESTATION_MONTHS = 3;

/** Of a newborn and a young infant: the age is told in days, or below these months. */
export function asksGestation({ age, ageUnit }: DosageForm, language: Language): boolean {
  if (ageUnit === 'days') return true;
  const value = parseNumber(age, language);
  return value !== null && value < (ageUnit === 'months' ? GESTATION_MONTHS : GESTATION_MONTHS / MONTHS);
}

/** Of a woman; an age in months or days is a child's. */
export const asksPregnancy = ({ sex, ageUnit }: DosageForm): boolean => sex !== 'male' && ageUnit === 'years';

/** Fields that hold something else than a number. */
export function unreadOf(form: DosageForm, language: Language): readonly DosagePart[] {
  const isRead = (part: DosagePart) => form[part].trim() === '' || parseNumber(form[part], language) !== null;
  const unread: DosagePart[] = NUMBERS.filter((part) => !isRead(part) && (part !== 'gestation' || asksGestation(form, language)));
  return asksPregnancy(form) && form.pregnancy !== 'yes' && !isRead('pregnancy') ? [...unread, 'pregnancy'] : unread;
}

/** Null while no drug is named. */
export function dosageQuestionOf(form: DosageForm, language: Language): DosageQuestion | null {
  if (form.drug.trim() === '') return null;
  const number = (part: (typeof NUMBERS)[number]) => parseNumber(form[part], language) ?? undefined;
  const [age, creatinine, week] = [number('age'), number('creatinine'), parseNumber(form.pregnancy, language)];
  // What its field does not show is not asked either: it was typed before another unit of age hid it.
  const [isYoung, mayBePregnant] = [asksGestation(form, language), asksPregnancy(form)];
  const patient = {
    ...(age !== undefined && ageOf(age, form.ageUnit)),
    gestationWeeks: isYoung ? number('gestation') : undefined,
    sex: form.sex === 'female' || form.sex === 'male' ? form.sex : undefined,
    weightKg: number('weight'),
    heightCm: number('height'),
    creatinine: creatinine === undefined ? undefined : { value: creatinine, unit: form.creatinineUnit },
    hepatic: (['A', 'B', 'C'] as const).find((one) => one === form.hepatic),
    pregnancyWeek: mayBePregnant && form.pregnancy !== '' ? (week ?? 0) : undefined,
    lactating: mayBePregnant && form.lactating === 'yes' ? true : undefined,
    dialysis: DIALYSES.find((one) => one === form.dialysis),
    conditions: form.conditions.length > 0 ? [...form.conditions] : undefined,
    allergies: form.allergies.length > 0 ? [...form.allergies] : undefined,
  };
  return {
    drug: form.drug,
    ...(form.indication !== '' && { indication: form.indication }),
    ...(form.route !== '' && { route: form.route }),
    patient: Object.fromEntries(Object.entries(patient).filter(([, value]) => value !== undefined)),
  };
}

function ageOf(value: number, unit: string): { ageYears: number } | { ageDays: number } {
  if (unit === 'days') return { ageDays: value };
  return { ageYears: unit === 'months' ? value / MONTHS : value };
}

/** A form of a question that was saved or worked out; whatever in it is not what a form has is left out. */
export function dosageFormOf(question: Readonly<Record<string, unknown>>, language: Language): DosageForm {
  const told = (typeof question.patient === 'object' && question.patient !== null ? question.patient : {}) as Readonly<
    Record<string, unknown>
  >;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = (value: unknown) => (typeof value === 'number' ? numberText(value, language) : '');
  const creatinine = (typeof told.creatinine === 'object' && told.creatinine !== null ? told.creatinine : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    ...NO_DOSAGE,
    drug: text(question.drug).slice(0, NAME_LENGTH),
    indication: text(question.indication),
    route: text(question.route),
    ...ageAsTyped(told, number),
    gestation: number(told.gestationWeeks),
    sex: text(told.sex),
    weight: number(told.weightKg),
    height: number(told.heightCm),
    creatinine: number(creatinine.value),
    creatinineUnit: CREATININE_UNITS.find((unit) => unit === creatinine.unit) ?? NO_DOSAGE.creatinineUnit,
    hepatic: text(told.hepatic),
    pregnancy: told.pregnancyWeek === 0 ? 'yes' : number(told.pregnancyWeek),
    lactating: told.lactating === true ? 'yes' : '',
    dialysis: text(told.dialysis),
    conditions: textsOf(told.conditions),
    allergies: textsOf(told.allergies),
  };
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((one): one is string => typeof one === 'string').slice(0, MOST_LISTED);

/** Months are asked as a part of a year: seven of them come back as seven, not as 0.5833 years. */
function ageAsTyped(
  { ageDays, ageYears }: Readonly<Record<string, unknown>>,
  number: (value: unknown) => string,
): Pick<DosageForm, 'age' | 'ageUnit'> {
  if (typeof ageDays === 'number') return { age: number(ageDays), ageUnit: 'days' };
  if (typeof ageYears === 'number' && !Number.isInteger(ageYears)) {
    const months = Math.round(ageYears * MONTHS);
    if (Math.abs(ageYears * MONTHS - months) < 1e-6) return { age: number(months), ageUnit: 'months' };
  }
  return { age: number(ageYears), ageUnit: 'years' };
}

const isNumber = (part: DosagePart) => NUMBERS.some((one) => one === part);

export const fragmentOfDosage = (form: DosageForm, language: Language): Fragment => ({
  ...Object.fromEntries(
    PARTS.filter((part) => form[part] !== NO_DOSAGE[part]).map((part) => [
      part,
      isNumber(part) ? figureForAddress(form[part], language) : form[part],
    ]),
  ),
  ...(form.conditions.length > 0 && { [LISTS.conditions]: form.conditions }),
  ...(form.allergies.length > 0 && { [LISTS.allergies]: form.allergies }),
});

export function dosageOfFragment(read: URLSearchParams, language: Language): DosageForm {
  const saved = savedIn(read);
  if (saved !== null) return dosageFormOf(saved, language);
  const given = (part: DosagePart) => (read.get(part) ?? NO_DOSAGE[part]).slice(0, part === 'indication' ? INDICATION_LENGTH : NAME_LENGTH);
  const names = (name: string) =>
    read
      .getAll(name)
      .map((one) => one.trim().slice(0, NAME_LENGTH))
      .filter((one) => one !== '')
      .slice(0, MOST_LISTED);
  const texts = Object.fromEntries(
    PARTS.map((part) => [part, isNumber(part) ? figureOfAddress(given(part), language) : given(part)]),
  ) as unknown as DosageTexts;
  return { ...texts, conditions: names(LISTS.conditions), allergies: names(LISTS.allergies) };
}

/** The part of the form where a field of the answer is put right. */
export const PART_OF_FIELD: Readonly<Record<string, DosagePart>> = {
  ageYears: 'age',
  ageDays: 'age',
  gestationWeeks: 'gestation',
  sex: 'sex',
  weightKg: 'weight',
  heightCm: 'height',
  creatinine: 'creatinine',
  hepatic: 'hepatic',
  pregnancyWeek: 'pregnancy',
  lactating: 'lactating',
  dialysis: 'dialysis',
};

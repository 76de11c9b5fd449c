/** What is asked about drugs, as the form holds it: texts as they were typed. Pure. */
import type { Language } from '#platform/i18n/languages.ts';
import { numberText, parseNumber } from '#platform/i18n/read-number.ts';
import { type DrugToDrugQuestion, type InteractionPatient, MOST_DRUGS, NAME_LENGTH } from '../clinical-tools.contract.ts';
import { type Fragment, figureForAddress, figureOfAddress } from './fragment.tsx';
import { savedIn } from './saved-path.tsx';

export const PATIENT_NUMBERS = ['ageYears', 'egfr', 'potassium', 'qtc'] as const;
export type PatientNumber = (typeof PATIENT_NUMBERS)[number];

export interface PatientForm {
  readonly numbers: Readonly<Record<PatientNumber, string>>;
  readonly sex: 'female' | 'male' | '';
  readonly pregnant: boolean;
  readonly lactating: boolean;
  readonly conditions: readonly string[];
  readonly allergies: readonly string[];
}

export interface DrugForm {
  readonly drugs: readonly string[];
  /** What found no place beside the most that are checked together. */
  readonly leftOut?: readonly string[] | undefined;
  readonly patient: PatientForm;
}

const NO_PATIENT: PatientForm = {
  numbers: { ageYears: '', egfr: '', potassium: '', qtc: '' },
  sex: '',
  pregnant: false,
  lactating: false,
  conditions: [],
  allergies: [],
};
export const NO_DRUGS: DrugForm = { drugs: [], patient: NO_PATIENT };

/** What found no place goes before what is added now: it is named until it is checked or taken away. */
export function withDrugs(form: DrugForm, added: readonly string[]): DrugForm {
  const drugs = new Map([...form.drugs, ...(form.leftOut ?? [])].map((drug) => [drug.toLowerCase(), drug]));
  for (const one of added) {
    const drug = one.trim().slice(0, NAME_LENGTH);
    const key = drug.toLowerCase();
    if (drug !== '' && !drugs.has(key)) drugs.set(key, drug);
  }
  return { ...form, ...fitting([...drugs.values()]) };
}

/** Its place is free for what had none. */
export const withoutDrug = (form: DrugForm, input: string): DrugForm =>
  withDrugs({ ...form, drugs: form.drugs.filter((drug) => drug !== input) }, []);

/** A name that was not understood by the one that was meant; on the list already, it stands there once. */
export function withReplaced(form: DrugForm, input: string, name: string): DrugForm {
  const drugs = form.drugs.map((drug) => (drug === input ? name : drug));
  return withDrugs({ ...form, drugs: [], leftOut: undefined }, [...drugs, ...(form.leftOut ?? [])]);
}

/** As many as are checked together, and the others by name. */
function fitting(drugs: readonly string[]): Pick<DrugForm, 'drugs' | 'leftOut'> {
  const leftOut = drugs.slice(MOST_DRUGS);
  return { drugs: drugs.slice(0, MOST_DRUGS), leftOut: leftOut.length > 0 ? leftOut : undefined };
}

/** Null while nothing can be asked. What is no number is left out here and marked at its field. */
export function questionOf({ drugs, patient }: DrugForm, language: Language): DrugToDrugQuestion | null {
  if (drugs.length === 0) return null;
  const told = patientOf(patient, language);
  return { drugs: [...drugs], ...(Object.keys(told).length > 0 && { patient: told }) };
}

function patientOf({ numbers, sex, pregnant, lactating, conditions, allergies }: PatientForm, language: Language): InteractionPatient {
  const read = PATIENT_NUMBERS.flatMap((name) => {
    const value = parseNumber(numbers[name], language);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(read),
    ...(sex !== '' && { sex }),
    ...(sex !== 'male' && pregnant && { pregnant }),
    ...(sex !== 'male' && lactating && { lactating }),
    ...(conditions.length > 0 && { conditions: [...conditions] }),
    ...(allergies.length > 0 && { allergies: [...allergies] }),
  };
}

/** How a line of a prescription says a length. */
const DAYS: Readonly<Record<Language, string>> = { en: 'days', id: 'hari' };

/** As one would type it: the dose, the route and the length stand behind the name. */
function lineOf(drug: DrugToDrugQuestion['drugs'][number], language: Language): string {
  if (typeof drug === 'string') return drug;
  const { name, dailyDose, route, days } = drug;
  return [name, dailyDose, route, Number.isInteger(days) && `${days} ${DAYS[language]}`].filter(Boolean).join(' ');
}

/** A form of a question that was saved or worked out, whose drugs may carry doses. */
export function formOf({ drugs, patient: told }: DrugToDrugQuestion, language: Language): DrugForm {
  const patient = told ?? {};
  const number = (name: PatientNumber) => numberIn(patient[name] ?? null, language);
  return {
    drugs: drugs.map((drug) => lineOf(drug, language)),
    patient: {
      numbers: { ageYears: number('ageYears'), egfr: number('egfr'), potassium: number('potassium'), qtc: number('qtc') },
      sex: patient.sex ?? '',
      pregnant: patient.pregnant === true,
      lactating: patient.lactating === true,
      conditions: patient.conditions ?? [],
      allergies: patient.allergies ?? [],
    },
  };
}

const numberIn = (value: number | null, language: Language) => (value === null ? '' : numberText(value, language));

/** Short names, since links are read by people too. */
const NAMES: Readonly<Record<PatientNumber, string>> = { ageYears: 'age', egfr: 'egfr', potassium: 'k', qtc: 'qtc' };

export function fragmentOfForm({ drugs: checked, leftOut = [], patient }: DrugForm, language: Language): Fragment {
  // Whoever opens the link is told as well what is not among those that were checked.
  const drugs = [...checked, ...leftOut];
  const given = PATIENT_NUMBERS.filter((name) => patient.numbers[name] !== '');
  const numbers = given.map((name) => [NAMES[name], figureForAddress(patient.numbers[name], language)]);
  return {
    ...(drugs.length > 0 && { drug: drugs }),
    ...Object.fromEntries(numbers),
    ...(patient.sex !== '' && { sex: patient.sex }),
    ...(patient.pregnant && { pregnant: '1' }),
    ...(patient.lactating && { lactating: '1' }),
    ...(patient.conditions.length > 0 && { condition: patient.conditions }),
    ...(patient.allergies.length > 0 && { allergy: patient.allergies }),
  };
}

/** Of a link, which anybody may have written. */
const MOST_READ = 200;

const isText = (value: unknown): value is string => typeof value === 'string';
const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isText).slice(0, MOST_READ) : []);

/** A name, or with its dose and route as programs send it. */
function drugOfSaved(saved: unknown): DrugToDrugQuestion['drugs'] {
  if (isText(saved)) return [saved];
  if (typeof saved !== 'object' || saved === null || !('name' in saved) || !isText(saved.name)) return [];
  const { name, dailyDose, route, days } = saved as Readonly<Record<string, unknown>> & { name: string };
  return [{ name, ...(isText(dailyDose) && { dailyDose }), ...(isText(route) && { route }), ...(typeof days === 'number' && { days }) }];
}

/** Of a check saved once upon a time: whatever in it is not what a form has is left out. */
function formOfSaved(saved: Readonly<Record<string, unknown>>, language: Language): DrugForm {
  const told = (typeof saved.patient === 'object' && saved.patient !== null ? saved.patient : {}) as Readonly<Record<string, unknown>>;
  const numbers = PATIENT_NUMBERS.flatMap((name) => (typeof told[name] === 'number' ? [[name, told[name]] as const] : []));
  const { sex } = told;
  const patient: InteractionPatient = {
    ...Object.fromEntries(numbers),
    ...((sex === 'female' || sex === 'male') && { sex }),
    pregnant: told.pregnant === true,
    lactating: told.lactating === true,
    conditions: textsOf(told.conditions),
    allergies: textsOf(told.allergies),
  };
  const drugs = Array.isArray(saved.drugs) ? saved.drugs.flatMap(drugOfSaved).slice(0, MOST_READ) : [];
  const form = formOf({ drugs, patient }, language);
  return { ...form, ...fitting(form.drugs) };
}

export function formOfFragment(read: URLSearchParams, language: Language): DrugForm {
  const saved = savedIn(read);
  if (saved !== null) return formOfSaved(saved, language);
  const number = (name: PatientNumber) => figureOfAddress((read.get(NAMES[name]) ?? '').slice(0, 12), language);
  const names = (name: string) =>
    read
      .getAll(name)
      .map((one) => one.trim().slice(0, NAME_LENGTH))
      .filter((one) => one !== '')
      .slice(0, MOST_READ);
  const sex = read.get('sex');
  return {
    ...fitting([...new Set(names('drug'))]),
    patient: {
      numbers: { ageYears: number('ageYears'), egfr: number('egfr'), potassium: number('potassium'), qtc: number('qtc') },
      sex: sex === 'female' || sex === 'male' ? sex : '',
      pregnant: read.has('pregnant'),
      lactating: read.has('lactating'),
      conditions: names('condition'),
      allergies: names('allergy'),
    },
  };
}

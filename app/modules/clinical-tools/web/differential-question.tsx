/** What is told of a patient, as the form holds it. Pure. */
import type { Language } from '#platform/i18n/languages.ts';
import { numberText, parseNumber } from '#platform/i18n/read-number.ts';
import { type DifferentialQuestion, REGIONS, SEASONS, SETTINGS } from '../differential.contract.ts';
import { type Fragment, figureForAddress, figureOfAddress } from './fragment.tsx';
import { savedIn } from './saved-path.tsx';

export interface TickedFinding {
  readonly id: string;
  readonly present: boolean;
}

export interface DifferentialForm {
  readonly text: string;
  readonly findings: readonly TickedFinding[];
  readonly age: string;
  readonly sex: string;
  readonly pregnant: boolean;
  readonly region: string;
  readonly setting: string;
  readonly season: string;
}

export const NO_DIFFERENTIAL: DifferentialForm = {
  text: '',
  findings: [],
  age: '',
  sex: '',
  pregnant: false,
  region: '',
  setting: '',
  season: '',
};

/** What is chosen from a list, with the part of the texts that names what is in it. */
export const CHOICES = [
  { part: 'region', options: REGIONS, words: 'regions' },
  { part: 'setting', options: SETTINGS, words: 'settings' },
  { part: 'season', options: SEASONS, words: 'seasons' },
] as const;

const MOST_FINDINGS = 200;

/** Null while nothing is told of the patient. */
export function differentialQuestionOf(form: DifferentialForm, language: Language): DifferentialQuestion | null {
  const text = form.text.trim();
  if (text === '' && form.findings.length === 0) return null;
  const age = parseNumber(form.age, language);
  const patient = {
    ...(age !== null && { ageYears: age }),
    ...((form.sex === 'female' || form.sex === 'male') && { sex: form.sex }),
    ...(form.pregnant && form.sex !== 'male' && { pregnant: true }),
    ...Object.assign({}, ...CHOICES.map(({ part, options }) => pick(part, options, form[part]))),
  } as NonNullable<DifferentialQuestion['patient']>;
  return {
    // As it stands: places of what was understood are counted in it.
    ...(text !== '' && { text: form.text }),
    ...(form.findings.length > 0 && { findings: form.findings.map((one) => ({ ...one })) }),
    ...(Object.keys(patient).length > 0 && { patient }),
  };
}

const pick = (name: string, options: readonly string[], value: string) => (options.includes(value) ? { [name]: value } : {});

export function ticked(form: DifferentialForm, id: string, present: boolean | null): DifferentialForm {
  const others = form.findings.filter((one) => one.id !== id);
  return { ...form, findings: present === null ? others : [...others, { id, present }].slice(-MOST_FINDINGS) };
}

/** A form of a question that was saved or worked out; whatever in it is not what a form has is left out. */
export function differentialFormOf(question: Readonly<Record<string, unknown>>, language: Language): DifferentialForm {
  const told = (typeof question.patient === 'object' && question.patient !== null ? question.patient : {}) as Readonly<
    Record<string, unknown>
  >;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const findings = (Array.isArray(question.findings) ? question.findings : []).flatMap((one: unknown): TickedFinding[] => {
    if (typeof one === 'string') return [{ id: one, present: true }];
    const { id, present } = (typeof one === 'object' && one !== null ? one : {}) as { id?: unknown; present?: unknown };
    return typeof id === 'string' ? [{ id, present: present !== false }] : [];
  });
  return {
    text: text(question.text),
    findings: findings.slice(0, MOST_FINDINGS),
    age: typeof told.ageYears === 'number' ? numberText(told.ageYears, language) : '',
    sex: text(told.sex),
    pregnant: told.pregnant === true,
    region: text(told.region),
    setting: text(told.setting),
    season: text(told.season),
  };
}

const ABSENT = '-';

export const fragmentOfDifferential = (form: DifferentialForm, language: Language): Fragment => ({
  ...(form.text !== '' && { text: form.text }),
  ...(form.findings.length > 0 && { finding: form.findings.map(({ id, present }) => (present ? id : `${ABSENT}${id}`)) }),
  ...(form.age !== '' && { age: figureForAddress(form.age, language) }),
  ...(form.sex !== '' && { sex: form.sex }),
  ...(form.pregnant && { pregnant: '1' }),
  ...(form.region !== '' && { region: form.region }),
  ...(form.setting !== '' && { setting: form.setting }),
  ...(form.season !== '' && { season: form.season }),
});

export function differentialOfFragment(read: URLSearchParams, language: Language): DifferentialForm {
  const saved = savedIn(read);
  if (saved !== null) return differentialFormOf(saved, language);
  const short = (name: string) => (read.get(name) ?? '').slice(0, 20);
  const findings = read
    .getAll('finding')
    .map((one) => (one.startsWith(ABSENT) ? { id: one.slice(1), present: false } : { id: one, present: true }));
  return {
    text: read.get('text') ?? '',
    findings: findings.filter(({ id }) => id !== '').slice(0, MOST_FINDINGS),
    age: figureOfAddress(short('age'), language),
    sex: short('sex'),
    pregnant: read.has('pregnant'),
    region: short('region'),
    setting: short('setting'),
    season: short('season'),
  };
}

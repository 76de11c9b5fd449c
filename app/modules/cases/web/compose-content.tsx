/** From what the author typed to the content of a case, and back. Nothing typed is lost: what is no number stays a text. Pure. */

import type { Language } from '#platform/i18n/languages.ts';
import { parseNumber } from '#platform/i18n/read-number.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { OLDEST_YEARS } from '../patient-words.contract.ts';
import {
  type ComposeForm,
  type LabRow,
  type LabTable,
  type PatientForm,
  type QuestionForm,
  type RowSection,
  VITAL_NUMBERS,
  type VitalsRow,
} from './compose-form.tsx';
import { parsePressure, parseReference } from './compose-number.tsx';

/** A case as far as it is written. The server says what is missing or wrong. */
export type DraftContent = Record<string, unknown>;

export function contentOf(form: ComposeForm, language: Language): DraftContent {
  const investigations = investigationsOf(form.investigations, language);
  return {
    title: form.title.trim(),
    patient: patientOf(form.patient, language),
    presentation: fromPlainText(form.presentation),
    history: filled(form, 'history').map(({ kind, text }) => ({ kind, text: text.trim() })),
    examination: filled(form, 'examination').map(({ kind, text }) => ({ kind, text: text.trim() })),
    vitals: filled(form, 'vitals').map((row) => vitalsOf(row, language)),
    ...(investigations !== null && { investigations }),
    studies: filled(form, 'studies').map(({ title, finding }) => ({ title: title.trim(), finding: finding.trim() })),
    images: form.images.map(({ mediaId, caption, alt, annotations }) => ({
      mediaId,
      caption: caption.trim(),
      alt: alt.trim(),
      annotations,
    })),
    timeline: filled(form, 'timeline').map(({ when, text }) => ({ when: when.trim(), text: text.trim() })),
    ...(form.question.asked && { question: questionOf(form.question) }),
    disclosure: filled(form, 'disclosure').map(({ kind, text, held }) => ({ kind, text: fromPlainText(text), held })),
    takeHome: filled(form, 'takeHome').map(({ text }) => text.trim()),
    references: filled(form, 'references').map(({ title, source, year, url }) => ({
      title: title.trim(),
      source: source.trim(),
      ...given('year', numberOr(year, language)),
      ...given('url', url.trim() || undefined),
    })),
  };
}

/** The content as a page may draw it: `contentOf` of a draft that has passed the server's check. */
export const checkedContent = (form: ComposeForm, language: Language): CaseContent => contentOf(form, language) as unknown as CaseContent;

const given = <Name extends string>(name: Name, value: unknown) => (value === undefined ? {} : { [name]: value });

/** The number, the text when it is none, nothing when it is blank. */
const numberOr = (text: string, language: Language): number | string | undefined =>
  text.trim() === '' ? undefined : (parseNumber(text, language) ?? text.trim());

/** Nobody was ever older: more years than these are a slip of the hand. */
const MOST_YEARS = 125;

/** Of a patient of 94 nothing finer is kept than "90 or older", which would identify. */
export function keptAge({ age, ageUnit }: Pick<PatientForm, 'age' | 'ageUnit'>, language: Language): number | string | undefined {
  const value = numberOr(age, language);
  const isOldest = ageUnit === 'year' && typeof value === 'number' && value > OLDEST_YEARS && value <= MOST_YEARS;
  return isOldest ? OLDEST_YEARS : value;
}

function patientOf(patient: PatientForm, language: Language) {
  const { ageUnit, sex, weight, setting, settingNote, chiefComplaint } = patient;
  return {
    age: { ...given('value', keptAge(patient, language)), unit: ageUnit },
    ...given('sex', sex || undefined),
    ...given('weightKg', numberOr(weight, language)),
    ...given('setting', setting || undefined),
    ...given('settingNote', settingNote.trim() || undefined),
    chiefComplaint: chiefComplaint.trim(),
  };
}

function vitalsOf(row: VitalsRow, language: Language) {
  const pressure = parsePressure(row.pressure) ?? (row.pressure.trim() === '' ? {} : { systolic: row.pressure.trim() });
  return {
    at: row.at.trim(),
    ...pressure,
    ...Object.fromEntries(VITAL_NUMBERS.flatMap((name) => Object.entries(given(name, numberOr(row[name], language))))),
    ...given('spo2On', row.spo2On.trim() || undefined),
  };
}

function investigationsOf({ columns, rows }: LabTable, language: Language) {
  const written = rows.filter((row) => !isBlankLab(row));
  if (written.length === 0) return null;
  return {
    columns: columns.map((column) => column.trim()),
    rows: written.map(({ test, unit, reference, values, criticalLow, criticalHigh }) => ({
      test: test.trim(),
      unit: unit.trim(),
      ...parseReference(reference, language),
      values: values.map((value) => numberOr(value, language) ?? null),
      ...given('criticalLow', criticalLow ?? undefined),
      ...given('criticalHigh', criticalHigh ?? undefined),
    })),
  };
}

function questionOf({ text, options, answer }: QuestionForm) {
  const written = filledOptions(options);
  return { text: text.trim(), options: written, ...(answer !== null && answer < written.length && { answer }) };
}

/** Options up to the last one that is written. */
export const filledOptions = (options: readonly string[]): string[] =>
  options.slice(0, options.findLastIndex((option) => option.trim() !== '') + 1).map((option) => option.trim());

export const isBlankLab = ({ test, unit, reference, values }: LabRow): boolean =>
  [test, unit, reference, ...values].every((text) => text.trim() === '');

/** What a row says apart from what was chosen for it: a row without words is not part of the case. */
const WORDS: { readonly [Section in RowSection]: (row: ComposeForm[Section][number]) => readonly string[] } = {
  history: ({ text }) => [text],
  examination: ({ text }) => [text],
  vitals: ({ key: _, ...texts }) => Object.values(texts),
  studies: ({ title, finding }) => [title, finding],
  images: ({ mediaId }) => [mediaId],
  timeline: ({ when, text }) => [when, text],
  disclosure: ({ text }) => [text],
  takeHome: ({ text }) => [text],
  references: ({ title, source, year, url }) => [title, source, year, url],
};

function filled<Section extends RowSection>(form: ComposeForm, section: Section): ComposeForm[Section][number][] {
  const rows: readonly ComposeForm[Section][number][] = form[section];
  return rows.filter((row) => WORDS[section](row).some((text) => text.trim() !== ''));
}

const ROW_SECTIONS = Object.keys(WORDS) as RowSection[];

/** Where a field of the content stands in the form: rows without words are left out of the content, so places differ. */
export function formPath(form: ComposeForm, path: string): string {
  const [section = '', place = '', ...rest] = path.split('.');
  if (section === 'investigations' && place === 'rows') {
    const row = placeOf(form.investigations.rows, (one) => !isBlankLab(one), Number(rest[0]));
    return ['investigations', 'rows', row, ...rest.slice(1)].join('.').replace(/\.(?:low|high|normal)$/, '.reference');
  }
  const name = ROW_SECTIONS.find((one) => one === section);
  if (name === undefined || place === '') return path;
  const written = new Set<unknown>(filled(form, name));
  const row = placeOf<unknown>(form[name], (one) => written.has(one), Number(place));
  const field = name === 'takeHome' ? 'text' : rest.join('.').replace('diastolic', 'systolic');
  return [name, row, field].filter((part) => part !== '').join('.');
}

/** Index in `rows` of the n-th row that counts. */
const placeOf = <Row,>(rows: readonly Row[], counts: (row: Row) => boolean, n: number): number =>
  rows.flatMap((row, i) => (counts(row) ? [i] : []))[n] ?? n;

/** A stored draft as a form. A draft is unchecked: whatever does not fit is read as blank. Pure. */
import type { Language } from '#platform/i18n/languages.ts';
import { numberText } from '#platform/i18n/read-number.ts';
import { isRichText } from '#platform/richtext/writing.ts';
import { CASE_LIMITS, type CaseQuestion } from '../case-content.contract.ts';
import type { DraftContent } from './compose-content.tsx';
import {
  type AgeUnit,
  type Annotation,
  type ComposeForm,
  type LabTable,
  newLabRow,
  newVitals,
  type PatientForm,
  type QuestionForm,
  VITAL_NUMBERS,
  type VitalsRow,
} from './compose-form.tsx';
import { newKey } from './compose-list.tsx';
import { referenceText } from './compose-number.tsx';
import { toPlainText } from './compose-text.tsx';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const narrative = (value: unknown): string => (isRichText(value) ? toPlainText(value) : '');

/** How texts and numbers of a draft are written in the author's language. */
const writer =
  (language: Language) =>
  (value: unknown): string =>
    typeof value === 'string' ? value : typeof value === 'number' ? numberText(value, language) : '';

export function formOf(content: DraftContent, language: Language): ComposeForm {
  const text = writer(language);
  const rows = <Row,>(section: string, read: (fields: Fields) => Row) =>
    listOf(content[section]).map((row) => ({ key: newKey(), ...read(fieldsOf(row)) }));
  const part = ({ kind, text: words }: Fields) => ({ kind: text(kind), text: text(words) });
  return {
    title: text(content.title),
    patient: patientForm(fieldsOf(content.patient), text),
    presentation: narrative(content.presentation),
    history: rows('history', part),
    examination: rows('examination', part),
    vitals: rows('vitals', (fields) => vitalsForm(fields, text)),
    investigations: labTable(fieldsOf(content.investigations), language),
    studies: rows('studies', ({ title, finding }) => ({ title: text(title), finding: text(finding) })),
    images: rows('images', ({ mediaId, caption, alt, annotations }) => ({
      mediaId: text(mediaId),
      caption: text(caption),
      alt: text(alt),
      annotations: listOf(annotations) as Annotation[],
    })),
    timeline: rows('timeline', ({ when, text: words }) => ({ when: text(when), text: text(words) })),
    question: questionForm(content, text),
    disclosure: rows('disclosure', ({ kind, text: words, held }) => ({ kind: text(kind), text: narrative(words), held: held !== false })),
    takeHome: listOf(content.takeHome).map((point) => ({ key: newKey(), text: text(point) })),
    references: rows('references', ({ title, source, year, url }) => ({
      title: text(title),
      source: text(source),
      year: text(year),
      url: text(url),
    })),
  };
}

type Text = (value: unknown) => string;

const AGE_UNITS: readonly AgeUnit[] = ['year', 'month', 'day'];

function patientForm(patient: Fields, text: Text): PatientForm {
  const age = fieldsOf(patient.age);
  return {
    age: text(age.value),
    ageUnit: AGE_UNITS.find((unit) => unit === age.unit) ?? 'year',
    sex: text(patient.sex),
    weight: text(patient.weightKg),
    setting: text(patient.setting),
    settingNote: text(patient.settingNote),
    chiefComplaint: text(patient.chiefComplaint),
  };
}

function vitalsForm(fields: Fields, text: Text): Omit<VitalsRow, 'key'> {
  const { key: _, ...blank } = newVitals();
  const numbers = Object.fromEntries(VITAL_NUMBERS.map((name) => [name, text(fields[name])]));
  const { systolic, diastolic } = fields;
  const pressure = numberOf(systolic) !== null && numberOf(diastolic) !== null ? `${text(systolic)}/${text(diastolic)}` : text(systolic);
  return { ...blank, ...numbers, pressure, at: text(fields.at), spo2On: text(fields.spo2On) };
}

function labTable(table: Fields, language: Language): LabTable {
  const text = writer(language);
  const columns = listOf(table.columns).map(text);
  const width = Math.max(1, columns.length);
  const rows = listOf(table.rows)
    .map(fieldsOf)
    .map((row) => ({
      ...newLabRow(width),
      test: text(row.test),
      unit: text(row.unit),
      reference: referenceText(
        { low: numberOf(row.low) ?? undefined, high: numberOf(row.high) ?? undefined, normal: text(row.normal) || undefined },
        language,
      ),
      values: Array.from({ length: width }, (_, i) => text(listOf(row.values)[i])),
      criticalLow: numberOf(row.criticalLow),
      criticalHigh: numberOf(row.criticalHigh),
    }));
  return { columns: columns.length > 0 ? columns : [''], rows };
}

function questionForm(content: DraftContent, text: Text): QuestionForm {
  const question = fieldsOf(content.question);
  const options = listOf(question.options).map(text);
  return {
    // A fresh draft asks; an author who takes the question out has a draft without one.
    asked: content.question !== undefined || Object.keys(content).length === 0,
    text: text(question.text),
    options: fourOf(options),
    answer: numberOf(question.answer),
  };
}

const fourOf = (options: readonly string[]) => Array.from({ length: CASE_LIMITS.options }, (_, i) => options[i] ?? '');

/** With the question that colleagues have answered as it was published, whatever stands in its place. */
export function withAnswered(form: ComposeForm, answered: CaseQuestion | null): ComposeForm {
  if (answered === null) return form;
  const { text, options } = answered;
  const answer = form.question.asked ? form.question.answer : (answered.answer ?? null);
  return { ...form, question: { asked: true, text, options: fourOf(options), answer } };
}

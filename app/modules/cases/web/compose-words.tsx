/** What is written, and what is wrong with it, in the words of the composer: its fields and choices have one name each. */
import type { ReadLine } from '#modules/library/web/widgets/draft-conflict.tsx';
import type { SharedLines } from '#modules/library/web/widgets/use-shared-lines.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { Version } from '#platform/web/draft-copy.ts';
import { LETTERS } from '#ui/lettered-options.tsx';
import { type DraftSettings, needsConsent } from '../case-draft.contract.ts';
import { filledOptions } from './compose-content.tsx';
import type { ComposeForm } from './compose-form.tsx';
import { LINES, type LineSection } from './compose-line-rows.tsx';
import { KIND_TEXTS, type PartSection } from './compose-parts.tsx';
import { formOf } from './compose-reading.tsx';
import { CELLS } from './compose-vitals.tsx';

interface Words {
  readonly t: Translate;
  readonly language: Language;
  /** Pictures of both versions. */
  readonly images: Readonly<Record<string, ImageRef>>;
  readonly shared: SharedLines;
}

/** A part of a version, field by field. */
export function linesOfPart({ content, settings }: Version<DraftSettings>, part: string, words: Words): readonly ReadLine[] {
  const read = part === 'settings' ? null : LINES_OF_PART[part];
  return read === null ? settingLines(settings, words) : (read?.(formOf(content, words.language), words) ?? []);
}

type LinesOf = (form: ComposeForm, words: Words) => readonly ReadLine[];

const parts =
  (section: PartSection): LinesOf =>
  (form, { t }) =>
    form[section].map((row) => ({
      label: t(`${KIND_TEXTS[section]}.${row.kind}`) + ('held' in row && row.held ? ` (${t('compose.preview.held')})` : ''),
      text: row.text,
    }));

const lines =
  (section: LineSection): LinesOf =>
  (form, { t }) =>
    form[section].flatMap((row) =>
      LINES[section].map(({ name }) => ({
        label: t(`compose.${section}.field.${name}`),
        text: String((row as unknown as Readonly<Record<string, string>>)[name] ?? ''),
      })),
    );

const LINES_OF_PART: Readonly<Record<string, LinesOf>> = {
  title: ({ title }) => [{ text: title }],
  presentation: ({ presentation }) => [{ text: presentation }],
  patient: patientLines,
  history: parts('history'),
  examination: parts('examination'),
  vitals: vitalsLines,
  investigations: investigationLines,
  studies: lines('studies'),
  images: imageLines,
  timeline: lines('timeline'),
  question: questionLines,
  disclosure: parts('disclosure'),
  takeHome: lines('takeHome'),
  references: lines('references'),
};

const withUnit = (text: string, unit: string): string => (text.trim() === '' ? '' : `${text} ${unit}`);

function patientLines({ patient }: ComposeForm, { t }: Words): ReadLine[] {
  const { age, ageUnit, sex, weight, setting, settingNote, chiefComplaint } = patient;
  const name = (field: string) => t(`compose.patient.${field}`);
  return [
    { label: name('age'), text: withUnit(age, name(`unit.${ageUnit}`)) },
    { label: name('sex'), text: sex && name(`sexes.${sex}`) },
    { label: name('weight'), text: withUnit(weight, 'kg') },
    { label: name('setting'), text: setting && t(`page.setting.${setting}`) },
    { label: name('settingNote'), text: settingNote },
    { label: name('chiefComplaint'), text: chiefComplaint },
  ];
}

function vitalsLines({ vitals }: ComposeForm, { t }: Words): ReadLine[] {
  return vitals.flatMap((row) => [
    { label: t('compose.vitals.at'), text: row.at },
    ...CELLS.map(({ name, unit }) => ({ label: t(`compose.vitals.${name}`), text: withUnit(row[name], unit) })),
    { label: t('compose.vitals.spo2On'), text: row.spo2On },
  ]);
}

function investigationLines({ investigations: { columns, rows } }: ComposeForm, { t }: Words): ReadLine[] {
  const columnOf = (i: number) => columns[i]?.trim() || t('compose.investigations.columnNumber', { number: i + 1 });
  return rows.map(({ test, unit, reference, values }) => ({
    label: test,
    text: [
      ...values.flatMap((value, i) => (value === '' ? [] : [`${columnOf(i)}: ${withUnit(value, unit).trim()}`])),
      ...(reference === '' ? [] : [`${t('compose.investigations.reference')}: ${reference}`]),
    ].join('; '),
  }));
}

function imageLines({ images }: ComposeForm, { t, images: pictures }: Words): ReadLine[] {
  return images.flatMap(({ mediaId, caption, alt, annotations }, i) => [
    { label: t('compose.images.row', { number: i + 1 }), text: '', picture: pictures[mediaId] ?? null },
    { label: t('compose.images.caption'), text: caption },
    { label: t('compose.images.alt'), text: alt },
    {
      label: t('compose.images.mark'),
      text: annotations.map(({ shape, label }, n) => label || t(`compose.marks.${shape}`, { number: n + 1 })).join('; '),
    },
  ]);
}

function questionLines({ question }: ComposeForm, { t }: Words): ReadLine[] {
  if (!question.asked) return [];
  const { text, options, answer } = question;
  const own = answer === null ? undefined : LETTERS[answer];
  return [
    { label: t('compose.question.text'), text },
    ...filledOptions(options).map((option, i) => ({ label: t('compose.question.option', { letter: LETTERS[i] ?? '' }), text: option })),
    { label: t('compose.question.answer'), text: own === undefined ? '' : t('compose.question.option', { letter: own }) },
  ];
}

function settingLines(settings: DraftSettings, { t, shared }: Words): ReadLine[] {
  const { consent, respondents, respondentSpecialities } = settings;
  return [
    ...shared.of(settings),
    { label: t('compose.respondents.title'), text: t(`compose.respondents.kind.${respondents}`) },
    {
      label: t('compose.respondents.which'),
      text: respondents === 'specialities' ? shared.specialities(respondentSpecialities) : '',
    },
    { label: t('compose.consent.title'), text: consent.kind === null ? '' : t(`compose.consent.kind.${consent.kind}`) },
    { label: t('compose.consent.date'), text: needsConsent(consent.kind) && consent.date !== null ? shared.day(consent.date) : '' },
    {
      label: t(consent.kind === 'notIdentifiable' ? 'compose.consent.notNeeded' : 'compose.consent.filed'),
      text: shared.yesOrNo(consent.confirmed),
    },
  ];
}

/** Of a field of the form: "Patient line, Age". */
export function fieldName(form: ComposeForm, path: string, t: Translate): string {
  const [section = '', ...below] = path.split('.');
  return [t(`compose.conflict.part.${section}`), ...namesBelow(form, section, below, t)].filter((name) => name !== '').join(', ');
}

function namesBelow(form: ComposeForm, section: string, below: readonly string[], t: Translate): string[] {
  const [place = '', field = '', column = ''] = below;
  if (place === '') return [];
  const number = Number(place) + 1;
  switch (section) {
    case 'patient':
      return [t(`compose.patient.${PATIENT_FIELDS[below.join('.')] ?? place}`)];
    case 'history':
    case 'examination':
    case 'disclosure': {
      const kind = form[section][Number(place)]?.kind;
      return kind === undefined ? [] : [t(`${KIND_TEXTS[section]}.${kind}`)];
    }
    case 'vitals':
      return [
        form.vitals[Number(place)]?.at.trim() || t('compose.vitals.row', { number }),
        field && t(`compose.vitals.${field === 'systolic' ? 'pressure' : field}`),
      ];
    case 'investigations':
      return labNames(form, place, field, column, t);
    case 'images':
      return [t('compose.images.row', { number }), IMAGE_FIELDS[field] === undefined ? '' : t(IMAGE_FIELDS[field])];
    case 'question':
      return place === 'options' && field !== ''
        ? [t('compose.question.option', { letter: LETTERS[Number(field)] ?? '' })]
        : [t(`compose.question.${place}`)];
    default:
      return section in LINES ? [t(`compose.${section}.row`, { number }), field && t(`compose.${section}.field.${field}`)] : [];
  }
}

/** Where a field is called otherwise in the content. */
const PATIENT_FIELDS: Readonly<Record<string, string>> = { 'age.value': 'age', 'age.unit': 'ageUnit', weightKg: 'weight' };

const IMAGE_FIELDS: Readonly<Record<string, string>> = {
  caption: 'compose.images.caption',
  alt: 'compose.images.alt',
  annotations: 'compose.images.mark',
};

/** `rows.2.values.1`, `columns.0`. */
function labNames({ investigations }: ComposeForm, list: string, place: string, field: string, t: Translate): string[] {
  const number = Number(place) + 1;
  if (list === 'columns') return [t('compose.investigations.columnLabel', { number })];
  if (list !== 'rows' || place === '') return [];
  const row = investigations.rows[Number(place)]?.test.trim() || t('compose.investigations.row', { number });
  return [row, LAB_FIELDS.includes(field) ? t(`compose.investigations.${field}`) : ''];
}

const LAB_FIELDS = ['test', 'unit', 'reference'];

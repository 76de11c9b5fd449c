/** Every text of a case that readers will see: what is read for whatever may tell who the patient is. The composer's form has the same. */
import { type CheckedText, textsOfReference } from '#modules/library/cited-texts.contract.ts';
import { linkTargets, plainText, type RichText, withoutMentionNames } from '#platform/richtext/richtext.ts';
import type { CaseContent } from './case-content.contract.ts';

/** In a case a link leads to the patient, whatever it is called; the composer makes none. */
export const textsOfText = (path: string, text: RichText): (readonly [path: string, text: string])[] => [
  [path, plainText(withoutMentionNames(text))],
  ...linkTargets(text).map((href) => [path, href] as const),
];

export function* textsOfCase(content: CaseContent): Generator<CheckedText> {
  yield ['title', content.title];
  yield ['patient.chiefComplaint', content.patient.chiefComplaint];
  if (content.patient.settingNote !== undefined) yield ['patient.settingNote', content.patient.settingNote];
  yield* textsOfText('presentation', content.presentation);
  for (const [i, section] of content.history.entries()) yield [`history.${i}.text`, section.text];
  for (const [i, section] of content.examination.entries()) yield [`examination.${i}.text`, section.text];
  for (const [i, { at, spo2On }] of content.vitals.entries()) {
    yield [`vitals.${i}.at`, at];
    if (spo2On !== undefined) yield [`vitals.${i}.spo2On`, spo2On];
  }
  if (content.investigations !== undefined) yield* textsOfTable(content.investigations);
  for (const [i, study] of content.studies.entries()) {
    yield [`studies.${i}.title`, study.title];
    yield [`studies.${i}.finding`, study.finding];
  }
  for (const [i, image] of content.images.entries()) {
    yield [`images.${i}.caption`, image.caption];
    yield [`images.${i}.alt`, image.alt];
    for (const [n, { label }] of image.annotations.entries()) yield [`images.${i}.annotations.${n}.label`, label];
  }
  for (const [i, entry] of content.timeline.entries()) {
    yield [`timeline.${i}.when`, entry.when];
    yield [`timeline.${i}.text`, entry.text];
  }
  if (content.question !== undefined) {
    yield ['question.text', content.question.text];
    for (const [i, option] of content.question.options.entries()) yield [`question.options.${i}`, option];
  }
  for (const [i, step] of content.disclosure.entries()) yield* textsOfText(`disclosure.${i}.text`, step.text);
  for (const [i, point] of content.takeHome.entries()) yield [`takeHome.${i}`, point];
  for (const [i, reference] of content.references.entries())
    for (const [field, ...read] of textsOfReference(reference)) yield [`references.${i}.${field}`, ...read];
}

/** Numbers too: what looks like one may be that of an identity card. */
function* textsOfTable({ columns, rows }: NonNullable<CaseContent['investigations']>): Generator<CheckedText> {
  for (const [i, column] of columns.entries()) yield [`investigations.columns.${i}`, column];
  for (const [i, { test, unit, normal, values }] of rows.entries()) {
    yield [`investigations.rows.${i}.test`, test];
    yield [`investigations.rows.${i}.unit`, unit];
    if (normal !== undefined) yield [`investigations.rows.${i}.normal`, normal];
    for (const [n, value] of values.entries()) if (value !== null) yield [`investigations.rows.${i}.values.${n}`, String(value)];
  }
}

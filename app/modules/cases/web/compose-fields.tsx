/** Which texts of the form readers will see. Pure. */

import { textsOfReference } from '#modules/library/cited-texts.contract.ts';
import type { ReadText } from '#modules/library/web/widgets/use-draft-findings.ts';
import { isBlankLab } from './compose-content.tsx';
import type { ComposeForm, LabTable } from './compose-form.tsx';

/** Every text that readers will see, with the path of its field. */
export function textsOf(form: ComposeForm): ReadText[] {
  const { title, patient, presentation, question } = form;
  const rows = <Row,>(section: string, list: readonly Row[], names: ReadonlyArray<keyof Row & string>) =>
    list.flatMap((row, i) => names.map((name) => ({ path: `${section}.${i}.${name}`, text: String(row[name]) })));
  const texts = [
    { path: 'title', text: title },
    { path: 'patient.chiefComplaint', text: patient.chiefComplaint },
    { path: 'patient.settingNote', text: patient.settingNote },
    { path: 'presentation', text: presentation },
    ...rows('history', form.history, ['text']),
    ...rows('examination', form.examination, ['text']),
    ...rows('vitals', form.vitals, ['at', 'spo2On']),
    ...textsOfTable(form.investigations),
    ...rows('studies', form.studies, ['title', 'finding']),
    ...rows('images', form.images, ['caption', 'alt']),
    ...form.images.flatMap(({ annotations }, i) => rows(`images.${i}.annotations`, annotations, ['label'])),
    ...rows('timeline', form.timeline, ['when', 'text']),
    ...(question.asked
      ? [{ path: 'question.text', text: question.text }, ...question.options.map((text, i) => ({ path: `question.options.${i}`, text }))]
      : []),
    ...rows('disclosure', form.disclosure, ['text']),
    ...rows('takeHome', form.takeHome, ['text']),
    ...form.references.flatMap((reference, i) =>
      textsOfReference(reference).map(([field, text, allowed]) => ({ path: `references.${i}.${field}`, text, allowed })),
    ),
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

/** Nothing of a table without a value is part of the case, its columns neither. */
function textsOfTable({ columns, rows }: LabTable): ReadText[] {
  if (rows.every(isBlankLab)) return [];
  return [
    ...columns.map((text, i) => ({ path: `investigations.columns.${i}`, text })),
    ...rows.flatMap(({ test, unit, reference, values }, i) => [
      ...Object.entries({ test, unit, reference }).map(([name, text]) => ({ path: `investigations.rows.${i}.${name}`, text })),
      ...values.map((text, n) => ({ path: `investigations.rows.${i}.values.${n}`, text })),
    ]),
  ];
}

/** Which texts of the form readers will see. Pure. */
import type { FieldText } from '#platform/web/field-path.ts';
import type { ComposeForm } from './compose-form.tsx';

/** Every text that readers will see, with the path of its field. */
export function textsOf(form: ComposeForm): FieldText[] {
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
    ...rows('vitals', form.vitals, ['at']),
    ...rows('studies', form.studies, ['title', 'finding']),
    ...rows('images', form.images, ['caption', 'alt']),
    ...rows('timeline', form.timeline, ['when', 'text']),
    ...(question.asked
      ? [{ path: 'question.text', text: question.text }, ...question.options.map((text, i) => ({ path: `question.options.${i}`, text }))]
      : []),
    ...rows('disclosure', form.disclosure, ['text']),
    ...rows('takeHome', form.takeHome, ['text']),
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

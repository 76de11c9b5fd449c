import { plainText, type RichText } from '#platform/richtext/richtext.ts';
import type { CaseContent } from '../case-content.contract.ts';

export interface CaseUpdateText {
  readonly title: string;
  readonly text: RichText;
}

/**
 * The words of a case in the order of its page, one part a line, without its title. Held-back steps are not among them, and
 * while there are any, neither is what comes after them: take-home points, references and updates tell how it ended.
 */
export function readableText(content: CaseContent, updates: readonly CaseUpdateText[]): string {
  const { patient, presentation, history, examination, investigations, studies, images, timeline, question, disclosure } = content;
  const holdsBack = disclosure.some(({ held }) => held);
  return [
    patient.chiefComplaint,
    patient.settingNote,
    plainText(presentation),
    ...history.map(({ text }) => text),
    ...examination.map(({ text }) => text),
    ...(investigations?.rows ?? []).map(({ test, values }) => [test, ...values.filter((value) => typeof value === 'string')].join(' ')),
    ...studies.flatMap(({ title, finding }) => [title, finding]),
    ...images.flatMap(({ caption, alt }) => [caption, alt]),
    ...timeline.map(({ text }) => text),
    ...(question === undefined ? [] : [question.text, ...question.options]),
    ...disclosure.filter(({ held }) => !held).map(({ text }) => plainText(text)),
    ...(holdsBack ? [] : closing(content, updates)),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n');
}

const closing = ({ takeHome, references }: CaseContent, updates: readonly CaseUpdateText[]): string[] => [
  ...takeHome,
  ...references.map(({ title }) => title),
  ...updates.flatMap(({ title, text }) => [title, plainText(text)]),
];

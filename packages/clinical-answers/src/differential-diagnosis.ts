/** The answer to "what may it be?", in words of one language. */
import { assess, LONGEST_TEXT, type Reader } from '@kolegia/clinical-differential/assess';
import type { Assessment, AssessmentRequest, ChosenFinding } from '@kolegia/clinical-differential/assessment';
import { readIndex } from '@kolegia/clinical-differential/differential-index';
import { type DifferentialBase, prepareDifferential } from '@kolegia/clinical-differential/prepare';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type InLanguage, inLanguage } from './in-language.ts';
import { plain } from './name-likeness.ts';
import { impossible } from './possible-values.ts';
import type { Ask, Language } from './said.ts';
import { type OrNull, type Told, told } from './told.ts';
import { words } from './wording.ts';

export interface DifferentialTools {
  readonly knowledge: Knowledge;
  readonly base: DifferentialBase;
  /** How texts are read, where it is not each time anew. */
  readonly read?: Reader;
}

/** With the compiled tables, a file, at once; without them they are made first. */
export const prepareDifferentialTools = (knowledge: Knowledge, tables?: Uint8Array): DifferentialTools => ({
  knowledge,
  base: tables === undefined ? prepareDifferential(knowledge) : prepareDifferential(knowledge, readIndex(tables)),
});

type Who = NonNullable<AssessmentRequest['patient']>;

export interface DifferentialQuestion extends Omit<AssessmentRequest, 'text' | 'findings' | 'patient'> {
  readonly text?: string | null | undefined;
  /** Ids or names. */
  readonly findings?: readonly (string | ChosenFinding)[] | null | undefined;
  readonly patient?: OrNull<Who> | null | undefined;
}

export type DifferentialFound = InLanguage<Assessment> & {
  /** What was given of the patient and cannot be: said at its field, left out of the reckoning. */
  readonly asks: readonly Ask[];
  /** The text was longer than is read. */
  readonly truncated: boolean;
  /** Only of an empty answer: that its urgency is no judgement. */
  readonly urgencyNote?: string;
};

export function answerDifferential(tools: DifferentialTools, question: DifferentialQuestion, language: Language): DifferentialFound {
  const assessment = reckoned(tools, question);
  const urgencyNote = noteOnUrgency(assessment, language);
  return {
    ...inLanguage(tools.knowledge, assessment, language),
    asks: readWho(question.patient, language).asks,
    truncated: isTruncated(question),
    ...(urgencyNote === undefined ? {} : { urgencyNote }),
  };
}

/** Where nothing was understood, the urgency that every answer has would read as if somebody had judged it; a measured value may hurry all the same. */
export const noteOnUrgency = ({ empty, urgency }: Pick<Assessment, 'empty' | 'urgency'>, language: Language): string | undefined =>
  empty && urgency === 'routine' ? words(language)('differential.notJudged') : undefined;

/** In both languages, before it is worded. */
export function reckoned({ knowledge, base, read }: DifferentialTools, question: DifferentialQuestion): Assessment {
  const findings = question.findings?.map((one) => (typeof one === 'string' ? { id: one } : one));
  const chosen = findings?.map(({ id, ...rest }) => ({ id: findingId(knowledge, id), ...rest }));
  return assess(base, { ...told(question), patient: readWho(question.patient, 'en').patient, findings: chosen }, read);
}

/** Who it is, without an age that nobody has and a man's pregnancy. */
export function readWho(given: DifferentialQuestion['patient'], language: Language) {
  const asks: Ask[] = [];
  const { ageYears, pregnant, ...patient }: Told<OrNull<Who>> = told(given ?? {});
  const age = ageYears === undefined ? null : impossible('ageYears', ageYears, language);
  if (age !== null) asks.push({ field: 'patient.ageYears', message: age });
  const isMan = pregnant === true && patient.sex === 'male';
  if (isMan) asks.push({ field: 'patient.pregnant', message: words(language)('ask.pregnantMan') });
  return { patient: { ...patient, ageYears: age === null ? ageYears : undefined, pregnant: isMan ? undefined : pregnant }, asks };
}

export const isTruncated = ({ text }: DifferentialQuestion): boolean => (text ?? '').length > LONGEST_TEXT;

/** An id stays what it is; a name in either language becomes its id; anything else is said not to be understood. */
function findingId({ findings }: Knowledge, text: string): string {
  if (Object.hasOwn(findings, text)) return text;
  const wanted = plain(text);
  return Object.values(findings).find(({ id, names }) => [id, names.en, names.id].some((name) => plain(name) === wanted))?.id ?? text;
}

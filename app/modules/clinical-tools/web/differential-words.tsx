/** What was asked and what was found, as the first words of a case. Pure. */
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { DifferentialFound, DifferentialQuestion } from '../differential.contract.ts';
import { CHOICES } from './differential-question.tsx';
import { inlineName } from './inline-name.tsx';
import { ageWords, sexWords } from './use-read-patient.ts';

interface ToldPatient {
  readonly ageYears?: number | null | undefined;
  readonly sex?: string | null | undefined;
  readonly pregnant?: boolean | null | undefined;
  readonly region?: string | null | undefined;
  readonly setting?: string | null | undefined;
  readonly season?: string | null | undefined;
}

/** "71 years · woman · Region: Indonesia"; empty where nothing is told. */
export const patientWords = (t: Translate, language: Language, patient: ToldPatient): string =>
  [
    ageWords(t, language, patient.ageYears),
    sexWords(t, patient.sex),
    patient.pregnant === true && patient.sex !== 'male' && inlineName(t('patient.pregnant')),
    ...CHOICES.map(({ part, options, words }) =>
      options.some((one) => one === patient[part]) ? `${t(`told.${part}`)}: ${t(`told.${words}.${patient[part]}`)}` : '',
    ),
  ]
    .filter(Boolean)
    .join(' · ');

export interface AskedInWords {
  readonly t: Translate;
  readonly language: Language;
  readonly question: DifferentialQuestion;
}

/** The history, what was ticked and what the fields say of the patient. */
export const historyLines = ({ t, language, question }: AskedInWords, nameOf: (findingId: string) => string): string[] => [
  question.text ?? '',
  marked((question.findings ?? []).map((one) => (typeof one === 'string' ? { label: nameOf(one) } : { label: nameOf(one.id), ...one }))),
  patientLine(t, language, question.patient ?? {}),
];

/** The question that was answered, and the likeliest. */
export function differentialCaseLines(
  { t, language, question }: AskedInWords,
  { understood, likely, empty, patient }: DifferentialFound,
  percent: (share: number) => string,
): string[] {
  const found = understood.filter(({ counts, from, present }) => counts && (present || from !== 'number'));
  return [
    question.text ?? '',
    marked(found),
    // As it was reckoned with: a figure that cannot be is not in it. What was read of the text stands there already.
    patientLine(t, language, partsOf(patient, question.patient ?? {})),
    ...(empty ? [] : [t('case.differential'), ...likely.slice(0, 5).map(({ name, probability }) => `${name}: ${percent(probability)}`)]),
  ];
}

/** "+ Jaundice, − Neck stiffness": what was ticked, which stands in no text. */
export const tickedWords = ({ findings }: Pick<DifferentialQuestion, 'findings'>, { understood }: Pick<DifferentialFound, 'understood'>) =>
  marked(
    (findings ?? []).map((one) => {
      const { id, present } = typeof one === 'string' ? { id: one, present: true } : one;
      return { label: understood.find(({ findingId }) => findingId === id)?.label ?? id.replaceAll('-', ' '), present };
    }),
  );

const partsOf = (read: ToldPatient, told: ToldPatient): ToldPatient =>
  Object.fromEntries(Object.entries(read).filter(([part]) => (told[part as keyof ToldPatient] ?? null) !== null));

function patientLine(t: Translate, language: Language, patient: ToldPatient): string {
  const words = patientWords(t, language, patient);
  return words === '' ? '' : t('case.patient', { patient: words });
}

const marked = (findings: readonly { readonly label: string; readonly present?: boolean | undefined }[]) =>
  [...new Set(findings.map(({ label, present }) => (present === false ? `− ${label}` : `+ ${label}`)))].join(', ');

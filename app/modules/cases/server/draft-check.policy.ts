/** What stands between a draft and its publication. Pure. */
import { reidentificationRisk } from '@kolegia/deidentify/reidentification-risk';
import type { CitedWork, IdentifierFinding } from '#modules/library/draft.contract.ts';
import { identifiersIn } from '#modules/library/server/library.public.ts';
import { fieldsOf } from '#platform/operation/invalid-input.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import { CASE_LIMITS, CaseContent } from '../case-content.contract.ts';
import type { DraftSettings } from '../case-draft.contract.ts';

export interface DraftCheck {
  /** The content when it is complete, else null. */
  readonly content: CaseContent | null;
  /** Text key by field path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly identifiers: readonly IdentifierFinding[];
  readonly risk: 'low' | 'raised' | 'high';
}

export function checkDraftContent(draft: Readonly<Record<string, unknown>>, settings: DraftSettings): DraftCheck {
  const parsed = CaseContent.safeParse(
    {
      history: [],
      examination: [],
      vitals: [],
      studies: [],
      images: [],
      timeline: [],
      disclosure: [],
      takeHome: [],
      references: [],
      ...draft,
    },
    { reportInput: true },
  );
  const fields: Record<string, string> = parsed.success ? {} : fieldsOf(parsed.error);
  if (settings.specialities.length === 0) fields['settings.specialities'] = 'cases.validation.speciality';
  if (settings.respondents === 'specialities' && settings.respondentSpecialities.length === 0)
    fields['settings.respondentSpecialities'] = 'cases.validation.speciality';
  if (!parsed.success) return { content: null, fields, identifiers: [], risk: 'low' };
  const content = parsed.data;
  return { content, fields, identifiers: identifiersIn(textsOf(content), settings.language), risk: riskOf(content) };
}

/** Every text a reader will see, with the path of its field. */
function* textsOf(content: CaseContent): Generator<[string, string]> {
  yield ['title', content.title];
  yield ['patient.chiefComplaint', content.patient.chiefComplaint];
  if (content.patient.settingNote !== undefined) yield ['patient.settingNote', content.patient.settingNote];
  yield ['presentation', plainText(content.presentation)];
  for (const [i, section] of content.history.entries()) yield [`history.${i}.text`, section.text];
  for (const [i, section] of content.examination.entries()) yield [`examination.${i}.text`, section.text];
  for (const [i, set] of content.vitals.entries()) yield [`vitals.${i}.at`, set.at];
  for (const [i, study] of content.studies.entries()) {
    yield [`studies.${i}.title`, study.title];
    yield [`studies.${i}.finding`, study.finding];
  }
  for (const [i, image] of content.images.entries()) {
    yield [`images.${i}.caption`, image.caption];
    yield [`images.${i}.alt`, image.alt];
  }
  for (const [i, entry] of content.timeline.entries()) {
    yield [`timeline.${i}.when`, entry.when];
    yield [`timeline.${i}.text`, entry.text];
  }
  if (content.question !== undefined) {
    yield ['question.text', content.question.text];
    for (const [i, option] of content.question.options.entries()) yield [`question.options.${i}`, option];
  }
  for (const [i, step] of content.disclosure.entries()) yield [`disclosure.${i}.text`, plainText(step.text)];
  for (const [i, point] of content.takeHome.entries()) yield [`takeHome.${i}`, point];
}

const riskOf = ({ patient }: CaseContent) => reidentificationRisk({ ageYears: patient.age.unit === 'year' ? patient.age.value : 0 }).level;

/** What a draft cites, as far as it is written. */
export function worksCitedIn({ references }: Readonly<Record<string, unknown>>): CitedWork[] {
  const rows: unknown[] = Array.isArray(references) ? references.slice(0, CASE_LIMITS.references) : [];
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return rows.flatMap((row) => {
    if (typeof row !== 'object' || row === null) return [];
    const { title, source, url } = row as Record<string, unknown>;
    return [{ title: textOf(title), source: textOf(source), url: textOf(url) || null }];
  });
}

/** What stands between a draft and its publication. Pure. */
import { findIdentifiers } from '@kolegia/deidentify/find-identifiers';
import { reidentificationRisk } from '@kolegia/deidentify/reidentification-risk';
import type { z } from 'zod';
import type { IdentifierFinding } from '#modules/library/draft.contract.ts';
import { fieldsOf } from '#platform/operation/invalid-input.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import { CaseContent } from '../case-content.contract.ts';
import type { DraftSettings } from '../case-draft.contract.ts';

type Settings = z.infer<typeof DraftSettings>;
type Finding = z.infer<typeof IdentifierFinding>;

export interface DraftCheck {
  /** The content when it is complete, else null. */
  readonly content: CaseContent | null;
  /** Text key by field path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly identifiers: readonly Finding[];
  readonly risk: 'low' | 'raised' | 'high';
}

export function checkDraftContent(draft: Readonly<Record<string, unknown>>, settings: Settings): DraftCheck {
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
  const { content } = { content: parsed.data };
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

/** `texts`: each with the path of its field. */
export function identifiersIn(texts: Iterable<readonly [string, string]>, language: Settings['language']): Finding[] {
  const findings: Finding[] = [];
  for (const [field, text] of texts) {
    for (const { kind, start, end, text: found, suggestion } of findIdentifiers(text, { language })) {
      findings.push({ field, kind, start, end, text: found, replacement: suggestion.replace });
    }
  }
  return findings;
}

const riskOf = ({ patient }: CaseContent) => reidentificationRisk({ ageYears: patient.age.unit === 'year' ? patient.age.value : 0 }).level;

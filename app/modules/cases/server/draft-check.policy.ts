/** What stands between a draft and its publication. Pure. */
import { type ReidentificationRisk, reidentificationRisk } from '@kolegia/deidentify/reidentification-risk';
import type { CitedWork, IdentifierFinding } from '#modules/library/draft.contract.ts';
import { identifiersIn, worksReferredTo } from '#modules/library/server/library.public.ts';
import { fieldsOf } from '#platform/operation/invalid-input.ts';
import { CASE_LIMITS, CaseContent } from '../case-content.contract.ts';
import { type DraftSettings, tellsAuthor } from '../case-draft.contract.ts';
import { textsOfCase } from '../case-texts.contract.ts';

export interface DraftCheck {
  /** The content when it is complete, else null. */
  readonly content: CaseContent | null;
  /** Text key by field path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly identifiers: readonly IdentifierFinding[];
  readonly risk: ReidentificationRisk;
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
  const fields: Record<string, string> = parsed.success ? {} : fieldsOf(parsed.error, draft);
  if (settings.specialities.length === 0) fields['settings.specialities'] = 'cases.validation.speciality';
  if (settings.respondents === 'specialities' && settings.respondentSpecialities.length === 0)
    fields['settings.respondentSpecialities'] = 'cases.validation.speciality';
  if (tellsAuthor(settings)) fields['settings.respondents'] = 'cases.validation.respondentsAnonymous';
  if (!parsed.success) return { content: null, fields, identifiers: [], risk: { level: 'low', reasons: [] } };
  const content = parsed.data;
  const identifiers = identifiersIn(textsOfCase(content), settings.language);
  return { content, fields, identifiers, risk: riskOf(content, identifiers) };
}

/** When it happened, how rare it is and what the pictures show no draft says; age and the places it names it does. */
const riskOf = ({ patient }: CaseContent, identifiers: readonly IdentifierFinding[]): DraftCheck['risk'] =>
  reidentificationRisk({ ageYears: patient.age.unit === 'year' ? patient.age.value : 0, region: regionOf(identifiers) });

/** Places where few enough live for everybody to know each other. */
const SMALL_PLACE =
  /(?<!\p{L})(?:desa|dusun|kelurahan|kel|kecamatan|kec|kampung|kp|nagari|kompleks?|perum(?:ahan)?|jalan|jln?|gang|gg|rt|rw|village|hamlet|taluk|tehsil|mandal|sub-?district|street|road|lane|avenue|colony|nagar|flat|house)(?!\p{L})/iu;

function regionOf(identifiers: readonly IdentifierFinding[]): 'none' | 'regency' | 'village' {
  const places = identifiers.filter(({ kind }) => kind === 'address' || kind === 'postcode');
  if (places.some(({ text }) => SMALL_PLACE.test(text))) return 'village';
  return places.length > 0 ? 'regency' : 'none';
}

/** What a draft cites, as far as it is written. */
export const worksCitedIn = ({ references }: Readonly<Record<string, unknown>>): CitedWork[] =>
  worksReferredTo(references, CASE_LIMITS.references);

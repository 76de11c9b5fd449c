import type { DeidentifyWording } from './wording.ts';

/** How closely the text says where the patient lives or was treated. */
export const REGION_LEVELS = ['none', 'country', 'province', 'regency', 'village'] as const;
export type RegionLevel = (typeof REGION_LEVELS)[number];

export type RiskReason = keyof DeidentifyWording['risk'];

export interface CaseTraits {
  readonly ageYears?: number | undefined;
  readonly region?: RegionLevel | undefined;
  readonly rareDiagnosis?: boolean | undefined;
  /** Days between the event and publication. */
  readonly daysSinceEvent?: number | undefined;
  readonly hasFaceImage?: boolean | undefined;
}

export interface ReidentificationRisk {
  readonly level: 'low' | 'raised' | 'high';
  /** Keys of sentences in the locale files. */
  readonly reasons: readonly RiskReason[];
}

/** A month: local news and colleagues still connect a case with a person. A judgement, not a rule of law. */
const RECENT_DAYS = 30;

/**
 * What is left of a patient once direct identifiers are gone. A face and a village identify by themselves; other traits
 * raise the risk, and two of them together single out one person. An orientation for the author, not a statistic:
 * HIPAA Safe Harbor (45 CFR 164.514(b)(2)) names faces, ages over 89, dates and regions below the state; Indonesia's
 * Law 27/2022 (UU PDP) counts health data, and what combined identifies a person, as personal data.
 */
export function reidentificationRisk(traits: CaseTraits): ReidentificationRisk {
  const direct: RiskReason[] = [];
  const indirect: RiskReason[] = [];
  if (traits.hasFaceImage) direct.push('face');
  if (traits.region === 'village') direct.push('village');
  if (traits.region === 'regency') indirect.push('regency');
  if (traits.ageYears !== undefined && traits.ageYears > 89) indirect.push('ageOver89');
  if (traits.rareDiagnosis) indirect.push('rareDiagnosis');
  // Recency alone identifies nobody: it counts where something else points to the person.
  const isRecent = traits.daysSinceEvent !== undefined && traits.daysSinceEvent <= RECENT_DAYS;
  if (isRecent && direct.length + indirect.length > 0) indirect.push('recent');
  const combined: RiskReason[] = indirect.length >= 2 ? ['combination'] : [];
  if (direct.length > 0 || combined.length > 0) return { level: 'high', reasons: [...direct, ...indirect, ...combined] };
  return { level: indirect.length > 0 ? 'raised' : 'low', reasons: indirect };
}

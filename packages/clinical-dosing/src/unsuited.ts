/**
 * A caution about the kidney or the liver without a figure: the usual dose is not for such a patient, and the knowledge has no other.
 * To print it beside the warning would be to recommend it.
 */
import type { Organ } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';
import { type Group, holds, levelOf, saysHowMuch } from './adjustments.ts';

export interface OrganCaution {
  readonly organ: Organ;
  readonly sources: readonly Citation[];
}

const ORGAN_OF: Readonly<Partial<Record<Group['kind'], Organ>>> = { renal: 'kidney', dialysis: 'kidney', hepatic: 'liver' };

export const ofOrgan = (groups: readonly Group[], organ: Organ | undefined) =>
  groups.filter(({ kind, isByCreatinine }) => (isByCreatinine === true ? 'kidney' : ORGAN_OF[kind]) === organ);

/** What the file itself says: a band with no more than "caution" or a note, and what is known of the organ beside its bands. */
export function unsuitedOrgans(groups: readonly Group[], cautions: readonly OrganCaution[]): OrganCaution[] {
  const fromBands = groups.flatMap((group): OrganCaution[] => {
    const organ = ORGAN_OF[group.kind];
    return organ !== undefined && levelOf(holds(group)) === 'caution' ? [{ organ, sources: group.sources }] : [];
  });
  const found = new Map<Organ, OrganCaution>();
  for (const caution of [...fromBands, ...cautions]) {
    const answers = ofOrgan(groups, caution.organ).map(holds);
    const isAnswered = answers.some((row) => row.do === 'usual' || saysHowMuch(row));
    if (!isAnswered && !found.has(caution.organ)) found.set(caution.organ, caution);
  }
  return [...found.values()];
}

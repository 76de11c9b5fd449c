/** What an indication may be asked with while it is typed, in words of one language. */

import { indicationsProposed } from '@kolegia/clinical-dosing/indication-search';
import { indicationId } from '@kolegia/clinical-dosing/indications';
import type { DosageQuestion, DosageTools } from './drug-dosage.ts';
import type { Language } from './said.ts';
import { told } from './told.ts';

export interface FoundIndication {
  /** An id of the drug's, or words. */
  readonly asked: string;
  /** What the indications that it means are called. */
  readonly names: readonly string[];
  /** `name`: one of the drug's. `words` mean these, `near` come near them. */
  readonly by: 'name' | 'words' | 'near';
}

export interface IndicationsFound {
  readonly found: readonly FoundIndication[];
  /** The words mean something as they stand. */
  readonly isRead: boolean;
}

const NOTHING: IndicationsFound = { found: [], isRead: false };

/** Drug and route by their ids. */
export function searchIndications(
  { dosing, knowledge }: DosageTools,
  { drug, route, patient }: Pick<DosageQuestion, 'drug' | 'route' | 'patient'>,
  typed: string,
  language: Language,
): IndicationsFound {
  const own = knowledge.drugs[drug];
  if (own === undefined) return NOTHING;
  const names = new Map(own.dosing.map((block) => [indicationId(block), block.indication[language]]));
  const { proposed, isRead } = indicationsProposed(dosing, own, typed, { patient: told(patient ?? {}), route: route ?? undefined });
  const found = proposed.map(({ asked, ids, isNear }) => ({
    asked,
    names: ids.map((id) => names.get(id) ?? id),
    by: isNear ? ('near' as const) : names.has(asked) ? ('name' as const) : ('words' as const),
  }));
  return { found, isRead };
}

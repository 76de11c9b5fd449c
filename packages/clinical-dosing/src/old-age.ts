/** What lists for old people say of the drug: that another is better, or care is needed. It is weighed by the doctor; the doses stand. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { citations, type Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { isSystemic } from './adjustments.ts';
import type { Warning } from './dosage.ts';
import type { KnownPatient } from './patient.ts';
import { ELDERLY_YEARS } from './patient-bounds.ts';
import { say } from './wording.ts';

/** `route` as asked for; without one, any of the drug’s own that reaches the circulation. Drops and creams are not meant. */
export function oldAgeWarnings(knowledge: Knowledge, drug: Drug, route: string | undefined, { age }: KnownPatient): Warning[] {
  const routes = route === undefined ? drug.routes : [route];
  if ((age?.years ?? 0) < ELDERLY_YEARS || !routes.some((one) => isSystemic(knowledge, drug, one))) return [];
  return drug.oldAge.map(({ level, note, src }) => {
    const key = `oldAge.${level}`;
    return { kind: 'age', level, key, text: say(`warning.${key}`), note, sources: citations(knowledge, drug.sources, src, drug.id) };
  });
}

/** What is known of the patient's conditions beyond those that were chosen: by a value that was measured, and by what one implies of another. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Patient } from './finding.ts';

const LOW_POTASSIUM = 3.5;
const HIGH_POTASSIUM = 5.5;

/** The files speak of hypokalaemia, and the form asks for potassium; they speak of liver disease, and the patient's liver has failed. */
export function withMeasured(knowledge: Knowledge, patient: Patient): Patient {
  const told = [...(patient.conditions ?? []), ...measured(patient)];
  const conditions = [...new Set(told.flatMap((condition) => [condition, ...impliedBy(knowledge, condition)]))];
  return conditions.length === (patient.conditions?.length ?? 0) ? patient : { ...patient, conditions };
}

function measured({ potassium }: Patient): string[] {
  if (potassium === undefined) return [];
  if (potassium < LOW_POTASSIUM) return ['hypokalaemia'];
  return potassium >= HIGH_POTASSIUM ? ['hyperkalaemia'] : [];
}

/** Directly and through others. */
export function impliedBy({ terms }: Knowledge, condition: string): readonly string[] {
  const found = new Set<string>();
  const open = [condition];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const implied of terms.conditions[next]?.implies ?? []) {
      if (found.has(implied)) continue;
      found.add(implied);
      open.push(implied);
    }
  return [...found];
}

/** What a text says of each disease is added up once, however many findings are ticked beneath it one after another. */
import type { AssessmentRequest } from './assessment.ts';
import { evidenceOf } from './evidence-of.ts';
import type { Understanding } from './language/understand.ts';
import type { DifferentialBase } from './prepare.ts';
import type { Evidence } from './reasoning/evidence.ts';
import { type Sums, sumsBeside, sumsOf } from './reasoning/sums.ts';

/**
 * Always by way of the text alone, whether that is kept or not: sums of fractions depend on their order in the last place, and an answer
 * must not depend on what was asked before.
 */
export function sumsBeneath(base: DifferentialBase, request: AssessmentRequest, said: Understanding, evidence: Evidence): Sums {
  return (request.findings ?? []).length === 0
    ? sumsOf(base.model, evidence)
    : sumsBeside(base.model, ofTextAlone(base, request, said), evidence);
}

/** Kept for as long as somebody keeps the reading, and of one patient: the form may say another age, sex or place of the same text. */
function ofTextAlone(base: DifferentialBase, { findings: _findings, ...request }: AssessmentRequest, said: Understanding): Sums {
  const patient = JSON.stringify(request.patient ?? {});
  const kept = base.model.ofTexts.get(said.mentions);
  if (kept?.patient === patient) return kept.sums;
  const sums = sumsOf(base.model, evidenceOf(base, request, said));
  base.model.ofTexts.set(said.mentions, { patient, sums });
  return sums;
}

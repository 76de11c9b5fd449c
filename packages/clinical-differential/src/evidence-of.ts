/** From what was understood and chosen to what the reckoning takes. */
import type { AssessmentRequest, PatientFacts } from './assessment.ts';
import type { Mention } from './language/mention.ts';
import type { Understanding } from './language/understand.ts';
import type { DifferentialBase } from './prepare.ts';
import { CALIBRATION } from './reasoning/calibration.ts';
import type { Evidence, Facts } from './reasoning/evidence.ts';

/** Of the patient, now, and not only spoken of. */
export const counts = ({ circumstance }: Mention) =>
  circumstance.whose === 'patient' && circumstance.when === 'now' && !circumstance.isSupposed;

export function evidenceOf(base: DifferentialBase, request: AssessmentRequest, said: Understanding): Evidence {
  const present = new Map<number, number>();
  const absent = new Set<number>();
  for (const mention of said.mentions) {
    if (!counts(mention)) continue;
    if (mention.present)
      present.set(
        mention.finding,
        Math.max(present.get(mention.finding) ?? 0, mention.circumstance.certain ? 1 : CALIBRATION.uncertainWeight),
      );
    else absent.add(mention.finding);
  }
  for (const { id, present: isPresent = true } of request.findings ?? []) {
    const number = base.model.findingNumber.get(id);
    if (number === undefined) continue;
    present.delete(number);
    absent.delete(number);
    if (isPresent) present.set(number, 1);
    else absent.add(number);
  }
  const facts = factsOf(request, said);
  const pregnantNow = base.model.findingNumber.get('pregnant-now');
  if (pregnantNow !== undefined && facts.pregnant === true && !absent.has(pregnantNow)) present.set(pregnantNow, 1);
  // What is both there and not there at different places of a text was there at some time.
  return { present, absent, echoes: said.echoes, facts: { ...facts, ...(said.diseases.size === 0 ? {} : { known: said.diseases }) } };
}

function factsOf(request: AssessmentRequest, said: Understanding): Facts {
  const given: PatientFacts = Object.fromEntries(Object.entries(request.patient ?? {}).filter(([, value]) => value !== undefined));
  const { pregnancyWeek: _week, ageAt: _place, ...text } = said.facts;
  return {
    ...text,
    ...(said.days === undefined ? {} : { days: said.days }),
    ...(said.onset === undefined ? {} : { onset: said.onset }),
    ...(given as Facts),
  };
}

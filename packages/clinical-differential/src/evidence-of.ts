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
  const absentAsOne = new Set<number>();
  const lasting = new Map<number, number>();
  for (const mention of said.mentions) {
    if (!counts(mention)) continue;
    // Told twice it is as new as the newest of it; and what came suddenly is new, whatever else has lasted long.
    const days = mention.isSudden === true ? 0 : (mention.days ?? 0);
    if (mention.present) lasting.set(mention.finding, Math.min(days, lasting.get(mention.finding) ?? Infinity));
    if (mention.present)
      present.set(
        mention.finding,
        Math.max(present.get(mention.finding) ?? 0, mention.circumstance.certain ? 1 : CALIBRATION.uncertainWeight),
      );
    else absent.add(mention.finding);
    if (!mention.present && mention.isGeneral === true) absentAsOne.add(mention.finding);
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
  const has = (id: string) => present.has(base.model.findingNumber.get(id) ?? -1);
  for (const id of [...halfOfPregnancy(facts, said.facts.pregnancyWeek), ...daysOfNewborn(facts, has)]) {
    const number = base.model.findingNumber.get(id);
    if (number !== undefined && !absent.has(number)) present.set(number, 1);
  }
  // What is both there and not there at different places of a text was there at some time.
  return {
    present,
    absent,
    absentAsOne,
    lasting,
    echoes: said.echoes,
    facts: { ...facts, ...(said.diseases.size === 0 ? {} : { known: said.diseases }) },
  };
}

/** “At 31 weeks”: what comes only early or only late in pregnancy follows from it. */
function halfOfPregnancy({ pregnant }: Facts, week: number | undefined): string[] {
  if (week === undefined || pregnant === false) return [];
  return [week < 20 ? 'early-pregnancy-under-20-weeks' : 'late-pregnancy'];
}

const DAYS = 365.25;

/** Of a newborn the day says much: yellow at twelve hours is blood that breaks down, at five days mostly nothing. */
function daysOfNewborn({ ageYears }: Facts, has: (finding: string) => boolean): string[] {
  if (ageYears === undefined || ageYears * DAYS >= 28) return [];
  const days = ageYears * DAYS;
  if (!has('jaundice') || has('jaundice-first-day')) return ['newborn-under-28-days'];
  return ['newborn-under-28-days', ...(days <= 1 ? ['jaundice-first-day'] : days <= 14 ? ['jaundice-day-2-to-14'] : [])];
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

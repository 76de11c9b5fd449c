/** From what was understood and chosen to what the reckoning takes. */
import type { AssessmentRequest, PatientFacts } from './assessment.ts';
import type { Mention } from './language/mention.ts';
import { NEWBORN_YEARS } from './language/patient-age.ts';
import { mayBePregnant } from './language/patient-facts.ts';
import type { Understanding } from './language/understand.ts';
import type { DifferentialBase } from './prepare.ts';
import { CALIBRATION } from './reasoning/calibration.ts';
import type { Evidence, Facts } from './reasoning/evidence.ts';

/** Of the patient, now, and not only spoken of. */
export const counts = ({ circumstance }: Mention) =>
  circumstance.whose === 'patient' && circumstance.when === 'now' && !circumstance.isSupposed;

/** What the form says of the patient goes before the text: of a man or a child no pregnancy is taken from it. */
export function agreeing({ patient = {} }: AssessmentRequest, said: Understanding): Understanding {
  const { pregnant, pregnancyWeek: _week, ...facts } = said.facts;
  const isHers = patient.pregnant !== false && mayBePregnant(patient.sex, patient.ageYears);
  return pregnant !== true || isHers ? said : { ...said, facts };
}

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
  const chosen = (request.findings ?? []).flatMap(({ id, present: isPresent = true }) => {
    const number = base.model.findingNumber.get(id);
    return number === undefined ? [] : [{ number, isPresent }];
  });
  // What is chosen goes before the text; chosen both ways, it is both, and contradicts itself.
  for (const { number } of chosen) {
    present.delete(number);
    absent.delete(number);
  }
  for (const { number, isPresent } of chosen) {
    if (isPresent) present.set(number, 1);
    else absent.add(number);
  }
  const pregnantNow = base.model.findingNumber.get('pregnant-now');
  const isTicked = request.findings?.some(({ id, present: isPresent = true }) => id === 'pregnant-now' && isPresent) === true;
  const facts = { ...(isTicked ? { pregnant: true } : {}), ...factsOf(request, said) };
  if (pregnantNow !== undefined && facts.pregnant === true && !absent.has(pregnantNow)) present.set(pregnantNow, 1);
  const has = (id: string) => present.has(base.model.findingNumber.get(id) ?? -1);
  for (const id of [
    ...halfOfPregnancy(facts, has),
    ...daysOfNewborn(facts, isDaySaid(request, said), has),
    ...youngInfant(facts, has),
    ...(has('fatigue') && isLethargicChild(request, facts) ? ['lethargic-child'] : []),
  ]) {
    const number = base.model.findingNumber.get(id);
    if (number !== undefined && !absent.has(number)) present.set(number, 1);
  }
  for (const id of together(has)) {
    const number = base.model.findingNumber.get(id);
    if (number !== undefined && !absent.has(number)) present.set(number, 1);
  }
  for (const id of [...(facts.pregnant === true ? PREGNANCY : []), ...(facts.ageYears === undefined ? [] : AGE)]) {
    const number = base.model.findingNumber.get(id);
    if (number !== undefined && present.has(number)) present.set(number, CALIBRATION.knownOfPatient);
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

/** Completed weeks from which a birth is no longer too early. */
const TERM = 37;

/** “At 31 weeks”: what comes only early or only late in pregnancy follows from it. */
function halfOfPregnancy({ pregnant, pregnancyWeek }: Facts, has: (finding: string) => boolean): string[] {
  if (pregnancyWeek === undefined || pregnant === false) return [];
  if (pregnancyWeek < 20) return ['early-pregnancy-under-20-weeks'];
  if (pregnancyWeek >= TERM) return ['late-pregnancy'];
  const early = [
    ...(has('labour-contractions-term') ? ['contractions-before-term'] : []),
    ...(has('waters-broken') || has('watery-vaginal-leak') ? ['waters-broken-before-term'] : []),
  ];
  return ['late-pregnancy', ...early];
}

/** Nothing to reckon with: of a child of some weeks its age is no complaint. */
export const isEmpty = ({ model }: DifferentialBase, { present }: Evidence): boolean =>
  [...present.keys()].every((number) => AGE.includes(model.findings[number]?.finding.id ?? ''));

/** Findings that say no more than who the patient is: that she is pregnant and how far, that it is a newborn. The prior says it already. */
const PREGNANCY = ['pregnant-now', 'early-pregnancy-under-20-weeks', 'late-pregnancy'];

const AGE = ['newborn-under-28-days', 'infant-under-3-months'];

const DAYS = 365.25;

/** A child of one day may be yellow since its first (NICE CG98). A day is 0.003 years where thousandths are given. */
const FIRST_DAY = 1.1;

/** “A newborn” alone may be of its first day. */
const isDaySaid = ({ patient }: AssessmentRequest, { facts }: Understanding): boolean =>
  patient?.ageYears !== undefined || facts.ageAt !== undefined || facts.ageYears !== NEWBORN_YEARS;

/** Of a newborn the day says much: yellow at twelve hours is blood that breaks down, at five days mostly nothing. */
function daysOfNewborn({ ageYears }: Facts, isSaid: boolean, has: (finding: string) => boolean): string[] {
  if (ageYears === undefined || ageYears * DAYS >= 90) return [];
  const days = ageYears * DAYS;
  if (days >= 28) return ['infant-under-3-months'];
  const young = ['newborn-under-28-days', 'infant-under-3-months'];
  if (!isSaid || !has('jaundice') || has('jaundice-first-day')) return young;
  return [...young, ...(days <= FIRST_DAY ? ['jaundice-first-day'] : days <= 14 ? ['jaundice-day-2-to-14'] : [])];
}

/** What is one finding where both are there, though each was said by itself: a fit of a woman who is pregnant. */
const TOGETHER: readonly (readonly [finding: string, anyOf: readonly string[], beside: readonly string[]])[] = [
  [
    'seizure-in-pregnancy',
    ['seizure', 'generalised-tonic-clonic-seizure', 'seizure-with-fever-in-child'],
    ['pregnant-now', 'postpartum-now', 'late-pregnancy'],
  ],
  // “Nyeri pinggang” is the loin or the back, and so is a backache with rigors.
  ['flank-pain', ['back-pain'], ['rigors', 'dysuria', 'anuria', 'haematuria']],
  ['newborn-eye-pus', ['purulent-eye-discharge'], ['newborn-under-28-days']],
  ['sunburn', ['skin-redness'], ['hours-in-the-sun']],
  ['stiff-jaw-after-wound', ['trismus'], ['dirty-wound']],
  ['fever-after-chemotherapy', ['fever', 'rigors'], ['chemotherapy-recent', 'neutropenic-chemotherapy']],
  ['fever-with-neutropenia', ['fever'], ['severe-leucopenia']],
  ['heavy-bleeding-in-pregnancy', ['heavy-vaginal-bleeding'], ['pregnant-now', 'early-pregnancy-under-20-weeks', 'late-pregnancy']],
  ['weak-or-numb-after-injury', ['leg-weakness', 'numbness'], ['fall-from-height', 'dive-into-shallow-water']],
  ['vomiting-after-head-injury', ['persistent-vomiting'], ['head-injury']],
  ['severe-dehydration', ['sunken-eyes'], ['poor-feeding', 'unable-to-drink', 'lethargic-child', 'reduced-consciousness', 'coma']],
  ['severe-dehydration', ['sunken-fontanelle'], ['lethargic-child', 'reduced-consciousness']],
  // Beside a systolic murmur, a diseased heart or such an ECG it is of high risk (ESC 2018).
  [
    'syncope-with-heart-sign',
    ['syncope'],
    [
      'heart-murmur',
      'new-heart-murmur',
      'ejection-systolic-murmur',
      'pansystolic-murmur',
      'murmur-louder-on-straining',
      'harsh-left-sternal-murmur',
      'new-left-bundle-branch-block',
      'heart-block-on-ecg',
      'long-qt-on-ecg',
      'brugada-pattern',
      'known-heart-disease',
      'known-heart-failure',
      'previous-heart-attack',
      'artificial-heart-valve',
      'valve-disease-on-echo',
    ],
  ],
  ['bleeding-in-late-pregnancy', ['vaginal-bleeding', 'heavy-vaginal-bleeding'], ['late-pregnancy']],
];

const together = (has: (finding: string) => boolean): string[] =>
  TOGETHER.filter(([, anyOf, beside]) => anyOf.some(has) && beside.some(has)).map(([id]) => id);

/** To five years, as WHO looks for the signs of danger. */
const SMALL_CHILD_YEARS = 5;
const LETHARGIC = /(?<!\p{L})(?:lethargic|letargis|letargik)(?!\p{L})/iu;
const CHILD = /(?<!\p{L})(?:anak|bayi|balita|child|baby|infant|toddler|an\.|by\.)(?!\p{L})/iu;

/** Of an adult it is tiredness, of a small child a sign of danger. */
const isLethargicChild = ({ text = '' }: AssessmentRequest, { ageYears }: Facts): boolean =>
  LETHARGIC.test(text) && (ageYears === undefined ? CHILD.test(text) : ageYears < SMALL_CHILD_YEARS);

const YOUNG_INFANT_DAYS = 60;

/** Nobody calls a baby of some weeks tired: weak and listless is a sign of danger there. */
function youngInfant({ ageYears }: Facts, has: (finding: string) => boolean): string[] {
  if (ageYears === undefined || ageYears * DAYS >= YOUNG_INFANT_DAYS) return [];
  return has('fatigue') || has('generalised-weakness') ? ['lethargic-child'] : [];
}

function factsOf(request: AssessmentRequest, said: Understanding): Facts {
  const given: PatientFacts = Object.fromEntries(Object.entries(request.patient ?? {}).filter(([, value]) => value !== undefined));
  const { ageAt: _place, ...text } = said.facts;
  return {
    ...text,
    ...(said.days === undefined ? {} : { days: said.days }),
    ...(said.onset === undefined ? {} : { onset: said.onset }),
    ...(given as Facts),
  };
}

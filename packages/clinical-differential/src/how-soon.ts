/** The gravest that can be said of a history: with and without how long it has lasted, and of what a harmless complaint beside it leaves. */
import { type Assessment, type AssessmentRequest, URGENCIES } from './assessment.ts';
import { evidenceOf, isEmpty } from './evidence-of.ts';
import { illnessDays } from './language/course.ts';
import type { Understanding } from './language/understand.ts';
import type { DifferentialBase } from './prepare.ts';
import { SET_ASIDE } from './reasoning/calibration.ts';
import { earlyWarning } from './reasoning/early-warning.ts';
import type { Evidence, Facts } from './reasoning/evidence.ts';
import { inOtherTime, type Posterior, posterior } from './reasoning/posterior.ts';
import { setAside, type Told } from './reasoning/set-aside.ts';
import { urgencyOf } from './reasoning/urgency.ts';

/** Up to so many days a complaint is new. */
const NEW_DAYS = 30;

export interface Asked {
  readonly request: AssessmentRequest;
  readonly said: Understanding;
}
export interface Reckoned {
  readonly evidence: Evidence;
  readonly result: Posterior;
}

/** As if nobody had said how long: that a complaint is some days old makes nothing harmless. Undefined where nothing changes. */
export function withoutTime(base: DifferentialBase, { request, said }: Asked, timed: Reckoned): Reckoned | undefined {
  if (said.days === undefined || said.days > NEW_DAYS) return undefined;
  if (said.mentions.every(({ isOfTime }) => isOfTime !== true)) {
    const { days: _days, ...facts } = timed.evidence.facts;
    return { evidence: { ...timed.evidence, facts }, result: inOtherTime(base.model, timed.result, facts) };
  }
  const { days: _days, ...rest } = said;
  const evidence = evidenceOf(base, request, { ...rest, mentions: said.mentions.filter(({ isOfTime }) => isOfTime !== true) });
  return { evidence, result: posterior(base.model, evidence) };
}

/** Of an emergency nobody asks what it were without how long it has lasted: it cannot be graver. */
export type WhenAsked = () => Reckoned | undefined;

export function onceAsked(make: WhenAsked): WhenAsked {
  let made: { readonly reckoned: Reckoned | undefined } | undefined;
  return () => {
    made ??= { reckoned: make() };
    return made.reckoned;
  };
}

interface HowSoon {
  readonly urgency: Assessment['urgency'];
  readonly reasons: Assessment['urgencyReasons'];
  /** What is left of the history without a harmless complaint beside it, where that is graver than the whole. */
  readonly beside?: Reckoned;
}

export function howSoon(base: DifferentialBase, asked: Asked, timed: Reckoned, untimed: WhenAsked): HowSoon {
  let gravest = inAnyTime(base, asked, timed, untimed);
  let rest: { readonly asked: Asked; readonly timed: Reckoned } | undefined = { asked, timed };
  for (let round = 0; round < SET_ASIDE.rounds && gravest.urgency !== 'emergency'; round += 1) {
    rest = besides(base, timed.evidence, rest.asked, rest.timed);
    if (rest === undefined) break;
    const left = rest;
    const other = inAnyTime(base, left.asked, left.timed, () => withoutTime(base, left.asked, left.timed));
    if (isHurried(other)) gravest = graver(gravest, { ...other, beside: rest.timed });
  }
  // What is understood of nothing lets nobody stay at home, and what is likely of anybody is no reason.
  const isNothing = isEmpty(base, timed.evidence) && !isHurried(gravest);
  return isNothing || isStandingOnly(base, timed.evidence, gravest) ? { urgency: 'routine', reasons: [] } : gravest;
}

/**
 * Somebody who takes an anticoagulant or is on dialysis, of whom no complaint is known: what they are at risk of has not happened. What
 * hurries by itself does so here, too.
 */
const isStandingOnly = ({ model }: DifferentialBase, { present }: Evidence, { reasons }: HowSoon): boolean =>
  reasons.every(({ kind }) => kind === 'disease') &&
  [...present.keys()].every((number) => model.findings[number]?.finding.kind === 'history');

/** With and without how long it has lasted. */
function inAnyTime(base: DifferentialBase, asked: Asked, timed: Reckoned, untimed: WhenAsked): HowSoon {
  const own = judged(base, asked, timed);
  if (own.urgency === 'emergency') return own;
  const open = untimed();
  return graver(own, open && judged(base, asked, open));
}

const graver = (one: HowSoon, other: HowSoon | undefined): HowSoon =>
  other !== undefined && URGENCIES.indexOf(other.urgency) < URGENCIES.indexOf(one.urgency) ? other : one;
const isHurried = ({ urgency }: HowSoon) => urgency === 'emergency' || urgency === 'urgent';

const judged = (base: DifferentialBase, { said }: Asked, { evidence: { facts, lasting }, result }: Reckoned): HowSoon =>
  urgencyOf(base.model, result, warningOf(said, facts, isDrowsy(base, result)), lasting, facts);

/** The same history without what only a harmless complaint beside it told, and without how long that has lasted. */
function besides(base: DifferentialBase, whole: Evidence, { request, said }: Asked, { evidence, result }: Reckoned) {
  const harmless = setAside(base.model, told(said), whole, evidence, result);
  if (harmless === undefined) return undefined;
  const isLeft = (finding: number | undefined) => finding === undefined || !harmless.has(finding);
  const mentions = said.mentions.filter(({ finding }) => isLeft(finding));
  const { days: _days, ...rest } = said;
  const days = illnessDays(base.language, mentions);
  const asked: Asked = {
    request: { ...request, findings: request.findings?.filter(({ id }) => isLeft(base.model.findingNumber.get(id))) },
    said: { ...rest, mentions, ...(days === undefined ? {} : { days }) },
  };
  const left = evidenceOf(base, asked.request, asked.said);
  return { asked, timed: { evidence: left, result: posterior(base.model, left) } };
}

/** Mentions stand in the order of the text. */
function told({ mentions }: Understanding): Told {
  const found = new Map<number, number>();
  let [words, end] = [0, 0];
  for (const { finding, span } of mentions) {
    if (span[0] >= end) words += 1;
    end = Math.max(end, span[1]);
    found.set(finding, words);
  }
  return found;
}

const DROWSY = ['confusion', 'reduced-consciousness', 'reduced-consciousness-score', 'coma'];
const isDrowsy = ({ model }: DifferentialBase, { settled }: Posterior) =>
  DROWSY.some((id) => settled.present.has(model.findingNumber.get(id) ?? -1));

/** Children and pregnant women have other limits. */
function warningOf({ measured }: Understanding, { ageYears, pregnant }: Facts, isDrowsyNow: boolean) {
  return pregnant === true || (ageYears !== undefined && ageYears < 16) ? undefined : earlyWarning(measured, isDrowsyNow);
}

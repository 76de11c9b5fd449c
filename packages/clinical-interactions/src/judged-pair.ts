/** Two drugs, judged for whoever takes them and kept for the next who asks. The patient is weighed in each time, and never kept. */
import { weigh } from './applies.ts';
import type { Grade, Interaction, Patient, Reason, TakenDrug } from './finding.ts';
import type { Given } from './given.ts';
import { rank } from './grade.ts';
import { mostExact, type Shared, type Standing, sharedClass, speaksForTwice, standingReasons } from './pair-reasons.ts';
import type { Base } from './prepare.ts';

export interface Judged {
  readonly standing: readonly Standing[];
  /** Of a patient of whom nothing is known that matters; the same object each time, so that readers may keep what they make of it. */
  readonly usual: Interaction | null;
  readonly isWeighed: boolean;
  readonly shared: Shared | null;
  /** Given together on purpose: a booster with what it boosts, the parts of a standard course. */
  readonly isIntended: boolean;
}

export function judge(base: Base, a: Given, b: Given): Judged {
  return base.judged.get(keyOf(base, a, b), () => {
    if (a.taken.id === b.taken.id) return { ...NOTHING, shared: { id: a.taken.id, grade: a.isLow || b.isLow ? TWICE_LOW : TWICE } };
    const written = mostExact(base, a, b);
    const isIntended = written.some(({ pair }) => pair.intended);
    const shared = isIntended || written.some(({ pair }) => speaksForTwice(base, pair)) ? null : sharedClass(a, b);
    const standing = standingReasons(base, a, b, shared, written);
    if (standing.length === 0 && shared === null) return NOTHING;
    return {
      standing,
      usual: interactionOf(
        a,
        b,
        standing.map(({ reason }) => reason),
      ),
      isWeighed: standing.some(({ factors }) => factors.length > 0),
      shared,
      isIntended,
    };
  });
}

/** As most pairs of drugs are. */
const NOTHING: Judged = { standing: [], usual: null, isWeighed: false, shared: null, isIntended: false };

/** A number where no route is told, which is nearly always: text would be built and hashed for each pair of each check. */
function keyOf({ profiles }: Base, a: Given, b: Given): string | number {
  const [first, second] = [a.taken.route, b.taken.route];
  const pair = a.profile.place * profiles.size + b.profile.place;
  return first === undefined && second === undefined ? pair : `${pair}|${first ?? ''}|${second ?? ''}`;
}

/** The same drug twice. */
const TWICE: Grade = { severity: 'major', interruptive: true };
/** A cream beside the tablet, an inhaler beside the nebuliser: hardly more of it reaches the body than by the one alone. Said, not shouted. */
const TWICE_LOW: Grade = { severity: 'minor', interruptive: false };

export function interactionFor({ standing, usual, isWeighed }: Judged, a: Given, b: Given, patient: Patient): Interaction | null {
  if (!isWeighed) return usual;
  const drugs = [a.taken, b.taken] as const;
  const reasons = standing.map((one) => forPatient(one, patient, drugs));
  return reasons.every((reason, index) => reason === standing[index]?.reason) ? usual : interactionOf(a, b, reasons);
}

function forPatient({ reason, factors, mayLower }: Standing, patient: Patient, drugs: readonly TakenDrug[]): Reason {
  if (factors.length === 0) return reason;
  const weighed = weigh(reason, factors, patient, drugs, mayLower);
  return weighed.because.length === 0 ? reason : { ...reason, ...weighed };
}

function interactionOf(a: Given, b: Given, reasons: readonly Reason[]): Interaction | null {
  // What a person wrote about the two says more than a rule of the same grade.
  const [first, ...rest] = reasons.toSorted(
    (x, y) => rank(y) - rank(x) || Number(y.kind === 'pair') - Number(x.kind === 'pair') || (x.id < y.id ? -1 : 1),
  );
  if (first === undefined) return null;
  const { severity, interruptive } = first;
  const all = [first, ...rest] as const;
  return { drugs: [a.taken.id, b.taken.id], severity, interruptive, reasons: all, drafted: all.some(({ drafted }) => drafted) };
}

/** How soon: the gravest of what the findings say and what the likely diseases say. Something harmless beside it lowers nothing. */
import type { Disease } from '@kolegia/clinical-knowledge/disease-schema';
import { spanInHours } from '@kolegia/clinical-knowledge/quantity';
import { URGENCIES, type Urgency, type UrgencyReason } from '../assessment.ts';
import { TRIAGE } from './calibration.ts';
import type { Warning } from './early-warning.ts';
import type { Facts, Settled } from './evidence.ts';
import { type Model, years } from './model.ts';
import type { Posterior } from './posterior.ts';

const rank = (level: Urgency) => URGENCIES.indexOf(level);
const graver = (a: Urgency, b: Urgency): Urgency => (rank(a) <= rank(b) ? a : b);

export function urgencyOf(
  model: Model,
  { settled, probabilities }: Posterior,
  warning?: Warning,
  lasting: ReadonlyMap<number, number> = new Map(),
  { ageYears, days }: Partial<Pick<Facts, 'ageYears' | 'days'>> = {},
): { urgency: Urgency; reasons: UrgencyReason[] } {
  const reasons: UrgencyReason[] = [];
  // A nosebleed is a bleeding from a mucous membrane, but not as alarming as one that is called so.
  for (const number of settled.stated) {
    const level = levelOfFinding(model, settled, number, warning?.level, lasting.get(number));
    const { id, names } = model.findings[number]?.finding ?? {};
    if (level !== undefined && id !== undefined && names !== undefined) reasons.push({ level, kind: 'finding', id, label: names });
  }
  if (warning !== undefined) reasons.push(...ofSignAlone(model, settled, warning));
  if (ageYears !== undefined) reasons.push(...ofAge(model, settled, ageYears));
  const shares = new Float64Array(URGENCIES.length);
  const changed = new Map<number, number>();
  for (let index = 0; index < probabilities.length; index += 1) {
    const probability = probabilities[index] ?? 0;
    const own = model.urgencies[index] ?? 0;
    const known = probability < LEAST_ALONE ? undefined : model.diseases[index];
    if (known === undefined) {
      shares[own] = (shares[own] ?? 0) + probability;
      continue;
    }
    const { disease, redFlags, seenWith } = known;
    const isFlagged = redFlags.some(
      (number) => settled.present.has(number) && isStillAlarming(model, settled, number, lasting.get(number)),
    );
    const { seen, flagged } = disease.urgency;
    const isSeen = seen !== undefined && (isFlagged || isForDoctor(seen, settled, seenWith, ageYears, days));
    const level = (isFlagged ? flagged : undefined) ?? (isSeen ? 'routine' : disease.urgency.level);
    const gravity = rank(level);
    if (gravity !== own) changed.set(index, gravity);
    shares[gravity] = (shares[gravity] ?? 0) + probability;
    const isAlone = disease.dangerous && (level === 'emergency' || level === 'urgent') && probability >= TRIAGE.dangerous[level];
    if (isAlone) reasons.push(reasonOf(disease, level));
    else if (isFlagged) reasons.push(reasonOf(disease, graver(disease.urgency.level, 'urgent')));
  }
  const together = levelOf(shares);
  for (const number of likeliest(model, probabilities, together, changed)) {
    const disease = model.diseases[number]?.disease;
    if (disease !== undefined) reasons.push(reasonOf(disease, together));
  }
  reasons.sort((a, b) => rank(a.level) - rank(b.level) || (a.kind === b.kind ? 0 : a.kind === 'finding' ? -1 : 1));
  const first = reasons[0] === undefined ? together : graver(reasons[0].level, together);
  return { urgency: first, reasons: reasons.filter(({ level }) => level === first) };
}

/** Below this no disease sets the pace by itself. */
const LEAST_ALONE = Math.min(TRIAGE.redFlag, ...Object.values(TRIAGE.dangerous));

const reasonOf = ({ id, names, urgency: { why } }: Disease, level: Urgency): UrgencyReason => ({
  level,
  kind: 'disease',
  id,
  label: names,
  ...(why === undefined ? {} : { why }),
});

/** Known for how long, at what age and beside what: unsaid, it stays at home. */
function isForDoctor(
  { after, ages }: NonNullable<Disease['urgency']['seen']>,
  settled: Settled,
  seenWith: readonly number[],
  ageYears: number | undefined,
  days: number | undefined,
): boolean {
  if (after !== undefined && days !== undefined && days * 24 >= spanInHours(after).low) return true;
  if (ageYears !== undefined && ages.some((row) => isInRow(row, ageYears))) return true;
  return seenWith.some((number) => settled.present.has(number));
}

type Span = Parameters<typeof years>[0];
const isInRow = ({ from, to }: { readonly from?: Span | undefined; readonly to?: Span | undefined }, ageYears: number) =>
  (from === undefined || ageYears >= years(from)) && (to === undefined || ageYears < years(to));

/** What hurries at such an age whatever the rest: a fever in the first weeks of life. */
function ofAge(model: Model, settled: Settled, ageYears: number): UrgencyReason[] {
  return [...settled.present].flatMap((number): UrgencyReason[] => {
    const finding = model.findings[number]?.finding;
    const row = finding?.urgencyAt?.rows.find((one) => isInRow(one, ageYears));
    return finding === undefined || row === undefined ? [] : [{ level: row.is, kind: 'finding', id: finding.id, label: finding.names }];
  });
}

/** Its own, where it is new, stands by itself or beside what makes it grave, and beside nothing that soothes; of vital signs also what they say together. */
function levelOfFinding(
  model: Model,
  settled: Settled,
  number: number,
  warning: 'emergency' | 'urgent' | undefined,
  days: number | undefined,
): Urgency | undefined {
  const finding = model.findings[number];
  if (finding === undefined) return undefined;
  const { urgency, urgentWith, kind } = finding.finding;
  const isGrave = urgentWith === undefined || finding.gravers.some((other) => settled.present.has(other));
  const own = isGrave && isStillAlarming(model, settled, number, days) ? urgency : undefined;
  if (kind !== 'vital' || warning === undefined) return own;
  return own === undefined ? warning : graver(own, warning);
}

/** A systolic pressure of 90 is no hypotension yet, and three points all the same: it is called by the finding whose limit is nearest. */
function ofSignAlone(model: Model, { stated }: Settled, { level, sign: { measure, value } }: Warning): UrgencyReason[] {
  if (stated.some((number) => model.findings[number]?.finding.kind === 'vital')) return [];
  const nearest = model.findings
    .flatMap(({ finding }) =>
      finding.kind === 'vital' && finding.threshold?.measure === measure
        ? [{ finding, distance: distanceTo(finding.threshold.rows.at(-1) ?? {}, value) }]
        : [],
    )
    .sort((a, b) => a.distance - b.distance)[0];
  if (nearest === undefined) return [];
  const { id, names } = nearest.finding;
  return [{ level, kind: 'finding', id, label: names }];
}
const distanceTo = ({ atLeast, atMost }: { readonly atLeast?: number | undefined; readonly atMost?: number | undefined }, value: number) =>
  Math.min(...[atLeast, atMost].flatMap((limit) => (limit === undefined ? [] : [Math.abs(limit - value)])));

/** It has not lasted so long that its cause says how soon, and nothing is beside it that says that it is harmless: so for a red flag, too. */
function isStillAlarming(model: Model, settled: Settled, number: number, days: number | undefined): boolean {
  const finding = model.findings[number];
  if (finding === undefined || finding.soothers.some((other) => settled.present.has(other))) return false;
  const { urgentUntil } = finding.finding;
  return urgentUntil === undefined || days === undefined || days * 24 <= spanInHours(urgentUntil).high;
}

/** What is not in the knowledge base counts as something for a doctor to see. */
function levelOf([emergency = 0, urgent = 0, routine = 0, selfCare = 0]: Float64Array): Urgency {
  const known = emergency + urgent + routine + selfCare;
  if (emergency >= TRIAGE.share.emergency) return 'emergency';
  if (emergency + urgent >= TRIAGE.share.urgent) return 'urgent';
  return emergency + urgent + routine + (1 - known) >= TRIAGE.share.routine ? 'routine' : 'self-care';
}

const MOST_NAMED = 3;

/** The likeliest of one level; of equals the first. */
function likeliest(model: Model, probabilities: Float64Array, level: Urgency, changed: ReadonlyMap<number, number>): number[] {
  const gravity = rank(level);
  const found: number[] = [];
  // Nearly all are less likely than those that were found before.
  let last = -1;
  for (let index = 0; index < probabilities.length; index += 1) {
    const probability = probabilities[index] ?? 0;
    if (probability <= last) continue;
    const own = model.urgencies[index];
    if ((changed.size === 0 ? own : (changed.get(index) ?? own)) !== gravity) continue;
    let at = found.length;
    while (at > 0 && (probabilities[found[at - 1] ?? 0] ?? 0) < probability) at -= 1;
    if (at >= MOST_NAMED) continue;
    found.splice(at, 0, index);
    found.length = Math.min(found.length, MOST_NAMED);
    if (found.length === MOST_NAMED) last = probabilities[found[MOST_NAMED - 1] ?? 0] ?? 0;
  }
  return found;
}

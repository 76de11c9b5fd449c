/** How soon: the gravest of what the findings say and what the likely diseases say. Something harmless beside it lowers nothing. */
import { URGENCIES, type Urgency, type UrgencyReason } from '../assessment.ts';
import { TRIAGE } from './calibration.ts';
import type { Settled } from './evidence.ts';
import type { Model } from './model.ts';
import type { Posterior } from './posterior.ts';

const rank = (level: Urgency) => URGENCIES.indexOf(level);
const graver = (a: Urgency, b: Urgency): Urgency => (rank(a) <= rank(b) ? a : b);

export function urgencyOf(
  model: Model,
  { settled, probabilities }: Posterior,
  warning?: 'emergency' | 'urgent',
): { urgency: Urgency; reasons: UrgencyReason[] } {
  const reasons: UrgencyReason[] = [];
  // A nosebleed is a bleeding from a mucous membrane, but not as alarming as one that is called so.
  for (const number of settled.stated) {
    const level = levelOfFinding(model, settled, number, warning);
    const { id, names } = model.findings[number]?.finding ?? {};
    if (level !== undefined && id !== undefined && names !== undefined) reasons.push({ level, kind: 'finding', id, label: names });
  }
  const share: Record<Urgency, number> = { emergency: 0, urgent: 0, routine: 0, 'self-care': 0 };
  for (const [index, { disease, redFlags }] of model.diseases.entries()) {
    const { id, names, urgency, dangerous } = disease;
    const { level, why } = urgency;
    const probability = probabilities[index] ?? 0;
    share[level] += probability;
    const isAlone = dangerous && (level === 'emergency' || level === 'urgent') && probability >= TRIAGE.dangerous[level];
    const isFlagged = probability >= TRIAGE.redFlag && redFlags.some((number) => settled.present.has(number));
    if (isAlone || isFlagged)
      reasons.push({
        level: isFlagged ? graver(level, 'urgent') : level,
        kind: 'disease',
        id,
        label: names,
        ...(why === undefined ? {} : { why }),
      });
  }
  const together = levelOf(share);
  for (const number of likeliest(model, probabilities, together)) {
    const { id, names, urgency } = model.diseases[number]?.disease ?? {};
    if (id !== undefined && names !== undefined && urgency !== undefined)
      reasons.push({ level: together, kind: 'disease', id, label: names, ...(urgency.why === undefined ? {} : { why: urgency.why }) });
  }
  reasons.sort((a, b) => rank(a.level) - rank(b.level) || (a.kind === b.kind ? 0 : a.kind === 'finding' ? -1 : 1));
  const first = reasons[0] === undefined ? together : graver(reasons[0].level, together);
  return { urgency: first, reasons: reasons.filter(({ level }) => level === first) };
}

/** Its own, where it stands by itself or beside what makes it grave; of vital signs also what they say together. */
function levelOfFinding(model: Model, settled: Settled, number: number, warning: 'emergency' | 'urgent' | undefined): Urgency | undefined {
  const finding = model.findings[number];
  if (finding === undefined) return undefined;
  const { urgency, urgentWith, kind } = finding.finding;
  const isGrave = urgentWith === undefined || finding.gravers.some((other) => settled.present.has(other));
  const own = isGrave ? urgency : undefined;
  if (kind !== 'vital' || warning === undefined) return own;
  return own === undefined ? warning : graver(own, warning);
}

/** What is not in the knowledge base counts as something for a doctor to see. */
function levelOf(share: Readonly<Record<Urgency, number>>): Urgency {
  const known = share.emergency + share.urgent + share.routine + share['self-care'];
  if (share.emergency >= TRIAGE.share.emergency) return 'emergency';
  if (share.emergency + share.urgent >= TRIAGE.share.urgent) return 'urgent';
  return share.emergency + share.urgent + share.routine + (1 - known) >= TRIAGE.share.routine ? 'routine' : 'self-care';
}

const MOST_NAMED = 3;

function likeliest(model: Model, probabilities: Float64Array, level: Urgency): number[] {
  return [...probabilities.keys()]
    .filter((index) => model.diseases[index]?.disease.urgency.level === level)
    .sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0))
    .slice(0, MOST_NAMED);
}

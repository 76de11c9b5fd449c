/** The check itself. Every pair is judged by itself, so that a further drug can add to the answer and never take from it. */
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';
import { burdensOf } from './burdens.ts';
import { merged } from './cited.ts';
import type { CheckRequest, Duplicate, Interaction, Patient, PatientAlert, Report } from './finding.ts';
import { type Given, given, isDrafted } from './given.ts';
import { gravest, rank } from './grade.ts';
import { interactionFor, type Judged, judge } from './judged-pair.ts';
import { withMeasured } from './measured.ts';
import { alertsFor } from './patient-alerts.ts';
import type { Base } from './prepare.ts';

export const MAX_DRUGS = 30;

export function checkInteractions(base: Base, { drugs: taken, patient: told = {} }: CheckRequest): Report {
  if (taken.length > MAX_DRUGS) throw new RangeError(`At most ${MAX_DRUGS} drugs can be checked together.`);
  const patient = withMeasured(base.knowledge, told);
  // In the order of their ids: the answer must not depend on how they were typed.
  const known = taken
    .map((one) => given(base, one))
    .filter((one) => one !== null)
    .sort((a, b) => (a.taken.id < b.taken.id ? -1 : 1));
  const { found, duplicates, checkedPairs, apart } = judgePairs(base, known, patient);
  const interactions = [...found.values()];
  const burdens = burdensOf(base, known, patient, apart);
  const alerts = withoutRepeats(known.flatMap((drug) => alertsFor(base, drug, patient, told.conditions ?? [])));
  const fileOf = (id: string) => base.knowledge.vocabularyFiles[base.knowledge.classes[id]?.file ?? ''];
  return {
    interactions: interactions.sort((a, b) => rank(b) - rank(a) || byId(a.drugs[0], b.drugs[0]) || byId(a.drugs[1], b.drugs[1])),
    duplicates: [...duplicates.values()],
    burdens,
    alerts: alerts.sort((a, b) => rank(b) - rank(a)),
    checkedPairs,
    unknown: taken.filter(({ id }) => !base.profiles.has(id)).map(({ id }) => id),
    drafted:
      known.some(({ profile }) => isDrafted(profile.drug.state)) ||
      [...interactions, ...alerts].some((one) => one.drafted) ||
      [...duplicates.keys()].some((id) => isDrafted(fileOf(id)?.state)) ||
      burdens.some(({ rule }) => isDrafted(base.knowledge.mechanisms[rule]?.state)),
  };
}

/** Every two of them that are not parts of one product. A drug that is taken twice is said once, by what is gravest of it. */
function judgePairs(base: Base, known: readonly Given[], patient: Patient) {
  const found = new Map<string, Interaction>();
  const duplicates = new Map<string, Duplicate>();
  const apart = new Map<string, Set<string>>();
  const checked = new Set<number>();
  for (const [index, a] of known.entries()) {
    for (let other = index + 1; other < known.length; other += 1) {
      const b = known[other] ?? a;
      if (a.taken.product !== undefined && a.taken.product === b.taken.product) continue;
      if (a.profile !== b.profile) checked.add(a.profile.place * base.profiles.size + b.profile.place);
      const judged = judge(base, a, b);
      if (!judged.isIntended) apart.set(a.taken.id, (apart.get(a.taken.id) ?? new Set()).add(b.taken.id));
      noteDuplicate(base, duplicates, judged, a, b);
      const interaction = interactionFor(judged, a, b, patient);
      if (interaction === null) continue;
      const key = interaction.drugs.join();
      const before = found.get(key);
      found.set(key, before === undefined ? interaction : gravest(before, interaction));
    }
  }
  return { found, duplicates, checkedPairs: checked.size, apart };
}

/** Of a drug that is taken twice the same is said once. */
function withoutRepeats(alerts: readonly PatientAlert[]): PatientAlert[] {
  const found = new Map<string, PatientAlert>();
  for (const alert of alerts) {
    const key = `${alert.kind} ${alert.drug} ${alert.about} ${alert.note?.en ?? ''}`;
    const before = found.get(key);
    found.set(key, before === undefined ? alert : gravest(before, alert));
  }
  return [...found.values()];
}

const byId = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

function noteDuplicate(base: Base, duplicates: Map<string, Duplicate>, { shared }: Judged, a: Given, b: Given) {
  if (shared === null) return;
  const before = duplicates.get(shared.id);
  const drugs = [...new Set([...(before?.drugs ?? []), a.taken.id, b.taken.id])].sort();
  const { severity, interruptive } = before === undefined ? shared.grade : gravest(before, { ...before, ...shared.grade });
  duplicates.set(shared.id, { class: shared.id, drugs, severity, interruptive, sources: duplicateSources(base, shared.id) });
}

/** The same drug twice is a class of its own, which the rule alone speaks of. */
function duplicateSources({ knowledge, duplicate, cited }: Base, id: string): readonly Citation[] {
  const { file = '', src = [] } = knowledge.classes[id] ?? {};
  const holder = knowledge.vocabularyFiles[file];
  return merged(duplicate === undefined ? [] : cited(duplicate, duplicate.src), holder === undefined ? [] : cited(holder, src));
}

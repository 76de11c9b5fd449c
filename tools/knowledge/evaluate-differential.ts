// `npm run knowledge:differential`: the vignettes of evaluation/vignettes, tuning and held-out apart; `--misses` lists what went wrong
// (of the tuning part), `--systems` the figures by body system; those by urgency always.
import process from 'node:process';
import { assess } from '@kolegia/clinical-differential/assess';
import { type Assessment, URGENCIES, type Urgency } from '@kolegia/clinical-differential/assessment';
import { prepareDifferential } from '@kolegia/clinical-differential/prepare';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { readKnowledgeFiles } from './knowledge-files.ts';
import { isHeldOut, type Reading, readVignettes, type Vignette } from './vignettes.ts';

const KINDS: readonly (keyof Reading)[] = ['present', 'absent', 'ofOthers'];

interface Judged {
  readonly vignette: Vignette;
  readonly answer: Assessment;
  /** Place of the first right diagnosis, from 1; 0 where it is not among those listed. */
  readonly place: number;
  readonly isKnown: boolean;
}

const { knowledge } = compileKnowledge(readKnowledgeFiles());
const base = prepareDifferential(knowledge);
const names = idsByName(knowledge);
const judged = readVignettes().map(judge);

for (const [label, part] of [
  ['tuning', judged.filter(({ vignette }) => !isHeldOut(vignette))],
  ['held out', judged.filter(({ vignette }) => isHeldOut(vignette))],
] as const) {
  console.log(
    `\n== ${label}: ${part.length} vignettes, ${part.filter(({ isKnown }) => !isKnown).length} with a diagnosis that the knowledge base does not hold yet`,
  );
  report('all', part);
  report(
    'whose diagnosis is known',
    part.filter(({ isKnown }) => isKnown),
  );
  for (const language of ['en', 'id'] as const)
    report(
      language,
      part.filter(({ vignette }) => vignette.language === language),
    );
  for (const urgency of URGENCIES)
    report(
      urgency,
      part.filter(({ vignette }) => vignette.urgency === urgency),
    );
  if (process.argv.includes('--systems'))
    for (const system of [...new Set(part.map(({ vignette }) => vignette.system))].sort())
      report(
        system,
        part.filter(({ vignette }) => vignette.system === system),
      );
  readings(part);
  calibration(part);
}
const unknown = judged.filter(({ isKnown }) => !isKnown);
console.log(`\nNot in the knowledge base yet: ${unknown.map(({ vignette }) => vignette.diagnosis).join(', ')}`);
if (process.argv.includes('--misses'))
  for (const one of judged.filter(({ vignette }) => !isHeldOut(vignette)))
    if (one.place !== 1 || one.answer.urgency !== one.vignette.urgency || KINDS.some((kind) => misread(one, kind).length > 0)) explain(one);

function idsByName({ diseases }: Knowledge): Map<string, string> {
  const key = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const found = new Map<string, string>();
  for (const { id, names: own, synonyms } of Object.values(diseases))
    for (const name of [own.en, own.id, ...(synonyms?.en ?? []), ...(synonyms?.id ?? [])])
      if (!found.has(key(name))) found.set(key(name), id);
  for (const id of Object.keys(diseases)) found.set(id, id);
  return found;
}

function judge(vignette: Vignette): Judged {
  const answer = assess(base, { text: vignette.text, patient: vignette.patient });
  const isRight = rightFor(vignette);
  return { vignette, answer, place: answer.likely.findIndex(({ id }) => isRight(id)) + 1, isKnown: idsOf(vignette).size > 0 };
}

function idsOf({ diagnosis, alsoRight = [] }: Vignette): ReadonlySet<string> {
  return new Set([diagnosis, ...alsoRight].flatMap((name) => names.get(name) ?? []));
}

/** A form of the right disease is right too, wherever it is counted. */
function rightFor(vignette: Vignette) {
  const right = idsOf(vignette);
  return (id: string) => right.has(id) || (knowledge.diseases[id]?.partOf ?? []).some((whole) => right.has(whole));
}

function report(label: string, part: readonly Judged[]) {
  if (part.length === 0) return;
  const share = (isSo: (one: Judged) => boolean, of = part) => `${((100 * of.filter(isSo).length) / of.length).toFixed(1)} %`.padStart(8);
  const within = (places: number) => share(({ place }) => place > 0 && place <= places);
  const emergencies = part.filter(({ vignette }) => vignette.urgency === 'emergency');
  const triage = share(({ vignette, answer }) => answer.urgency === vignette.urgency);
  const low = share(({ vignette, answer }) => rank(answer.urgency) > rank(vignette.urgency));
  const found = emergencies.length === 0 ? '       –' : share(({ answer }) => answer.urgency === 'emergency', emergencies);
  console.log(
    `${label.padEnd(26)} n ${String(part.length).padStart(3)}  top-1${within(1)}  top-3${within(3)}  top-5${within(5)}  triage${triage}  too low${low}  emergencies${found}`,
  );
}

function rank(urgency: Urgency) {
  return URGENCIES.indexOf(urgency);
}

/** Of the lists that name what must be read: what is there, what is denied, and what is of somebody else. */
function readings(part: readonly Judged[]) {
  const told = part.filter(({ vignette }) => vignette.understood !== undefined);
  if (told.length === 0) return;
  const of = (kind: keyof Reading) => {
    const named = told.reduce((sum, { vignette }) => sum + (vignette.understood?.[kind]?.length ?? 0), 0);
    return `${named - told.reduce((sum, one) => sum + misread(one, kind).length, 0)} of ${named}`;
  };
  const whole = told.filter((one) => KINDS.every((kind) => misread(one, kind).length === 0)).length;
  const right = told.filter(({ vignette, answer }) => answer.urgency === vignette.urgency).length;
  console.log(
    `read as meant, of ${told.length} texts: there ${of('present')}, denied ${of('absent')}, of others ${of('ofOthers')}, all of a text ${whole}, urgency ${right}`,
  );
}

function misread({ vignette, answer }: Judged, kind: keyof Reading): readonly string[] {
  const said = answer.understood
    .filter(({ present, counts }) => counts && present === (kind !== 'absent'))
    .map(({ findingId }) => findingId);
  const read = new Set(kind === 'present' ? said.flatMap((id) => [id, ...(knowledge.findings[id]?.implies ?? [])]) : said);
  return (vignette.understood?.[kind] ?? []).filter((ids) => ids.split('|').some((id) => read.has(id)) === (kind === 'ofOthers'));
}

/** Of what was called so likely, how often it was right. */
function calibration(part: readonly Judged[]) {
  const bins = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];
  const rows = bins.slice(1).map((to, index) => ({ from: bins[index] ?? 0, to, said: 0, right: 0, count: 0 }));
  for (const { vignette, answer } of part) {
    const isRight = rightFor(vignette);
    for (const { id, probability } of answer.likely) {
      const row = rows.find(({ to }) => probability < to);
      if (row === undefined) continue;
      row.count += 1;
      row.said += probability;
      row.right += Number(isRight(id));
    }
  }
  console.log(
    `calibration (said: happened, of how many): ${rows
      .filter(({ count }) => count > 0)
      .map(({ said, right, count }) => `${((100 * said) / count).toFixed(0)} %: ${((100 * right) / count).toFixed(0)} % of ${count}`)
      .join(' · ')}`,
  );
}

function explain({ vignette, answer, place, isKnown }: Judged) {
  console.log(
    `\n${vignette.id} ${isKnown ? `place ${place}` : 'NOT KNOWN'}: ${vignette.diagnosis}; ${vignette.urgency}, said ${answer.urgency} (${answer.urgencyReasons
      .map(({ id }) => id)
      .slice(0, 4)
      .join(', ')})\n  ${vignette.text}`,
  );
  console.log(
    `  + ${answer.understood
      .filter(({ present, counts }) => present && counts)
      .map(({ findingId }) => findingId)
      .join(' ')}`,
  );
  console.log(
    `  - ${answer.understood
      .filter(({ present, counts, from }) => !present && counts && from === 'text')
      .map(({ findingId }) => findingId)
      .join(' ')}`,
  );
  for (const kind of KINDS) for (const ids of misread({ vignette, answer, place, isKnown }, kind)) console.log(`  ? ${kind}: ${ids}`);
  const isRight = rightFor(vignette);
  for (const one of answer.likely.filter(({ id }, index) => index < 3 || isRight(id)))
    console.log(
      `  ${one.id} ${(100 * one.probability).toFixed(1)} % ${[...one.for, ...one.against]
        .map(({ findingId, weight }) => `${findingId} ${weight}`)
        .slice(0, 9)
        .join(', ')}`,
    );
}

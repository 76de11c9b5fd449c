/** One drug against the patient: conditions, pregnancy, lactation, age, kidney, liver, allergies. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { type Citation, citations } from '@kolegia/clinical-knowledge/knowledge-index';
import { spanInHours } from '@kolegia/clinical-knowledge/quantity';
import { applies, clearanceOf, filtrationOf } from './applies.ts';
import { merged } from './cited.ts';
import type { Grade, Patient, PatientAlert, Text } from './finding.ts';
import { drugSources, type Given, isDrafted } from './given.ts';
import { rank } from './grade.ts';
import { impliedBy } from './measured.ts';
import type { Base, Profile } from './prepare.ts';

const GRADE: Readonly<Record<'contraindicated' | 'avoid' | 'caution', Grade>> = {
  contraindicated: { severity: 'contraindicated', interruptive: true },
  avoid: { severity: 'major', interruptive: true },
  caution: { severity: 'moderate', interruptive: false },
};
/** Little of it reaches the circulation: said, not shouted. Of a drug that has no other use, its file means the condition beside this one. */
const LOW: Readonly<Record<'contraindicated' | 'avoid' | 'caution', Grade | null>> = {
  contraindicated: { severity: 'moderate', interruptive: false },
  avoid: { severity: 'minor', interruptive: false },
  caution: null,
};

type Level = keyof typeof GRADE;
const isLevel = (risk: string): risk is Level => risk in GRADE;

/** `told`: the conditions as they were chosen, without what they imply. */
export function alertsFor(base: Base, drug: Given, patient: Patient, told: readonly string[]): PatientAlert[] {
  const alone = aloneAlerts(base, drug, patient);
  const levels = levelAlerts(base, drug, patient);
  // Hyperkalaemia is a condition and an effect: of the two the graver is enough.
  const isEffect = (alert: PatientAlert) => alone.some((one) => one.about === alert.about && rank(one) >= rank(alert));
  // What a file says of liver failure holds for it, and not what it says of liver disease; unless both were chosen and that is graver.
  const isNarrower = (alert: PatientAlert) =>
    levels.some(
      (one) =>
        one.kind === 'condition' &&
        impliedBy(base.knowledge, one.about).includes(alert.about) &&
        (!told.includes(alert.about) || rank(one) >= rank(alert)),
    );
  const isSaid = (alert: PatientAlert) => alert.kind === 'condition' && (isEffect(alert) || isNarrower(alert));
  return [...levels.filter((one) => !isSaid(one)), ...alone, ...allergyAlerts(base, drug, patient)];
}

function levelAlerts(base: Base, given: Given, patient: Patient): PatientAlert[] {
  const { drug } = given.profile;
  const found: PatientAlert[] = [];
  const add = (kind: PatientAlert['kind'], about: string, level: Level, src: readonly string[], note?: Text) => {
    const grade = given.isLow && !(kind === 'condition' && given.isOnlyLow) ? LOW[level] : GRADE[level];
    if (grade === null) return;
    const sources = drugSources(base, given.profile, src);
    found.push({ kind, drug: drug.id, about, ...grade, ...(note === undefined ? {} : { note }), sources, drafted: isDrafted(drug.state) });
  };
  const conditions = patient.conditions ?? [];
  for (const block of conditions.length === 0 ? [] : drug.conditions)
    for (const level of ['contraindicated', 'avoid', 'caution'] as const)
      for (const condition of block[level] ?? [])
        if (conditions.includes(condition)) add('condition', condition, level, block.src, block.note);
  for (const [kind, holds] of [
    ['pregnancy', patient.pregnant],
    ['lactation', patient.lactating],
  ] as const) {
    const fact = drug[kind];
    if (holds && fact !== undefined && isLevel(fact.risk)) add(kind, kind, fact.risk, fact.src, fact.note);
  }
  for (const { below, from, level, note, src } of drug.ages) {
    if (patient.ageYears === undefined) continue;
    const years = (span: NonNullable<typeof below>) => spanInHours(span).low / spanInHours({ low: 1, high: 1, unit: 'y' }).low;
    const holds = (below === undefined || patient.ageYears < years(below)) && (from === undefined || patient.ageYears >= years(from));
    if (holds) add('age', 'age', level, src, note);
  }
  // Only the gravest step: an eGFR below 15 is also below 30 and 60.
  const steps = (drug.renal?.actions ?? [])
    .filter(({ below, measure }) => ((measure === 'crcl' ? clearanceOf : filtrationOf)(patient) ?? Number.POSITIVE_INFINITY) < below)
    .sort((a, b) => rank(GRADE[b.level]) - rank(GRADE[a.level]));
  if (steps[0] !== undefined)
    add('renal', `${steps[0].measure}<${steps[0].below}`, steps[0].level, drug.renal?.src ?? [], steps[0].note ?? drug.renal?.note);
  for (const { childPugh, level, note } of drug.hepatic?.actions ?? [])
    if (patient.childPugh !== undefined && childPugh.includes(patient.childPugh))
      add('hepatic', `child-pugh-${patient.childPugh}`, level, drug.hepatic?.src ?? [], note ?? drug.hepatic?.note);
  return found;
}

/** An effect that one drug alone is too much of in this patient: of several rows the gravest. */
function aloneAlerts(base: Base, given: Given, patient: Patient): PatientAlert[] {
  if (given.isLow) return [];
  const found: PatientAlert[] = [];
  for (const [effect, { weight, src }] of given.profile.effects) {
    const rule = base.sums.get(effect);
    const row = rule?.alone
      .filter((one) => weight >= one.weight && applies(one.when, patient, [given.taken]))
      .sort((a, b) => rank(b.grade) - rank(a.grade))[0];
    if (rule === undefined || row === undefined) continue;
    found.push({
      kind: 'burden',
      drug: given.taken.id,
      about: effect,
      ...row.grade,
      note: row.why,
      sources: [...drugSources(base, given.profile, src), ...base.cited(rule, row.src)],
      drafted: isDrafted(rule.state) || isDrafted(given.profile.drug.state),
    });
  }
  return found;
}

const CROSS: Readonly<Record<'high' | 'possible' | 'low', Grade>> = {
  high: { severity: 'contraindicated', interruptive: true },
  possible: { severity: 'major', interruptive: true },
  low: { severity: 'minor', interruptive: false },
};

/** Who reacts to a drug reacts to its salts, its prodrugs and its mirror form. */
const formOf = ({ id, sameAs }: Drug) => sameAs?.drug ?? id;

function sameSources(base: Base, drug: Profile, other: Profile): readonly Citation[] {
  if (drug === other) return drugSources(base, drug, drug.drug.src);
  return merged(...[drug, other].map((one) => (one.drug.sameAs === undefined ? [] : drugSources(base, one, one.drug.sameAs.src))));
}

function allergyAlerts(base: Base, given: Given, patient: Patient): PatientAlert[] {
  const { drug } = given.profile;
  const own = drug.allergies?.groups ?? [];
  const found = new Map<string, PatientAlert>();
  const add = (about: string, grade: Grade, sources: readonly Citation[], note?: Text) => {
    const known = found.get(about);
    if (known !== undefined && rank(known) >= rank(grade)) return;
    found.set(about, {
      kind: 'allergy',
      drug: drug.id,
      about,
      ...grade,
      ...(note === undefined ? {} : { note }),
      sources,
      drafted: isDrafted(drug.state),
    });
  };
  const { knowledge } = base;
  for (const allergy of patient.allergies ?? []) {
    const profile = base.profiles.get(allergy);
    const isSame = profile !== undefined && formOf(profile.drug) === formOf(drug);
    if (isSame) add(allergy, GRADE.contraindicated, sameSources(base, given.profile, profile));
    for (const group of profile === undefined ? [allergy] : (profile.drug.allergies?.groups ?? [])) {
      const among = profile === undefined ? undefined : knowledge.allergies[group]?.among;
      if (own.includes(group) && among === undefined)
        add(group, GRADE.contraindicated, drugSources(base, given.profile, drug.allergies?.src ?? []));
      if (own.includes(group) && among !== undefined && !isSame)
        add(group, CROSS[among.risk], citations(knowledge, knowledge.allergySources, among.src), among.note);
      for (const { to, risk, note, src } of knowledge.allergies[group]?.cross ?? [])
        if (own.includes(to)) add(group, CROSS[risk], citations(knowledge, knowledge.allergySources, src), note);
    }
  }
  return [...found.values()];
}

/**
 * Everything that speaks for an interaction of two drugs, whoever takes them: what is written about the pair, and what the rules
 * make of their properties.
 */
import type { Pair } from '@kolegia/clinical-knowledge/interaction-schema';
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';
import type { KineticRule, Mechanism } from '@kolegia/clinical-knowledge/mechanism-schema';
import type { Factor } from './applies.ts';
import { merged } from './cited.ts';
import type { Grade, Reason, Text } from './finding.ts';
import { drugSources, type Given, isDrafted } from './given.ts';
import { rank } from './grade.ts';
import type { Base, NamedPair } from './prepare.ts';

/** A reason as it is for a patient of whom nothing is known, and what in a patient changes its grade. */
export interface Standing {
  readonly reason: Reason;
  readonly factors: readonly Factor[];
  /** A rule holds for drugs of every grade, so its factors may only raise. */
  readonly mayLower: boolean;
}

export function standingReasons(base: Base, a: Given, b: Given, shared: Shared | null, written: readonly NamedPair[]): Standing[] {
  const isReplaced: IsReplaced = (rule, grade) => written.some(({ pair }) => replaces(pair, rule, grade));
  // One list for all: of most pairs of drugs nothing is to be said, and many lists of nothing would cost more than to find that out.
  const found: Standing[] = [];
  addKinetic(found, base, a, b, isReplaced);
  addKinetic(found, base, b, a, isReplaced);
  addSums(found, base, a, b, isReplaced);
  addTraits(found, base, a, b, isReplaced);
  if (shared !== null && base.duplicate !== undefined)
    found.push(ruleReason(base, base.duplicate, shared.grade, [a, b], [], { class: base.knowledge.classes[shared.id] }));
  for (const { id, pair } of written)
    if (pair.severity !== 'none')
      found.push(writtenReason(base, id, pair, { severity: pair.severity, interruptive: pair.interruptive }, a, b));
  return found;
}

/** The most exact, and below one that says there is nothing all that call the two grave. */
export function mostExact(base: Base, a: Given, b: Given): NamedPair[] {
  const all = namedPairs(base, a, b);
  if (all.length === 0) return all;
  const best = Math.max(...all.map(({ exactness }) => exactness));
  const found = all.filter(({ exactness }) => exactness === best);
  if (found.every(({ pair }) => pair.severity !== 'none')) return found;
  return all.filter((entry) => found.includes(entry) || mayBeGrave(entry.pair, entry.pair.factors));
}

function namedPairs(base: Base, a: Given, b: Given): NamedPair[] {
  const found: NamedPair[] = [];
  for (const token of a.profile.tokens) {
    const others = base.pairs.get(token);
    if (others === undefined) continue;
    for (const other of b.profile.tokens) {
      for (const entry of others.get(other) ?? []) {
        const { except, topical } = entry.pair;
        if (isExcepted(except, a) || isExcepted(except, b)) continue;
        if (!topical && (a.isLow || b.isLow)) continue;
        // A file may mean the two in several ways, by a class and by a role: the most exact counts.
        const before = found.findIndex(({ pair }) => pair === entry.pair);
        if (before === -1) found.push(entry);
        else if (entry.exactness > (found[before]?.exactness ?? 0)) found[before] = entry;
      }
    }
  }
  return found;
}

const isExcepted = (except: readonly string[], { profile: { drug } }: Given) =>
  except.includes(drug.id) || (drug.sameAs !== undefined && except.includes(drug.sameAs.drug));

const isGrave = (severity: string) => severity === 'major' || severity === 'contraindicated';
/** In some patient at least. */
const mayBeGrave = ({ severity }: { readonly severity: string }, factors: readonly Factor[]) =>
  isGrave(severity) || factors.some(({ grade }) => isGrave(grade.severity));

/** That studies saw nothing speaks against what a rule calls minor or moderate, never against what it calls grave. */
function replaces({ replaces: list, severity }: Pair, rule: Mechanism, grade: Grade): boolean {
  const isNone = severity === 'none';
  if (isNone && isGrave(grade.severity)) return false;
  if (list === 'all') return true;
  if (list !== undefined) return list.includes(rule.id);
  return rule.kind === 'kinetic' || (isNone && rule.kind === 'trait' && !mayBeGrave(grade, rule.factors));
}

/** A file that names the rule grades by itself that the two are of one class, as where one is put into the eye. */
export const speaksForTwice = ({ duplicate }: Base, { replaces: list }: Pair): boolean =>
  duplicate !== undefined && Array.isArray(list) && list.includes(duplicate.id);

function writtenReason(base: Base, id: string, pair: Pair, { severity, interruptive }: Grade, a: Given, b: Given): Standing {
  const words = namedBySide(pair, a, b);
  const { effect, mechanism, management } = wordsFor(pair, a, b);
  const reason: Reason = {
    kind: 'pair',
    id,
    severity,
    interruptive,
    because: [],
    effect: fill(effect, words),
    mechanism: fill(mechanism, words),
    ...(management === undefined ? {} : { management: fill(management, words) }),
    ...(pair.onset === undefined ? {} : { onset: pair.onset }),
    evidence: pair.evidence,
    monitoring: pair.monitoring,
    alternatives: pair.alternatives.filter((drug) => drug !== a.taken.id && drug !== b.taken.id),
    disagreement: pair.disagreement.map(({ says }) => says),
    sources: base.cited(pair, pair.src),
    drafted: isDrafted(pair.state),
  };
  return { reason, factors: pair.factors, mayLower: true };
}

const isOn = (side: readonly string[], { profile: { tokens } }: Given) => side.some((token) => tokens.includes(token));

function wordsFor(pair: Pair, a: Given, b: Given): Pick<Pair, 'effect' | 'mechanism' | 'management'> {
  const own = pair.particular.find(({ of }) => isOn(of, a) || isOn(of, b));
  if (own === undefined) return pair;
  return { effect: own.effect, mechanism: own.mechanism ?? pair.mechanism, management: own.management ?? pair.management };
}

/** What {a} and {b} are in the words of a file: the drug that each of its sides means. */
function namedBySide(pair: Pair, a: Given, b: Given): Readonly<Record<'a' | 'b', Text>> {
  const [first, second] = isOn(pair.a, a) && isOn(pair.b, b) ? [a, b] : [b, a];
  return { a: first.profile.drug.names, b: second.profile.drug.names };
}

type IsReplaced = (rule: Mechanism, grade: Grade) => boolean;

function addKinetic(found: Standing[], base: Base, acting: Given, on: Given, isReplaced: IsReplaced) {
  if (acting.isLow || on.isLow) return;
  const { roles } = acting.profile;
  if (roles.inhibitor.size === 0 && roles.inducer.size === 0) return;
  for (const rule of base.kinetic) {
    if (roles[rule.by].size === 0 || on.profile.roles[rule.on].size === 0) continue;
    const worst = worstPathway(rule, acting, on);
    if (worst === null || isReplaced(rule, worst.grade)) continue;
    const words = { pathway: base.knowledge.terms.pathways[worst.pathway] };
    found.push(ruleReason(base, rule, worst.grade, [acting, on], worst.sources(base), words));
  }
}

function worstPathway(rule: KineticRule, acting: Given, on: Given) {
  let worst: { grade: Grade; pathway: string; sources: (base: Base) => Citation[] } | null = null;
  for (const [pathway, { strength, src }] of acting.profile.roles[rule.by]) {
    const target = on.profile.roles[rule.on].get(pathway);
    if (target === undefined || !rule.pathways.includes(pathway)) continue;
    const grade = rule.grid[strength as 'strong']?.[target.strength as 'sensitive']?.[on.profile.margin];
    if (grade === undefined || (worst !== null && rank(grade) <= rank(worst.grade))) continue;
    const sources = (base: Base) => merged(drugSources(base, acting.profile, src), drugSources(base, on.profile, target.src));
    worst = { grade, pathway, sources };
  }
  return worst;
}

function addSums(found: Standing[], base: Base, a: Given, b: Given, isReplaced: IsReplaced) {
  if (a.isLow || b.isLow) return;
  for (const [effect, first] of a.profile.effects) {
    const second = b.profile.effects.get(effect);
    const rule = second === undefined ? undefined : base.sums.get(effect);
    if (second === undefined || rule === undefined) continue;
    const [high, low] = first.weight >= second.weight ? [first.weight, second.weight] : [second.weight, first.weight];
    const row = rule.pairs.find(({ weights }) => high >= Math.max(...weights) && low >= Math.min(...weights));
    if (row === undefined || isReplaced(rule, row.grade)) continue;
    const sources = merged(drugSources(base, a.profile, first.src), drugSources(base, b.profile, second.src));
    found.push(ruleReason(base, rule, row.grade, [a, b], sources));
  }
}

function addTraits(found: Standing[], base: Base, a: Given, b: Given, isReplaced: IsReplaced) {
  if (a.profile.traits.size === 0 || b.profile.traits.size === 0) return;
  for (const [first, second] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const [trait, src] of first.profile.traits) {
      for (const rule of base.traits.get(trait) ?? []) {
        const otherSrc = second.profile.traits.get(rule.b);
        const mirrored = rule.a === rule.b && first === b;
        if (otherSrc === undefined || mirrored || isReplaced(rule, rule.grade)) continue;
        if (!rule.topical && (a.isLow || b.isLow)) continue;
        if (rule.routes !== undefined && [a, b].some(({ taken }) => taken.route !== undefined && !rule.routes?.includes(taken.route)))
          continue;
        const sources = merged(drugSources(base, first.profile, src), drugSources(base, second.profile, otherSrc));
        found.push(ruleReason(base, rule, rule.grade, [first, second], sources));
      }
    }
  }
}

export interface Shared {
  readonly id: string;
  readonly grade: Grade;
}

/** The closest class with `duplicate` that both belong to. */
export function sharedClass(a: Given, b: Given): Shared | null {
  if (a.isLow || b.isLow || a.taken.id === b.taken.id || b.profile.doubled.length === 0) return null;
  return a.profile.doubled.find(({ id }) => b.profile.doubled.some((other) => other.id === id)) ?? null;
}

function ruleReason(
  base: Base,
  rule: Mechanism,
  grade: Grade,
  drugs: readonly [Given, Given],
  sources: readonly Citation[],
  words: Readonly<Record<string, Text | undefined>> = {},
): Standing {
  const [a, b] = drugs;
  const all = { ...words, a: a.profile.drug.names, b: b.profile.drug.names };
  const reason: Reason = {
    kind: rule.kind,
    id: rule.id,
    severity: grade.severity,
    interruptive: grade.interruptive,
    because: [],
    effect: fill(rule.effect, all),
    mechanism: fill(rule.mechanism, all),
    management: fill(rule.management, all),
    onset: rule.onset,
    evidence: rule.evidence,
    monitoring: rule.monitoring,
    alternatives: rule.alternatives.filter((drug) => drug !== a.taken.id && drug !== b.taken.id),
    disagreement: [],
    sources: merged(sources, base.cited(rule, rule.src)),
    drafted: isDrafted(rule.state) || isDrafted(a.profile.drug.state) || isDrafted(b.profile.drug.state),
  };
  return { reason, factors: rule.factors, mayLower: false };
}

function fill(text: Text, words: Readonly<Record<string, Text | undefined>>): Text {
  const put = (language: 'en' | 'id') =>
    text[language].includes('{')
      ? text[language].replace(/\{(\w+)\}/g, (whole, word: string) => words[word]?.[language] ?? whole)
      : text[language];
  return { en: put('en'), id: put('id') };
}

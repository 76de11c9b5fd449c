/** Turns the knowledge index once into what a check needs at hand, so that 435 pairs take a few milliseconds. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import type { Pair } from '@kolegia/clinical-knowledge/interaction-schema';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { DuplicateRule, KineticRule, SumRule, TraitRule } from '@kolegia/clinical-knowledge/mechanism-schema';
import { type Cited, citedIn } from './cited.ts';
import type { Grade } from './finding.ts';
import type { Judged } from './judged-pair.ts';
import { type Kept, keep } from './kept.ts';

type Roles = ReadonlyMap<string, { readonly strength: string; readonly src: readonly string[] }>;

export interface Profile {
  readonly drug: Drug;
  /** Among all drugs, counted from nought. */
  readonly place: number;
  /** By which a file may name it: the drug, what it is a form of, its classes and those above them, its strong roles. */
  readonly tokens: readonly string[];
  readonly roles: Readonly<Record<'substrate' | 'activation' | 'inhibitor' | 'inducer', Roles>>;
  readonly effects: ReadonlyMap<string, { readonly weight: number; readonly src: readonly string[] }>;
  readonly traits: ReadonlyMap<string, readonly string[]>;
  readonly margin: 'narrow' | 'usual' | 'wide';
  /** Its classes of which one is enough, the closest first. */
  readonly doubled: readonly { readonly id: string; readonly grade: Grade }[];
}

export interface NamedPair {
  readonly id: string;
  readonly pair: Pair;
  /** How exactly it names the two: 2 for two drugs, 0 for two classes or roles. */
  readonly exactness: number;
}

export interface Base {
  readonly knowledge: Knowledge;
  readonly profiles: ReadonlyMap<string, Profile>;
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, readonly NamedPair[]>>;
  readonly kinetic: readonly KineticRule[];
  readonly sums: ReadonlyMap<string, SumRule>;
  readonly traits: ReadonlyMap<string, readonly TraitRule[]>;
  readonly duplicate: DuplicateRule | undefined;
  readonly cited: Cited;
  /** Pairs judged before. To be cleared when a fact or the state of a file changes. */
  readonly judged: Kept<Judged>;
}

/** Pairs in one of its two halves; with their words some 2 kB each. */
const MOST_JUDGED = 4000;

export function prepareInteractions(knowledge: Knowledge): Base {
  const rules = Object.values(knowledge.mechanisms);
  const traits = new Map<string, TraitRule[]>();
  for (const rule of rules) if (rule.kind === 'trait') traits.set(rule.a, [...(traits.get(rule.a) ?? []), rule]);
  return {
    knowledge,
    profiles: new Map(Object.entries(knowledge.drugs).map(([id, drug], place) => [id, profileOf(knowledge, drug, place)])),
    pairs: indexPairs(knowledge),
    kinetic: rules.filter((rule) => rule.kind === 'kinetic'),
    sums: new Map(rules.filter((rule) => rule.kind === 'sum').map((rule) => [rule.of, rule])),
    traits,
    duplicate: rules.find((rule) => rule.kind === 'duplicate'),
    cited: citedIn(knowledge),
    judged: keep(MOST_JUDGED),
  };
}

function profileOf(knowledge: Knowledge, drug: Drug, place: number): Profile {
  const classes = new Set<string>();
  for (const id of drug.classes)
    for (let name: string | undefined = id; name !== undefined && !classes.has(name); name = knowledge.classes[name]?.parent)
      classes.add(name);
  const roles = (role: keyof Profile['roles']): Roles =>
    new Map(
      drug.kinetics.flatMap((block) =>
        Object.entries(block[role] ?? {}).map(([pathway, strength]) => [pathway, { strength, src: block.src }] as const),
      ),
    );
  const own = { substrate: roles('substrate'), activation: roles('activation'), inhibitor: roles('inhibitor'), inducer: roles('inducer') };
  return {
    drug,
    place,
    tokens: [
      drug.id,
      ...(drug.sameAs === undefined ? [] : [drug.sameAs.drug]),
      ...[...classes].map((id) => `class:${id}`),
      ...(['inhibitor', 'inducer'] as const).flatMap((role) =>
        [...own[role]].map(([pathway, { strength }]) => `${role}:${pathway}:${strength}`),
      ),
    ],
    roles: own,
    effects: new Map(
      drug.effects.flatMap(({ weights, src }) => Object.entries(weights).map(([effect, weight]) => [effect, { weight, src }] as const)),
    ),
    traits: new Map(drug.traits.flatMap(({ list, src }) => list.map((trait) => [trait, src] as const))),
    margin: drug.margin?.value ?? 'usual',
    doubled: [...classes].flatMap((id) => {
      const grade = knowledge.classes[id]?.duplicate;
      return grade === undefined ? [] : [{ id, grade }];
    }),
  };
}

const isDrug = (token: string) => !token.includes(':');

/** Under both orders, since the drugs of a check come in any. */
function indexPairs(knowledge: Knowledge): Base['pairs'] {
  const index = new Map<string, Map<string, NamedPair[]>>();
  const add = (from: string, to: string, entry: NamedPair) => {
    const inner = index.get(from) ?? new Map<string, NamedPair[]>();
    index.set(from, inner);
    const list = inner.get(to) ?? [];
    inner.set(to, list);
    if (!list.includes(entry)) list.push(entry);
  };
  for (const [id, pair] of Object.entries(knowledge.pairs)) {
    for (const a of pair.a) {
      for (const b of pair.b) {
        const entry = { id, pair, exactness: Number(isDrug(a)) + Number(isDrug(b)) };
        add(a, b, entry);
        if (a !== b) add(b, a, entry);
      }
    }
  }
  return index;
}

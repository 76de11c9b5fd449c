/**
 * What a file says happens must be true of each two drugs that it speaks of: where a side has several, no member of it is named.
 * {a} and {b} name whichever of a side is meant.
 */
import type { Content, Entry } from './content.ts';
import type { Drug } from './drug-schema.ts';
import type { Pair } from './interaction-schema.ts';
import type { Text } from './shared-schema.ts';
import type { Problem, Steps } from './yaml-file.ts';

type Members = ReadonlySet<Drug>;

export function checkEffectTexts(content: Content): Problem[] {
  const members = membersBy(content);
  return [...content.pairs.values()].flatMap((entry) => wrongTexts(entry, members));
}

/** By whatever a side may name: drugs, what they are forms of, classes with those above them, roles. */
function membersBy({ drugs, classes }: Content): Map<string, Drug[]> {
  const members = new Map<string, Drug[]>();
  for (const { value: drug } of drugs.values()) {
    const tokens = new Set([drug.id, ...(drug.sameAs === undefined ? [] : [drug.sameAs.drug])]);
    for (const own of drug.classes)
      for (let name: string | undefined = own; name !== undefined && !tokens.has(`class:${name}`); name = classes.get(name)?.value.parent)
        tokens.add(`class:${name}`);
    for (const block of drug.kinetics)
      for (const role of ['inhibitor', 'inducer'] as const)
        for (const [pathway, strength] of Object.entries(block[role] ?? {})) tokens.add(`${role}:${pathway}:${strength}`);
    for (const token of tokens) members.set(token, [...(members.get(token) ?? []), drug]);
  }
  return members;
}

function wrongTexts({ value: pair, problem }: Entry<Pair>, members: ReadonlyMap<string, readonly Drug[]>): Problem[] {
  const drugs = (tokens: readonly string[]): Members =>
    new Set(tokens.flatMap((token) => members.get(token) ?? []).filter((one) => !isExcepted(one, pair)));
  const [a, b] = [drugs(pair.a), drugs(pair.b)];
  const problems = ambiguous(pair, a, b).map((message) => problem(['effect'], message));
  const ask = (steps: Steps, effect: Text, ...sides: readonly Members[]) => {
    for (const language of ['en', 'id'] as const)
      for (const message of wrongWords(effect, language, [...new Set([...a, ...b])], sides))
        problems.push(problem([...steps, language], message));
  };
  let [restOfA, restOfB]: [Members, Members] = [a, b];
  for (const [index, { of, effect }] of pair.particular.entries()) {
    const own = drugs(of);
    const steps = ['particular', index];
    const [ofA, ofB] = [only(restOfA, (drug) => own.has(drug)), only(restOfB, (drug) => own.has(drug))];
    if (ofA.size + ofB.size === 0) problems.push(problem([...steps, 'of'], 'names nobody of either side who is not named before'));
    ask([...steps, 'effect'], effect, ofA.size === 0 ? restOfA : ofA, ofB.size === 0 ? restOfB : ofB);
    [restOfA, restOfB] = [restOfA, restOfB].map((side) => only(side, (drug) => !own.has(drug))) as [Members, Members];
  }
  ask(['effect'], pair.effect, restOfA, restOfB);
  return problems;
}

/** Words that leave open which of the two it happens to. */
const VAGUE = { en: /\b(?:one of them|the other drug)\b/i, id: /\b(?:salah satunya|obat lain(?:nya)?)\b/i };

function wrongWords(effect: Text, language: 'en' | 'id', everyone: readonly Drug[], sides: readonly Members[]): string[] {
  const text = effect[language];
  const named = everyone.filter((drug) => !isInEveryPair(drug, sides) && isNamedIn(text, drug.names[language]));
  return [
    ...(VAGUE[language].test(text) ? ['says which of the two: {a} or {b}'] : []),
    ...named.map(({ id }) => `names ${id}, which not every pair has: write {a} or {b}, or its own words under particular`),
  ];
}

const only = (side: Members, test: (drug: Drug) => boolean): Members => new Set([...side].filter(test));

const isExcepted = ({ id, sameAs }: Drug, { except }: Pair) =>
  except.includes(id) || (sameAs !== undefined && except.includes(sameAs.drug));

/** Two drugs that are both on both sides might be either. */
function ambiguous(pair: Pair, a: Members, b: Members): string[] {
  const both = [...a].filter((drug) => b.has(drug));
  const texts = [pair, ...pair.particular].flatMap(({ effect, mechanism, management }) => [effect, mechanism, management]);
  if (both.length < 2 || !texts.some((text) => text !== undefined && /\{[ab]\}/.test(text.en + text.id))) return [];
  return [`{a} and {b} may each be either of ${both.map(({ id }) => id).join(', ')}, which are on both sides`];
}

/** A side of nothing but the drug and its forms. */
const isInEveryPair = (drug: Drug, sides: readonly Members[]) =>
  sides.some((side) => [...side].every((one) => one === drug || one.sameAs?.drug === drug.id || one.id === drug.sameAs?.drug));

const SIGNS = /[.*+?^${}()|[\]\\]/g;

function isNamedIn(text: string, name: string): boolean {
  if (!text.toLowerCase().includes(name.toLowerCase())) return false;
  const written = name.replace(SIGNS, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d-])${written}(?![\\p{L}\\d-])`, 'iu').test(text);
}

/**
 * Which indications of a drug somebody means. Its exact name means it alone; otherwise all that hold every word that was asked, then those
 * that hold what is meant by an everyday name, and last those that only come near, which is said.
 */
import type { Dosing } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { everydayNames, type Reading } from './everyday-readings.ts';
import { isOfPregnancy, speaksOfLactation, speaksOfPregnancy, withoutAround, withoutPeople, wordSet, wordsOf } from './name-words.ts';
import { diseaseNames } from './other-names.ts';
import type { DosingBase } from './prepare.ts';

/** Letters and digits of the English name: stays the same when another indication is added before it. */
export const indicationId = ({ indication: { en } }: Dosing): string =>
  en
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export interface Meant {
  /** Of all where nothing was asked, of none where nothing fits. */
  readonly ids: ReadonlySet<string>;
  /** No title names what was asked: these come near. */
  readonly isNear?: true;
  /** Said of the patient in the words that had to be left out to find anything. */
  readonly isPregnant?: true;
  readonly isLactating?: true;
}

const NONE: Meant = { ids: new Set() };

/** Those that are called so, and, where `doses` finds none of them for the patient, those that come near as well. */
export function indicationsMeant(
  base: DosingBase,
  drug: Drug,
  wanted: string | undefined,
  doses: (block: Dosing) => boolean = () => true,
): Meant {
  const { dosing } = drug;
  const asked = wanted?.trim().toLowerCase() ?? '';
  if (asked === '') return { ids: idsOf(dosing) };
  const exact = dosing.filter((block) => {
    const { en, id, disease } = block.indication;
    return [indicationId(block), en.toLowerCase(), id.toLowerCase(), disease].includes(asked);
  });
  if (exact.some(doses)) return { ids: idsOf(exact) };
  const words = wordsOf(asked);
  const bare = withoutAround(words);
  const alone = withoutPeople(bare);
  const ofPatient: Omit<Meant, 'ids'> = {
    ...(speaksOfPregnancy(words) ? { isPregnant: true } : {}),
    ...(speaksOfLactation(words) ? { isLactating: true } : {}),
  };
  const { named, said } = firstNamed(base, drug, [words, bare, alone]);
  // A preeclampsia that is found as hypertension is a pregnancy all the same, unless the dose is written for it.
  const isUnwritten = isOfPregnancy(words) && !named.some(({ indication: { en } }) => speaksOfPregnancy(wordsOf(en)));
  const apart = isUnwritten || (said === alone && alone.length < bare.length) ? ofPatient : {};
  if (named.some(doses)) return { ids: idsOf(named), ...apart };
  for (const near of [bare, alone]) {
    const found = read(base.knowledge, dosing, near, 'near').filter((block) => doses(block) || !isOfNewborn(block));
    const isOfUse = named.length === 0 ? found.length > 0 : found.some(doses);
    if (isOfUse) return { ids: idsOf([...named, ...found]), isNear: true, ...ofPatient };
  }
  if (exact.length > 0) return { ids: idsOf(exact) };
  if (named.length > 0) return { ids: idsOf(named), ...apart };
  return isAgainst(drug, alone) ? { ids: idsOf(dosing), isNear: true, ...ofPatient } : NONE;
}

function firstNamed(base: DosingBase, drug: Drug, ways: readonly (readonly string[])[]) {
  for (const said of ways) {
    const named = namedBy(base, drug, said);
    if (named.length > 0) return { named, said };
  }
  return { named: [], said: undefined };
}

const [NEWBORN = ''] = wordsOf('newborn');
const isOfNewborn = ({ indication: { en } }: Dosing): boolean => wordSet(en).has(NEWBORN);

/** By the words as they were asked, in the names of the disease too; what stands for them is looked for in the indication’s own only. */
function namedBy({ knowledge, otherNames }: DosingBase, { dosing }: Drug, said: readonly string[]): readonly Dosing[] {
  if (said.length === 0) return [];
  const everyday = read(knowledge, dosing, said, 'same');
  const sets = dosing.map((block) => ({ block, all: namesOf(knowledge, block).map(wordSet), own: ownNames(block).map(wordSet) }));
  const holding = (others: readonly (readonly string[])[]) =>
    sets.flatMap(({ block, all, own }) => (hold(all, said) || others.some((other) => hold(own, other)) ? [block] : []));
  const [ofDiseases = [], ...others] = otherNames(said);
  const literal = holding([]);
  if (everyday.length > 0) return dosing.filter((block) => everyday.includes(block) || literal.includes(block));
  for (const ways of [ofDiseases, ...others]) {
    const found = holding(ways);
    if (found.length > 0) return found;
  }
  return [];
}

/** What an everyday name reads as, in the English title or the names of the disease; what prevents is not meant unless it was asked for. */
function read(knowledge: Knowledge, dosing: readonly Dosing[], said: readonly string[], how: 'same' | 'near'): readonly Dosing[] {
  const readings = everydayNames(said, how);
  if (readings.length === 0) return [];
  const found = dosing.filter((block) => {
    const names = how === 'same' ? namesOf(knowledge, block) : [];
    return readings.some(
      (reading) => isTitleOf(block.indication.en, reading) || hold(names.map(wordSet), [...reading.words, ...reading.rest]),
    );
  });
  const [prevention = ''] = wordsOf('prevention');
  const treating = found.filter(({ indication: { en } }) => wordsOf(en)[0] !== prevention);
  return said.includes(prevention) || treating.length === 0 ? found : treating;
}

function isTitleOf(en: string, { words, isWhole, rest }: Reading): boolean {
  const all = wordSet(en);
  if (!rest.every((word) => all.has(word))) return false;
  if (!isWhole) return words.every((word) => all.has(word));
  return partsOf(en).some((part) => part.length === words.length && words.every((word) => part.includes(word)));
}

/** Pain and fever by vein: pain, fever. */
const partsOf = (en: string): string[][] =>
  en
    .toLowerCase()
    .replace(/\b(by (vein|mouth|nose)|in the muscle|under the skin|suppositories|tablets|injection|infusion|short term)\b/g, '')
    .split(/,| and | or /)
    .map(wordsOf);

/** Rabies of rabies vaccine, a snake’s bite of snake antivenom: what it is against stands in its name, not with its doses. */
function isAgainst({ kind, names, dosing }: Drug, words: readonly string[]): boolean {
  const own = wordSet(names.en);
  const named = words.filter((word) => !EXPOSED.has(word));
  return dosing.length > 0 && AGAINST.test(`${kind} ${names.en}`) && named.length > 0 && named.every((word) => own.has(word));
}

const AGAINST = /vaccine|immunoglobulin|antivenom|antitoxin/i;
const EXPOSED = new Set(
  wordsOf(
    'exposure contact bite gigitan paparan pajanan vaccination vaccine vaksin vaksinasi imunisasi immunisation post pre pep pasca prevention suntik',
  ),
);

/** Ids of the conditions of the vocabulary that are called so. */
export function conditionsNamed({ terms }: Knowledge, asked: string): readonly string[] {
  const said = wordsOf(asked).join(' ');
  return Object.entries(terms.conditions).flatMap(([id, { en, id: inIndonesian, synonyms = [] }]) =>
    [id, en, inIndonesian, ...synonyms].some((name) => wordsOf(name).join(' ') === said) ? [id] : [],
  );
}

const MOST_NEAR = 5;
/** Shorter ones are seldom what a disease is known by. */
const SHORTEST_WORD = 4;

/** Ids of those that share the most words with what was asked, in either language. */
export function indicationsNear({ knowledge, otherNames }: DosingBase, { dosing }: Drug, asked: string): readonly string[] {
  const words = wordsOf(asked);
  const wanted = new Set([words, ...otherNames(words).flat()].flat().filter((word) => word.length >= SHORTEST_WORD));
  const shared = dosing.map((block) => {
    const own = new Set(namesOf(knowledge, block, []).flatMap((name) => [...wordSet(name)]));
    return { id: indicationId(block), count: [...wanted].filter((word) => own.has(word)).length };
  });
  const most = Math.max(0, ...shared.map(({ count }) => count));
  return most === 0 ? [] : [...new Set(shared.filter(({ count }) => count === most).map(({ id }) => id))].slice(0, MOST_NEAR);
}

const hold = (names: readonly ReadonlySet<string>[], words: readonly string[]): boolean =>
  words.length > 0 && names.some((name) => words.every((word) => name.has(word)));

const ownNames = ({ indication: { en, id } }: Dosing): string[] => [en, id];

/** In both languages, those of its disease with them. */
export function namesOf({ diseases }: Knowledge, block: Dosing, also = block.indication.also ?? []): string[] {
  const { disease } = block.indication;
  return [
    ...ownNames(block),
    ...[disease, ...also].flatMap((id) => {
      const own = id === undefined ? undefined : diseases[id];
      return own === undefined ? [] : diseaseNames(own);
    }),
  ];
}

const idsOf = (blocks: readonly Dosing[]): ReadonlySet<string> => new Set(blocks.map(indicationId));

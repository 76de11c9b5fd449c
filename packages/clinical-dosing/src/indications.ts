/** Which indications of a drug somebody means. Its exact name means it alone; otherwise all that hold every word that was asked. */
import type { Dosing } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { withoutAround, wordSet, wordsOf } from './name-words.ts';
import { diseaseNames } from './other-names.ts';
import type { DosingBase } from './prepare.ts';

/** Letters and digits of the English name: stays the same when another indication is added before it. */
export const indicationId = ({ indication: { en } }: Dosing): string =>
  en
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Ids of the indications meant; all where nothing was asked, none where nothing fits. */
export function indicationsMeant({ knowledge, otherNames }: DosingBase, { dosing }: Drug, wanted: string | undefined): ReadonlySet<string> {
  const asked = wanted?.trim().toLowerCase() ?? '';
  if (asked === '') return idsOf(dosing);
  const exact = dosing.filter((block) => {
    const { en, id, disease } = block.indication;
    return [indicationId(block), en.toLowerCase(), id.toLowerCase(), disease].includes(asked);
  });
  if (exact.length > 0) return idsOf(exact);
  // Words as they were asked are looked for in the names of the disease too; what stands for them only in the indication’s own.
  const sets = dosing.map((block) => ({ block, all: namesOf(knowledge, block).map(wordSet), own: ownNames(block).map(wordSet) }));
  const holding = (asked: readonly string[], others: readonly (readonly string[])[]) =>
    sets.flatMap(({ block, all, own }) => (hold(all, asked) || others.some((other) => hold(own, other)) ? [block] : []));
  const words = wordsOf(asked);
  const bare = withoutAround(words);
  for (const said of bare.length < words.length ? [words, bare] : [words]) {
    const [ofDiseases = [], ...others] = otherNames(said);
    for (const ways of [ofDiseases, ...others]) {
      const found = holding(said, ways);
      if (found.length > 0) return idsOf(found);
    }
  }
  return new Set();
}

const MOST_NEAR = 5;
/** Shorter ones are seldom what a disease is known by. */
const SHORTEST_WORD = 4;

/** Ids of those that share the most words with what was asked, in either language. */
export function indicationsNear({ knowledge, otherNames }: DosingBase, { dosing }: Drug, asked: string): readonly string[] {
  const words = wordsOf(asked);
  const wanted = new Set([words, ...otherNames(words).flat()].flat().filter((word) => word.length >= SHORTEST_WORD));
  const shared = dosing.map((block) => {
    const own = new Set(namesOf(knowledge, block).flatMap((name) => [...wordSet(name)]));
    return { id: indicationId(block), count: [...wanted].filter((word) => own.has(word)).length };
  });
  const most = Math.max(0, ...shared.map(({ count }) => count));
  return most === 0 ? [] : [...new Set(shared.filter(({ count }) => count === most).map(({ id }) => id))].slice(0, MOST_NEAR);
}

const hold = (names: readonly ReadonlySet<string>[], words: readonly string[]): boolean =>
  words.length > 0 && names.some((name) => words.every((word) => name.has(word)));

const ownNames = ({ indication: { en, id } }: Dosing): string[] => [en, id];

function namesOf({ diseases }: Knowledge, block: Dosing): string[] {
  const { disease, also = [] } = block.indication;
  return [
    ...ownNames(block),
    ...[disease, ...also].flatMap((id) => {
      const own = id === undefined ? undefined : diseases[id];
      return own === undefined ? [] : diseaseNames(own);
    }),
  ];
}

const idsOf = (blocks: readonly Dosing[]): ReadonlySet<string> => new Set(blocks.map(indicationId));

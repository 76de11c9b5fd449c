/** Finds phrases in a text by the concepts they are made of, in any order, close together within a sentence. */
import { type Closeness, closeness, type Scenery, sceneryOf } from './closeness.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Structure } from './structure.ts';
import type { Occurrence } from './units.ts';

export interface Match extends Closeness {
  readonly phrase: number;
  readonly target: number;
  /** The occurrences it is made of, in the order of the text. */
  readonly used: readonly Occurrence[];
  readonly from: number;
  readonly to: number;
}

export function findMatches(book: PhraseBook, structure: Structure, occurrences: readonly Occurrence[]): Match[] {
  const scenery = sceneryOf(book, occurrences, structure.sentence.length);
  const matches: Match[] = [];
  for (const sentence of bySentence(structure, occurrences)) {
    const found: Match[] = [];
    for (const [concept, triggers] of sentence) {
      for (const index of book.byTrigger.get(concept) ?? []) {
        const phrase = book.phrases[index];
        if (phrase?.concepts.every((needed) => sentence.has(needed)) !== true) continue;
        for (const trigger of triggers) {
          const match = assemble(book, structure, scenery, sentence, index, trigger);
          if (match !== null) found.push(match);
        }
      }
    }
    matches.push(...withoutRivals(book, found));
  }
  return matches;
}

type Sentence = ReadonlyMap<number, readonly Occurrence[]>;

function bySentence(structure: Structure, occurrences: readonly Occurrence[]): Sentence[] {
  const sentences = new Map<number, Map<number, Occurrence[]>>();
  for (const occurrence of occurrences) {
    const number = structure.sentence[occurrence.from] ?? 0;
    const sentence = sentences.get(number) ?? new Map<number, Occurrence[]>();
    sentences.set(number, sentence);
    const list = sentence.get(occurrence.concept);
    if (list === undefined) sentence.set(occurrence.concept, [occurrence]);
    else if (!list.some(({ from, to }) => from === occurrence.from && to === occurrence.to)) list.push(occurrence);
  }
  return [...sentences.values()];
}

const gap = (a: Occurrence, b: Occurrence) => Math.max(0, b.from - a.to, a.from - b.to);

/** What stands in the same part between commas is nearer. */
const distance = (structure: Structure, a: Occurrence, b: Occurrence) =>
  gap(a, b) + (structure.part[a.from] === structure.part[b.from] ? 0 : COST_OF_NEARNESS);

function assemble(
  book: PhraseBook,
  structure: Structure,
  scenery: Scenery,
  sentence: Sentence,
  index: number,
  trigger: Occurrence,
): Match | null {
  const phrase = book.phrases[index];
  if (phrase === undefined) return null;
  const used: Occurrence[] = [];
  for (const concept of phrase.concepts) {
    let best: Occurrence | undefined = concept === trigger.concept ? trigger : undefined;
    if (best === undefined)
      for (const one of sentence.get(concept) ?? [])
        if (best === undefined || distance(structure, one, trigger) < distance(structure, best, trigger)) best = one;
    if (best === undefined) return null;
    // A word that is a kind of pain does not also stand for the pain that is asked for beside it.
    if (used.some((one) => one.from === best.from && one.together === best.together && !(one.isDirect && best.isDirect))) return null;
    used.push(best);
  }
  used.sort((a, b) => a.from - b.from || a.to - b.to);
  const close = closeness(book, structure, scenery, used);
  if (close === null) return null;
  return { phrase: index, target: phrase.target, used, from: used[0]?.from ?? 0, to: Math.max(...used.map((one) => one.to)), ...close };
}

/** Words that stand close together belong together: in “cough and bloody stool” no blood is coughed up. */
function withoutRivals(book: PhraseBook, matches: readonly Match[]): Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    const key = `${match.target}:${match.from}`;
    const other = best.get(key);
    const isBetter = other === undefined || match.cost < other.cost || (match.cost === other.cost && match.used.length > other.used.length);
    if (isBetter) best.set(key, match);
  }
  const sorted = [...best.values()].sort(
    (a, b) => a.cost - b.cost || b.used.length - a.used.length || a.from - b.from || a.target - b.target,
  );
  const isPart = (concept: number) => book.lexicon.concepts[concept]?.isBodyPart === true;
  const rest = (match: Match) => match.used.filter(({ concept }) => !isPart(concept)).map(({ from }) => from);
  const kept: { readonly match: Match; readonly rest: readonly number[] }[] = [];
  for (const match of sorted) {
    const mine = rest(match);
    const isRival = ({ match: other, rest: theirs }: (typeof kept)[number]) =>
      other.cost + 1 < match.cost &&
      other.used.length > 1 &&
      mine.some((at) => theirs.includes(at)) &&
      // One pain may be in several places of a list; one swelling is not of what stands before a comma and of what follows.
      !(mine.every((at) => theirs.includes(at)) && (match.isPartList || match.cost <= COST_OF_NEARNESS));
    if (match.cost === 0 || !kept.some(isRival)) kept.push({ match, rest: mine });
  }
  return kept.map(({ match }) => match);
}
const COST_OF_NEARNESS = 2;

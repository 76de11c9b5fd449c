/** Finds phrases in a text by the concepts they are made of, in any order, close together within a sentence. */
import { type Closeness, closeness, sceneryOf } from './closeness.ts';
import type { Concepts } from './concepts.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Structure } from './structure.ts';
import type { Occurrence } from './units.ts';

const COST_OF_NEARNESS = 2;
/** No text has so many words. */
const LONGEST_TEXT = 1_000_000;

export interface Match extends Closeness {
  readonly target: number;
  /** The occurrences it is made of, in the order of the text. */
  readonly used: readonly Occurrence[];
  readonly from: number;
  readonly to: number;
}

export function findMatches({ index, concepts }: KnowledgeLanguage, structure: Structure, occurrences: readonly Occurrence[]): Match[] {
  const { triggerStarts, triggerPhrases, phraseStarts, phraseConcepts } = index;
  const scenery = sceneryOf(concepts, occurrences, structure.sentence.length);
  const isHere = new Uint8Array(concepts.count);
  const isWhole = (phrase: number) => {
    const end = phraseStarts[phrase + 1] ?? 0;
    for (let at = phraseStarts[phrase] ?? 0; at < end; at += 1) if (isHere[phraseConcepts[at] ?? 0] === 0) return false;
    return true;
  };
  const matches: Match[] = [];
  for (const sentence of bySentence(structure, occurrences)) {
    const found: Match[] = [];
    for (const concept of sentence.keys()) isHere[concept] = 1;
    for (const [concept, triggers] of sentence) {
      const end = triggerStarts[concept + 1] ?? 0;
      for (let at = triggerStarts[concept] ?? 0; at < end; at += 1) {
        const phrase = triggerPhrases[at] ?? 0;
        if (!isWhole(phrase)) continue;
        const parts = phraseConcepts.subarray(phraseStarts[phrase], phraseStarts[phrase + 1]);
        for (const trigger of triggers) {
          const used = usedFor(parts, structure, sentence, trigger);
          const close = used === null ? null : closeness(concepts, structure, scenery, used, parts);
          if (used === null || close === null) continue;
          const target = index.phraseTargets[phrase] ?? 0;
          found.push({ target, used, from: used[0]?.from ?? 0, to: Math.max(...used.map((one) => one.to)), ...close });
        }
      }
    }
    for (const concept of sentence.keys()) isHere[concept] = 0;
    matches.push(...withoutRivals(concepts, structure, found));
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

/** A word that is a kind of pain does not also stand for the pain that is asked for beside it: “crushing chest pain”. */
const isSameWord = (one: Occurrence, other: Occurrence) =>
  one.from === other.from && one.together === other.together && !(one.isDirect && other.isDirect);

/** The occurrences of a phrase that are nearest to its rarest concept, in the order of the text. */
function usedFor(parts: Uint16Array, structure: Structure, sentence: Sentence, trigger: Occurrence): Occurrence[] | null {
  const used = [trigger];
  for (const concept of parts) {
    if (concept === trigger.concept) continue;
    let best: Occurrence | undefined;
    for (const one of sentence.get(concept) ?? [])
      if (!used.some((other) => isSameWord(one, other)))
        if (best === undefined || distance(structure, one, trigger) < distance(structure, best, trigger)) best = one;
    if (best === undefined) return null;
    used.push(best);
  }
  return used.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Words that stand close together belong together: in “cough and bloody stool” no blood is coughed up. */
function withoutRivals(concepts: Concepts, structure: Structure, matches: readonly Match[]): Match[] {
  const best = new Map<number, Match>();
  for (const match of matches) {
    const key = match.target * LONGEST_TEXT + match.from;
    const other = best.get(key);
    const isBetter = other === undefined || match.cost < other.cost || (match.cost === other.cost && match.used.length > other.used.length);
    if (isBetter) best.set(key, match);
  }
  const sorted = [...best.values()].sort(
    (a, b) => a.cost - b.cost || b.used.length - a.used.length || a.from - b.from || a.target - b.target,
  );
  const rest = (match: Match) => [...new Set(match.used.filter(({ concept }) => !concepts.isBodyPart(concept)).map(({ from }) => from))];
  const isAcrossJoin = ({ from, to }: Match) => (structure.joins[to] ?? 0) > (structure.joins[from] ?? 0);
  // In “belly pain and breathes deep” the pain is of the belly.
  const hasItsParts = (match: Match, other: Match) =>
    !isAcrossJoin(match) ||
    other.used.every(({ concept, from }) => !concepts.isBodyPart(concept) || match.used.some((one) => one.from === from));
  // “Blocked nose and pressure in the cheeks”: what stands before the “and” has its own complaint.
  const isPartBeforeJoin = ({ used, to }: Match) => {
    const last = used.findLast(({ concept }) => concepts.isBodyPart(concept));
    return last !== undefined && last.to < to && (structure.joins[to] ?? 0) > (structure.joins[last.to] ?? 0);
  };
  const kept: { readonly match: Match; readonly rest: readonly number[] }[] = [];
  for (const match of sorted) {
    const mine = rest(match);
    const isRival = ({ match: other, rest: theirs }: (typeof kept)[number]) =>
      other.cost + 1 < match.cost &&
      other.used.length > 1 &&
      mine.some((at) => theirs.includes(at)) &&
      // “Stools with slime and blood” says more than the stools with slime in it.
      !(
        match.cost <= COST_OF_NEARNESS &&
        mine.length > theirs.length &&
        theirs.every((at) => mine.includes(at)) &&
        hasItsParts(match, other)
      ) &&
      // One pain may be in several places of a list; one swelling is not of what stands before a comma and of what follows.
      !(mine.every((at) => theirs.includes(at)) && (match.isPartList || (match.cost <= COST_OF_NEARNESS && !isPartBeforeJoin(match))));
    if (match.cost === 0 || !kept.some(isRival)) kept.push({ match, rest: mine });
  }
  return kept.map(({ match }) => match);
}

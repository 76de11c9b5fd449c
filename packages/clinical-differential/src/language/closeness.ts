/** Do words that together would make a finding stand close enough to be meant together? */
import type { Concepts } from './concepts.ts';
import { isMark, type Structure } from './structure.ts';
import type { Occurrence } from './units.ts';

export interface Closeness {
  /** 0: the words stand together; more, the farther they are apart. */
  readonly cost: number;
  /** Stands in a list of parts of the body: pain in the chest, arm and jaw. */
  readonly isPartList: boolean;
}

/** What stands at each token of the text: a part of the body, a word that describes, or something else. */
export interface Scenery {
  readonly kinds: Uint8Array;
  readonly parts: ReadonlyMap<number, readonly number[]>;
}

const OTHER = 0;
const DESCRIBES = 1;
const PART = 2;
const SIDES = new Set(['left', 'right', 'bilateral']);

const MOST_BETWEEN = 3;
const MOST_COMMAS = 3;
const MANY = 4;
const COST_OF_JOIN = 2;
const COST_OF_COMMA = 3;

export function sceneryOf(concepts: Concepts, occurrences: readonly Occurrence[], tokens: number): Scenery {
  const kinds = new Uint8Array(tokens);
  const parts = new Map<number, number[]>();
  for (const { concept, from, to, isDirect } of occurrences) {
    if (!isDirect) continue;
    const isBodyPart = concepts.isBodyPart(concept);
    const kind = isBodyPart || SIDES.has(concepts.nameOf(concept)) ? PART : concepts.isDescribing(concept) ? DESCRIBES : OTHER;
    for (let at = from; at <= to; at += 1) {
      kinds[at] = Math.max(kinds[at] ?? OTHER, kind);
      if (!isBodyPart) continue;
      const list = parts.get(at);
      if (list === undefined) parts.set(at, [concept]);
      else list.push(concept);
    }
  }
  return { kinds, parts };
}

const NODES = new Set(['lymphnode', 'gland']);

const isOfNodes = (concepts: Concepts, { parts }: Scenery, used: readonly Occurrence[], neck: number): boolean =>
  !used.some(({ concept }) => NODES.has(concepts.nameOf(concept))) &&
  [neck - 1, neck + 1, neck + 2, ...between(used)].some((at) => parts.get(at)?.some((concept) => NODES.has(concepts.nameOf(concept))));

const between = (used: readonly Occurrence[]): number[] =>
  Array.from({ length: Math.max(0, (used.at(-1)?.from ?? 0) - (used[0]?.to ?? 0) - 1) }, (_none, index) => (used[0]?.to ?? 0) + 1 + index);

/** Null where they do not belong together. */
export function closeness(
  concepts: Concepts,
  structure: Structure,
  scenery: Scenery,
  used: readonly Occurrence[],
  phrase: Uint16Array,
): Closeness | null {
  const isPart = concepts.isBodyPart;
  const isOwn = (concept: number) => used.some((one) => one.concept === concept);
  const isForeign = (concept: number) =>
    isPart(concept) &&
    !isOwn(concept) &&
    !concepts.above(concept).some(isOwn) &&
    !used.some((one) => concepts.above(one.concept).includes(concept));
  const hasPart = used.some(({ concept }) => isPart(concept));
  // “Headache” gives its pain to the head alone.
  const isSharing = ({ concept, together }: Occurrence) => {
    if (isPart(concept)) return false;
    const meaning = concepts.inMeaning(together);
    return meaning.length > 1 && meaning.some(isForeign);
  };
  if (hasPart && used.some(isSharing)) return null;
  // Enlarged cervical lymph nodes are no enlarged neck.
  if (used.some(({ concept, to }) => concepts.nameOf(concept) === 'neck' && isOfNodes(concepts, scenery, used, to))) return null;

  const from = used[0]?.from ?? 0;
  const to = used.reduce((last, one) => Math.max(last, one.to), 0);
  // An asthmatic who comes with something worse has no worse asthma.
  if (structure.comings[from] !== structure.comings[to]) return null;
  let between = 0;
  let kind: number | undefined;
  let isOneKind = true;
  let hasForeign = false;
  for (let at = from; at <= to; at += 1) {
    if ((structure.weight[at + 1] ?? 0) === (structure.weight[at] ?? 0) || used.some((one) => one.from <= at && at <= one.to)) continue;
    between += 1;
    const here = scenery.kinds[at] ?? OTHER;
    if (kind !== undefined && kind !== here) isOneKind = false;
    kind = here;
    if (scenery.parts.get(at)?.some(isForeign)) hasForeign = true;
  }
  const isNothing = (concept: number) => concepts.nameOf(concept) === 'nothing';
  const denial = used.findIndex(({ concept }) => isNothing(concept));
  // The mark of “flatus (-)” begins a part of its own.
  const own = denial > 0 && isMark(structure, used[denial]?.from ?? 0) ? 1 : 0;
  const commas = (structure.part[to] ?? 0) - (structure.part[from] ?? 0) - own;
  const joins = (structure.joins[to] ?? 0) - (structure.joins[from] ?? 0);
  const isExact = denial >= 0;
  // In “no sore throat” the sore is not also the pain that a sore is without.
  if (isExact && used.some((one) => used.some((other) => one.from === other.from && one.together !== other.together))) return null;
  if (isExact && (between > 0 || commas > 0 || joins > 0 || !isDeniedInOrder(structure, used, denial, phrase.findIndex(isNothing), phrase)))
    return null;
  if (between === 0 && commas === 0) return { cost: joins * COST_OF_JOIN, isPartList: false };

  // So much, and nothing else between: “coarse, cold, dry skin”.
  if (between === 0 && commas <= MOST_COMMAS && used.length >= MANY && used.every(({ isDirect }) => isDirect))
    return { cost: COST_OF_COMMA * commas, isPartList: false };
  const isList = isOneKind && (kind === PART || kind === DESCRIBES);
  const isPartList = isList && kind === PART;
  // “Red, hot knee” is one; “low back pain, numb hands” are two.
  const isOneList = isPartList || used.every(({ concept }) => isPart(concept) || concepts.isDescribing(concept));
  if (commas > 0 && isPartList && used.some((one) => isDescribedItself(structure, scenery, used, one))) return null;
  if (commas > 0) return isList && isOneList && commas <= MOST_COMMAS ? { cost: between + COST_OF_COMMA * commas, isPartList } : null;
  if (!isList && (joins > 0 || (hasPart && hasForeign))) return null;
  return between <= MOST_BETWEEN + Number(isList) ? { cost: between + joins * COST_OF_JOIN, isPartList } : null;
}

/** “Severe calf pain, eyes red”: behind the comma the part of the body has a complaint of its own, right after it. */
function isDescribedItself(
  { part, weight }: Structure,
  { kinds, parts }: Scenery,
  used: readonly Occurrence[],
  { from, to }: Occurrence,
): boolean {
  const isFirst = part[from] === part[used[0]?.from ?? 0];
  const isOwn = used.some((one) => one.from === to + 1);
  return (
    !isFirst && !isOwn && parts.has(from) && part[to + 1] === part[from] && weight[to + 2] !== weight[to + 1] && kinds[to + 1] !== PART
  );
}

/**
 * The denial stands first, or where the wording has it: “pulses not palpable”. What a wording denies as a whole (no flatus) may also be
 * named before it, where it ends its part: “flatus tidak ada”.
 */
function isDeniedInOrder(structure: Structure, used: readonly Occurrence[], denial: number, worded: number, phrase: Uint16Array): boolean {
  const at = used[denial]?.from ?? 0;
  const isLast = denial === used.length - 1;
  if (isMark(structure, at) ? !isLast || denial === 0 : isLast && denial > 0 && !endsPart(structure, at)) return false;
  if (denial === 0) return true;
  const before = used.slice(0, denial);
  return worded === 0
    ? isLast
    : worded === denial && phrase.subarray(0, worded).every((one) => before.some(({ concept }) => concept === one));
}

function endsPart({ part, weight }: Structure, from: number): boolean {
  for (let at = from + 1; part[at] === part[from]; at += 1) if (weight[at + 1] !== weight[at]) return false;
  return true;
}

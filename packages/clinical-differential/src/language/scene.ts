/** A text as it stands around a finding: how long, how bad and how suddenly is said near it. */
import type { Severity } from '../assessment.ts';
import type { Concepts } from './concepts.ts';
import type { Duration } from './duration.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

/** A duration with the token at which it begins, and the first and the last that it may be said of. */
export type PlacedDuration = Duration & { readonly at: number; readonly reach: number; readonly since: number };

export interface Scene {
  readonly language: KnowledgeLanguage;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly structure: Structure;
  readonly denied: Int32Array;
  /** The words of relief that are denied. */
  readonly relief: Int32Array;
  /** By sentence: a long history has thousands, and each finding looks at those of its own only. */
  readonly durations: ReadonlyMap<number, readonly PlacedDuration[]>;
  readonly qualities: ReadonlyMap<string, readonly Occurrence[]>;
  /** The parts of sentences in which somebody writhes. */
  readonly writhing: ReadonlySet<number>;
}

/** The nearest in the sentence, before or after. */
export function durationFor({ structure, durations }: Scene, match: Match): Duration | undefined {
  let best: { duration: Duration; distance: number } | undefined;
  for (const duration of durations.get(structure.sentence[match.from] ?? -1) ?? []) {
    const { at, reach, since } = duration;
    if (match.from > reach || match.to < since) continue;
    const distance = at < match.from ? match.from - at : Math.max(0, at - match.to);
    if (distance <= 16 && (best === undefined || distance < best.distance)) best = { duration, distance };
  }
  return best?.duration;
}

export const durationsBySentence = (durations: readonly Duration[], tokens: readonly Token[], structure: Structure): Scene['durations'] =>
  Map.groupBy(
    durations.map((duration) => {
      const at = tokenAt(tokens, duration.start);
      const own = isOfBackground(tokens, at, duration) ? partOf(structure, at) : undefined;
      return {
        ...duration,
        at: toldAt(tokens, structure.sentence, at),
        reach: own?.last ?? reachOf(tokens, structure, at, tokenAt(tokens, duration.end)),
        since: own?.first ?? 0,
      };
    }),
    ({ at }) => structure.sentence[at] ?? -1,
  );

/**
 * “Returned from Ghana 10 days ago, fever”, “started carbimazole 3 weeks ago, now a sore throat”: when that was, and not how long what
 * follows has lasted. The last token it may be said of.
 */
function reachOf(tokens: readonly Token[], { part }: Structure, at: number, behind: number): number {
  const isNamed = tokens[at]?.text === 'last' || tokens[behind - 1]?.text === 'lalu';
  const isMoment =
    isNamed || PAST.has(tokens[behind]?.text ?? '') || (tokens[behind]?.text === 'yang' && tokens[behind + 1]?.text === 'lalu');
  if (!isMoment) return Number.POSITIVE_INFINITY;
  let from = at;
  while (from > 0 && part[from - 1] === part[at]) from -= 1;
  const isOfEvent = tokens.slice(from, at).some(({ kind, text }) => kind === 'word' && !STOP_WORDS.has(text) && !BEGINNINGS.has(text));
  let last = behind;
  while (last + 1 < tokens.length && part[last + 1] === part[at] && !NOW.has(tokens[last + 1]?.text ?? '')) last += 1;
  const goesOn = tokens.slice(last + 1, last + 4).some(({ text }) => SINCE.has(text));
  return isOfEvent && !goesOn ? last : Number.POSITIVE_INFINITY;
}
/** “Banjir seminggu lalu sekarang panas”: what is now began later. */
const NOW = new Set(['sekarang', 'kini', 'now']);
/** “Fell three weeks ago, headaches since then”. */
const SINCE = new Set('since sejak semenjak ever'.split(' '));
const PAST = new Set('ago back lalu yll earlier'.split(' '));
/** Of the illness itself. */
const BEGINNINGS = new Set(
  'began begun begin started start starting onset symptoms symptom illness ill sick unwell problem complaints complaint about around approximately some nearly almost only just mulai awal awalnya mula keluhan sakit muncul timbul sekitar kira kurang lebih kurleb sejak hanya baru dirasakan terasa'.split(
    ' ',
  ),
);

/** “DM (+) 10 th, diaforesis (+)”, “perokok 40 th”: years of an old illness or of a habit are not those of what stands beside it. */
const isOfBackground = (tokens: readonly Token[], at: number, { days }: Duration): boolean =>
  days >= A_YEAR && tokens.slice(Math.max(0, at - LONGEST_HABIT), at).some(({ text }) => BACKGROUND.test(text));
const A_YEAR = 365;
const LONGEST_HABIT = 6;
const BACKGROUND =
  /^(?:dm|t[12]dm|ht|htn|hipertensi|hypertension|hypertensive|diabet\w*|perokok|merokok|smok\w*|pack\w*|bks|bungkus|ppok|copd|hiv|ckd)$/;

function partOf({ part }: Structure, at: number): { readonly first: number; readonly last: number } {
  let [first, last] = [at, at];
  while (first > 0 && part[first - 1] === part[at]) first -= 1;
  while (last + 1 < part.length && part[last + 1] === part[at]) last += 1;
  return { first, last };
}

/** “This has been the same for five months”, “sudah begini 3 minggu”: how long, of what the sentence before told, and so at its end. */
function toldAt(tokens: readonly Token[], sentence: Int32Array, at: number): number {
  let from = at;
  while (from > 0 && at - from <= LONGEST_OPENING && sentence[from - 1] === sentence[at]) from -= 1;
  if (from === 0 || at - from > LONGEST_OPENING) return at;
  const opening = tokens.slice(from, at).map(({ text }) => text);
  return SAME_AS_TOLD.test(opening.join(' ')) ? from - 1 : at;
}
const LONGEST_OPENING = 9;
const SAME_AS_TOLD =
  /^(?:[.;] )?(?:(?:this|it|that|they|things?|its|all this)(?: \S+){0,3} (?:same|like this|going on|present)|been like this|(?:ini |hal ini |keluhan ini |keadaan ini )?(?:sudah |dirasakan |berlangsung )*(?:begini|seperti ini|berlangsung|dirasakan))(?: \S+){0,2}$/;

function tokenAt(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const QUALITIES = ['severe', 'small', 'sudden', 'gradual'];

export function qualitiesOf(concepts: Concepts, occurrences: readonly Occurrence[]): Scene['qualities'] {
  const found = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const name = concepts.nameOf(occurrence.concept);
    if (QUALITIES.includes(name)) found.set(name, [...(found.get(name) ?? []), occurrence]);
  }
  return found;
}

export const isNear = ({ qualities, structure }: Scene, match: Match, quality: string, reach: number) =>
  (qualities.get(quality) ?? []).some(
    ({ from, to }) => structure.part[from] === structure.part[match.from] && from <= match.to + reach && to >= match.from - reach,
  );

const WRITHING = /^(?:writhe|writhes|writhing|guling)$/;

export const writhingParts = (tokens: readonly Token[], { part }: Structure): Scene['writhing'] =>
  new Set(tokens.flatMap(({ text }, at) => (WRITHING.test(text) ? [part[at] ?? -1] : [])));

/** “Writhing in pain”: of a pain in the same part, it says how bad. */
const isWrithing = ({ language: { concepts }, structure, writhing }: Scene, { used, from }: Match): boolean =>
  writhing.has(structure.part[from] ?? -1) &&
  used.some(({ concept }) => [concept, ...concepts.above(concept)].some((one) => concepts.nameOf(one) === 'pain'));

const MILD = /^(?:mild|mildly|slight|slightly|ringan|sedikit)$/;

export function severityFor(scene: Scene, match: Match): Severity | undefined {
  if (isNear(scene, match, 'severe', 3) || isWrithing(scene, match)) return 'severe';
  const around = scene.tokens.slice(Math.max(0, match.from - 2), match.to + 3).map(({ text }) => text);
  if (around.some((word) => MILD.test(word))) return 'mild';
  return around.some((word) => word === 'moderate' || word === 'sedang') ? 'moderate' : undefined;
}

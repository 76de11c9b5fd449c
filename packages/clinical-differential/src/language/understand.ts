/** A text as findings of a patient: what, whether it is there, whose, when, how long, how bad. */
import type { Measured, NotUnderstood, Place, Severity } from '../assessment.ts';
import { type Circumstance, circumstanceOf } from './circumstance.ts';
import { followersOf, illnessDays } from './course.ts';
import { type Duration, findDurations } from './duration.ts';
import { echoesOf } from './echoes.ts';
import { withoutForeignColours } from './foreign-colour.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import { withoutParts } from './longest.ts';
import { findMatches, type Match } from './match.ts';
import { findReadings } from './measures.ts';
import type { Mention } from './mention.ts';
import { negations } from './negation.ts';
import { notUnderstood } from './not-understood.ts';
import { patientFacts, type TextFacts } from './patient-facts.ts';
import { type Structure, structureOf } from './structure.ts';
import { thresholdMet } from './threshold.ts';
import { type Token, tokensOf } from './tokens.ts';
import { locate, type Occurrence } from './units.ts';

export interface Understanding {
  readonly mentions: readonly Mention[];
  readonly measured: readonly Measured[];
  readonly notUnderstood: readonly NotUnderstood[];
  readonly facts: TextFacts;
  /** Diseases named as the patient's own, by number. */
  readonly diseases: ReadonlySet<number>;
  readonly days?: number;
  readonly onset?: 'sudden' | 'gradual';
  /** Concepts of the text that became no finding: a hint of what else is meant. */
  readonly echoes: ReadonlySet<number>;
}

/** What the form of a reader's page says of the patient goes before the text. */
export type KnownFacts = Pick<TextFacts, 'ageYears' | 'sex'>;

const PLAIN: Circumstance = { whose: 'patient', when: 'now', certain: true, isSupposed: false };

export function understand(language: KnowledgeLanguage, text: string, known: KnownFacts = {}): Understanding {
  const tokens = tokensOf(text);
  const structure = structureOf(text, tokens);
  const located = locate(language.book, language.spelling, tokens);
  const facts = patientFacts(text);
  const isAge = (start: number, end: number) => facts.ageAt !== undefined && start < facts.ageAt[1] && end > facts.ageAt[0];
  const matches = withoutForeignColours(
    language.book,
    structure,
    tokens,
    located.occurrences,
    findMatches(language.book, structure, located.occurrences).filter(
      ({ used }) => !used.some(({ from, to }) => isAge(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0)),
    ),
  );
  const spent = spentDenials(language, tokens, matches);
  const denied = negations(tokens, structure, spent);
  const readings = findReadings(text);
  const place: Scene = {
    language,
    text,
    tokens,
    structure,
    denied,
    durations: findDurations(text)
      .filter(({ start, end }) => !isAge(start, end))
      .map((duration) => ({ ...duration, at: tokenAt(tokens, duration.start) })),
    qualities: qualitiesOf(language, located.occurrences),
  };

  const judged = withoutParts(
    matches.filter((match) => !readings.some(({ start, end }) => overlaps(place, match, start, end) && isMeasureWord(language, match))),
    (match) => isDenied(denied, match),
    language,
  );
  const mentions: Mention[] = [];
  const diseases = new Set<number>();
  for (const match of judged) {
    if (match.target >= language.firstStatement) mentions.push(...statementMentions(place, match));
    else if (match.target >= language.firstDisease) addDisease(place, match, diseases);
    else mentions.push(mentionOf(place, match));
  }
  const ageYears = known.ageYears ?? facts.ageYears;
  for (const reading of readings) {
    if (!reading.isPossible) continue;
    for (const number of language.byMeasure.get(reading.measure) ?? []) {
      const finding = language.findings[number];
      const isMet = finding === undefined ? null : thresholdMet(finding, reading.value, ageYears, known.sex ?? facts.sex);
      if (isMet === null) continue;
      const span = [reading.start, reading.end] as const;
      const measured = { measure: reading.measure, value: reading.value, unit: reading.unit, span };
      mentions.push({ finding: number, present: isMet, span, words: text.slice(...span), from: 'number', circumstance: PLAIN, measured });
    }
  }
  mentions.push(...followersOf(language, mentions));
  const matched = new Uint8Array(tokens.length);
  for (const { used } of matches) for (const { from, to } of used) matched.fill(1, from, to + 1);
  const days = illnessDays(language, mentions);
  const onset = onsetOf(language, located.occurrences, denied);
  return {
    mentions: mentions.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || a.finding - b.finding),
    measured: readings
      .filter(({ isPossible }) => isPossible)
      .map(({ measure, value, unit, start, end }) => ({ measure, value, unit, span: [start, end] })),
    notUnderstood: [
      ...readings
        .filter(({ isPossible }) => !isPossible)
        .map(({ start, end }): NotUnderstood => ({ span: [start, end], words: text.slice(start, end), why: 'impossible-value' })),
      ...notUnderstood(tokens, located.known, matched),
    ],
    facts,
    diseases,
    echoes: echoesOf(language, located.occurrences, matched, denied, tokens, structure),
    ...(days === undefined ? {} : { days }),
    ...(onset === undefined ? {} : { onset }),
  };
}

interface Scene {
  readonly language: KnowledgeLanguage;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly structure: Structure;
  readonly denied: Int32Array;
  readonly durations: readonly (Duration & { readonly at: number })[];
  readonly qualities: ReadonlyMap<string, readonly Occurrence[]>;
}

/** Denials that are themselves part of a finding: “cannot pass urine”, “no appetite”. */
function spentDenials(language: KnowledgeLanguage, tokens: readonly Token[], matches: readonly Match[]): ReadonlySet<number> {
  const nothing = language.book.lexicon.byName.get('nothing');
  const spent = new Set<number>();
  for (const { used, target } of matches) {
    if (language.denials.has(target)) continue;
    for (const { concept, from, to } of used)
      if (concept === nothing || to > from || isCannot(language, concept) || isMissing(tokens[from]))
        for (let at = from; at <= to; at += 1) spent.add(at);
  }
  return spent;
}
/** “Cremasteric reflex absent” is the finding itself. */
const isMissing = (token: Token | undefined) => token?.text === 'absent' || token?.text === 'negatif';
const isCannot = (language: KnowledgeLanguage, concept: number) => language.book.lexicon.byName.get('cannot') === concept;

const isDenied = (denied: Int32Array, { used }: Match) => used.some(({ from, to }) => denied.slice(from, to + 1).some((cue) => cue >= 0));

const overlaps = ({ tokens }: Scene, { from, to }: Match, start: number, end: number) =>
  (tokens[from]?.start ?? 0) < end && start < (tokens[to]?.end ?? 0);
/** “Fever of 39 °C” is read as a number; it is not said twice. */
const isMeasureWord = ({ findings }: KnowledgeLanguage, { target }: Match) => findings[target]?.threshold !== undefined;

function mentionOf(scene: Scene, match: Match): Mention {
  const { tokens, text, structure, denied } = scene;
  const span: Place = [tokens[match.from]?.start ?? 0, tokens[match.to]?.end ?? 0];
  const duration = durationFor(scene, match);
  const severity = severityFor(scene, match);
  const whole = scene.language.denials.get(match.target);
  return {
    finding: whole ?? match.target,
    present: !isDenied(denied, match) && whole === undefined,
    span,
    words: text.slice(...span),
    from: 'text',
    circumstance: circumstanceFor(scene, match, circumstanceOf(tokens, structure, match.from, match.to)),
    ...(duration === undefined ? {} : { days: duration.days }),
    ...(severity === undefined ? {} : { severity }),
    ...(isNear(scene, match, 'sudden', 8) ? { isSudden: true } : {}),
  };
}

/** Where family or past is part of the finding itself, the finding is the patient's, and now. */
function circumstanceFor({ language }: Scene, match: Match, said: Circumstance): Circumstance {
  const { concepts } = language.book.lexicon;
  const finding = language.findings[match.target];
  const names = new Set(match.used.map(({ concept }) => concepts[concept]?.name));
  const isBackground = finding?.kind === 'history' || finding?.kind === 'exposure';
  const whose = names.has('family') || names.has('household') || names.has('contact') ? 'patient' : said.whose;
  return { ...said, whose, when: isBackground ? 'now' : said.when };
}

function statementMentions(scene: Scene, match: Match): Mention[] {
  const { language, tokens, text, denied } = scene;
  if (isDenied(denied, match)) return [];
  const span: Place = [tokens[match.from]?.start ?? 0, tokens[match.to]?.end ?? 0];
  return (language.statements[match.target - language.firstStatement] ?? []).map((finding) => ({
    finding,
    present: false,
    span,
    words: text.slice(...span),
    from: 'text',
    circumstance: PLAIN,
  }));
}

function addDisease(scene: Scene, match: Match, diseases: Set<number>) {
  if (isDenied(scene.denied, match)) return;
  const { whose, certain } = circumstanceOf(scene.tokens, scene.structure, match.from, match.to);
  if (whose === 'patient' && certain) diseases.add(match.target - scene.language.firstDisease);
}

/** The nearest in the sentence, before or after. */
function durationFor({ structure, durations }: Scene, match: Match): Duration | undefined {
  let best: { duration: Duration; distance: number } | undefined;
  const sentence = structure.sentence[match.from];
  for (const duration of durations) {
    const { at } = duration;
    if (structure.sentence[at] !== sentence) continue;
    const distance = at < match.from ? match.from - at : Math.max(0, at - match.to);
    if (distance <= 16 && (best === undefined || distance < best.distance)) best = { duration, distance };
  }
  return best?.duration;
}

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

function qualitiesOf(language: KnowledgeLanguage, occurrences: readonly Occurrence[]): Scene['qualities'] {
  const { concepts } = language.book.lexicon;
  const found = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const name = concepts[occurrence.concept]?.name ?? '';
    if (QUALITIES.includes(name)) found.set(name, [...(found.get(name) ?? []), occurrence]);
  }
  return found;
}

const isNear = ({ qualities, structure }: Scene, match: Match, quality: string, reach: number) =>
  (qualities.get(quality) ?? []).some(
    ({ from, to }) => structure.part[from] === structure.part[match.from] && from <= match.to + reach && to >= match.from - reach,
  );

const MILD = /^(?:mild|mildly|slight|slightly|ringan|sedikit)$/;

function severityFor(scene: Scene, match: Match): Severity | undefined {
  if (isNear(scene, match, 'severe', 3)) return 'severe';
  const around = scene.tokens.slice(Math.max(0, match.from - 2), match.to + 3).map(({ text }) => text);
  if (around.some((word) => MILD.test(word))) return 'mild';
  return around.some((word) => word === 'moderate' || word === 'sedang') ? 'moderate' : undefined;
}

function onsetOf(language: KnowledgeLanguage, occurrences: readonly Occurrence[], denied: Int32Array): 'sudden' | 'gradual' | undefined {
  const { byName } = language.book.lexicon;
  const said = (name: string) => occurrences.some(({ concept, from }) => concept === byName.get(name) && (denied[from] ?? -1) < 0);
  if (said('sudden')) return 'sudden';
  return said('gradual') ? 'gradual' : undefined;
}

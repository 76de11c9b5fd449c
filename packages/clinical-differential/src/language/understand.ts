/** A text as findings of a patient: what, whether it is there, whose, when, how long, how bad. */
import type { Measured, NotUnderstood, Place } from '../assessment.ts';
import { type Circumstance, circumstanceOf } from './circumstance.ts';
import { followersOf, illnessDays } from './course.ts';
import { findDurations } from './duration.ts';
import { echoesOf } from './echoes.ts';
import { withoutForeignColours } from './foreign-colour.ts';
import { type GeneralDenial, generalDenials } from './general-denials.ts';
import { isImplied, type KnowledgeLanguage } from './knowledge-language.ts';
import { withoutParts } from './longest.ts';
import { findMatches, type Match } from './match.ts';
import { findReadings, type Reading } from './measures.ts';
import type { Mention } from './mention.ts';
import { negations } from './negation.ts';
import { notUnderstood } from './not-understood.ts';
import { patientFacts, type TextFacts } from './patient-facts.ts';
import { durationFor, isNear, placed, qualitiesOf, type Scene, severityFor } from './scene.ts';
import { type Structure, structureOf } from './structure.ts';
import { thresholdMet } from './threshold.ts';
import { type Token, tokensOf } from './tokens.ts';
import { locate, type Occurrence } from './units.ts';
import { weightChanges } from './weight-change.ts';

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
  const located = locate(language, tokens);
  const facts = patientFacts(text);
  const isAge = (start: number, end: number) => facts.ageAt !== undefined && start < facts.ageAt[1] && end > facts.ageAt[0];
  const matches = withoutForeignColours(
    language.concepts,
    structure,
    tokens,
    located.occurrences,
    findMatches(language, structure, located.occurrences).filter(
      (match) =>
        !match.used.some(({ from, to }) => isAge(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0)) &&
        !isCalledNormal(language, tokens, structure, match) &&
        !isDenialAmongDenials(language, tokens, structure, match) &&
        !isDenialOfDenial(language, tokens, match),
    ),
  );
  const spent = spentDenials(language, tokens, matches);
  const matched = new Uint8Array(tokens.length);
  for (const { used } of matches) for (const { from, to } of used) matched.fill(1, from, to + 1);
  const denied = negations(tokens, structure, spent, matched);
  const readings = findReadings(text);
  const place: Scene = {
    language,
    text,
    tokens,
    structure,
    denied,
    durations: placed(
      findDurations(text).filter(({ start, end }) => !isAge(start, end)),
      tokens,
    ),
    qualities: qualitiesOf(language.concepts, located.occurrences),
  };

  const judged = withoutParts(
    matches.filter(
      (match) =>
        !readings.some(({ start, end }) => overlaps(place, match, start, end) && isMeasureWord(language, match)) &&
        !(isDenied(denied, match) && isMoreThanDenied(language, structure, match)),
    ),
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
      if (isMet === null || (!isMet && isSaidToBeFever(reading, text))) continue;
      const span = [reading.start, reading.end] as const;
      const measured = { measure: reading.measure, value: reading.value, unit: reading.unit, span };
      mentions.push({ finding: number, present: isMet, span, words: text.slice(...span), from: 'number', circumstance: PLAIN, measured });
    }
  }
  for (const { finding: id, start, end } of weightChanges(text)) {
    const number = language.findingNumber.get(id);
    if (number !== undefined)
      mentions.push({
        finding: number,
        present: true,
        span: [start, end],
        words: text.slice(start, end),
        from: 'text',
        circumstance: PLAIN,
      });
  }
  mentions.push(...followersOf(language, mentions));
  mentions.push(
    ...generalDenials(language.concepts, tokens, structure, located.occurrences, matched, denied).flatMap((denial) =>
      denialMentions(place, denial, mentions),
    ),
  );
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

/** Denials that are themselves part of a finding: “cannot pass urine”, “no appetite”. */
function spentDenials(language: KnowledgeLanguage, tokens: readonly Token[], matches: readonly Match[]): ReadonlySet<number> {
  const nothing = language.concepts.named('nothing');
  const spent = new Set<number>();
  for (const { used, target } of matches) {
    if (language.denials.has(target)) continue;
    for (const { concept, from, to } of used)
      if (concept === nothing || to > from || isCannot(language, concept) || isMissing(tokens[from]))
        for (let at = from; at <= to; at += 1) spent.add(at);
  }
  return spent;
}
/**
 * “No cough, No weight gain, No rash”: among so many denials this one is no failure to gain weight. What is called by its absence (no
 * stool or gas) is a finding there too.
 */
function isDenialAmongDenials(language: KnowledgeLanguage, tokens: readonly Token[], structure: Structure, { target, used, from }: Match) {
  const [first] = used;
  if (first === undefined || first.to > first.from || tokens[from]?.text !== 'no' || used.length < 2) return false;
  if (language.concepts.nameOf(first.concept) !== 'nothing' || beginsSentence(structure, from) === false) return false;
  if (/^(?:no|not|never|absent|without|cannot)\b/i.test(language.findings[target]?.names.en ?? '')) return false;
  const begins = tokens.flatMap(({ text }, at) => (text === 'no' && beginsSentence(structure, at) ? [at] : []));
  return begins.length >= MANY_DENIALS;
}
/** “No appetite loss”, “no menstrual problems”, “no history of urinary stones”: what is denied is the lack, the trouble or the past. */
function isDenialOfDenial({ concepts }: KnowledgeLanguage, tokens: readonly Token[], { used, from, to }: Match): boolean {
  if (tokens[from]?.text !== 'no') return false;
  const isOwn = used.some(({ concept }) => concepts.nameOf(concept) === 'nothing') || used[0]?.to !== from;
  const after = tokens[to + 1]?.text ?? '';
  return isOwn && (TROUBLE.has(after) || tokens.slice(from, to).some(({ text }) => text === 'history'));
}
const TROUBLE = new Set([
  'loss',
  'change',
  'changes',
  'problem',
  'problems',
  'trouble',
  'symptoms',
  'related',
  'complaints',
  'disorder',
  'disorders',
]);

const MANY_DENIALS = 3;
/** Apart from the mark that ends the sentence before. */
const beginsSentence = ({ sentence }: Structure, at: number) =>
  at === 0 || sentence[at - 1] !== sentence[at] || (at > 1 && sentence[at - 2] !== sentence[at]) || at === 1;

/** “Fever of 100 °F (37.7 °C)”: whoever says so means a fever, if a slight one. */
const SLIGHT_FEVER = 37.3;
const SAID_FEVER = /(?:fever|demam|febris|panas)[^.;,]{0,30}$/i;
const isSaidToBeFever = ({ measure, value, start, end }: Reading, text: string): boolean =>
  measure === 'body temperature' &&
  value >= SLIGHT_FEVER &&
  value < 38 &&
  [text.slice(start, end), text.slice(Math.max(0, start - 30), start)].some((words) => SAID_FEVER.test(words.replace(/[\d.,]+/g, '')));

/** “A normal BP and a low temperature”: what is called normal is not the one that is low. */
const isCalledNormal = ({ concepts }: KnowledgeLanguage, tokens: readonly Token[], { part }: Structure, { used }: Match): boolean =>
  used.some(({ concept }) => concepts.isDescribing(concept)) &&
  used.some(
    ({ concept, from }) =>
      !concepts.isDescribing(concept) && tokens[from - 1]?.text === 'normal' && part[from - 1] === part[from] && !isUsed(used, from - 1),
  );
const isUsed = (used: readonly Occurrence[], at: number) => used.some(({ from, to }) => from <= at && at <= to);

/** “Cremasteric reflex absent” and “non-productive” are the finding itself. */
const isMissing = (token: Token | undefined) => token?.text === 'absent' || token?.text === 'negatif' || token?.text === 'non';
const isCannot = (language: KnowledgeLanguage, concept: number) => language.concepts.named('cannot') === concept;

const isDenied = (denied: Int32Array, { used }: Match) => used.some(({ from, to }) => denied.slice(from, to + 1).some((cue) => cue >= 0));

/** “No tenderness” denies no pain; “no palpitations or syncope” denies each, and not only both together. */
const isMoreThanDenied = ({ concepts }: KnowledgeLanguage, { joins }: Structure, { used, from, to }: Match): boolean => {
  if (used.some(({ isDirect }) => !isDirect)) return true;
  // The joint of “no joint swelling or pain” belongs to both.
  return (joins[to] ?? 0) > (joins[from] ?? 0) && !used.some(({ concept }) => concepts.isBodyPart(concept)) && used.length > 1;
};

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
  const finding = language.findings[match.target];
  const names = new Set(match.used.map(({ concept }) => language.concepts.nameOf(concept)));
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

/** Of everything that belongs to it but what is there all the same: a headache and no other pain. */
function denialMentions(
  { language, text, tokens, structure }: Scene,
  { at, findings }: GeneralDenial,
  said: readonly Mention[],
): Mention[] {
  const span: Place = [tokens[at.from]?.start ?? 0, tokens[at.to]?.end ?? 0];
  const circumstance = circumstanceOf(tokens, structure, at.from, at.to);
  return findings.flatMap((id): Mention[] => {
    const finding = language.findingNumber.get(id);
    if (finding === undefined) return [];
    if (said.some((one) => one.present && (one.finding === finding || isImplied(language, finding, one.finding)))) return [];
    return [{ finding, present: false, isGeneral: true, span, words: text.slice(...span), from: 'text', circumstance }];
  });
}

function addDisease(scene: Scene, match: Match, diseases: Set<number>) {
  if (isDenied(scene.denied, match)) return;
  const { whose, certain } = circumstanceOf(scene.tokens, scene.structure, match.from, match.to);
  if (whose === 'patient' && certain) diseases.add(match.target - scene.language.firstDisease);
}

function onsetOf(language: KnowledgeLanguage, occurrences: readonly Occurrence[], denied: Int32Array): 'sudden' | 'gradual' | undefined {
  const said = (name: string) =>
    occurrences.some(({ concept, from }) => concept === language.concepts.named(name) && (denied[from] ?? -1) < 0);
  if (said('sudden')) return 'sudden';
  return said('gradual') ? 'gradual' : undefined;
}

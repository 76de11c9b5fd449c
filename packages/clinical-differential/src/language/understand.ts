/** A text as findings of a patient: what, whether it is there, whose, when, how long, how bad. */

import type { Measured, NotUnderstood, Place } from '../assessment.ts';
import { amountsTaken } from './amounts-taken.ts';
import { isAskedAbout } from './asked-about.ts';
import { birthNote } from './birth-notes.ts';
import { bleedingAfterBirth, bleedingInPregnancy } from './bleeding-in-pregnancy.ts';
import { bleedingWound } from './bleeding-wound.ts';
import { bloodBehindComma } from './blood-behind-comma.ts';
import { bloodInStools } from './blood-in-stools.ts';
import { burntShare } from './burnt-share.ts';
import { calfGirths } from './calf-girths.ts';
import { coldHandsWithFever } from './cold-hands-with-fever.ts';
import { inTheirConsciousness } from './consciousness.ts';
import { followersOf, illnessDays } from './course.ts';
import { dipstickFindings } from './dipstick.ts';
import { findDurations } from './duration.ts';
import { echoesOf } from './echoes.ts';
import { withoutForeignColours } from './foreign-colour.ts';
import { generalDenials } from './general-denials.ts';
import { withoutHeatOfThings } from './heat-of-things.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import { withoutParts } from './longest.ts';
import { findMatches, type Match } from './match.ts';
import { measuresOf } from './measures.ts';
import { isOfPurpose, isToldByAnothers, isToldByMedicine, medicinePurposes, ownMedicineFrom } from './medicine-purposes.ts';
import { isMeantOfMedicine } from './medicines-meant.ts';
import type { Mention } from './mention.ts';
import { denialMentions, diseaseOf, measuredMentions, mentionOf, saidMentions, statementMentions } from './mentions.ts';
import { musclePowers } from './muscle-power.ts';
import { isDenied, negations } from './negation.ts';
import { isDenialOfMore, isMeant, isMoreThanDenied, isOfDose } from './not-meant.ts';
import { notUnderstood } from './not-understood.ts';
import { headOf, mayBePregnant, patientFacts, type TextFacts } from './patient-facts.ts';
import { withoutPuffyAnkles } from './puffy-ankles.ts';
import { radiatesFromElsewhere } from './radiating-pain.ts';
import { deniedRelief, isOfRemedy, isReadAsRelief, reliefFindings } from './relief.ts';
import { durationsBySentence, qualitiesOf, type Scene, writhingParts } from './scene.ts';
import { seeingStars } from './seeing-stars.ts';
import { inTheirSense } from './senses.ts';
import { type InFull, inFull } from './shorthand.ts';
import { redSpotsInTheirSense } from './small-red-spots.ts';
import { spentDenials } from './spent-denials.ts';
import { spinalFluidCells } from './spinal-fluid-cells.ts';
import { stabbed } from './stabbed.ts';
import { type Stretches, stretchesIn } from './stretches.ts';
import { type Structure, structureOf } from './structure.ts';
import { tabletCounts } from './tablet-counts.ts';
import { tabletsOverDays } from './tablets-over-days.ts';
import { isOnlyLookedFor } from './tests-meant.ts';
import { type Token, tokensOf } from './tokens.ts';
import { toldOverCommas } from './told-over-commas.ts';
import { tuberculosisNear } from './tuberculosis-near.ts';
import { locate, type Occurrence } from './units.ts';
import { urineOutput } from './urine-output.ts';
import { visualAcuity } from './visual-acuity.ts';
import { isUsualOfNewborn, weightChanges } from './weight-change.ts';

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

const FEVER = 38;
/** Which of them is meant is for the reader to write. */
const UNITS: Readonly<Record<string, string>> = { 'plasma glucose': 'mg/dL? mmol/L?' };

/** What the form of a reader's page says of the patient goes before the text. */
export type KnownFacts = Pick<TextFacts, 'ageYears' | 'sex'>;

export function understand(language: KnowledgeLanguage, text: string, known: KnownFacts = {}): Understanding {
  const { text: full, placeOf } = inFull(text);
  const said = understandFull(language, full, known);
  return full === text ? said : asWritten(said, text, placeOf);
}

/** With the places and words of the text as it was sent. */
function asWritten(said: Understanding, text: string, placeOf: InFull['placeOf']): Understanding {
  const back = <T extends { readonly span: Place }>(one: T): T => ({ ...one, span: placeOf(one.span) });
  const { ageAt } = said.facts;
  return {
    ...said,
    facts: ageAt === undefined ? said.facts : { ...said.facts, ageAt: placeOf(ageAt) },
    mentions: said.mentions.map((mention) => {
      const { measured } = mention;
      const span = placeOf(mention.span);
      return { ...mention, span, ...(measured === undefined ? {} : { measured: back(measured) }) };
    }),
    measured: said.measured.map(back),
    // What was written short is one word that was not understood, however many it stands for.
    notUnderstood: uniqueBy(said.notUnderstood, ({ span }) => String(placeOf(span))).map((one) => {
      const span = placeOf(one.span);
      return one.why === 'unit-unclear' ? { ...one, span } : { ...one, span, words: text.slice(...span) };
    }),
  };
}

function uniqueBy<T>(all: readonly T[], key: (one: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(key(one)) && seen.add(key(one)));
}

function understandFull(language: KnowledgeLanguage, text: string, known: KnownFacts): Understanding {
  const tokens = tokensOf(text);
  const structure = structureOf(text, tokens);
  const { occurrences: located, known: recognised } = locate(language, tokens);
  const { readings, doses } = measuresOf(text);
  const { concepts } = language;
  const given = stretchesIn(text, doses);
  const isHot = readings.some(({ measure, value }) => measure === 'body temperature' && value >= FEVER);
  const occurrences = withoutPuffyAnkles(
    concepts,
    tokens,
    structure,
    redSpotsInTheirSense(concepts, tokens, withoutHeatOfThings(concepts, tokens, inTheirSense(concepts, tokens, located)), isHot),
  );
  const birth = birthNote(headOf(text));
  const facts = patientFacts(text, birth);
  const relief = deniedRelief(tokens, structure);
  const tried = reliefFindings(tokens, structure, relief);
  const isAge = (start: number, end: number) => facts.ageAt !== undefined && start < facts.ageAt[1] && end > facts.ageAt[0];
  const found = inTheirConsciousness(language, tokens, structure, findMatches(language, structure, occurrences)).filter(
    (match) =>
      !match.used.some(({ from, to }) => isAge(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0)) &&
      !isOfDose(language, tokens, given, match) &&
      !isOfRemedy(tokens, match.from, match.to) &&
      !isReadAsRelief(tried, language.findings[match.target]?.id, match.from, match.to) &&
      isMeant(language, tokens, structure, match),
  );
  const purposes = medicinePurposes(language, tokens, structure, found);
  // What stands in other sentences says nothing here, and a long text has thousands.
  const [beside, against] = [bySentence(structure, found), bySentence(structure, purposes)];
  const matches = withoutForeignColours(
    language.concepts,
    structure,
    tokens,
    occurrences,
    found.filter(
      (match) =>
        !isDenialOfMore(language, tokens, structure, beside(match), match) &&
        !isOfPurpose(language, tokens, against(match), match) &&
        !isOnlyLookedFor(tokens, structure, match) &&
        !isAskedAbout(language, tokens, structure, match) &&
        !radiatesFromElsewhere(language, tokens, structure, match) &&
        isMeantOfMedicine(language, tokens, structure, beside(match), match),
    ),
  );
  const matched = new Uint8Array(tokens.length);
  for (const { used } of matches) for (const { from, to } of used) matched.fill(1, from, to + 1);
  // What a medicine is against is understood as its name, and hints at nothing.
  for (const { from, to } of purposes) matched.fill(1, from, to + 1);
  const denied = negations(tokens, structure, spentDenials(language, tokens, matches), matched);
  for (const purpose of purposes) denied.fill(-1, ownMedicineFrom(tokens, purpose) ?? purpose.to + 1, purpose.to + 1);
  const powers = musclePowers(text);
  const dipped = dipstickFindings(text);
  const possible = readings.filter(({ isPossible }) => isPossible);
  const durations = findDurations(text).filter(({ start, end }) => !isAge(start, end));
  const qualities = qualitiesOf(language.concepts, occurrences);
  const scene: Scene = {
    language,
    text,
    tokens,
    structure,
    denied,
    relief,
    durations: durationsBySentence(durations, tokens, structure),
    qualities,
    writhing: writhingParts(tokens, structure),
  };

  const [read, strength] = [stretchesIn(text, readings), stretchesIn(text, powers)];
  // “PSA 48”, “AFP 12,000”: what has a value is the measure, and not the disease or finding that is written alike.
  const named = stretchesIn(text, [...readings, ...dipped]);
  const isTold = (match: Match) => isToldByMedicine(language, tokens, against(match), match);
  const isHis =
    (names: { has(id: string): boolean }) =>
    ({ finding, present, circumstance }: Mention) =>
      present && circumstance.whose === 'patient' && names.has(language.findings[finding]?.id ?? '');
  const isOfPregnantWoman = isHis(PREGNANCY);
  const isInChildbed = isHis(CHILDBED);
  const judged = withoutParts(
    matches.filter(
      (match) =>
        !(isDenied(denied, match) && isTold(match)) &&
        !isToldByAnothers(language, tokens, match) &&
        !(isMeasureWord(language, match) && lies(tokens, match, read.touch)) &&
        !lies(tokens, match, named.hold) &&
        !lies(tokens, match, strength.touch) &&
        !(isDenied(denied, match) && isMoreThanDenied(language, structure, match)),
    ),
    (match) => isDenied(denied, match),
    isTold,
    language,
  );
  const patient = { ageYears: known.ageYears ?? facts.ageYears, sex: known.sex ?? facts.sex };
  const isFever = isHis(FEVERS);
  const mayCarry = mayBePregnant(patient.sex, patient.ageYears);
  const isUsualLoss = ({ target, to }: Match) =>
    language.findings[target]?.id === 'weight-loss' && isUsualOfNewborn(text.slice(tokens[to]?.end ?? 0), patient.ageYears);
  const mentions: Mention[] = [];
  const diseases = new Set<number>();
  for (const match of judged) {
    if (match.target >= language.firstStatement) mentions.push(...statementMentions(scene, match));
    else if (match.target >= language.firstDisease) for (const disease of diseaseOf(scene, match)) diseases.add(disease);
    else if ((mayCarry || !isOfPregnancy(language, match)) && !isUsualLoss(match)) mentions.push(mentionOf(scene, match));
  }
  // One after the other: more of them than a call takes arguments may stand in a long text.
  for (const mention of measuredMentions(scene, possible, patient.ageYears, patient.sex)) mentions.push(mention);
  const isLoose = ({ target }: Match) => /diarrhoea/.test(language.findings[target]?.id ?? '');
  const loose = judged.filter((match) => isLoose(match) && !isDenied(denied, match)).map(({ from }) => from);
  const isMatched = (at: number) => matched[at] === 1;
  const isDeniedAt = (at: number) => (denied[at] ?? -1) >= 0;
  const isSpent = (at: number) => isMatched(at) || isDeniedAt(at);
  const isWithChild = facts.pregnant === true || mentions.some(isOfPregnantWoman);
  const isAfterBirth = mentions.some(isInChildbed) || birth?.said.some(({ finding, present }) => present && CHILDBED.has(finding)) === true;
  const said = [
    ...(birth?.said ?? []),
    ...weightChanges(text),
    ...bleedingWound(text),
    ...burntShare(text),
    ...calfGirths(text),
    ...coldHandsWithFever(text, patient.ageYears, isHot || mentions.some(isFever)),
    ...spinalFluidCells(text),
    ...urineOutput(text),
    ...visualAcuity(text),
    ...stabbed(text),
    ...toldOverCommas(text),
    ...dipped,
    ...tabletCounts(text, language.medicines),
    ...tabletsOverDays(text, language.medicines),
    ...amountsTaken(text, language.medicines, patient.ageYears),
    ...powers,
    ...tried,
    ...bloodInStools(tokens, structure, loose, isSpent),
    ...bloodBehindComma(tokens, structure, isMatched, isDeniedAt),
    ...seeingStars(text, {
      isWithChild: isWithChild || isAfterBirth,
      hasOtherSigns: mentions.some(isHis(SIGNS_BEFORE_FIT)),
      hasHeadache: mentions.some(isHis(HEADACHES)),
    }),
    ...tuberculosisNear(tokens, structure, isDeniedAt),
    ...(isWithChild ? bleedingInPregnancy(tokens, isSpent) : []),
    ...(isAfterBirth ? bleedingAfterBirth(text, tokens, isSpent) : []),
  ];
  for (const mention of saidMentions(scene, said)) mentions.push(mention);
  for (const mention of followersOf(language, mentions)) mentions.push(mention);
  const present = new Set(mentions.flatMap((mention) => (mention.present ? [mention.finding] : [])));
  for (const denial of generalDenials(language.concepts, tokens, structure, occurrences, matched, denied))
    mentions.push(...denialMentions(scene, denial, present));

  const days = illnessDays(language, mentions);
  const onset = onsetOf(language, occurrences, denied);
  return {
    mentions: mentions.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || a.finding - b.finding),
    measured: possible
      .filter(({ otherwise }) => otherwise === undefined)
      .map(({ measure, value, unit, start, end }) => ({ measure, value, unit, span: [start, end] })),
    notUnderstood: [
      ...readings
        .filter(({ isPossible }) => !isPossible)
        .map(({ start, end }): NotUnderstood => ({ span: [start, end], words: text.slice(start, end), why: 'impossible-value' })),
      ...readings.flatMap(({ start, end, otherwise, measure }): NotUnderstood[] =>
        otherwise === undefined
          ? []
          : [{ span: [start, end], words: `${text.slice(start, end)} (${UNITS[measure] ?? ''})`, why: 'unit-unclear' }],
      ),
      ...notUnderstood(tokens, recognised, withMeasured(tokens, matched, stretchesIn(text, [...readings, ...doses, ...said]))),
    ],
    facts,
    diseases,
    echoes: echoesOf(language, occurrences, matched, denied, tokens, structure, stretchesIn(text, [...readings, ...doses])),
    ...(days === undefined ? {} : { days }),
    ...(onset === undefined ? {} : { onset }),
  };
}

/** What a value is named by is understood as well. */
function withMeasured(tokens: readonly Token[], matched: Uint8Array, places: Stretches): Uint8Array {
  const all = matched.slice();
  for (const [at, { start, end }] of tokens.entries()) if (places.touch(start, end)) all[at] = 1;
  return all;
}

/** What begins or ends in the sentence in which a match begins. */
function bySentence<T extends Pick<Match, 'from' | 'to'>>({ sentence }: Structure, all: readonly T[]): (match: Match) => readonly T[] {
  const beginning = Map.groupBy(all, ({ from }) => sentence[from]);
  const ending = Map.groupBy(
    all.filter(({ from, to }) => sentence[from] !== sentence[to]),
    ({ to }) => sentence[to],
  );
  const none: readonly T[] = [];
  return ({ from }) => [...(beginning.get(sentence[from]) ?? none), ...(ending.get(sentence[from]) ?? none)];
}

const lies = (tokens: readonly Token[], { from, to }: Match, where: Stretches['touch']) =>
  where(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0);
/** A newborn of 33 weeks of gestation and a man whose wife expects are not with child. */
const isOfPregnancy = ({ findings }: KnowledgeLanguage, { target }: Match) => PREGNANCY.has(findings[target]?.id ?? '');
const PREGNANCY = new Set(['pregnant-now', 'early-pregnancy-under-20-weeks', 'late-pregnancy']);
const FEVERS = new Set(['fever', 'high-fever', 'low-grade-fever']);
const CHILDBED = new Set(['postpartum-now']);
const HEADACHES = new Set(
  'headache severe-headache throbbing-headache pressing-headache bilateral-headache unilateral-headache occipital-headache'.split(' '),
);
const SIGNS_BEFORE_FIT = new Set(
  'raised-blood-pressure severely-raised-blood-pressure raised-diastolic-pressure new-hypertension-in-pregnancy known-hypertension proteinuria heavy-proteinuria epigastric-pain epigastric-pain-in-pregnancy facial-oedema'.split(
    ' ',
  ),
);
/** “Fever of 39 °C” is read as a number; it is not said twice. */
const isMeasureWord = ({ findings }: KnowledgeLanguage, { target }: Match) => findings[target]?.threshold !== undefined;

function onsetOf(language: KnowledgeLanguage, occurrences: readonly Occurrence[], denied: Int32Array): 'sudden' | 'gradual' | undefined {
  const said = (name: string) => {
    const named = language.concepts.named(name);
    return occurrences.some(({ concept, from }) => concept === named && (denied[from] ?? -1) < 0);
  };
  if (said('sudden')) return 'sudden';
  return said('gradual') ? 'gradual' : undefined;
}

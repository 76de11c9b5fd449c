/** From what was found in a text to what it says of the patient: there or not, whose, when, how long, how bad. */
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import type { Place } from '../assessment.ts';
import { type Circumstance, circumstanceOf } from './circumstance.ts';
import type { GeneralDenial } from './general-denials.ts';
import { isImplied } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Reading } from './measures.ts';
import type { Mention } from './mention.ts';
import { isDenied } from './negation.ts';
import { FIRST_FUNCTION } from './normal-functions.ts';
import { isSaidToBeFever } from './not-meant.ts';
import type { TextFacts } from './patient-facts.ts';
import { isOfDeniedRelief } from './relief.ts';
import type { SaidFinding } from './said-finding.ts';
import { durationFor, isNear, type Scene, severityFor } from './scene.ts';
import { thresholdMet } from './threshold.ts';

const PLAIN: Circumstance = { whose: 'patient', when: 'now', certain: true, isSupposed: false };

export function mentionOf(scene: Scene, match: Match): Mention {
  const { tokens, structure, denied, relief } = scene;
  const span: Place = [tokens[match.from]?.start ?? 0, tokens[match.to]?.end ?? 0];
  const duration = durationFor(scene, match);
  const severity = severityFor(scene, match);
  const whole = scene.language.denials.get(match.target);
  return {
    finding: whole ?? match.target,
    present: !isDenied(denied, match) && !isOfDeniedRelief(relief, match.used) && whole === undefined,
    span,
    from: 'text',
    circumstance: circumstanceFor(scene, match, circumstanceOf(tokens, structure, match.from, match.to, isDenied(denied, match))),
    ...(duration === undefined ? {} : { days: duration.days }),
    ...(duration?.isMoment === true ? { isMoment: true } : {}),
    ...(severity === undefined ? {} : { severity }),
    ...(isNear(scene, match, 'sudden', 8) ? { isSudden: true } : {}),
  };
}

/** Where family or past is part of the finding itself, the finding is the patient's, and now. */
function circumstanceFor({ language, tokens, structure }: Scene, match: Match, said: Circumstance): Circumstance {
  const finding = language.findings[match.target];
  const names = new Set(match.used.map(({ concept }) => language.concepts.nameOf(concept)));
  // An anaemia among what was is one that may last; a fit is not.
  const isBackground =
    finding?.kind === 'history' || finding?.kind === 'exposure' || (finding?.kind === 'laboratory' && structure.ofPast[match.from] === 1);
  const isOfOthers = names.has('family') || names.has('household') || names.has('contact');
  // The words of a finding of the patient may stand around it.
  const isFamilyHistory = tokens[match.from]?.text === 'riwayat' && tokens[match.from + 1]?.text === 'keluarga';
  const whose = isOfOthers ? 'patient' : isFamilyHistory ? 'family' : said.whose;
  return { ...said, whose, when: isBackground ? 'now' : said.when };
}

export function statementMentions(scene: Scene, match: Match): Mention[] {
  const { language, tokens, denied } = scene;
  const number = match.target - language.firstStatement;
  if (isDenied(denied, match) || (number >= FIRST_FUNCTION && match.cost > 0) || isOfBefore(scene, match)) return [];
  const span: Place = [tokens[match.from]?.start ?? 0, tokens[match.to]?.end ?? 0];
  return (language.statements[number] ?? []).map((finding) => ({
    finding,
    present: false,
    span,
    from: 'text',
    circumstance: PLAIN,
  }));
}

/** “Vision was normal until this morning”, “previously normal hearing”. */
function isOfBefore({ tokens, structure }: Scene, { from, to }: Match): boolean {
  const isIn = (at: number) => structure.part[at] === structure.part[from];
  return [to + 1, to + 2, from - 1, from - 2, from - 3].some((at) => isIn(at) && BEFORE.has(tokens[at]?.text ?? ''));
}
const BEFORE = new Set(
  'until till before previously usually used sampai hingga sebelum sebelumnya dulu dulunya biasanya tadinya'.split(' '),
);

/** Of everything that belongs to it but what is there all the same: a headache and no other pain. */
export function denialMentions(
  { language, tokens, structure }: Scene,
  { at, findings }: GeneralDenial,
  present: ReadonlySet<number>,
): Mention[] {
  const span: Place = [tokens[at.from]?.start ?? 0, tokens[at.to]?.end ?? 0];
  const circumstance = circumstanceOf(tokens, structure, at.from, at.to, true);
  return findings.flatMap((id): Mention[] => {
    const finding = language.findingNumber.get(id);
    if (finding === undefined) return [];
    if ([...present].some((one) => one === finding || isImplied(language, finding, one))) return [];
    return [{ finding, present: false, isGeneral: true, span, from: 'text', circumstance }];
  });
}

/** The disease that is named as the patient's own and surely so; none or one. */
export function diseaseOf({ language, tokens, structure, denied }: Scene, match: Match): readonly number[] {
  if (isDenied(denied, match)) return [];
  const { whose, certain } = circumstanceOf(tokens, structure, match.from, match.to);
  return whose === 'patient' && certain ? [match.target - language.firstDisease] : [];
}

/** What measured values say by the thresholds for who is measured. */
export function measuredMentions(
  { language, text }: Scene,
  readings: readonly Reading[],
  ageYears: number | undefined,
  sex: TextFacts['sex'],
): Mention[] {
  return readings.flatMap((reading) => {
    const { measure, value, unit, start, end, otherwise } = reading;
    // Either of two units may be meant: each is there perhaps, and nothing is absent.
    const circumstance = otherwise === undefined ? PLAIN : { ...PLAIN, certain: false };
    return (language.byMeasure.get(measure) ?? []).flatMap((number): Mention[] => {
      const finding = language.findings[number];
      const isMetBy = (one: number) => (finding === undefined ? null : thresholdMet(finding, one, ageYears, sex));
      const isMet = isMetBy(value) === true || (otherwise !== undefined && isMetBy(otherwise) === true) || isMetBy(value);
      if (
        isMet === null ||
        (!isMet && otherwise !== undefined) ||
        (!isMet && (isSaidToBeFever(reading, text) || isBeyond(reading, text, finding)))
      )
        return [];
      const span: Place = [start, end];
      const measured = { measure, value, unit, span };
      return [{ finding: number, present: isMet, span, from: 'number', circumstance, measured }];
    });
  });
}

/**
 * “CRT over 2 seconds”, “di atas 6”: more or less than the figure that is written, and whether it may be so much more or less that the
 * finding is there all the same. “CRT < 2 detik” says that it is not slow.
 */
const isBeyond = ({ start, end }: Reading, text: string, finding: Finding | undefined): boolean => {
  const words = [text.slice(start, end), text.slice(Math.max(0, start - 20), start)];
  const rows = finding?.threshold?.rows ?? [];
  return (
    (words.some((one) => MORE.test(one)) && rows.some(({ atLeast }) => atLeast !== undefined)) ||
    (words.some((one) => LESS.test(one)) && rows.some(({ atMost }) => atMost !== undefined))
  );
};
const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})\\s*(?:[\\d.,]+\\s*(?:\\D{1,12})?)?$`, 'iu');
const MORE = before('over|above|more than|greater than|exceeds|exceeding|at least|di atas|diatas|lebih dari|[>≥]');
const LESS = before('below|under|less than|di bawah|dibawah|kurang dari|[<≤]');

export function saidMentions({ language }: Scene, said: readonly SaidFinding[]): Mention[] {
  return said.flatMap(({ finding: id, present, start, end }): Mention[] => {
    const finding = language.findingNumber.get(id);
    const span: Place = [start, end];
    return finding === undefined ? [] : [{ finding, present, span, from: 'text', circumstance: PLAIN }];
  });
}

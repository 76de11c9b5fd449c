/**
 * How long and how suddenly is seldom written down for a disease that has the complaint itself: a fever of three days is a fever. Where
 * its file says nothing of the narrower finding, its usual time at presentation and its onset say how often that would be so.
 */
import type { Disease } from '@kolegia/clinical-knowledge/disease-schema';
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import { spanInHours } from '@kolegia/clinical-knowledge/quantity';
import { CALIBRATION } from './calibration.ts';

type Rule = NonNullable<Finding['follows']>[number];

/** `chances` of one disease, by finding, with those that follow from its time. */
export function withTimes(
  chances: Map<number, number>,
  findings: readonly Finding[],
  numbers: ReadonlyMap<string, number>,
  disease: Disease | undefined,
): Map<number, number> {
  if (disease === undefined) return chances;
  const said = new Map(chances);
  findings.forEach(({ follows = [] }, index) => {
    if (said.has(index)) return;
    for (const rule of follows) {
      const whole = said.get(numbers.get(rule.finding) ?? -1);
      const share = whole === undefined ? undefined : shareOf(rule, disease);
      if (whole !== undefined && share !== undefined) chances.set(index, Math.max(chances.get(index) ?? 0, whole * share));
    }
  });
  return chances;
}

/** Of the patients who have the complaint, how many have it so; undefined where nothing tells. */
function shareOf({ atLeast, atMost, severity, onset }: Rule, { course, onset: begins }: Disease): number | undefined {
  if (severity !== undefined) return undefined;
  const [least] = CALIBRATION.narrower;
  if (onset !== undefined) return begins.is.includes(onset) ? Math.max(least, 1 / begins.is.length) : undefined;
  if (course.atPresentation === undefined) return undefined;
  const usual = spanInHours(course.atPresentation);
  // Twice as short or long as is usual is nothing strange, as in the time course.
  const [from, to] = [usual.low / 2, usual.high * 2].map((hours) => Math.log(Math.max(0.1, hours))) as [number, number];
  const first = atLeast === undefined ? from : Math.max(from, Math.log(spanInHours(atLeast).low));
  const last = atMost === undefined ? to : Math.min(to, Math.log(spanInHours(atMost).high));
  return Math.max(least, (last - first) / (to - from));
}

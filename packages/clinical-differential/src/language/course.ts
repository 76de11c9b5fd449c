/** What follows from how long, how bad and how suddenly something is. */
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Mention } from './mention.ts';

/** A cough of nine weeks is a chronic cough. */
export function followersOf(language: KnowledgeLanguage, mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention) => {
    if (!mention.present) return [];
    const { days = Number.NaN } = mention;
    return (language.followers.get(mention.finding) ?? []).flatMap(({ number, rule }) => {
      // A fit of this morning may have lasted a minute.
      if (mention.isMoment === true && rule.atLeast?.unit === 'min') return [];
      const lasts = rule.atLeast === undefined || days >= rule.atLeast.low * DAYS[rule.atLeast.unit] * 0.98;
      const ends = rule.atMost === undefined || days <= rule.atMost.high * DAYS[rule.atMost.unit];
      const fits =
        lasts &&
        ends &&
        (rule.severity === undefined || mention.severity === rule.severity) &&
        (rule.onset === undefined || mention.isSudden === true);
      const isOfTime = rule.severity === undefined && rule.onset === undefined;
      return fits ? [{ ...mention, finding: number, ...(isOfTime ? { isOfTime } : {}) }] : [];
    });
  });
}
const DAYS = { min: 1 / 1440, h: 1 / 24, d: 1, wk: 7, mo: 30.4, y: 365 } as const;

/** The longest that any complaint of now has lasted. */
export function illnessDays(language: KnowledgeLanguage, mentions: readonly Mention[]): number | undefined {
  const days = mentions.flatMap(({ finding, days: own, present, circumstance }) => {
    const kind = language.findings[finding]?.kind;
    const isComplaint = kind === 'symptom' || kind === 'sign' || kind === 'vital';
    return own !== undefined && present && isComplaint && circumstance.whose === 'patient' && circumstance.when === 'now' ? [own] : [];
  });
  return days.length === 0 ? undefined : days.reduce((longest, own) => Math.max(longest, own));
}

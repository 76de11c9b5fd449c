import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseTraits, REGION_LEVELS, reidentificationRisk } from './reidentification-risk.ts';

const LEVELS = ['low', 'raised', 'high'];

describe('reidentificationRisk', () => {
  it.each<[CaseTraits, string, string[]]>([
    [{}, 'low', []],
    [{ ageYears: 45, region: 'province', daysSinceEvent: 400 }, 'low', []],
    [{ ageYears: 45, region: 'country', daysSinceEvent: 3 }, 'low', []],
    [{ ageYears: 89 }, 'low', []],
    [{ ageYears: 90 }, 'raised', ['ageOver89']],
    [{ region: 'regency' }, 'raised', ['regency']],
    [{ rareDiagnosis: true, daysSinceEvent: 200 }, 'raised', ['rareDiagnosis']],
    [{ rareDiagnosis: true, daysSinceEvent: 12 }, 'high', ['rareDiagnosis', 'recent', 'combination']],
    [{ rareDiagnosis: true, region: 'regency' }, 'high', ['regency', 'rareDiagnosis', 'combination']],
    [{ region: 'village' }, 'high', ['village']],
    [{ hasFaceImage: true, daysSinceEvent: 900 }, 'high', ['face']],
  ])('%o is %s', (traits, level, reasons) => expect(reidentificationRisk(traits)).toEqual({ level, reasons }));

  it('never falls when a trait is added', () => {
    const traits = fc.record({
      ageYears: fc.integer({ min: 0, max: 110 }),
      region: fc.constantFrom(...REGION_LEVELS),
      rareDiagnosis: fc.boolean(),
      daysSinceEvent: fc.integer({ min: 0, max: 2000 }),
      hasFaceImage: fc.boolean(),
    });
    const more = fc.constantFrom<CaseTraits>(
      { rareDiagnosis: true },
      { hasFaceImage: true },
      { region: 'village' },
      { ageYears: 95 },
      { daysSinceEvent: 1 },
    );
    fc.assert(
      fc.property(traits, more, (before, added) => {
        const after = reidentificationRisk({ ...before, ...added });
        expect(LEVELS.indexOf(after.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(reidentificationRisk(before).level));
        expect(after.level === 'low').toBe(after.reasons.length === 0);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base, withDosing } from '../testing/knowledge.ts';
import { ALMOST, mostOf } from '../testing/most-given.ts';
import type { Dosage, DosedRegimen, DosingPatient, Figure } from './dosage.ts';
import { dose } from './dose.ts';
import { factorBetween } from './quantity-range.ts';

const ids = withDosing.map(({ id }) => id);

const anybody = fc.record({
  ageYears: fc.oneof(fc.double({ min: 0, max: 18, noNaN: true }), fc.integer({ min: 18, max: 100 })),
  sex: fc.constantFrom('female' as const, 'male' as const),
  heightCm: fc.integer({ min: 60, max: 200 }),
  weightKg: fc.double({ min: 1, max: 180, noNaN: true }),
  creatinine: fc.option(fc.record({ value: fc.double({ min: 0.3, max: 12, noNaN: true }), unit: fc.constant('mg/dL') }), {
    nil: undefined,
  }),
  hepatic: fc.option(fc.constantFrom('A' as const, 'B' as const, 'C' as const), { nil: undefined }),
  pregnancyWeek: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  lactating: fc.boolean(),
  dialysis: fc.option(fc.constantFrom('haemodialysis' as const, 'peritoneal' as const, 'continuous' as const), { nil: undefined }),
});

const LIGHT = {
  sex: 'female' as const,
  creatinine: undefined,
  hepatic: undefined,
  pregnancyWeek: undefined,
  lactating: false,
  dialysis: undefined,
};

function doseOf(drug: string, patient: DosingPatient): Dosage {
  const found = dose(base, { drug, patient });
  if (found === null) throw new Error(`${drug} is gone`);
  return found;
}

const inUnit = (figure: Figure, unit: Figure['unit']) => figure.high * (factorBetween(figure.unit, unit) ?? Number.NaN);

/** Of the regimens that both have; a dose that was withheld before says nothing. */
function expectNoMore(drug: string, now: readonly DosedRegimen[], then: readonly DosedRegimen[]): void {
  for (const regimen of now) {
    const before = then.find(({ id }) => id === regimen.id);
    mostOf(regimen).forEach(({ total, unit }, index) => {
      const earlier = before === undefined ? undefined : mostOf(before)[index];
      if (earlier?.unit === unit) expect(total, `${drug} ${regimen.id}`).toBeLessThanOrEqual(earlier.total * ALMOST);
    });
  }
}

describe('for every drug with doses', () => {
  it('no patient gets more than the maximum', () => {
    fc.assert(
      fc.property(anybody, (patient) => {
        for (const drug of ids) {
          for (const { courses, max, id } of doseOf(drug, patient).regimens)
            for (const { perDose, perDay } of courses) {
              if (max.single !== undefined && perDose.rate === undefined && factorBetween(perDose.unit, max.single.unit) !== null)
                expect(inUnit(perDose, max.single.unit), id).toBeLessThanOrEqual(max.single.high * ALMOST);
              if (max.daily === undefined || factorBetween(perDose.unit, max.daily.unit) === null) continue;
              if (perDose.rate === undefined) expect(inUnit(perDose, max.daily.unit), id).toBeLessThanOrEqual(max.daily.high * ALMOST);
              if (perDay !== undefined) expect(inUnit(perDay, max.daily.unit), id).toBeLessThanOrEqual(max.daily.high * ALMOST);
            }
        }
      }),
      { numRuns: 6 },
    );
  });

  it('a worse kidney never brings more', () => {
    const two = fc.tuple(fc.double({ min: 0.3, max: 12, noNaN: true }), fc.double({ min: 0.3, max: 12, noNaN: true }));
    fc.assert(
      fc.property(anybody, two, (patient, values) => {
        for (const drug of ids) {
          const [better, worse] = [Math.min(...values), Math.max(...values)].map((value) => {
            const creatinine = { value, unit: 'mg/dL' };
            return doseOf(drug, { ...patient, dialysis: undefined, creatinine }).regimens;
          });
          for (const regimen of worse ?? []) {
            const before = better?.find(({ id }) => id === regimen.id);
            const [now, then] = [mostOf(regimen), mostOf(before ?? regimen)];
            if (now.length > 0) expect(then.length, `${regimen.id}: there was none for the better kidney`).toBe(now.length);
            now.forEach(({ total, unit }, index) => {
              const earlier = then[index];
              if (earlier?.unit === unit) expect(total, `${drug} ${regimen.id}`).toBeLessThanOrEqual(earlier.total * ALMOST);
            });
          }
        }
      }),
      {
        numRuns: 6,
        // A clearance below 30 by a weight of 20 kg, at a creatinine for which the label gives the usual dose.
        examples: [[{ ...LIGHT, ageYears: 18, heightCm: 60, weightKg: 20 }, [0.97, 1.36]]],
      },
    );
  });

  it('more weight never brings less while the same rule holds', () => {
    const two = fc.tuple(fc.double({ min: 2, max: 120, noNaN: true }), fc.double({ min: 2, max: 120, noNaN: true }));
    fc.assert(
      fc.property(anybody, two, (patient, values) => {
        for (const drug of ids) {
          // Without height no other weight than the actual one, and without creatinine no other kidney band comes in.
          const { heightCm: _, creatinine: __, ...rest } = patient;
          const found = [Math.min(...values), Math.max(...values)].map((weightKg) => doseOf(drug, { ...rest, weightKg }));
          // A weight that cannot be is left out, and with it what it would have decided.
          if (found.some(({ problems }) => problems.some(({ field }) => field === 'weightKg'))) continue;
          const [light, heavy] = found.map(({ regimens }) => regimens);
          for (const regimen of heavy ?? []) {
            const before = light?.find(({ id }) => id === regimen.id);
            regimen.courses.forEach((course, index) => {
              const earlier = before?.courses[index];
              if (earlier === undefined || earlier.perDose.unit !== course.perDose.unit) return;
              expect(course.perDose.high, `${drug} ${regimen.id}`).toBeGreaterThanOrEqual(earlier.perDose.high);
              // The lower end of a range may be by weight below a line, and the same for all above it.
              if (before?.adjustedBy.join() !== regimen.adjustedBy.join()) return;
              expect(course.perDose.low, `${drug} ${regimen.id}`).toBeGreaterThanOrEqual(earlier.perDose.low);
            });
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('a worse liver never brings more', () => {
    const classes = ['A', 'B', 'C'] as const;
    fc.assert(
      fc.property(anybody, (patient) => {
        for (const drug of ids) {
          const found = classes.map((hepatic) => doseOf(drug, { ...patient, hepatic }).regimens);
          for (const [index, better] of found.slice(0, -1).entries()) expectNoMore(drug, found[index + 1] ?? [], better);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('old age never brings more', () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: 30, max: 64 }), fc.integer({ min: 65, max: 95 }), (patient, younger, older) => {
        // Without creatinine, as the clearance falls with age and has a test of its own.
        const { creatinine: _, ...rest } = patient;
        for (const drug of ids) {
          const at = (ageYears: number) => doseOf(drug, { ...rest, dialysis: undefined, pregnancyWeek: undefined, ageYears }).regimens;
          expectNoMore(drug, at(older), at(younger));
        }
      }),
      { numRuns: 4 },
    );
  });

  it('no dose stands under a caution about the kidney or the liver that has no figure', () => {
    fc.assert(
      fc.property(anybody, (patient) => {
        for (const drug of ids) {
          const { regimens, warnings } = doseOf(drug, patient);
          const organs = warnings.filter(({ key }) => key.startsWith('unsuited.'));
          expect(regimens.some(({ status }) => status === 'unsuited') && organs.length === 0, drug).toBe(false);
          for (const { status, courses, max, usual, note, id } of regimens)
            if (status === 'unsuited') expect([courses, max, usual, note], id).toEqual([[], {}, undefined, undefined]);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('creatinine in either unit gives the same', () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: 30, max: 1000 }), (patient, micromolar) => {
        for (const drug of ids) {
          const inMicromolar = doseOf(drug, { ...patient, creatinine: { value: micromolar, unit: 'µmol/L' } });
          const inMilligrams = doseOf(drug, { ...patient, creatinine: { value: micromolar / 88.4033, unit: 'mg/dL' } });
          expect(inMilligrams.regimens).toEqual(inMicromolar.regimens);
        }
      }),
      { numRuns: 2 },
    );
  });

  it('a child gets what is meant for children or nothing', () => {
    fc.assert(
      fc.property(anybody, fc.double({ min: 0, max: 11.9, noNaN: true }), (patient, ageYears) => {
        for (const drug of ids) {
          for (const { who } of doseOf(drug, { ...patient, ageYears }).regimens) expect(who).not.toBe('adult');
        }
      }),
      { numRuns: 4 },
    );
  });

  it('no maximum of the knowledge cuts a dose that the knowledge writes out', () => {
    const cut = ids.filter((drug) =>
      doseOf(drug, { ageYears: 40, weightKg: 70, heightCm: 175, sex: 'male' }).regimens.some(({ courses }) =>
        courses.some(({ written, limitedBy }) => written.per === undefined && limitedBy !== undefined),
      ),
    );
    expect(cut).toEqual([]);
  });
});

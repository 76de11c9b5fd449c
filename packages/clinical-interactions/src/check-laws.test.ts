/** What holds whatever is asked, in whatever order and for whomever; and how long it may take. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions, MAX_DRUGS } from './check.ts';
import type { Patient, TakenDrug } from './finding.ts';
import { rank } from './grade.ts';
import { prepareInteractions } from './prepare.ts';

const ids = [...base.profiles.keys()];
const take = (...drugs: string[]): TakenDrug[] => drugs.map((id) => ({ id }));
const check = (drugs: TakenDrug[], patient: Patient = {}) => checkInteractions(base, { drugs, patient });

const someDrugs = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 12 }).map((list) => take(...list));
/** By a route and in a dose that are told or not, so that one drug may stand in a list more than once. */
const manyWays = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 5 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3)), { minLength: 2, maxLength: 10 }),
  )
  .map(([list, ways]) =>
    ways.map(([of, by, dose]): TakenDrug => {
      const id = list[of % list.length] ?? '';
      const routes = [undefined, ...(base.profiles.get(id)?.drug.routes ?? [])];
      const route = routes[by % routes.length];
      const low = [undefined, 1, 80, 1000][dose];
      return {
        id,
        ...(route === undefined ? {} : { route }),
        ...(low === undefined ? {} : { dailyDose: { low, unit: 'mg' as const } }),
      };
    }),
  );
const somePatient: fc.Arbitrary<Patient> = fc.record(
  {
    ageYears: fc.integer({ min: 0, max: 100 }),
    egfr: fc.integer({ min: 5, max: 120 }),
    crcl: fc.integer({ min: 5, max: 120 }),
    potassium: fc.double({ min: 2.5, max: 7, noNaN: true }),
    qtc: fc.integer({ min: 380, max: 560 }),
    pregnant: fc.boolean(),
    conditions: fc.subarray(Object.keys(base.knowledge.terms.conditions)),
  },
  { requiredKeys: [] },
);

describe('whatever is asked', () => {
  it('the order of the drugs does not matter', () => {
    fc.assert(
      fc.property(fc.oneof(someDrugs, manyWays), somePatient, fc.infiniteStream(fc.nat()), (drugs, patient, seeds) => {
        const shuffled = drugs
          .map((drug) => ({ drug, at: seeds.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ drug }) => drug);
        expect(check(shuffled, patient)).toEqual(check(drugs, patient));
      }),
      { numRuns: 120 },
    );
  });

  it('a further drug never hides or softens an interaction, a burden or an alert', () => {
    fc.assert(
      fc.property(someDrugs, fc.constantFrom(...ids), somePatient, (drugs, added, patient) => {
        const before = check(drugs, patient);
        const after = check([...drugs, ...(drugs.some(({ id }) => id === added) ? [] : take(added))], patient);
        expect(after.interactions).toEqual(expect.arrayContaining([...before.interactions]));
        expect(after.alerts).toEqual(expect.arrayContaining([...before.alerts]));
        for (const burden of before.burdens) {
          const now = after.burdens.find(({ effect }) => effect === burden.effect);
          expect(now?.total).toBeGreaterThanOrEqual(burden.total);
          if (burden.grade !== undefined) expect(now?.grade && rank(now.grade)).toBeGreaterThanOrEqual(rank(burden.grade));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the same drug once more, by another route or in another dose, hides and softens nothing either', () => {
    fc.assert(
      fc.property(manyWays, somePatient, ([added, ...drugs], patient) => {
        if (added === undefined) return;
        const before = check(drugs, patient);
        const after = check([...drugs, added], patient);
        const grades = (report: typeof before) =>
          new Map([
            ...report.interactions.map((one) => [one.drugs.join(), rank(one)] as const),
            ...report.duplicates.map((one) => [`twice ${one.class}`, rank(one)] as const),
            ...report.alerts.map((one) => [`${one.kind} ${one.drug} ${one.about} ${one.note?.en ?? ''}`, rank(one)] as const),
            ...report.burdens.map(({ effect, grade }) => [`burden ${effect}`, grade === undefined ? -1 : rank(grade)] as const),
          ]);
        const now = grades(after);
        for (const [what, grade] of grades(before)) expect(now.get(what), what).toBeGreaterThanOrEqual(grade);
      }),
      { numRuns: 120 },
    );
  });

  it('a worse kidney never softens anything', () => {
    fc.assert(
      fc.property(someDrugs, fc.integer({ min: 5, max: 120 }), fc.integer({ min: 0, max: 60 }), (drugs, egfr, loss) => {
        const worst = (value: number) => {
          const report = check(drugs, { egfr: Math.max(1, value) });
          const grades = [
            ...report.interactions.map((one) => [one.drugs.join(), rank(one)] as const),
            ...report.burdens.map(({ effect, grade }) => [`burden ${effect}`, grade === undefined ? -1 : rank(grade)] as const),
          ];
          // By drug and kind: another limit of the same kidney may be what speaks then.
          for (const { kind, drug, ...alert } of report.alerts) grades.push([`${kind} ${drug}`, rank(alert)]);
          return Map.groupBy(grades, ([what]) => what);
        };
        const better = worst(egfr);
        const worse = worst(egfr - loss);
        const gravest = (list: readonly (readonly [string, number])[] = []) => Math.max(-Infinity, ...list.map(([, grade]) => grade));
        for (const [what, grades] of better) expect(gravest(worse.get(what)), what).toBeGreaterThanOrEqual(gravest(grades));
      }),
      { numRuns: 40 },
    );
  });
});

it('checks the 435 pairs of thirty drugs in 5 ms, also when nobody has asked for them before', () => {
  const mine = prepareInteractions(base.knowledge);
  const drugs = take(...ids.slice(0, MAX_DRUGS));
  expect(checkInteractions(mine, { drugs }).checkedPairs).toBe(435);
  const quickest = (before: () => void) =>
    Math.min(
      ...Array.from({ length: 40 }, () => {
        before();
        const started = performance.now();
        checkInteractions(mine, { drugs });
        return performance.now() - started;
      }),
    );
  expect(quickest(() => undefined)).toBeLessThan(5);
  expect(quickest(() => mine.judged.clear())).toBeLessThan(5);
});

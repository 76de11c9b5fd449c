import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs } from '../testing/raw-inputs.ts';
import { convertAmount, unitsOf } from './amount.ts';
import type { ListedCalculator } from './calculator.ts';
import { CATEGORIES } from './calculator.ts';
import { find, list, run } from './registry.ts';

const SEED = 20261121;

describe('the registry', () => {
  it('has at least 70 calculators, each under its own id, in every category', () => {
    expect(list().length).toBeGreaterThanOrEqual(70);
    expect(new Set(list().map(({ id }) => id)).size).toBe(list().length);
    expect(new Set(list().map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  it('names a source for all but arithmetic on units, and limits for all', () => {
    const arithmetic = ['glucose-infusion-rate', 'infusion-rate', 'infusion-dose', 'drip-rate'];
    expect(
      list()
        .filter(({ sources }) => sources.length === 0)
        .map(({ id }) => id),
    ).toEqual(arithmetic);
    expect(list().filter(({ limits }) => limits.length === 0)).toEqual([]);
  });

  it('says when it does not know a calculator', () => {
    expect(find('toString')).toBeUndefined();
    expect(run('unheard-of', {})).toEqual({ status: 'unknownCalculator' });
  });
});

describe('run', () => {
  it('names each input that is missing', () => {
    for (const { id, inputs } of list()) {
      const needed = Object.entries(inputs).filter(([, field]) => !field.optional && !('fallback' in field));
      const result = run(id, {});
      if (needed.length === 0) expect(result.status).toBe('calculated');
      else expect(result).toEqual({ status: 'invalid', errors: needed.map(([field]) => ({ field, code: 'missing' })) });
    }
  });

  it('never throws, whatever the JSON, and never answers with what is no number', () => {
    const anyId = fc.constantFrom(...list().map(({ id }) => id));
    fc.assert(
      fc.property(anyId, fc.jsonValue({ maxDepth: 3 }), (id, raw) => run(id, raw).status !== 'unknownCalculator'),
      { numRuns: 2000, seed: SEED },
    );
    for (const calculator of list()) {
      fc.assert(
        fc.property(anyInputs(calculator), (raw) => {
          const result = calculator.run(raw);
          if (result.status !== 'calculated') return;
          const { value, steps } = result.outcome;
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
          expect(steps.every((step) => Number.isFinite(step.result))).toBe(true);
        }),
        { numRuns: 60, seed: SEED },
      );
    }
  });

  it('never throws for one wrong value among good ones', () => {
    const wrong = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, { value: 1e308, unit: 'mg/dL' }),
    );
    for (const calculator of list()) {
      const name = fc.constantFrom(...Object.keys(calculator.inputs));
      fc.assert(
        fc.property(anyInputs(calculator), name, wrong, (raw, field, value) => {
          expect(calculator.run({ ...raw, [field]: value }).status).not.toBe('unknownCalculator');
        }),
        { numRuns: 40, seed: SEED },
      );
    }
  });

  it('gives the same answer in other units', () => {
    for (const calculator of list()) {
      fc.assert(
        fc.property(anyInputs(calculator), fc.nat(), (raw, pick) => {
          const [here, there] = [calculator.run(raw), calculator.run(inOtherUnits(calculator, raw, pick))];
          if (here.status !== 'calculated' || there.status !== 'calculated') {
            expect(there.status).toBe(here.status);
            return;
          }
          if (typeof here.outcome.value === 'string') {
            expect(there.outcome.value).toBe(here.outcome.value);
            return;
          }
          // One unit of the last place: a converted value may fall on the other side of a half.
          const off = Math.abs(Number(there.outcome.value) - here.outcome.value);
          expect(off).toBeLessThanOrEqual(10 ** -calculator.decimals * (calculator.unit === 'points' ? 0 : 1.001));
        }),
        { numRuns: 60, seed: SEED },
      );
    }
  });

  it('asks about the unit when the value fits another one', () => {
    const patient = { age: { value: 60, unit: 'years' }, sex: 'male', weight: { value: 70, unit: 'kg' } };
    const result = run('cockcroft-gault', { ...patient, creatinine: { value: 88, unit: 'mg/dL' } });
    expect(result).toEqual({
      status: 'invalid',
      errors: [{ field: 'creatinine', code: 'tooHigh', min: 0.1, max: 30, unit: 'mg/dL', suggestedUnit: 'µmol/L' }],
    });
    expect(
      run('cockcroft-gault', { ...patient, weight: { value: 700, unit: 'kg' }, creatinine: { value: 1, unit: 'mg/dL' } }),
    ).toMatchObject({
      errors: [{ field: 'weight', code: 'tooHigh', suggestedUnit: 'lb' }],
    });
  });

  it('takes no number without its unit where there are several, and no unknown name', () => {
    const result = run('winters', { bicarbonate: 12, bicarb: 12 });
    expect(result).toMatchObject({
      errors: [
        { field: 'bicarbonate', code: 'unitMissing' },
        { field: 'bicarb', code: 'unknownField' },
      ],
    });
    expect(run('map', { systolic: 120, diastolic: { value: 80, unit: 'kPa' } })).toMatchObject({
      errors: [{ field: 'diastolic', code: 'unknownUnit', allowed: ['mmHg'] }],
    });
  });

  it('refuses figures that cannot go together, where what comes out would be nonsense', () => {
    const mg = (value: number) => ({ value, unit: 'mg/dL' });
    const lipids = { totalCholesterol: mg(110), hdlCholesterol: mg(90), triglycerides: mg(150) };
    for (const id of ['ldl-friedewald', 'ldl-sampson', 'ldl-martin-hopkins']) {
      expect([id, run(id, lipids)]).toMatchObject([id, { errors: [{ field: 'totalCholesterol', limit: 'ldlAboveNought' }] }]);
      expect(run(id, { ...lipids, totalCholesterol: mg(180) }).status).toBe('calculated');
    }
    const gas = (arterial: number, inspired: number) =>
      run('a-a-gradient', {
        age: { value: 40, unit: 'years' },
        inspiredOxygen: { value: inspired, unit: '%' },
        arterialOxygen: { value: arterial, unit: 'mmHg' },
        arterialCarbonDioxide: { value: 40, unit: 'mmHg' },
      });
    // On oxygen, with the share of room air left in its field.
    expect(gas(180, 21)).toMatchObject({ errors: [{ field: 'inspiredOxygen', limit: 'oxygenBelowAlveolar' }] });
    expect(gas(105, 21).status).toBe('calculated');
    expect(gas(180, 40).status).toBe('calculated');
    expect(gas(660, 100).status).toBe('calculated');
  });

  it('refuses where the original does not hold, and says why', () => {
    const lipids = { totalCholesterol: { value: 250, unit: 'mg/dL' }, hdlCholesterol: { value: 40, unit: 'mg/dL' } };
    expect(run('ldl-friedewald', { ...lipids, triglycerides: { value: 401, unit: 'mg/dL' } })).toEqual({
      status: 'invalid',
      errors: [{ field: 'triglycerides', code: 'outsideValidity', limit: 'triglycerides400' }],
    });
    expect(run('map', { systolic: 80, diastolic: 120 })).toMatchObject({ errors: [{ limit: 'diastolicBelowSystolic' }] });
    const salt = { patient: 'man', weight: { value: 60, unit: 'kg' }, sodium: { value: 115, unit: 'mmol/L' }, infusate: 'saline3' };
    const wanted = (target: number, hours: number) =>
      run('sodium-infusion-rate', { ...salt, targetSodium: { value: target, unit: 'mmol/L' }, duration: { value: hours, unit: 'h' } });
    expect(wanted(127, 24)).toMatchObject({ errors: [{ field: 'targetSodium', limit: 'sodiumAtMost10' }] });
    expect(wanted(127, 36).status).toBe('calculated');
    expect(wanted(111, 24)).toMatchObject({ errors: [{ field: 'infusate', limit: 'infusateMovesSodium' }] });
    const level = { paracetamol: { value: 200, unit: 'mg/L' }, hoursSince: { value: 3, unit: 'h' } };
    expect(run('rumack-matthew', level)).toMatchObject({ errors: [{ field: 'hoursSince', limit: 'singleIngestion4to24' }] });
  });
});

function inOtherUnits({ inputs }: ListedCalculator, raw: Readonly<Record<string, unknown>>, pick: number): Record<string, unknown> {
  const converted = Object.entries(inputs).map(([name, field]): [string, unknown] => {
    const given = raw[name];
    if (field.kind !== 'quantity' || typeof given !== 'object' || given === null || !('value' in given)) return [name, given];
    const units = unitsOf(field.quantity);
    const unit = units[pick % units.length] ?? field.unit;
    return [name, { value: convertAmount(field.quantity, Number(given.value), field.unit, unit), unit }];
  });
  return Object.fromEntries(converted);
}

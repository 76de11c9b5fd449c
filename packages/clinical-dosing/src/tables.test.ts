import { parseAmount, parseSpan } from '@kolegia/clinical-knowledge/quantity';
import { expect, it } from 'vitest';
import { withDosing } from '../testing/knowledge.ts';
import { adjustmentsOf } from './adjustments.ts';
import { averageOf, changed, compare, plansOf } from './plan.ts';

const SIZES = { kg: 70, m2: 1.8 };
const span = (text: string) => parseSpan(text) ?? expect.fail(text);

it('no band of a kidney table is passed over for a better one: each brings as much or less', () => {
  const over: string[] = [];
  // What names an adult's amount is not for children.
  for (const drug of withDosing)
    for (const block of drug.dosing)
      for (const { bands, route } of adjustmentsOf(drug, block).renal)
        for (const regimen of block.regimens.filter((one) => one.who === 'adult' && (route === undefined || one.route === route)))
          for (const plan of plansOf(regimen)) {
            const rows = [...bands].sort((a, b) => (b.from ?? 0) - (a.from ?? 0)).filter((row) => row.dose ?? row.every ?? row.factor);
            rows.slice(1).forEach((row, index) => {
              const better = averageOf(changed(plan, rows[index] ?? {}), SIZES);
              const difference = compare(averageOf(changed(plan, row), SIZES), better) ?? 0;
              if (difference > 0) over.push(`${drug.id} ${block.indication.en} below ${row.to}`);
            });
          }
  expect([...new Set(over)]).toEqual([]);
});

it('a longer interval is the same single dose less often, also of a total of the day', () => {
  const dose = parseAmount('30 mg/kg/day') ?? expect.fail('no amount');
  const plan = { kind: 'maintenance', dose, every: span('8 h'), asNeeded: false } as const;
  expect(averageOf(changed(plan, { every: span('24 h') }), { kg: 10, m2: 1 })).toEqual({ amount: 100, unit: 'mg' });
});

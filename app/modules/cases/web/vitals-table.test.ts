import { expect, it } from 'vitest';
import { vitalRows } from './vitals-table.tsx';

const ADULT = { value: 34, unit: 'year' } as const;

const rowOf = (kind: string, rows: ReturnType<typeof vitalRows>) => rows.find((row) => row.kind === kind);

it('shows a row for what was measured and for nothing else', () => {
  const rows = vitalRows(
    [
      { at: 'Arrival', pulse: 80 },
      { at: 'Day 2', temperature: 37 },
    ],
    ADULT,
    'en',
  );
  expect(rows.map((row) => row.kind)).toEqual(['temperature', 'pulse']);
  expect(rowOf('pulse', rows)?.cells[1]).toBeNull();
});

it('flags by the age of the patient', () => {
  const set = [{ at: 'Arrival', pulse: 150 }];
  expect(rowOf('pulse', vitalRows(set, ADULT, 'en'))?.cells[0]?.flag).toBe('criticalHigh');
  expect(rowOf('pulse', vitalRows(set, { value: 3, unit: 'month' }, 'en'))?.cells[0]?.flag).toBe('normal');
});

it('shows the graver flag of a blood pressure, with what is derived from it', () => {
  const rows = vitalRows([{ at: 'Arrival', systolic: 84, diastolic: 66 }], ADULT, 'en');
  expect(rowOf('bloodPressure', rows)?.cells[0]).toEqual({ value: '84/66', flag: 'criticalLow' });
  expect(rowOf('pulsePressure', rows)?.cells[0]).toEqual({ value: '18', flag: 'criticalLow' });
  expect(rowOf('meanPressure', rows)?.cells[0]).toEqual({ value: '72', flag: 'normal' });
});

it('calls a pulse pressure of 20 mmHg critical, of 21 not', () => {
  const flagAt = (diastolic: number) =>
    rowOf('pulsePressure', vitalRows([{ at: 'Now', systolic: 80, diastolic }], ADULT, 'en'))?.cells[0]?.flag;
  expect(flagAt(60)).toBe('criticalLow');
  expect(flagAt(59)).toBe('normal');
});

it('derives nothing from half a blood pressure', () => {
  const rows = vitalRows([{ at: 'Arrival', systolic: 110 }], ADULT, 'en');
  expect(rows.map((row) => row.kind)).toEqual(['bloodPressure']);
  expect(rows[0]?.cells[0]?.value).toBe('110');
});

it('says what oxygen was given, measured or not', () => {
  const sets = [
    { at: 'Arrival', spo2: 88, spo2On: 'room air' },
    { at: 'Later', spo2On: '4 L by mask' },
  ];
  expect(rowOf('spo2', vitalRows(sets, ADULT, 'en'))?.cells).toMatchObject([
    { value: '88', note: 'room air' },
    { value: '–', flag: undefined, note: '4 L by mask' },
  ]);
});

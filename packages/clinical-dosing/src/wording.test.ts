import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import { amountText, everyText, numberText, say } from './wording.ts';

function keysOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}
const withoutPlural = (keys: string[]) => [...new Set(keys.map((key) => key.replace(/_one$/, '')))].sort();
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('both languages', () => {
  it('have the same sentences', () => expect(withoutPlural(keysOf(en))).toEqual(withoutPlural(keysOf(id))));

  it('say the same values', () => {
    const textOf = (tree: object, key: string): unknown =>
      key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], tree);
    for (const key of keysOf(id)) expect(placeholders(String(textOf(id, key))), key).toEqual(placeholders(String(textOf(en, key))));
  });

  it('write numbers and amounts their own way', () => {
    expect(numberText(1000.5)).toEqual({ en: '1000.5', id: '1000,5' });
    expect(numberText(200_000)).toEqual({ en: '200,000', id: '200.000' });
    expect(amountText({ low: 0.25, high: 0.5, unit: 'mg', per: 'kg', rate: 'day' })).toEqual({
      en: '0.25–0.5 mg/kg/day',
      id: '0,25–0,5 mg/kg/hari',
    });
    expect(amountText({ low: 9600, high: 12_000, unit: 'mcg' })).toEqual({ en: '9.6–12 mg', id: '9,6–12 mg' });
    expect(amountText({ low: 16_800, high: 16_800, unit: 'mg', rate: 'h' })).toEqual({ en: '16.8 g/h', id: '16,8 g/jam' });
    expect(amountText({ low: 20_000, high: 20_000, unit: 'units' })).toEqual({ en: '20,000 units', id: '20.000 unit' });
    expect(amountText({ low: 1, high: 1, unit: 'tablet' })).toEqual({ en: '1 tablet', id: '1 tablet' });
    expect([1, 65].map((value) => say('figure.ageYears', { bound: 'from', value }).en)).toEqual(['age from year', 'age from years']);
    expect(everyText({ low: 4, high: 6, unit: 'h' })).toEqual({ en: 'every 4–6 hours', id: 'tiap 4–6 jam' });
    expect(everyText({ low: 24, high: 24, unit: 'h' }).id).toBe('sekali sehari');
  });
});

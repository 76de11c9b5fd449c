import { expect, it } from 'vitest';
import { cleanText, mayDelete, mayEdit, mayRestore, shortened } from './message.policy.ts';

it('takes out what cannot be seen and could deceive, and leaves every script and emoji', () => {
  expect(cleanText('  a\u0000b\u0007c\u202egnp.exe\u2066 \r\n\n\n\n\n\nd\t ')).toBe('abcgnp.exe \n\n\nd');
  expect(cleanText('\u200e\u202e\u0007 \n')).toBe('');
  for (const text of ['السلام عليكم', 'שלום', '👩‍⚕️ 🇮🇩 ❤️', 'นพ. สมชาย', 'Hb 7,2 → 9,1 g/dL']) expect(cleanText(text)).toBe(text);
});

it('shortens by characters as readers count them', () => {
  expect(shortened('one\n two')).toBe('one two');
  expect([...shortened('👩'.repeat(300))]).toHaveLength(120);
});

const minutes = (n: number) => new Date(1_000_000_000_000 - n * 60_000);
const NOW = 1_000_000_000_000;
const said = (ago: number, change: object = {}) =>
  ({ authorId: 'anna', at: minutes(ago), deletedAt: null, happening: null, wiped: false, held: false, ...change }) as Parameters<
    typeof mayEdit
  >[0];

it('lets authors, and nobody else, change and take back for a while', () => {
  expect([mayEdit(said(14), 'anna', NOW), mayEdit(said(16), 'anna', NOW), mayEdit(said(1), 'budi', NOW)]).toEqual([true, false, false]);
  expect([mayDelete(said(47 * 60), 'anna', NOW), mayDelete(said(49 * 60), 'anna', NOW), mayDelete(said(1), 'budi', NOW)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayEdit(said(1, { held: true }), 'anna', NOW)).toBe(false);
  const gone = said(30, { deletedAt: minutes(0.5) });
  expect([mayEdit(gone, 'anna', NOW), mayRestore(gone, 'anna', NOW), mayRestore(gone, 'budi', NOW)]).toEqual([false, true, false]);
  expect(mayRestore(said(30, { deletedAt: minutes(2) }), 'anna', NOW)).toBe(false);
  expect(mayRestore(said(30, { deletedAt: minutes(0.1), wiped: true }), 'anna', NOW)).toBe(false);
  expect(mayDelete(said(1, { happening: { what: 'left', memberIds: [], value: null } }), 'anna', NOW)).toBe(false);
});

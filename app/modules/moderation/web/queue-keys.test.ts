import { expect, it } from 'vitest';
import { goesOn, queueKeyOf, UNREAD_MS } from './queue-keys.tsx';

const LONG = 60_000;
const pressed = (change: Partial<Parameters<typeof queueKeyOf>[0]>) => ({
  ...{ key: 'a', repeat: false, isComposing: false, defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false },
  ...change,
});

it('a key decides once, however long it is held down', () => {
  expect(queueKeyOf(pressed({}), LONG)).toBe('a');
  expect(queueKeyOf(pressed({ key: 's' }), LONG)).toBe('s');
  for (const key of ['a', 's']) expect(queueKeyOf(pressed({ key, repeat: true }), LONG)).toBeNull();
});

it('a key that means something else decides nothing', () => {
  for (const other of [{ key: 'x' }, { ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
    expect(queueKeyOf(pressed(other), LONG)).toBeNull();
  // The second of two that lead to another page.
  expect(queueKeyOf(pressed({ key: 's', defaultPrevented: true }), LONG)).toBeNull();
});

it('a second press that was meant for the row before decides nothing on the next', () => {
  expect(queueKeyOf(pressed({}), 150)).toBeNull();
  expect(queueKeyOf(pressed({}), UNREAD_MS)).toBe('a');
});

it('the focus goes on from a row that leaves, and stays where somebody writes by then', () => {
  const [body, inRow, elsewhere] = [{}, {}, {}] as Element[];
  const row = { contains: (one: Node | null) => one === inRow } as Node;
  for (const focused of [inRow, body, null]) expect(goesOn(row, focused as Element | null, body as Element)).toBe(true);
  expect(goesOn(row, elsewhere as Element, body as Element)).toBe(false);
});

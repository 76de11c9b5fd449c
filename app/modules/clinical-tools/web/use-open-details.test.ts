import { expect, it } from 'vitest';
import { openForPrinting } from './use-open-details.ts';

it('opens folded sources for printing, and folds those again', () => {
  const all = [{ open: false }, { open: true }, { open: false }];
  const events = new EventTarget();
  const stop = openForPrinting(events, {
    querySelectorAll: (selector) => all.filter(({ open }) => selector.includes(':not([open])') && !open) as unknown as Element[],
  });
  events.dispatchEvent(new Event('beforeprint'));
  expect(all.map(({ open }) => open)).toEqual([true, true, true]);
  events.dispatchEvent(new Event('afterprint'));
  expect(all.map(({ open }) => open)).toEqual([false, true, false]);
  stop();
  events.dispatchEvent(new Event('beforeprint'));
  expect(all.map(({ open }) => open)).toEqual([false, true, false]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { skipInPlace } from './skip-in-place.ts';

const MAIN = 'a[href="#main"]';
let press: (event: object) => void;
let did: string[] = [];

/** What was pressed stands within what these selectors choose. */
class Pressed {
  constructor(readonly within: readonly string[]) {}
  closest = (selector: string) => (this.within.includes(selector) ? this : null);
}

beforeEach(() => {
  did = [];
  const main = { focus: () => void did.push('focused'), scrollIntoView: () => void did.push('scrolled') };
  vi.stubGlobal('Element', Pressed);
  vi.stubGlobal('location', { hash: '#drug=warfarin&age=71' });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'main' ? main : null),
    addEventListener: (_: string, handle: typeof press) => {
      press = handle;
    },
    removeEventListener: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

function click(within: readonly string[], how: object = {}): string[] {
  skipInPlace();
  press({ button: 0, target: new Pressed(within), preventDefault: () => void did.push('kept'), ...how });
  return did;
}

it('the link that skips to the content leads there, and the question stays behind the # of the address', () => {
  expect(click([MAIN])).toEqual(['kept', 'scrolled', 'focused']);
});

it('leaves every other press to the browser, and the address of a page without a question', () => {
  expect(click(['a[href="#answer"]'])).toEqual([]);
  expect(click([MAIN], { ctrlKey: true })).toEqual([]);
  vi.stubGlobal('location', { hash: '' });
  expect(click([MAIN])).toEqual([]);
});

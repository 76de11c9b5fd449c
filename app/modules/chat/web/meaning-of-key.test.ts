import { expect, it } from 'vitest';
import { meaningOfKey } from './meaning-of-key.tsx';

const press = (key: string, more: Partial<Parameters<typeof meaningOfKey>[0]> = {}, isFinger = false) =>
  meaningOfKey({ key, shiftKey: false, isComposing: false, keyCode: key === 'Enter' ? 13 : 27, ...more }, isFinger);

it('Enter sends, Shift+Enter and the Enter of a finger begin a new line, Escape leaves', () => {
  expect([press('Enter'), press('Enter', { shiftKey: true }), press('Enter', {}, true)]).toEqual(['send', null, null]);
  expect([press('Escape'), press('a')]).toEqual(['leave', null]);
});

it('what a writing system takes for itself neither sends half a word nor gives up what is written', () => {
  for (const key of ['Enter', 'Escape']) {
    expect(press(key, { isComposing: true })).toBe(null);
    // Safari: the composing is over when its key comes.
    expect(press(key, { keyCode: 229 })).toBe(null);
  }
});

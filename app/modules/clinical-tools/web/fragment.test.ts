import { afterEach, describe, expect, it, vi } from 'vitest';
import { figureForAddress, figureOfAddress, fragmentOf, isPlaceOnPage, isWhole, keepInAddress, readFragment } from './fragment.tsx';

it('brings a question back as it was, with names that hold signs', () => {
  const read = readFragment(`#${fragmentOf({ drugs: ["St John's wort", 'a&b=c', 'amoxicillin + clavulanic acid'], age: '71' })}`);
  expect(read.getAll('drugs')).toEqual(["St John's wort", 'a&b=c', 'amoxicillin + clavulanic acid']);
  expect(read.get('age')).toBe('71');
  expect([...readFragment('')]).toEqual([]);
});

it('takes the place that the skip link leads to for no question', () => {
  expect(['#main', '#answer', '', '#', '#drug=warfarin', '#kept=here'].map(isPlaceOnPage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('reads no more of a hostile address than a question has', () => {
  expect(readFragment(`#drugs=${'x'.repeat(1_000_000)}`).get('drugs')?.length).toBeLessThan(130_000);
});

it('writes figures so that they mean the same to readers of the other language', () => {
  expect(figureForAddress('1.250', 'en')).toBe('1.25');
  expect(figureForAddress('1.250', 'id')).toBe('1250');
  expect(figureForAddress('0,05', 'id')).toBe('0.05');
  expect(figureOfAddress('1.25', 'id')).toBe('1,25');
  expect(figureOfAddress('1.25', 'en')).toBe('1.25');
  for (const typed of ['', '12,', 'abc', '1e3']) expect(figureOfAddress(figureForAddress(typed, 'id'), 'en'), typed).toBe(typed);
});

describe('a text too long for an address', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays with the tab, whole, until a shorter one takes its place', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    let address = '';
    const history = { state: null, replaceState: (_: unknown, __: string, to: string) => (address = to) };
    vi.stubGlobal('window', { location: { pathname: '/differential-diagnosis', search: '' }, history });
    const text = 'Demam tiga hari – nyeri kepala. '.repeat(6250);
    keepInAddress({ text });
    expect(address.length).toBeLessThan(100);
    expect(isWhole(`#${address.split('#')[1]}`)).toBe(false);
    expect(readFragment(address.split('#')[1] ?? '').get('text')).toBe(text);
    keepInAddress({ text: 'Demam' });
    expect(readFragment(address.split('#')[1] ?? '').get('text')).toBe('Demam');
    expect(kept.size).toBe(0);
    expect(isWhole(`#${address.split('#')[1]}`)).toBe(true);
  });

  it('is asked all the same where nothing can be kept, and where the address cannot be written', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    let address = '';
    const history = { state: null, replaceState: (_: unknown, __: string, to: string) => (address = to) };
    const location = { pathname: '/differential-diagnosis', search: '' };
    vi.stubGlobal('window', { location, history });
    keepInAddress({ text: 'Demam '.repeat(40_000) });
    expect(address).toBe('/differential-diagnosis');
    keepInAddress({ text: 'Demam' });
    expect(address).toBe('/differential-diagnosis#text=Demam');
    expect([...readFragment('kept=here')]).toEqual([]);
    vi.stubGlobal('window', { location, history: { state: null, replaceState: refuse } });
    expect(() => keepInAddress({ text: 'Demam' })).not.toThrow();
  });
});

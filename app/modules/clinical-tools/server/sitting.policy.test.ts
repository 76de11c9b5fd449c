import { describe, expect, it } from 'vitest';
import { beginningsOf, goesOn, type Sitting, widest } from './sitting.policy.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const MINUTE = 60_000;
const drugs = (...names: string[]) => new Set(names);
const text = (words: string) => new Set(beginningsOf(words));
const begun = (parts: ReadonlySet<string>, minutesAgo = 1) => ({ began: NOW - minutesAgo * MINUTE, parts });

describe('a check goes on', () => {
  it.each([
    ['with another drug on the list', drugs('warfarin'), drugs('warfarin', 'aspirin')],
    ['with one taken off', drugs('warfarin', 'aspirin', 'ibuprofen'), drugs('warfarin', 'aspirin')],
    ['with one of three exchanged', drugs('warfarin', 'aspirin', 'ibuprofen'), drugs('warfarin', 'aspirin', 'paracetamol')],
    ['while a history is written', text('Man, 58, chest'), text('Man, 58, chest pain for one hour, sweating')],
    ['when its end is written anew', text('Man, 58, chest pain for an hour'), text('Man, 58, chest pain for two days')],
  ])('%s', (_, before, after) => expect(goesOn(begun(before), after, NOW)).toBe(true));
});

describe('another check begins', () => {
  it.each([
    ['with another pair, though one drug is the same', drugs('warfarin', 'aspirin'), drugs('warfarin', 'ibuprofen')],
    ['with another list', drugs('metformin', 'glimepiride'), drugs('warfarin', 'aspirin', 'metformin')],
    ['with another patient', text('Man, 58, chest pain for one hour'), text('Woman, 29, sudden breathlessness')],
  ])('%s', (_, before, after) => expect(goesOn(begun(before), after, NOW)).toBe(false));

  it('after half an hour, and where there was none', () => {
    expect(goesOn(begun(drugs('warfarin'), 31), drugs('warfarin', 'aspirin'), NOW)).toBe(false);
    expect(goesOn(undefined, drugs('warfarin'), NOW)).toBe(false);
  });
});

describe('a sitting is held beside the most that was asked in it', () => {
  /** How many checks a row of questions counts as. */
  function counted(...questions: readonly ReadonlySet<string>[]): number {
    let sitting: Sitting | undefined;
    let checks = 0;
    for (const parts of questions) {
      if (sitting !== undefined && goesOn(sitting, parts, NOW)) sitting = { ...sitting, parts: widest(sitting, parts) };
      else {
        sitting = begun(parts);
        checks += 1;
      }
    }
    return checks;
  }

  it('nobody walks through the list by taking one off and adding another', () => {
    expect(counted(drugs('a', 'b'), drugs('b'), drugs('b', 'c'), drugs('c'), drugs('c', 'd'))).toBe(3);
    expect(counted(drugs('a', 'b', 'c'), drugs('a', 'b', 'd'), drugs('a', 'd', 'e'), drugs('d', 'e', 'f'))).toBe(2);
    expect(counted(drugs('a'), drugs('a', 'b'), drugs('a'), drugs('a', 'c'))).toBe(2);
  });

  it('a list that grows, is mended and grows on is one check', () => {
    expect(
      counted(drugs('a'), drugs('a', 'b'), drugs('a', 'b', 'c'), drugs('a', 'b', 'd'), drugs('a', 'b', 'd', 'e'), drugs('a', 'b', 'e')),
    ).toBe(1);
    expect(counted(text('Man, 58, chest'), text('Man, 58, chest pain for an hour'), text('Man, 58, chest pain for two days, sweats'))).toBe(
      1,
    );
  });
});

it('has nothing to count in a word or two', () => {
  expect(beginningsOf('Fever')).toEqual([]);
  expect(beginningsOf('  Fever for three days')).toEqual(['Fever fo', 'Fever for three ']);
});

import { expect, it } from 'vitest';
import type { DrugToDrugFound, FoundInteraction, Severity } from '../clinical-tools.contract.ts';
import { countsOf, leadOf, pairOf } from './interaction-summary.tsx';

const pair = (a: string, b: string, severity: Severity): FoundInteraction => ({
  drugs: [a, b],
  names: [a.toUpperCase(), b.toUpperCase()],
  kind: 'pair',
  severity,
  interruptive: false,
  effect: '',
  mechanism: '',
  management: '',
  onset: null,
  evidence: 'established',
  monitoring: [],
  alternatives: [],
  because: [],
  disagreement: [],
  sources: [],
  drafted: false,
  reviewed: null,
  further: [],
});
const found = (drugs: string[], interactions: FoundInteraction[]): DrugToDrugFound => ({
  recognised: drugs.map((id) => ({ input: id, id, name: id.toUpperCase(), by: 'name' })),
  unrecognised: [],
  interactions,
  duplicates: [],
  cumulative: [],
  alerts: [],
  checkedPairs: (drugs.length * (drugs.length - 1)) / 2,
  asks: [],
  drafted: false,
});

it('names the drug that is in every forbidden pair, and what leaving it out would gain', () => {
  const list = [
    pair('a', 'b', 'contraindicated'),
    pair('b', 'c', 'major'),
    pair('b', 'd', 'major'),
    pair('c', 'd', 'major'),
    pair('a', 'c', 'minor'),
  ];
  expect(leadOf(found(['a', 'b', 'c', 'd'], list))).toEqual({ key: 'stopForbidden', values: { drug: 'B', removed: 3, all: 4 } });
});

it.each<[string, FoundInteraction[], string]>([
  ['nothing', [], 'none'],
  ['minor ones only', [pair('a', 'b', 'minor')], 'minor'],
  ['moderate ones at most', [pair('a', 'b', 'moderate'), pair('a', 'c', 'minor')], 'moderate'],
  ['one serious pair', [pair('a', 'b', 'major')], 'oneMajor'],
  ['one forbidden pair', [pair('a', 'b', 'contraindicated'), pair('a', 'c', 'moderate')], 'oneForbidden'],
  ['serious pairs with one drug in common', [pair('a', 'b', 'major'), pair('a', 'c', 'major')], 'busyMajor'],
  ['serious pairs apart', [pair('a', 'b', 'major'), pair('c', 'd', 'major')], 'manyMajor'],
  ['forbidden pairs apart', [pair('a', 'b', 'contraindicated'), pair('c', 'd', 'contraindicated')], 'oneForbidden'],
])('of %s', (_, list, key) => expect(leadOf(found(['a', 'b', 'c', 'd'], list)).key).toBe(key));

it('asks for another drug when there is one', () => expect(leadOf(found(['a'], [])).key).toBe('oneDrug'));

it('counts pairs by severity, those without an interaction too', () => {
  const list = [pair('a', 'b', 'major'), pair('a', 'c', 'minor')];
  expect(countsOf(found(['a', 'b', 'c'], list))).toEqual({ contraindicated: 0, major: 1, moderate: 0, minor: 1, none: 1 });
  expect(pairOf(list, 'c', 'a')?.severity).toBe('minor');
  expect(pairOf(list, 'b', 'c')).toBeNull();
});

import { expect, it } from 'vitest';
import type { DrugToDrugFound, FoundAlert, FoundInteraction, Severity } from '../clinical-tools.contract.ts';
import { countsOf, leadOf, pairOf, verdictOf } from './interaction-summary.tsx';

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

const against = (drug: string, severity: Severity): FoundAlert => ({
  kind: 'pregnancy',
  drug: { id: drug, name: drug.toUpperCase() },
  about: '',
  severity,
  interruptive: true,
  note: null,
  sources: [],
  drafted: false,
});

it('begins with the patient where the patient is the graver reason', () => {
  const harmless = { ...found(['a', 'b'], [pair('a', 'b', 'moderate')]), alerts: [against('b', 'minor'), against('a', 'contraindicated')] };
  expect(leadOf(harmless)).toMatchObject({ key: 'alertForbidden', values: { drug: 'A' }, alert: { kind: 'pregnancy' } });
  const forbidden = { ...found(['a', 'b'], [pair('a', 'b', 'contraindicated')]), alerts: [against('a', 'contraindicated')] };
  expect(leadOf(forbidden).key).toBe('oneForbidden');
  expect(leadOf({ ...found(['a', 'b'], []), alerts: [against('a', 'moderate')] }).key).toBe('alertsOnly');
});

it.each<[string, Partial<DrugToDrugFound>, string, string]>([
  ['a forbidden pair', { interactions: [pair('a', 'b', 'contraindicated')] }, 'stop', 'notTogether'],
  ['a drug that the patient forbids', { alerts: [against('a', 'contraindicated')] }, 'stop', 'notInPatient'],
  ['a serious pair', { interactions: [pair('a', 'b', 'major')] }, 'act', 'major'],
  ['the same treatment twice', { duplicates: [{ class: 'x', drugs: [], severity: 'moderate', interruptive: false }] }, 'watch', 'moderate'],
  ['a name that nobody knows', { unrecognised: [{ input: 'x', suggestions: [] }] }, 'wait', 'notAllChecked'],
  ['nothing', {}, 'go', 'none'],
])('gives the sign of the gravest: %s', (_, more, level, key) =>
  expect(verdictOf({ ...found(['a', 'b'], []), ...more })).toEqual({ level, key }),
);

const twice = (severity: Severity) => ({ class: 'x', drugs: [{ id: 'a', name: 'A' }], severity, interruptive: false });

it('names what stands on the list twice, where that is the gravest', () => {
  const lead = (more: Partial<DrugToDrugFound>) => leadOf({ ...found(['a', 'b'], []), ...more });
  expect(lead({ duplicates: [twice('major')] })).toEqual({ key: 'twice', values: { drugs: 'A' } });
  expect(lead({ duplicates: [twice('minor')] }).key).toBe('twiceMild');
  expect(lead({ duplicates: [twice('moderate')], interactions: [pair('a', 'b', 'minor')] }).key).toBe('twiceMild');
  expect(lead({ duplicates: [twice('major')], interactions: [pair('a', 'b', 'major')] }).key).toBe('oneMajor');
  expect(lead({ duplicates: [twice('major')], alerts: [against('a', 'contraindicated')] }).key).toBe('alertForbidden');
  expect(leadOf({ ...found(['a'], []), duplicates: [twice('major')] }).key).toBe('twice');
});

/** Which signs a sentence may stand beside. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  alertForbidden: ['stop'],
  oneForbidden: ['stop'],
  alertMajor: ['act'],
  oneMajor: ['act'],
  twice: ['act'],
  moderate: ['watch'],
  alertWatch: ['watch'],
  alertsOnly: ['watch', 'go'],
  twiceMild: ['watch', 'go'],
  minor: ['go'],
  none: ['go'],
};

it('says in the sentence what the sign says, whatever comes together', () => {
  const grades = [null, 'minor', 'moderate', 'major', 'contraindicated'] as const;
  for (const ofPair of grades)
    for (const ofPatient of grades)
      for (const ofTwice of grades.slice(0, 4)) {
        const answer: DrugToDrugFound = {
          ...found(['a', 'b'], ofPair === null ? [] : [pair('a', 'b', ofPair)]),
          alerts: ofPatient === null ? [] : [against('a', ofPatient)],
          duplicates: ofTwice === null ? [] : [twice(ofTwice)],
        };
        const { key } = leadOf(answer);
        expect(SIGNS[key], `${ofPair} ${ofPatient} ${ofTwice}: ${key}`).toContain(verdictOf(answer).level);
      }
});

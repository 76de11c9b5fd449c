/** What a file or a rule offers instead must be better for every pair it speaks of, and what its text says must be what its level says. */
import { expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions } from './check.ts';
import type { Interaction } from './finding.ts';
import { rank } from './grade.ts';

const tokens = [...base.profiles.values()].map(({ drug, tokens: own }) => ({ id: drug.id, own: new Set(own) }));
const meantBy = (side: readonly string[]) => tokens.filter(({ own }) => side.some((one) => own.has(one))).map(({ id }) => id);
const between = (a: string, b: string): Interaction | undefined =>
  checkInteractions(base, { drugs: [{ id: a }, { id: b }] }).interactions[0];
const gravity = (a: string, b: string) => {
  const found = a === b ? undefined : between(a, b);
  return found === undefined ? 0 : rank(found);
};

/** Pairs of which the file or rule is the gravest reason, and the alternatives that are as bad with either. */
function worthless(id: string, as: readonly string[], bs: readonly string[], alternatives: readonly string[]): string[] {
  return as.flatMap((a) =>
    bs.flatMap((b) => {
      const found = a === b ? undefined : between(a, b);
      if (found?.reasons[0].id !== id) return [];
      return alternatives
        .filter((one) => one !== a && one !== b && Math.min(gravity(a, one), gravity(one, b)) >= rank(found))
        .map((one) => `${id}: ${one} for ${a} + ${b}`);
    }),
  );
}

it('offers nothing that is as bad with both', () => {
  const ofPairs = Object.entries(base.knowledge.pairs)
    .filter(([, { alternatives }]) => alternatives.length > 0)
    .flatMap(([id, pair]) => worthless(id, meantBy(pair.a), meantBy(pair.b), pair.alternatives));
  const ofRules = Object.values(base.knowledge.mechanisms).flatMap((rule) => {
    if (rule.kind !== 'trait' || rule.alternatives.length === 0) return [];
    const having = (trait: string) => [...base.profiles.values()].filter(({ traits }) => traits.has(trait)).map(({ drug }) => drug.id);
    return worthless(rule.id, having(rule.a), having(rule.b), rule.alternatives);
  });
  expect([...ofPairs, ...ofRules]).toEqual([]);
}, 60_000);

it('shows the alternatives of a rule as those of a file', () => {
  expect(between('ibuprofen', 'ramipril')?.reasons[0].alternatives).toEqual(['paracetamol']);
  expect(between('ibuprofen', 'warfarin')?.reasons[0].alternatives).toEqual(['paracetamol']);
});

/** The bare order, without what to do otherwise. */
const FORBIDS =
  /^(?:avoid|do not combine|do not (?:take|give) together|not together|not recommended together|choose another drug)\s*(?:[.;:]|$)/i;

it('does not tell to avoid what it calls moderate or minor', () => {
  const faults = Object.entries(base.knowledge.pairs).flatMap(([id, { severity, management, factors }]) => {
    if (management === undefined || !FORBIDS.test(management.en)) return [];
    const levels = [severity, ...factors.map(({ grade }) => grade.severity)];
    return levels.filter((level) => level === 'moderate' || level === 'minor').map((level) => `${id}: ${level}, “${management.en}”`);
  });
  expect(faults).toEqual([]);
});

it.each([
  ['ibuprofen', 'prednisolone', 'moderate'],
  ['naproxen', 'dexamethasone', 'moderate'],
  ['celecoxib', 'methylprednisolone', 'moderate'],
  ['aspirin', 'prednisone', 'moderate'],
  ['valproic-acid', 'aspirin', 'moderate'],
  ['tramadol', 'carbamazepine', 'major'],
  ['riociguat', 'dipyridamole', 'contraindicated'],
  ['riociguat', 'theophylline', 'contraindicated'],
  ['rivastigmine', 'metoclopramide', 'major'],
] as const)('%s with %s is %s', (a, b, severity) => expect(between(a, b)?.severity).toBe(severity));

it('weighs the dose of simvastatin', () => {
  const graded = (mg: number, other: string) =>
    checkInteractions(base, { drugs: [{ id: 'simvastatin', dailyDose: { low: mg, unit: 'mg' } }, { id: other }] }).interactions[0];
  expect([10, 20, 40, 80].map((mg) => graded(mg, 'amlodipine')?.severity)).toEqual(['moderate', 'moderate', 'major', 'major']);
  expect([10, 20].map((mg) => graded(mg, 'diltiazem')?.severity)).toEqual(['moderate', 'major']);
  expect(graded(80, 'amlodipine')?.interruptive).toBe(true);
});

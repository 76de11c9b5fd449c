/** Pairs that were studied and in which nothing happens: silent wherever a file says so, and never against what a rule calls grave. */
import type { Pair } from '@kolegia/clinical-knowledge/interaction-schema';
import { expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions } from './check.ts';
import { type Base, prepareInteractions } from './prepare.ts';

const { knowledge } = base;
const written = Object.entries(knowledge.pairs);
const drugsOf = (side: string) => [...base.profiles.values()].filter(({ tokens }) => tokens.includes(side)).map(({ drug }) => drug.id);

/** The gravest of what is found for the two, sums of effects left out: that two drugs both make sleepy, no study of levels says. */
function found(of: Base, a: string, b: string): string {
  const { interactions } = checkInteractions(of, { drugs: [{ id: a }, { id: b }] });
  return (interactions[0]?.reasons ?? [])
    .filter(({ kind }) => kind !== 'sum' && kind !== 'duplicate')
    .map(({ id, severity }) => `${a} + ${b}: ${severity} by ${id}`)
    .join('; ');
}

it('no file or rule speaks of two drugs that a file says were studied without an interaction', () => {
  const spoken = written
    .filter(([, { severity, replaces }]) => severity === 'none' && replaces === undefined)
    .flatMap(([id, { a, b, except }]) =>
      a.flatMap(drugsOf).flatMap((one) =>
        b
          .flatMap(drugsOf)
          .filter((other) => other !== one && !except.includes(one) && !except.includes(other))
          .map((other) => found(base, one, other))
          .filter((text) => text !== '')
          .map((text) => `${id}: ${text}`),
      ),
    );
  expect(spoken).toEqual([]);
});

/** The knowledge with one more file about the two. */
function withNone(a: string, b: string, more: Partial<Pair> = {}): Base {
  const [, model] = written.find(([id]) => id === 'theophylline.studied') ?? [];
  if (model === undefined) throw new Error('theophylline.studied is gone');
  return prepareInteractions({ ...knowledge, pairs: { ...knowledge.pairs, 'new.none': { ...model, a: [a], b: [b], ...more } } });
}

it.each([
  // A rule on enzymes, what is written about a class, and a rule on traits.
  ['voriconazole', 'indinavir', 'major'],
  ['simvastatin', 'adagrasib', 'contraindicated'],
  ['sildenafil', 'isosorbide-mononitrate', 'contraindicated'],
])('a study of %s with %s silences nothing that is %s', (a, b, severity) => {
  expect(found(base, a, b)).toContain(severity);
  expect(found(withNone(a, b), a, b)).toContain(severity);
  expect(found(withNone(a, b, { replaces: 'all' }), a, b)).toContain(severity);
});

it.each([
  ['norfloxacin', 'theophylline'],
  ['esomeprazole', 'phenytoin'],
])('what a rule says of a weak inhibitor, %s with %s, is silent once studied', (a, b) => {
  expect(found(base, a, b)).toMatch(/: (?:minor|moderate) by [^;]+$/);
  expect(found(withNone(a, b), a, b)).toBe('');
});

it.each([
  ['tamoxifen', 'venlafaxine'],
  ['tamoxifen', 'desvenlafaxine'],
  ['tamoxifen', 'sertraline'],
  ['micafungin', 'tacrolimus'],
  ['dolutegravir', 'omeprazole'],
  ['raltegravir', 'rabeprazole'],
  ['bictegravir', 'famotidine'],
  ['pitavastatin', 'darunavir'],
  ['theophylline', 'famotidine'],
  ['loratadine', 'azithromycin'],
  ['voriconazole', 'digoxin'],
  ['semaglutide', 'paracetamol'],
  ['clarithromycin', 'oral-contraceptive-combined'],
])('nothing is found for %s with %s', (a, b) => expect(found(base, a, b)).toBe(''));

it.each([
  ['tamoxifen', 'paroxetine', 'major'],
  ['tamoxifen', 'bupropion', 'major'],
  ['micafungin', 'sirolimus', 'minor'],
  ['dolutegravir', 'dalfampridine', 'major'],
  ['dolutegravir', 'oxcarbazepine', 'major'],
  ['bictegravir', 'rifabutin', 'major'],
  ['bictegravir', 'metformin', 'moderate'],
  ['rosuvastatin', 'darunavir', 'moderate'],
  ['theophylline', 'cimetidine', 'm'],
  ['itraconazole', 'digoxin', 'major'],
  ['posaconazole', 'digoxin', 'moderate'],
  ['tirzepatide', 'oral-contraceptive-combined', 'm'],
  ['atazanavir', 'famotidine', 'm'],
  ['rilpivirine', 'omeprazole', 'contraindicated'],
])('and still for their neighbours %s with %s: %s', (a, b, severity) => expect(found(base, a, b)).toContain(severity));

/** Not every progestogen is a contraceptive, and the depot is what is taken instead of the pill beside an inducer. */
import { expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions } from './check.ts';

const between = (a: string, b: string) => checkInteractions(base, { drugs: [{ id: a }, { id: b }] }).interactions[0];

it.each(['rifampicin', 'carbamazepine', 'phenytoin', 'efavirenz', 'topiramate', 'griseofulvin'])(
  'calls the depot beside %s good to know, and the pill and the implant unsafe',
  (inducer) => {
    expect(between('medroxyprogesterone', inducer)).toMatchObject({ severity: 'minor', interruptive: false });
    for (const hormone of ['oral-contraceptive-combined', 'desogestrel', 'etonogestrel'])
      expect(['major', 'moderate']).toContain(between(hormone, inducer)?.severity);
  },
);

it.each(['dydrogesterone', 'progesterone', 'dienogest'])('speaks of the disease and not of pregnancy with %s', (hormone) => {
  const found = between(hormone, 'rifampicin');
  expect(found).toMatchObject({ severity: 'moderate', interruptive: false });
  expect(found?.reasons.map(({ effect }) => effect.en).join()).not.toMatch(/contracepti|pregnan/i);
});

it.each(['megestrol', 'hydroxyprogesterone'])('warns of no failed contraception with %s', (hormone) => {
  const reasons = between(hormone, 'rifampicin')?.reasons ?? [];
  expect(reasons.map(({ effect }) => effect.en).join()).not.toMatch(/contracepti|pregnan/i);
});

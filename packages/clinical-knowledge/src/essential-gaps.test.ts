import { expect, it } from 'vitest';
import { builtKnowledge } from '../testing/built.ts';
import { essentialGaps } from './essential-gaps.ts';

/** What stands empty today. Who fills some lowers the number; nobody raises it. */
const AT_MOST: Readonly<Record<string, number>> = {
  margin: 0,
  pregnancy: 2,
  lactation: 3,
  conditions: 49,
  monitoring: 111,
  dose: 1,
  'kidney, said or adjusted': 2,
  'liver, said or adjusted': 5,
  'enzymes or transporters': 248,
  'effects weighed': 145,
};

it('what a text has none of is no gap', () => {
  const knowledge = builtKnowledge();
  const emptyOf = (drugs: typeof knowledge.drugs) =>
    Object.fromEntries(essentialGaps({ ...knowledge, drugs }).map(({ field, empty }) => [field, empty]));
  const bare = Object.values(knowledge.drugs).find(
    ({ kind, essential, kinetics, effects, monitoring, noneKnown }) =>
      kind === 'drug' && essential.includes('who') && [kinetics, effects, monitoring, noneKnown].every((field) => field.length === 0),
  );
  if (bare === undefined) return expect.fail('every essential drug says something of these by now: choose another');
  const { id } = bare;
  expect(emptyOf({ [id]: bare })).toMatchObject({ monitoring: 1, 'enzymes or transporters': 1, 'effects weighed': 1 });
  const said = { ...bare, noneKnown: [{ of: ['enzymes' as const, 'monitoring' as const], src: ['a'] }] };
  expect(emptyOf({ [id]: said })).toMatchObject({ monitoring: 0, 'enzymes or transporters': 0, 'effects weighed': 1 });
});

it('no field of the essential drugs grows emptier', () => {
  const gaps = essentialGaps(builtKnowledge());
  expect(gaps.map(({ field }) => field)).toEqual(Object.keys(AT_MOST));
  for (const { field, empty, of, goal } of gaps) {
    expect(empty, field).toBeLessThanOrEqual(AT_MOST[field] ?? 0);
    expect(goal, field).toBeLessThan(of);
  }
});

import { expect, it } from 'vitest';
import { conditionsIn } from './condition.policy.ts';

it('knows a condition by its names in both languages and by what is narrower', () => {
  expect(conditionsIn('Dengue in the second trimester', '')).toEqual(['dengue']);
  expect(conditionsIn('Demam berdarah dengue pada ibu hamil', '')).toEqual(['dengue']);
});

it('takes a title at its word, and a text only when it keeps coming back to it', () => {
  const passing = 'He had dengue as a child.';
  expect(conditionsIn('Fever and jaundice', passing)).toEqual([]);
  expect(conditionsIn('Fever and jaundice', `${passing} Dengue was thought of. NS1 for dengue was negative.`)).toEqual(['dengue']);
});

it('does not take a small word for an abbreviation', () => {
  expect(conditionsIn('As we see it, gout is as common as before', '')).toEqual(['gout']);
});

it('names at most four, and none twice', () => {
  const many = conditionsIn('Dengue, malaria, typhoid fever, leptospirosis, measles, dengue', '');
  expect(many).toHaveLength(4);
  expect(new Set(many).size).toBe(4);
});

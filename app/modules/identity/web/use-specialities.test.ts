import { expect, it } from 'vitest';
import { matchingSpecialities } from './use-specialities.ts';

it('finds what begins with the query before what contains it as a word', () => {
  const choices = ['Internal medicine', 'Medical genetics', 'Paediatrics'].map((name) => ({ slug: name, name }));
  const found = (query: string) => matchingSpecialities(choices, query).map(({ name }) => name);
  expect(found('med')).toEqual(['Medical genetics', 'Internal medicine']);
  expect(found(' PAED')).toEqual(['Paediatrics']);
  expect(found('edic')).toEqual([]);
});

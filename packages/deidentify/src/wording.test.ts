import { expect, it } from 'vitest';
import commonEn from '../data/common-words.en.json' with { type: 'json' };
import commonId from '../data/common-words.id.json' with { type: 'json' };
import eponymsDrugsGerms from '../data/eponyms-drugs-germs.json' with { type: 'json' };
import givenNames from '../data/given-names.json' with { type: 'json' };
import medicalTerms from '../data/medical-terms.json' with { type: 'json' };
import { deidentifyWording } from './wording.ts';

const keys = (tree: object): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'object' ? keys(value).map((inner) => `${key}.${inner}`) : [key]));
const blanks = (template: string) => [...template.matchAll(/\{\w+\}/g)].map(String).sort();

it('says the same in both languages, with the same blanks', () => {
  const { en, id } = deidentifyWording;
  expect(keys(id)).toEqual(keys(en));
  for (const key of Object.keys(en.replace) as (keyof typeof en.replace)[])
    expect(blanks(id.replace[key])).toEqual(blanks(en.replace[key]));
});

it.each([
  ['common (en)', commonEn],
  ['common (id)', commonId],
  ['given names', givenNames],
  ['eponyms, drugs and germs', eponymsDrugsGerms],
  ['medical terms', medicalTerms],
])('%s words are sorted, lower case, each once', (_, list) => {
  expect(list).toEqual([...new Set(list)].sort());
  expect(list).toEqual(list.map((word) => word.toLowerCase()));
});

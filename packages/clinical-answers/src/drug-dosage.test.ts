/** Which drug a name on the page of doses means. */
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { expect, it } from 'vitest';
import { answerDosage, prepareDosageTools } from './drug-dosage.ts';
import { prepareDrugTools } from './drug-to-drug.ts';

const knowledge = builtKnowledge();
const tools = prepareDosageTools(prepareDrugTools(knowledge));
const ask = (drug: string) => answerDosage(tools, { drug, patient: { ageYears: 40, weightKg: 70 } }, 'en');

it.each([
  ['caffeine citrate', 'caffeine'],
  ['kafein sitrat', 'caffeine'],
  ['normal immunoglobulin', 'immunoglobulin-human'],
  ['immunoglobulin, normal human', 'immunoglobulin-human'],
  ['imunoglobulin normal', 'immunoglobulin-human'],
  ['nirmatrelvir/ritonavir', 'nirmatrelvir'],
  ['artemether/lumefantrine', 'artemether-lumefantrine'],
  // Their doses stand with one ingredient, and name the other.
  ['atovaquone/proguanil', 'atovaquone'],
  ['proguanil-atovaquone', 'atovaquone'],
  ['Malarone', 'atovaquone'],
  ['piperacillin/tazobactam', 'piperacillin'],
  ['piperasilin/tazobaktam', 'piperacillin'],
])('%s: the doses of %s', (typed, drug) => expect(ask(typed).drug?.id).toBe(drug));

it.each([
  ['glecaprevir/pibrentasvir', ['glecaprevir', 'pibrentasvir']],
  ['amlodipine/valsartan', ['amlodipine', 'valsartan']],
  ['paracetamol/caffeine', ['paracetamol', 'caffeine']],
])('%s: each has doses of its own, so the reader says which', (typed, ids) => {
  const found = ask(typed);
  expect(found.drug).toBeNull();
  expect(found.suggestions.map(({ id }) => id)).toEqual(ids);
});

it('offers the indications that are like one that is none of the drug’s', () => {
  const near = (indication: string) =>
    answerDosage(tools, { drug: 'amoxicillin', indication, patient: { ageYears: 40, weightKg: 70 } }, 'en').nearIndications;
  expect(near('chronic otitis media').map(({ name }) => name)).toEqual([expect.stringMatching(/otitis media/i)]);
  expect(near('otitis media kronis')).toEqual(near('chronic otitis media'));
  expect(near('otitis media')).toEqual([]);
  expect(near('unheard')).toEqual([]);
});

/** What is forbidden stands on the page without anything that reads like a way to give it. */
import { answerDosage, prepareDosageTools } from '@kolegia/clinical-answers/drug-dosage';
import { prepareDrugTools } from '@kolegia/clinical-answers/drug-to-drug';
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import type { DosageFound } from '../dosage.contract.ts';
import { Adjustments, DosageLead, Regimens } from './dosage-answer.tsx';
import { IndicationOffer } from './indication-offer.tsx';

const tools = prepareDosageTools(prepareDrugTools(builtKnowledge()));
const WOMAN = { ageYears: 30, sex: 'female' as const, weightKg: 60, heightCm: 160, creatinine: { value: 0.8, unit: 'mg/dL' } };

function shown(drug: string, patient: object): string {
  const answer = answerDosage(tools, { drug, patient: { ...WOMAN, ...patient } }, 'en') as DosageFound;
  const page = [Regimens, Adjustments].map((part) => renderToString(inLanguage('en', createElement(part, { answer }))));
  return page.join('').replace(/<!-- -->/g, '');
}

const DOSE = /\d (mg|mcg|g|units|milliunits)\b/;

it.each(['methotrexate', 'letrozole', 'clomifene', 'isotretinoin'])('%s in pregnancy: no dose', (drug) => {
  const page = shown(drug, { pregnancyWeek: 12 });
  expect(page).toContain('Contraindicated');
  expect(page).not.toMatch(DOSE);
});

it('letrozole in pregnancy beside a failing liver: not the dose of that liver either', () =>
  expect(shown('letrozole', { pregnancyWeek: 12, hepatic: 'C' })).not.toMatch(DOSE));

it('the same drugs outside a pregnancy: a dose, and what goes with it', () => {
  expect(shown('methotrexate', {})).toMatch(DOSE);
  expect(shown('methotrexate', {})).toContain('daily use kills');
});

it('words that mean no indication of the drug: said so, with those that are like it, or else all that it has', () => {
  const told = (indication: string) => {
    const answer = answerDosage(tools, { drug: 'amoxicillin', indication, patient: WOMAN }, 'id') as DosageFound;
    const parts = [createElement(DosageLead, { answer }), createElement(IndicationOffer, { answer, onTake: () => undefined })];
    return parts.map((part) => renderToString(inLanguage('id', part)));
  };
  const [lead, offered = ''] = told('malaria');
  expect(lead).toContain('bukan salah satu indikasi amoksisilin');
  expect(offered.match(/<button/g)).toHaveLength(6);
  expect(told('otitis media kronis')[1]?.match(/<button/g)).toHaveLength(1);
  expect(told('CAP')[1]).toBe('');
});

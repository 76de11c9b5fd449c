/** What stands in the field of an indication, and what is asked with what was typed: on the knowledge as it is. */
import { answerDosage, prepareDosageTools } from '@kolegia/clinical-answers/drug-dosage';
import { prepareDrugTools } from '@kolegia/clinical-answers/drug-to-drug';
import { searchIndications } from '@kolegia/clinical-answers/indication-names';
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { describe, expect, it } from 'vitest';
import type { Language } from '#platform/i18n/languages.ts';
import type { DosageFound } from '../dosage.contract.ts';
import { indicationAsked, shownIndication } from './indication-names.tsx';

const tools = prepareDosageTools(prepareDrugTools(builtKnowledge()));
const patient = { ageYears: 40, weightKg: 70 };
const answer = (drug: string, indication: string, language: Language = 'en') =>
  answerDosage(tools, { drug, indication, patient }, language) as DosageFound;
const shown = (drug: string, asked: string, language: Language = 'en') => shownIndication(asked, answer(drug, asked, language), true);
const taken = (drug: string, typed: string, language: Language = 'en') =>
  indicationAsked(typed, searchIndications(tools, { drug, patient }, typed, language));

describe('in the field stands', () => {
  it('nothing where all are asked for', () => {
    expect(shown('amoxicillin', '').text).toBe('');
  });

  it.each([
    ['community-acquired-pneumonia', 'en', 'Community-acquired pneumonia'],
    ['community-acquired-pneumonia', 'id', 'Pneumonia komunitas'],
    ['CAP', 'en', 'Community-acquired pneumonia'],
    ['CAP', 'id', 'Pneumonia komunitas'],
  ] as const)('for %s in “%s” the name of the one that is meant', (asked, language, text) => {
    expect(shown('amoxicillin', asked, language)).toEqual({ text, means: [], isNear: false, none: undefined });
  });

  it('what was asked, beside the several that it means', () => {
    expect(shown('nitrofurantoin', 'UTI')).toMatchObject({
      text: 'UTI',
      isNear: false,
      means: ['Uncomplicated cystitis', 'Uncomplicated cystitis, macrocrystals as monohydrate'],
    });
  });

  it('what was asked, and that it only comes near, or means nothing here', () => {
    const near = shown('paracetamol', 'sakit kepala', 'id');
    expect(near).toMatchObject({ text: 'sakit kepala', isNear: true, none: undefined });
    expect(near.means).toContain('Nyeri dan demam');
    const none = shown('amoxicillin', 'unheard');
    expect(none).toMatchObject({ text: 'unheard', means: [], isNear: false });
    expect(none.none).toContain('“unheard”');
  });

  it('only what was asked while the answer is about something else', () => {
    const before = answer('amoxicillin', 'unheard');
    expect(shownIndication('CAP', before, false)).toEqual({ text: 'CAP', means: [], isNear: false, none: undefined });
    expect(shownIndication('acute-otitis-media', before, false).text).toBe('Acute otitis media');
  });
});

describe('is asked', () => {
  it.each([
    ['amoxicillin', 'acute otitis MEDIA ', 'en', 'acute-otitis-media'],
    ['amoxicillin', 'Otitis media akut', 'id', 'acute-otitis-media'],
    // Begins one name alone.
    ['amoxicillin', 'pneu', 'en', 'community-acquired-pneumonia'],
    // Understood as it stands: whoever opens the link reads it in their language.
    ['nitrofurantoin', 'UTI', 'en', 'UTI'],
    ['paracetamol', 'sakit kepala', 'id', 'sakit kepala'],
    // Goes on as words, which say more than the indication that they come near.
    ['ibuprofen', 'demam berdar', 'id', 'demam berdarah'],
    // Begins several: none is guessed.
    ['nitrofurantoin', 'cyst', 'en', 'cyst'],
    ['amoxicillin', ' unheard ', 'en', 'unheard'],
    ['amoxicillin', '  ', 'en', ''],
  ] as const)('%s: “%s” in %s', (drug, typed, language, asked) => expect(taken(drug, typed, language)).toBe(asked));

  it('with the words as they are where the knowledge is not here yet', () => {
    expect(indicationAsked(' UTI ', null)).toBe('UTI');
  });
});

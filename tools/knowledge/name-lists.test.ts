import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { describe, expect, it } from 'vitest';
import { listCounts, notYetRecognised } from './name-lists.ts';

const counts = listCounts(builtKnowledge());

describe('the lists of names that the knowledge is measured against', () => {
  it('are those of the project, and long enough to say something', () => {
    expect(counts.map(({ title }) => title)).toEqual([
      'Anaesthetics and what is given beside them',
      'Antimalarials',
      'Antiretrovirals',
      'Drugs against tuberculosis',
      'Foods, drinks and habits',
      'Formularium Nasional',
      'Common herbs and jamu',
      'Anticancer drugs by mouth',
      'Commonly named among the most prescribed in the US',
      'Vaccines',
      'WHO Model List of Essential Medicines',
    ]);
    const of = Object.fromEntries(counts.map((one) => [one.title, one.of]));
    expect(of['Commonly named among the most prescribed in the US']).toBeGreaterThanOrEqual(300);
    expect(of['WHO Model List of Essential Medicines']).toBeGreaterThanOrEqual(450);
    expect(of['Formularium Nasional']).toBeGreaterThanOrEqual(500);
  });

  it('are recognised but for a few, each of which is said', () =>
    expect([...new Set(counts.flatMap(({ unknown }) => unknown))].toSorted()).toEqual([...notYetRecognised()].toSorted()));

  it('name a thing once', () => expect(new Set(notYetRecognised()).size).toBe(notYetRecognised().length));
});

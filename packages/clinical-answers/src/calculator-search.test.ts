import { list } from '@kolegia/clinical-calculators/registry';
import { withSearchWords } from '@kolegia/clinical-calculators/search-words';
import { describe, expect, it } from 'vitest';
import { calculatorCards } from './calculation.ts';
import { searchCalculators } from './calculator-search.ts';

const listIn = (language: 'en' | 'id') => {
  const others = new Map(calculatorCards(language === 'en' ? 'id' : 'en').map(({ id, name }) => [id, name]));
  return calculatorCards(language).map((card) => ({ ...card, otherName: others.get(card.id) ?? card.name }));
};

describe.each(['en', 'id'] as const)('a page in %s finds', (language) => {
  const cards = listIn(language);
  const found = (asked: string) => searchCalculators(cards, asked).map(({ id }) => id);

  it.each([
    ['CrCl', 'cockcroft-gault'],
    ['bersihan kreatinin', 'cockcroft-gault'],
    ['laju filtrasi glomerulus', 'ckd-epi-2021'],
    ['cha2ds2vasc', 'cha2ds2-vasc'],
    ['CHADSVASC', 'cha2ds2-vasc'],
    ['hasbled', 'has-bled'],
    ['fib 4', 'fib-4'],
    ['FIB4', 'fib-4'],
    ['P/F ratio', 'pf-ratio'],
    ['Aa gradient', 'a-a-gradient'],
    ['curb65', 'curb-65'],
    ['IMT', 'bmi'],
    ['usus buntu', 'alvarado'],
    ['hyponatremia', 'sodium-deficit'],
    ['hyponatraemia', 'sodium-deficit'],
    ['hiponatremia', 'sodium-deficit'],
    ['sleep apnea', 'stop-bang'],
    ['TIA', 'abcd2'],
    ['HPHT', 'due-date'],
    ['MME', 'morphine-equivalents'],
    ['norepinefrin', 'infusion-rate'],
    ['efusi pleura', 'lights-criteria'],
    ['maintenance fluids', 'holliday-segar'],
    ['nyeri dada', 'heart'],
    ['chest pain', 'heart'],
    ['risiko jatuh', 'morse-fall'],
    ['thyroid storm', 'burch-wartofsky'],
    ['risiko kardiovaskular', 'score2-asia-pacific'],
    ['PREVENT', 'prevent-heart-failure'],
    ['usia gestasi', 'gestational-age-lmp'],
    ['umur kehamilan', 'gestational-age-lmp'],
    ['rumus parkland', 'parkland'],
    ['skor centor', 'centor'],
    ['kalkulator klirens kreatinin', 'cockcroft-gault'],
    ['hitung IMT', 'bmi'],
    ['rencana terapi B', 'who-plan-b'],
    ['skala koma glasgow', 'gcs'],
    ['ideal body weight calculator', 'ideal-body-weight'],
    ['Ranson score', 'ranson'],
    ['berat badan menurut usia', 'growth-weight'],
  ])('“%s”', (asked, id) => expect(found(asked)).toContain(id));

  it.each([
    ['MAP', 'map'],
    ['KID', 'isth-dic'],
    ['ANC', 'absolute-neutrophils'],
    ['ETT', 'tracheal-tube'],
    ['BMI', 'bmi'],
    ['IMT', 'bmi'],
    ['Ballard', 'new-ballard'],
    ['SOFA', 'sofa'],
    ['PSI', 'psi'],
    ['must', 'must'],
  ])('“%s” first, though its letters stand in other words', (asked, id) => expect(found(asked)[0]).toBe(id));

  it('no more for a word that says only that it is one, where that stands alone', () => {
    expect(found('skor').length).toBeGreaterThan(3);
    expect(found('kalkulator xyzzy')).toEqual([]);
    expect(found('skor wells')).toEqual(found('wells'));
  });

  it('nothing for words that mean nothing here, and all for none', () => {
    expect(found('xyzzy')).toEqual([]);
    expect(found('  ')).toHaveLength(cards.length);
  });

  it('every calculator by its name and by its id', () => {
    for (const { id, name } of cards) {
      expect(found(name), name).toContain(id);
      expect(found(id), id).toContain(id);
    }
  });
});

it('gives words to calculators that are there', () => {
  const ids = new Set(list().map(({ id }) => id));
  expect(withSearchWords.filter((id) => !ids.has(id))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('a reliever that does not help', () => {
  it.each([
    'She did not receive significant relief from her rescue inhaler.',
    'Short of breath, no relief with his inhaler',
    'Wheezy. Her puffer has not helped.',
    'Breathless, salbutamol had no effect',
    'Ten puffs of albuterol without benefit',
    'Little relief from the nebuliser',
    'Only minimal improvement with albuterol',
    'Failed to improve with bronchodilators',
    'Wheeze unrelieved by her inhaler',
    'Breathlessness unresponsive to salbutamol',
    'Asthma not responding to nebulised salbutamol',
    'Wheezing despite increased use of albuterol',
    'Still wheezing in spite of two nebulisers',
    'Sesak, tidak membaik dengan inhaler',
    'Mengi, sudah pakai semprotan 3 kali nggak mempan',
    'Sudah diuap dua kali tidak ada perbaikan',
    'Sesak walaupun sudah disemprot',
    'Bengek, inhaler kurang menolong',
    'Sesak belum reda setelah nebulisasi',
  ])('%s', (text) => {
    const { present, absent } = read(text);
    expect(present).toContain('reliever-does-not-help');
    expect(present).not.toContain('relieved-by-inhaler');
    expect(absent).not.toContain('reliever-does-not-help');
  });
});

describe('a reliever that helps', () => {
  it.each([
    'The wheeze is relieved by her inhaler.',
    'Her rescue inhaler gives good relief.',
    'Breathless; salbutamol helps',
    'Improved after two nebulisers',
    'Sesak membaik dengan inhaler',
    'Mengi reda setelah diuap',
  ])('%s', (text) => {
    const { present, absent } = read(text);
    expect(present).toContain('relieved-by-inhaler');
    expect(absent).toContain('reliever-does-not-help');
    expect(present).not.toContain('reliever-does-not-help');
  });
});

it.each([
  'Return if not relieved by the inhaler',
  'Pain reliever did not help',
  'Uses an inhaler. The rash is no better.',
  'His brother has asthma not relieved by his inhaler',
])('says nothing of a reliever: %s', (text) => expect(read(text).present).not.toContain('reliever-does-not-help'));

describe('what does not ease it', () => {
  it.each([
    ['Epigastric pain not relieved by antacids', 'epigastric-pain', 'pain-relieved-by-antacid'],
    ['Upper abdominal pain, no relief with omeprazole', 'abdominal-pain', 'pain-relieved-by-antacid'],
    ['Nyeri ulu hati tidak membaik dengan antasida', 'epigastric-pain', 'pain-relieved-by-antacid'],
    ['Nyeri ulu hati, sudah minum promag tidak mempan', 'epigastric-pain', 'pain-relieved-by-antacid'],
    ['Chest pain not relieved by rest', 'prolonged-rest-chest-pain', 'chest-pain-relieved-by-rest'],
    ['Nyeri dada tidak membaik dengan istirahat', 'prolonged-rest-chest-pain', 'chest-pain-relieved-by-rest'],
    ['Chest pain not relieved by sitting forward', 'chest-pain', 'chest-pain-relieved-by-leaning-forward'],
    ['Abdominal pain, not relieved by defecation', 'abdominal-pain', 'pain-relieved-by-defecation'],
  ])('%s', (text, there, absent) => {
    const said = read(text);
    expect(said.present).toContain(there);
    expect(said.present).not.toContain(absent);
    expect(said.absent).toContain(absent);
  });
  it.each([
    ['Lip swelling that did not respond to adrenaline', 'swelling-not-helped-by-adrenaline'],
    ['Bibir bengkak, tidak membaik setelah suntik adrenalin', 'swelling-not-helped-by-adrenaline'],
    ['Fever, no response to antibiotics', 'no-better-on-antibiotic'],
    ['Demam tidak turun walau sudah minum antibiotik', 'no-better-on-antibiotic'],
    ['Back pain not relieved by rest', 'back-pain-at-night-or-rest'],
  ])('%s', (text, there) => expect(read(text).present).toContain(there));
  it('helps after all', () =>
    expect(read('The lip swelling improved after adrenaline').absent).toContain('swelling-not-helped-by-adrenaline'));
});

describe('a complaint that a remedy does not touch', () => {
  it.each([
    ['fever not responding to paracetamol', 'fever'],
    ['Headache with no relief with paracetamol', 'headache'],
    ['Demam tidak turun dengan parasetamol', 'fever'],
    ['headache unresponsive to ibuprofen', 'headache'],
  ])('is there: %s', (text, there) => expect(read(text).present).toContain(there));
  it('is nobody who cannot be woken', () => {
    expect(read('headache unresponsive to ibuprofen').present).not.toContain('coma');
    expect(read('unresponsive to painful stimuli').present).toContain('coma');
  });
});

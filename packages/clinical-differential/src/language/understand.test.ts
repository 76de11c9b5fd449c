import { describe, expect, it } from 'vitest';
import { realBase } from '../../testing/real-base.ts';
import { counts } from '../evidence-of.ts';
import { understand } from './understand.ts';

const { language } = realBase();
const ids = (text: string) => {
  const said = understand(language, text).mentions.filter(counts);
  const of = (present: boolean) =>
    new Set(said.filter((one) => one.present === present).map(({ finding }) => language.findings[finding]?.id));
  return { present: of(true), absent: of(false) };
};

it.each(['A 3-week-old baby with fever', 'Baby of 3 weeks with fever', 'Bayi 3 minggu demam'])(
  '%s: an age says nothing of how long',
  (text) => expect([...ids(text).present]).toEqual(['fever']),
);

describe('findings by other words', () => {
  it.each([
    ['pain in the right lower part of her abdomen', 'right-lower-quadrant-pain'],
    ['sakit perut kanan bawah', 'right-lower-quadrant-pain'],
    ['nyeri perut bagian kanan bawah', 'right-lower-quadrant-pain'],
    ['his knee is red, hot and swollen', 'single-hot-joint'],
    ['she cannot stop throwing up and vomitted all night', 'vomiting'],
    ['short of breath when climbing stairs', 'exertional-dyspnoea'],
    ['ngos-ngosan kalau naik tangga', 'exertional-dyspnoea'],
    ['keringat dingin dan batuk berdahak', 'productive-cough'],
    ['lost 6 kg of weight without trying; weight loss', 'weight-loss'],
    ['the eyes are yellow', 'jaundice'],
    ['mata tampak kuning', 'jaundice'],
    ['kencing seperti teh', 'dark-urine'],
    ['tangannya gemetaran', 'tremor'],
    ['headahce since yesterday', 'headache'],
    ['kepala terasa sakit', 'headache'],
    ['no appetite at all', 'loss-of-appetite'],
    ['nafsu makan menurun', 'loss-of-appetite'],
    ['batuk-batuk', 'cough'],
    ['Demam (+)', 'fever'],
    ['the cough is dry', 'dry-cough'],
    ['badan saya panas tinggi, menggigil', 'chills'],
  ])('%s', (text, id) => expect([...ids(text).present]).toContain(id));

  it('takes the longest: a dry cough is not also any cough', () => expect([...ids('a dry cough').present]).toEqual(['dry-cough']));
  it('does not bring together what stands apart', () => {
    const { present } = ids('cough and bloody stool');
    expect(present.has('cough')).toBe(true);
    expect(present.has('haemoptysis')).toBe(false);
    expect(ids('abdominal pain, swollen legs').present.has('abdominal-distension')).toBe(false);
  });
  it('knows abbreviations from words', () => {
    expect(ids('He lay on the mat, the kid cried.').present.has('leptospira-test-positive')).toBe(false);
  });
});

describe('what is denied', () => {
  it.each([
    ['no fever, cough or rash', ['fever', 'cough', 'rash']],
    ['denies chest pain and palpitations', ['chest-pain', 'palpitations']],
    ['without vomiting or diarrhoea', ['vomiting', 'diarrhoea']],
    ['tidak ada demam, batuk, maupun sesak', ['fever', 'cough', 'dyspnoea']],
    ['tanpa muntah atau diare', ['vomiting', 'diarrhoea']],
    ['mual muntah disangkal', ['nausea', 'vomiting']],
    ['pasien menyangkal batuk dan pilek', ['cough', 'runny-nose']],
    ['batuk (-), demam (-)', ['cough', 'fever']],
    ['demam tidak ada', ['fever']],
    ['rash: absent', ['rash']],
    ['there was no cough, no headache', ['cough', 'headache']],
    ['tak ada nyeri kepala', ['headache']],
    ['never had a seizure', ['seizure']],
    ['belum muntah', ['vomiting']],
  ])('%s', (text, expected) => {
    const { present, absent } = ids(text);
    for (const id of expected) expect([...absent], id).toContain(id);
    for (const id of expected) expect([...present], id).not.toContain(id);
  });

  it.each([
    ['no fever but cough', ['cough'], ['fever']],
    ['tidak demam tetapi batuk', ['cough'], ['fever']],
    ['No rash. Headache for two days.', ['headache'], ['rash']],
    ['no cough, fever for 3 days', ['fever'], ['cough']],
    ['batuk (+), demam (-)', ['cough'], ['fever']],
    ['sesak disangkal, batuk sejak 3 hari', ['cough'], ['dyspnoea']],
    ['not only cough but also headache', ['cough', 'headache'], []],
    ['the cough has not improved', ['cough'], []],
    ['batuk tidak membaik', ['cough'], []],
    ['no focus, irritable, bulging fontanelle', ['irritability', 'bulging-fontanelle'], []],
    ['no appetite, vomiting, fever', ['loss-of-appetite', 'vomiting', 'fever'], []],
    ['cannot sleep', ['sleep-disturbance'], []],
  ])('%s', (text, there, not) => {
    const { present, absent } = ids(text);
    for (const id of there) expect([...present], id).toContain(id);
    for (const id of not) expect([...absent], id).toContain(id);
  });
});

describe('of whom and when', () => {
  const mention = (text: string, id: string) =>
    understand(language, text).mentions.find(({ finding }) => language.findings[finding]?.id === id);

  it.each([
    ['His mother has had headaches.', 'family'],
    ['Ibunya menderita batuk lama.', 'family'],
    ['Family history of headache.', 'family'],
    ['headache in his mother', 'family'],
    ['Her mother says she has a headache.', 'patient'],
    ['Menurut ibunya, anak sakit kepala', 'patient'],
    ['A man with headache whose mother died', 'patient'],
  ])('%s', (text, whose) => {
    const found = mention(text, 'headache') ?? mention(text, 'cough') ?? mention(text, 'chronic-cough');
    expect(found?.circumstance.whose).toBe(whose);
  });

  it('makes what a relative has the family history of the patient', () => {
    const { present } = ids('Keturunan: ada riwayat keluarga sakit serupa');
    expect([...present]).toContain('family-history-of-same');
  });
  it.each([
    ['He had a rash as a child.', 'rash', 'past'],
    ['Past history of seizures.', 'seizure', 'past'],
    ['riwayat kejang', 'seizure', 'past'],
    ['a three-day history of rash', 'rash', 'now'],
    ['riwayat batuk 2 minggu', 'cough', 'now'],
    ['The rash has now resolved.', 'rash', 'past'],
  ])('%s', (text, id, when) => expect(mention(text, id)?.circumstance.when).toBe(when));

  it('leaves what is only warned of', () => expect(ids('Return if headache or vomiting.').present.has('headache')).toBe(false));
  it('marks what is only suspected', () => expect(mention('possible rash', 'rash')?.circumstance.certain).toBe(false));
});

describe('how long, how bad, how much', () => {
  it('gives each finding its own duration', () => {
    const said = understand(language, 'Cough for 3 weeks. Fever since 2 days.');
    const of = (id: string) => said.mentions.find(({ finding }) => language.findings[finding]?.id === id)?.days;
    expect([of('cough'), of('fever'), said.days]).toEqual([21, 2, 21]);
  });
  it('sees severity and onset', () => {
    const said = understand(language, 'Suddenly a severe headache, slight cough');
    const of = (id: string) => said.mentions.find(({ finding }) => language.findings[finding]?.id === id);
    expect(said.onset).toBe('sudden');
    expect(of('cough')?.severity).toBe('mild');
  });
  it.each([
    ['T 39.2', 'high-fever', true],
    ['suhu 36,8 °C', 'fever', false],
    ['BP 85/50', 'hypotension', true],
    ['TD 120/80', 'hypotension', false],
    ['SpO2 86%', 'severe-hypoxaemia', true],
    ['trombosit 45.000', 'thrombocytopenia', true],
    ['glucose 32 mmol/L', 'hyperglycaemia', true],
    ['GCS 7', 'coma', true],
  ])('%s: %s %s', (text, id, isThere) => {
    const { present, absent } = ids(text);
    expect((isThere ? present : absent).has(id)).toBe(true);
  });
  it('judges a pulse by age', () => {
    expect(ids('A 5-month-old boy, HR 140').present.has('tachycardia')).toBe(false);
    expect(ids('A 35-year-old man, HR 140').present.has('tachycardia')).toBe(true);
  });
  it('says where each thing stands', () => {
    const text = 'Sejak kemarin anak demam, tidak batuk.';
    expect(understand(language, text).mentions.map(({ span }) => text.slice(...span))).toEqual(['demam', 'demam', 'batuk']);
  });
});

describe('what is not understood', () => {
  it('names words that look clinical', () => {
    expect(understand(language, 'He has xanthomatosis and cough.').notUnderstood.map(({ words }) => words)).toContain('xanthomatosis');
  });
  it.each([
    ['my elbow feels like jelly and wobbles', ['elbow', 'jelly', 'wobbles']],
    ['kuping saya bergelombang seperti ombak', ['kuping', 'bergelombang', 'ombak']],
    ['menelan batu kerikil', ['menelan', 'batu', 'kerikil']],
  ])('names what was missed where little was understood: %s', (text, words) =>
    expect(understand(language, text).notUnderstood.map((one) => one.words)).toEqual(words),
  );
  it.each([
    'Laki-laki 40 tahun batuk 3 minggu',
    'A 34-year-old woman came to the clinic this morning with fever and cough, please help',
    'Tolong dok, anak saya demam tinggi 3 hari, muntah, mencret',
  ])('and nothing where it was: %s', (text) => expect(understand(language, text).notUnderstood).toEqual([]));
  it('names values that cannot be', () => {
    expect(understand(language, 'SpO2 140 %').notUnderstood).toMatchObject([{ why: 'impossible-value' }]);
  });
});

describe('what belongs together', () => {
  it.each([
    ['small stools with slime and blood', 'bloody-diarrhoea'],
    ['BAB lendir darah', 'bloody-diarrhoea'],
  ])('%s', (text, id) => expect([...ids(text).present]).toContain(id));

  it('and what does not', () => expect([...ids('cough and bloody stool').present]).not.toContain('haemoptysis'));
});

it('takes what was long ago and is over for past, and what began then for now', () => {
  const when = (text: string) => understand(language, text).mentions.map(({ circumstance }) => circumstance.when);
  expect(when('Last year she lost sight in one eye, which recovered.')).not.toContain('now');
  expect(when('Two years ago she noticed a lump in the breast, now it grows.')).toContain('now');
});

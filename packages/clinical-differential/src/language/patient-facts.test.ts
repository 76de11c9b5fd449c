import { describe, expect, it } from 'vitest';
import { patientFacts } from './patient-facts.ts';

describe('age, sex, pregnancy, place', () => {
  it.each([
    ['A 34-year-old woman with cough', { ageYears: 34, sex: 'female' }],
    ['Laki-laki 45 tahun demam', { ageYears: 45, sex: 'male' }],
    ['Bayi 3 bulan batuk', { ageYears: 0.25 }],
    ['58M with chest pain', { ageYears: 58, sex: 'male' }],
    ['7 mo F with cough', { ageYears: 0.583, sex: 'female' }],
    ['3 y M fever', { ageYears: 3, sex: 'male' }],
    ['2 wk M', { ageYears: 0.038, sex: 'male' }],
    ['71 yo F, hypertensive', { ageYears: 71, sex: 'female' }],
    ['Tn. B, 55 tahun, nyeri dada', { ageYears: 55, sex: 'male' }],
    ['Perempuan usia 28 th', { ageYears: 28, sex: 'female' }],
    ['a seven-year-old boy', { ageYears: 7, sex: 'male' }],
    ['a 5-week-old boy', { ageYears: 0.096, sex: 'male' }],
    ['a man in his sixties', { ageYears: 65, sex: 'male' }],
    ['G2P1A0 hamil 30 minggu', { sex: 'female', pregnant: true, pregnancyWeek: 30 }],
    ['She is 12 weeks pregnant', { sex: 'female', pregnant: true, pregnancyWeek: 12 }],
    ['A 30-year-old woman, pregnancy test negative', { ageYears: 30, sex: 'female', pregnant: false }],
    ['Laki-laki 27 tahun pulang dari Timika Papua', { ageYears: 27, sex: 'male', region: 'indonesia' }],
    ['returned from Ghana', { region: 'africa' }],
    ['Woman, 34, fever for 5 days', { ageYears: 34, sex: 'female' }],
    ['Man, 62, breathless for 3 days with swollen legs', { ageYears: 62, sex: 'male' }],
    ['Laki-laki, 45, demam 4 hari', { ageYears: 45, sex: 'male' }],
    ['29, female, burning when passing urine', { ageYears: 29, sex: 'female' }],
    ['Perempuan (31) nyeri perut 2 hari', { ageYears: 31, sex: 'female' }],
    ['Ny. S, 34 th, demam 3 hari', { ageYears: 34, sex: 'female' }],
    ['Bayi perempuan usia 5 hari kuning', { ageYears: 0.014, sex: 'female' }],
    ['Neonatus 2 hari, sesak', { ageYears: 0.005 }],
    ['Anak laki-laki 4 tahun batuk', { ageYears: 4, sex: 'male' }],
    ['Headache and blurred vision, 34 weeks pregnant', { sex: 'female', pregnant: true, pregnancyWeek: 34 }],
    ['Sakit kepala, 34 minggu hamil', { sex: 'female', pregnant: true, pregnancyWeek: 34 }],
    ['39 weeks, first baby. Waters went an hour ago, the baby is moving', { sex: 'female', pregnant: true, pregnancyWeek: 39 }],
    ['28 weeks and my chest burns after big dinners', { sex: 'female', pregnant: true, pregnancyWeek: 28 }],
    ['6 weeks, my cough will not go', {}],
    ['no facts', {}],
  ])('%s', (text, expected) => {
    const { ageAt: _place, ...facts } = patientFacts(text);
    expect(facts).toEqual(expected);
  });

  it.each([
    ['A 3-week-old baby with fever', '3-week'],
    ['Bayi 3 minggu demam', '3 minggu'],
    ['Woman, 34, fever for 5 days', '34'],
    ['Laki-laki usia 28 th', '28 th'],
  ])('%s says where the age stands', (text, words) => expect(text.slice(...(patientFacts(text).ageAt ?? []))).toBe(words));

  it('does not take the age of a relative', () =>
    expect(patientFacts('His mother, aged 60, has gout. He is 30 years old.').ageYears).toBe(30));
  it('does not take how long for how old', () => expect(patientFacts('cough for 3 weeks in a man aged 40').ageYears).toBe(40));
  it.each([
    'Man with fever 5 days',
    'Woman has had back pain 3 months',
    'A woman with diabetes 10 years',
    'Pria demam 4 hari',
    'Wanita sesak 2 minggu',
    'Bapak merokok 20 tahun',
    'Ibu dengan hipertensi 5 tahun',
    'Pasien demam 3 hari',
  ])('does not take how long an adult has had it for how old: %s', (text) => expect(patientFacts(text).ageYears).toBeUndefined());

  it.each([
    ['45 th, nyeri dada sejak 2 jam', 45],
    ['45 tahun nyeri dada', 45],
    ['4 tahun, demam 3 hari', 4],
    ['8 bulan, demam', 0.667],
    ['60 years, chest pain', 60],
    ['mata kuning, mual, 20 tahun', 20],
    ['sakit kepala 2 hari, 25 th', 25],
    ['28 th hamil 30 mgg, kepala pusing', 28],
  ])('an age before or behind all else: %s', (text, age) => expect(patientFacts(text).ageYears).toBe(age));

  it.each([
    '20 years of headache',
    '20 tahun merokok, batuk',
    '20 tahun perokok, batuk',
    '15 tahun yang lalu operasi, sekarang demam',
    '30 tahun ini sering pusing',
    '2 tahun batuk',
    'sakit maag, sudah 20 tahun',
    'DM, hipertensi, 20 tahun',
  ])('and no time that something lasts: %s', (text) => expect(patientFacts(text).ageYears).toBeUndefined());

  describe('weeks that are no pregnancy', () => {
    it.each([
      'batuk 3 minggu',
      'Laki-laki 40 tahun batuk 3 minggu',
      'duduk 6 minggu di kursi roda',
      'masuk 2 minggu lalu',
      'mabuk 1 minggu',
      'tusuk 3 minggu lalu',
      'cough for 3 weeks',
      'back pain 6 weeks',
      'sakit pinggang 6 minggu',
    ])('%s', (text) => {
      const { pregnant, pregnancyWeek } = patientFacts(text);
      expect({ pregnant, pregnancyWeek }).toEqual({});
    });
    it.each(['UK 32 minggu', 'uk: 8 mgg, flek', 'Hamil 20 minggu mual', '32 minggu hamil', '20 weeks pregnant, nausea'])(
      'but of one: %s',
      (text) => expect(patientFacts(text).pregnant).toBe(true),
    );
  });
  it.each([
    'Laki-laki 30 tahun, istri hamil 8 minggu, batuk',
    'Pria 50 tahun demam, anaknya sedang hamil',
    'A 40-year-old man whose wife is 20 weeks pregnant has a cough',
    'Anak perempuan 6 tahun batuk, ibunya hamil 12 minggu',
    'Nenek 72 tahun sesak, cucunya hamil 7 bulan',
  ])('is of nobody who cannot be with child: %s', (text) => expect(patientFacts(text).pregnant).toBeUndefined());
  it('whom she speaks of later is not the patient', () =>
    expect(patientFacts('Pregnant 30 weeks with a boy, headache')).toMatchObject({ sex: 'female', pregnant: true }));
});

it.each([
  ['Mother brings 2-year-old girl with fever', { ageYears: 2, sex: 'female' }],
  ['Laki 22 thn jatuh dari motor', { ageYears: 22, sex: 'male' }],
  ['Cewek 20 tahun telat haid', { ageYears: 20, sex: 'female' }],
  ['Man of 45, red big toe', { ageYears: 45, sex: 'male' }],
  ['13/12 boy with cough', { ageYears: 1.083, sex: 'male' }],
  ['Girl, 5/12, fever', { ageYears: 0.417, sex: 'female' }],
  ['Lk 27 th, kejang', { ageYears: 27, sex: 'male' }],
  ['Pr. 31 th, demam', { ageYears: 31, sex: 'female' }],
  ['P, 23 tahun, demam', { ageYears: 23, sex: 'female' }],
  ['L 30 th demam', { ageYears: 30, sex: 'male' }],
  ['P/L 45 th, batuk', { ageYears: 45 }],
  ['Man 66 with low back pain', { ageYears: 66, sex: 'male' }],
  ['Pria 40 demam', { ageYears: 40, sex: 'male' }],
  ['24 y/o primip 9/40', { ageYears: 24, sex: 'female', pregnant: true, pregnancyWeek: 9 }],
])('in haste: %s', (text, expected) => expect(patientFacts(text)).toMatchObject(expected));
it.each(['pria 30 kali diare', 'laki-laki 50 kg', 'man 39 C fever', 'wanita 20 minggu hamil', 'woman 12 weeks pregnant'])(
  'no age: %s',
  (text) => expect(patientFacts(text).ageYears).toBeUndefined(),
);
it.each([
  'TD 80/40, nyeri perut, wanita 30 tahun',
  '23-year-old woman, BP 70/40',
  'woman of 30, BP 40/40',
  'woman of 30, visual acuity 20/40',
])('no pregnancy of forty weeks: %s', (text) => expect(patientFacts(text).pregnant).toBeUndefined());

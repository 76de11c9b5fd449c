/** Histories as they are told, dictated and written down in haste. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { patientFacts } from './patient-facts.ts';

describe('lists of what is not there', () => {
  it.each([
    ['Tanpa batuk, pilek, sesak.', ['cough', 'runny-nose', 'dyspnoea'], []],
    ['Demam 3 hari tanpa batuk, pilek.', ['cough', 'runny-nose'], ['fever']],
    ['No cough, runny nose or sore throat.', ['cough', 'runny-nose', 'sore-throat'], []],
    ['He denies fever, cough, or rash but has a headache.', ['fever', 'cough', 'rash'], ['headache']],
    ['Denies chest pain, vomiting, or diarrhoea.', ['chest-pain', 'vomiting', 'diarrhoea'], []],
    ['Tidak ada demam maupun batuk, tetapi muntah.', ['fever', 'cough'], ['vomiting']],
    ['Batuk (-), pilek (+), demam (-).', ['cough', 'fever'], ['runny-nose']],
    ['Mual +, muntah -, demam -', ['vomiting', 'fever'], ['nausea']],
    ['She has neither fever nor cough.', ['fever', 'cough'], []],
    ['Headache w/o vomiting.', ['vomiting'], ['headache']],
    ['Kepala tidak sakit, perut tidak sakit.', ['headache', 'abdominal-pain'], []],
    ['The belly does not hurt.', ['abdominal-pain'], []],
  ])('%s', (text, absent, present) => {
    const found = read(text);
    expect(found.absent).toEqual(expect.arrayContaining(absent));
    expect(found.present).toEqual(expect.arrayContaining(present));
    for (const id of absent) expect(found.present).not.toContain(id);
  });
});

describe('a denial that makes a finding', () => {
  it.each([
    ['Tidak bisa kencing sejak semalam', 'urinary-retention'],
    ['tidak nafsu makan', 'loss-of-appetite'],
    ['tidak mau makan', 'loss-of-appetite'],
    ['He has not been able to pass urine since last night.', 'urinary-retention'],
    ['She cannot keep anything down.', 'persistent-vomiting'],
    ['tidak bisa tidur', 'sleep-disturbance'],
    ['Bayi 5 bulan tidak mau menyusu', 'poor-feeding'],
    ['belum buang air besar 5 hari', 'constipation'],
  ])('%s', (text, id) => expect(read(text).present).toContain(id));
});

describe('what is over, feared or of others', () => {
  it.each([
    ['He is no longer coughing.', 'cough'],
    ['She does not cough any more.', 'cough'],
    ['Sudah tidak batuk lagi.', 'cough'],
    ['Tidak lagi demam.', 'fever'],
    ['The cough has gone.', 'cough'],
    ['Batuknya sudah hilang.', 'cough'],
    ['She is worried about cancer.', 'known-cancer'],
    ['He is afraid of having a seizure.', 'seizure'],
    ['Saya takut kejang.', 'seizure'],
    ['His father had a headache.', 'headache'],
    ['My mother suffers from headaches and I have a rash.', 'headache'],
  ])('%s', (text, id) => expect(read(text).present).not.toContain(id));
  it.each([
    ['He is no longer able to walk because of back pain.', 'back-pain'],
    ['The headache is no longer relieved by paracetamol.', 'headache'],
  ])('%s', (text, id) => expect(read(text).present).toContain(id));
});

describe('somebody tells of a relative who is the patient', () => {
  it.each([
    ['My 3-year-old son has had a fever and a cough since yesterday.', ['fever', 'cough']],
    ['My mother has had a headache for two days and she is vomiting.', ['headache', 'vomiting']],
    ['My dad is 70 and has a cough.', ['cough']],
    ['Anak saya demam dan batuk sejak kemarin.', ['fever', 'cough']],
    ['Suami saya mengalami demam dan batuk.', ['fever', 'cough']],
    ['Seorang ibu 30 tahun dengan demam dan batuk.', ['fever', 'cough']],
    ['Ibu hamil 32 minggu dengan sakit kepala.', ['headache']],
    ['Kakek 74 th dengan batuk.', ['cough']],
  ])('%s', (text, ids) => expect(read(text).present).toEqual(expect.arrayContaining(ids)));
});

describe('shorthand', () => {
  it.each([
    ['CP and SOB since this morning', ['chest-pain', 'dyspnoea']],
    ['N/V x 2 days', ['nausea', 'vomiting']],
    ['c/o HA', ['headache']],
    ['f/c, cough', ['fever', 'chills', 'cough']],
    ['RLQ pain', ['right-lower-quadrant-pain']],
    ['RUQ pain', ['right-upper-quadrant-pain']],
    ['abd pain', ['abdominal-pain']],
    ['DOE and PND', ['exertional-dyspnoea', 'paroxysmal-nocturnal-dyspnoea']],
    ['BP 88/50', ['hypotension']],
    ['GCS 13', ['reduced-consciousness-score']],
    ['SpO2 88% RA', ['hypoxaemia']],
    ['fever of 103', ['high-fever']],
    ['T 103.1 F', ['high-fever']],
  ])('%s', (text, ids) => expect(read(text).present).toEqual(expect.arrayContaining(ids)));
  it('denies both halves', () =>
    expect(read('No N/V, no f/c.').absent).toEqual(expect.arrayContaining(['nausea', 'vomiting', 'fever', 'chills'])));
});

it('takes weeks of a pregnancy for no age', () => {
  expect(patientFacts('Ibu hamil 37 minggu, sakit kepala')).toMatchObject({ pregnancyWeek: 37, sex: 'female' });
  expect(patientFacts('Ibu hamil 37 minggu, sakit kepala').ageYears).toBeUndefined();
  expect(patientFacts('A 36-year-old woman at 32 weeks').pregnancyWeek).toBe(32);
});

describe('words that are not meant by themselves', () => {
  it.each([
    ['yellow discharge from the nose', 'jaundice'],
    ['a patch with a pale ring', 'pallor'],
    ['nanah kuning dari telinga', 'jaundice'],
    ['shuffles with small steps', 'seizure'],
    ['coughing fits', 'seizure'],
    ['he wants to kill himself', 'chills'],
    ['sesak sejak tadi malam', 'paroxysmal-nocturnal-dyspnoea'],
    ['Wanita dengan DM', 'abdominal-guarding'],
  ])('%s', (text, id) => expect(read(text).present).not.toContain(id));
  it.each([
    ['the baby is yellow', 'jaundice'],
    ['she looks pale and tired', 'pallor'],
    ['anak step', 'seizure'],
    ['Cremasteric reflex absent', 'absent-cremasteric-reflex'],
  ])('but: %s', (text, id) => expect(read(text).present).toContain(id));
});

it.each([
  ['18-month-old boy', 1.5, 'male'],
  ['Bayi laki-laki usia 3 bln', 0.25, 'male'],
  ['27F with cough', 27, 'female'],
  ['60 yo M with cough', 60, 'male'],
  ["I'm 24, female, with cough", 24, 'female'],
  ['My dad is 70 and he has a cough', 70, 'male'],
  ['My wife, 35, has a cough', 35, 'female'],
  ['Saya perempuan umur 40', 40, 'female'],
  ['A 6-week-old girl', 6 / 52.18, 'female'],
  ['pt is a 54 y.o. male', 54, 'male'],
  ['45/M, cough', 45, 'male'],
  ['Ny. S, 34 th, batuk', 34, 'female'],
  ['A man in his late fifties', 58, 'male'],
  ['My 10-month-old daughter', 10 / 12, 'female'],
])('who it is: %s', (text, years, sex) => {
  const facts = patientFacts(text);
  expect(facts.ageYears).toBeCloseTo(years, 1);
  expect(facts.sex).toBe(sex);
});

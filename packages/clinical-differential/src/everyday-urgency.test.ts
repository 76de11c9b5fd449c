/** How soon, for what people say at home: danger in plain words must hurry, and what only sounds alike must not. */
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const read = (text: string) => {
  const { urgency, understood } = assess(base, { text });
  return { urgency, present: understood.filter(({ present, counts }) => present && counts).map(({ findingId }) => findingId) };
};

it.each([
  'He says he has bought a rope and means to hang himself tonight',
  'She says she wants to kill herself',
  'Saya mau gantung diri saja',
  'I took all my heart tablets an hour ago',
  'Child with fever and purple spots that do not fade',
  'Bayi umur 12 jam sudah kuning sampai ke kaki, ibu rhesus negatif',
  'Bapak 70 tahun, sejak sepuluh jam tidak bisa kencing, perut bawah kencang dan nyeri',
  '70M, not able to pass a drop of water for ten hours',
  'Leher bengkak, tidak bisa menelan ludah, susah napas',
  'Terserempet motor, tulang kaki keluar dari luka',
  'Luka bakar seluruh dada dan tangan kena minyak panas',
  'Anak diam, tidak bisa dibangunkan',
  'BAB darah segar banyak, pusing, keringat dingin',
  "My baby won't wake up",
  'I am 8 weeks pregnant, bleeding and my shoulder hurts, nearly fainted',
])('an emergency in plain words: %s', (text) => expect(read(text).urgency).toBe('emergency'));

it.each([
  'I feel like killing myself, I have a plan',
  'thinking about killing himself',
  "I'm going to hang myself",
  'wants to die, wrote a goodbye letter',
  'she has thoughts of ending her life',
  'He slit his wrists',
  'she tried to kill herself with tablets',
  'ingin mati saja',
  'Dia bilang capek hidup dan mau loncat dari gedung',
  'menyayat pergelangan tangan',
  'Anak saya ketahuan menyilet lengannya',
  'menulis surat perpisahan dan menyiapkan tali',
])('life in danger by one’s own hand: %s', (text) => {
  const { urgency, mustNotMiss } = assess(base, { text });
  expect(urgency).toBe('emergency');
  expect(mustNotMiss.map(({ id }) => id)).toContain('suicidal-crisis');
});

it.each([
  ['menelan baygon', 'organophosphate-poisoning'],
  ['minum insektisida, mulut berbusa', 'organophosphate-poisoning'],
  ['minum obat nyamuk', 'organophosphate-poisoning'],
  ['tadi siang menenggak pestisida', 'organophosphate-poisoning'],
  ['drank insecticide an hour ago', 'organophosphate-poisoning'],
  ['minum racun tikus 1 jam lalu', 'anticoagulant-rodenticide-poisoning'],
  ['swallowed weedkiller', 'paraquat-poisoning'],
  ['minum racun rumput', 'paraquat-poisoning'],
  ['terminum minyak tanah', 'hydrocarbon-aspiration'],
  ['My toddler swallowed paint thinner', 'hydrocarbon-aspiration'],
  ['drank bleach', 'caustic-ingestion'],
  ['anak minum pemutih pakaian', 'caustic-ingestion'],
  ['She took 30 tablets of paracetamol 2 hours ago', 'paracetamol-poisoning'],
  ['saya overdosis parasetamol', 'paracetamol-poisoning'],
  ['minum 30 butir obat tidur', 'sedative-poisoning'],
])('a poison in plain words: %s', (text, disease) => {
  const { urgency, mustNotMiss } = assess(base, { text });
  expect(urgency).toBe('emergency');
  expect(mustNotMiss.map(({ id }) => id)).toContain(disease);
});

it.each([
  ['pakai obat nyamuk bakar di kamar, batuk', 'pesticide-exposure'],
  ['keracunan makanan, muntah', 'poison-swallowed'],
  ['chewing and sour drinks hurt', 'caustic-ingestion-history'],
  ['minum obat nyeri untuk sakit gigi', 'overdose-history'],
  ['The pain in my back is killing me', 'suicidal-thoughts'],
  ['She cut herself while cooking', 'self-harm'],
  ['ran into a table and hurt himself', 'self-harm'],
  ['ayahnya gantung diri tahun lalu, sekarang dia sulit tidur', 'suicidal-thoughts'],
  ['saya tidak pernah berpikir bunuh diri, cuma sulit tidur', 'suicidal-thoughts'],
])('sounds alike and is none: %s (%s)', (text, finding) => expect(read(text).present).not.toContain(finding));

it.each([
  ['nyeri kepala hebat sejak pagi, leher kaku', ['bacterial-meningitis', 'subarachnoid-haemorrhage']],
  ['severe headache since this morning, stiff neck', ['bacterial-meningitis', 'subarachnoid-haemorrhage']],
  ['sakit kepala hebat dan tengkuk kaku, muntah', ['bacterial-meningitis', 'subarachnoid-haemorrhage']],
  ['sakit kepala hebat leher kaku', ['bacterial-meningitis']],
])('a stiff neck with a severe headache: %s', (text, diseases) => {
  const { urgency, mustNotMiss } = assess(base, { text });
  expect(urgency).toBe('emergency');
  expect(mustNotMiss.map(({ id }) => id)).toEqual(expect.arrayContaining(diseases));
});
it.each([
  'sesak napas mengi, bicara satu kata',
  'sesak, hanya bisa bicara sepatah-sepatah',
  'asma kambuh, bicara kata per kata',
  'can only say one word at a time, wheezing',
  'wheezing and too breathless to speak',
])('too breathless to talk: %s', (text) => expect(read(text).urgency).toBe('emergency'));

it.each([
  ['keputihan gatal', 'vaginal-discharge', 'pallor'],
  ['keputihan', 'vaginal-discharge', 'pallor'],
  ['flour albus', 'vaginal-discharge', 'pallor'],
  ['acne', 'acne-lesions', 'pain-in-one-spot-of-abdominal-wall'],
  ['jerawat di pipi', 'acne-lesions', 'pain-in-one-spot-of-abdominal-wall'],
  ['demam tinggi 3 hari', 'high-fever', 'high-altitude'],
  ['nyeri kepala sejak pagi', 'headache', 'daytime-headache-on-waking'],
  ['sakit kepala, leher kaku', 'neck-stiffness', 'headache-from-neck'],
  ['anak tersiram air panas di dada', 'burn-injury', 'high-fever'],
])('%s is %s, not %s', (text, is, isNot) => {
  const { present } = read(text);
  expect(present).toContain(is);
  expect(present).not.toContain(isNot);
});

it.each([
  'Anak 2 tahun belum kencing sejak pagi, mencret terus, matanya cekung',
  '58F, menopause at 51, has had two episodes of bleeding from the vagina this month',
  'Tertusuk paku karat, belum suntik tetanus',
  'Ruam melepuh setelah minum obat, mulut luka',
  'Laki-laki 25 tahun pulang dari Timika, panas dingin berselang sehari, sudah seminggu',
])('to be seen today: %s', (text) => expect(['emergency', 'urgent']).toContain(read(text).urgency));

it.each([
  'I have a cold sore on my lip',
  'Sunburn on my shoulders, no blisters',
  'My daughter has head lice',
  'Hay fever every spring, sneezing',
  'Saya sariawan di lidah sejak 3 hari',
  'Kram betis malam hari sesekali',
  'My baby is six weeks old, brings up a little milk after most feeds without effort, is putting on weight well and is happy',
  'The pain in my back is killing me since I lifted a box',
])('can be looked after at home: %s', (text) => expect(read(text).urgency).toBe('self-care'));

describe('a word that is general is no finding', () => {
  it.each([
    ['She runs 5 km without trouble', 'diarrhoea'],
    ['The patch has the size of a coin', 'foreign-body-swallowed'],
    ['My husband fell asleep at the wheel', 'recent-injury'],
    ['Takes blood thinners', 'weight-loss'],
    ['The doctor said it is fine', 'health-care-worker'],
    ['The left side of his face is hanging', 'suicidal-thoughts'],
    ['Pressure round the head on working days', 'headache-with-exertion-or-sex'],
    ['Lutut merah, bengkak. A red, hot and swollen toe', 'fever'],
    ['A splinter, a bit sore', 'tooth-tender-to-bite'],
  ])('%s: not %s', (text, finding) => expect(read(text).present).not.toContain(finding));
});

describe('what follows from the week and the day', () => {
  it.each([
    ['pregnant 20 weeks, nausea', ['labour', 'preterm-labour', 'ectopic-pregnancy', 'hyperemesis-gravidarum']],
    ['ibu hamil 32 minggu perdarahan banyak tanpa nyeri', ['miscarriage', 'postpartum-haemorrhage', 'primary-dysmenorrhoea']],
    ['hamil 10 minggu mual', ['labour', 'hellp-syndrome', 'false-labour', 'acute-fatty-liver-of-pregnancy']],
    ['hamil 37 minggu, kenceng-kenceng teratur', ['miscarriage', 'ectopic-pregnancy', 'preterm-labour']],
    ['G2P1 34 weeks, headache, BP 170/110', ['miscarriage', 'labour']],
  ])('%s: nothing of other weeks', (text, others) => {
    const ids = assess(base, { text }).likely.map(({ id }) => id);
    for (const other of others) expect(ids.slice(0, 4)).not.toContain(other);
  });
  it('vomiting at nine weeks is no disease of the last weeks', () => {
    const { likely } = assess(base, { text: '9 weeks pregnant, vomits once a day, keeps fluids down' });
    expect(likely.slice(0, 3).map(({ id }) => id)).not.toContain('acute-fatty-liver-of-pregnancy');
  });
  it('who speaks of the baby she carries is not the baby', () => {
    const { patient } = assess(base, { text: 'Hamil 30 minggu, bayi bergerak aktif, kaki bengkak sore hari' });
    expect(patient.ageYears).toBeUndefined();
    expect(patient.pregnant).toBe(true);
  });
  it('yellow at five days is not yellow on the first', () => {
    const [first] = assess(base, { text: 'Bayi umur 5 hari kuning di muka dan dada, menyusu kuat' }).likely;
    expect(first?.id).toBe('physiological-jaundice');
  });
});

it.each([
  ['Batuk pilek, napas biasa, masih main', ['dyspnoea', 'toxic-appearance']],
  ['Back pain since Monday, legs strong, bladder and bowel normal', ['leg-weakness', 'urinary-retention', 'saddle-anaesthesia']],
  ['Diare 4 kali, menyusu kuat, kencing biasa', ['unable-to-drink', 'severe-dehydration']],
])('what is well is said not to be there: %s', (text, absent) => {
  const said = assess(base, { text })
    .understood.filter(({ present }) => !present)
    .map(({ findingId }) => findingId);
  expect(said).toEqual(expect.arrayContaining(absent));
});

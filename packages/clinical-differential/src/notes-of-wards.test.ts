/** Notes of wards, health centres and emergency rooms as they are typed: what is read in them, what is not, and how soon. */
import { describe, expect, it } from 'vitest';
import { read } from '../testing/reading.ts';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const urgencyOf = (text: string) => assess(base, { text }).urgency;

describe('what is read', () => {
  it.each([
    // “Tdk” is what most notes deny with, and a part of many findings.
    ['bayi 5 hr tdk mau menyusu', 'poor-feeding'],
    ['An. B 9 bln mencret, mata cowong, tdk mau minum', 'unable-to-drink'],
    ['haid tdk teratur, jerawat', 'irregular-periods'],
    ['keseleo pergelangan kaki, tdk bisa menapak 4 langkah', 'cannot-bear-weight'],
    ['tdk bs tdr sejak 2 mgg', 'sleep-disturbance'],
    ['disengat tawon, BAK spt teh', 'dark-urine'],
    ['epistaksis tdk berhenti', 'stroke-of-heavy-nosebleed'],
    ['diare, turgor lambat', 'reduced-skin-turgor'],
    ['DOE+, OP+, PND+', 'orthopnoea'],
    ['demam hari ke-5, trombo turun', 'fever-five-days'],
    ['fever day 6, rash', 'fever-five-days'],
    ['BGL 19 mmol/L, polyuria', 'hyperglycaemia'],
    ['BSL 22 mmol/L', 'hyperglycaemia'],
    ['25M stabbed L chest, SOB', 'penetrating-injury'],
    ['17F OD 24 g paracetamol 5h ago', 'paracetamol-overdose-history'],
    ["3M limping since am, T 38.6, won't weight bear", 'cannot-bear-weight'],
    ['90F fall, unable to WB', 'cannot-bear-weight'],
    ['90F fall, L leg short & ext rotated', 'short-externally-rotated-leg'],
    ['tooth knocked out at football 30 min ago', 'tooth-knocked-out'],
    ['sudden testicular pain, absent cremasteric', 'absent-cremasteric-reflex'],
    ['known ca prostate, back pain', 'known-cancer'],
    ['spontaneous ptx, mild SOB', 'pneumothorax-on-imaging'],
    ['10 days postpartum, wants to smother the baby', 'means-to-harm-others'],
    ['mata kiri nyeri, kornea keruh, pupil dilatasi', 'dilated-pupils'],
    ['lost 6 kg, shaky, her heart races at 118', 'tachycardia'],
    ['catfish spine in the hand, severe pain', 'stonefish-or-stingray-injury'],
    ['kejang seluruh tubuh >10 menit belum berhenti', 'prolonged-seizure'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));

  it('takes a family that is counted for people who are ill now', () =>
    expect(read('keluarga 3 org pusing mual muntah, genset nyala di dlm rumah').present).toEqual(
      expect.arrayContaining(['carbon-monoxide-exposure', 'vomiting']),
    ));
  it('takes what so many of a family have had for long for their history', () =>
    expect(read('batuk; keluarga 2 orang menderita asma').present).not.toContain('known-asthma'));

  it('denies nothing behind a dash', () =>
    expect(read('tersengat tawon, tdk sesak - lengan makin bengkak').absent).not.toContain('arm-swelling'));

  it('takes the week of a pregnancy that is written “mg”', () =>
    expect(assess(base, { text: 'G3P2 hamil 32 mg perdarahan banyak' }).patient.pregnancyWeek).toBe(32));

  it('takes for an age what nobody has been ill for', () => {
    const { patient } = assess(base, { text: 'pusing berputar mendadak, muntah, jalan sempoyongan, 68 th DM HT' });
    expect([patient.ageYears, patient.days]).toEqual([68, undefined]);
  });

  it('takes how long from the sentence that only says that', () =>
    expect(assess(base, { text: 'Chest tight when he climbs a hill. This has been the same for five months.' }).patient.days).toBe(152));
});

describe('what only sounds alike', () => {
  it.each([
    ['kecipratan air aki mata kiri, perih', 'raised-creatinine-acute'],
    ['suara bindeng spt kentang panas, nyeri tenggorok', 'fever'],
    ['bayi 3 mgg muntah menyemprot tiap habis menyusu', 'pesticide-exposure'],
    ['batuk kering, tenggorokan gatal', 'itchy-skin'],
    ['perdarahan pervaginam banyak warna merah segar', 'vulval-redness'],
    ['cold painful white L leg since 4h, no pulses', 'cardiac-arrest'],
    ['sore throat, T 39, exudate', 'exudative-pleural-fluid'],
    ['menyusui bayi 3 minggu, payudara merah, darah nifas normal', 'heavy-bleeding-after-birth'],
    ['tonjolan di tulang belakang dan kedua tungkai mulai lemah', 'ascending-weakness'],
    ['betis kanan kena knalpot waktu turun dari motor', 'foot-drop'],
    ['jerked awake at night by the calf knotting up into a hard ball', 'tight-compartment'],
    ['He passed his first black poo on the first day', 'melaena'],
    ['really painful lump at the edge of my bum, bluish', 'cyanosis'],
    ['digigit ular di tangan, bengkak sampai siku', 'joint-swelling'],
    ['luka robek betis 6 cm kena seng', 'calf-tenderness'],
    ['jari tangan kaku pagi > 1 jam', 'finger-injury'],
    ['face swollen, arm veins distended, SOB', 'abdominal-distension'],
    ['kejang, riw epilepsi putus obat', 'tb-treatment-before'],
    ['tooth knocked out playing football', 'loss-of-consciousness-after-head-injury'],
    ["7M asthma, can't talk, silent chest, sats 88", 'aphasia'],
    ['human bite R knuckle after a punch', 'rat-bite'],
    ['20WBCT tdk beku, digigit ular', 'gum-bleeding'],
    ['metformin 500 mg OD 2 tabs, feels well', 'overdose-history'],
    ['fracture clinic, advised NWB six weeks', 'cannot-bear-weight'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));

  it.each([
    ['collapsed, no pulses, CPR given', 'cardiac-arrest'],
    ['petani menyemprot hama lalu muntah', 'pesticide-exposure'],
    ['lips bluish, lump in the neck', 'cyanosis'],
    ['tungkai lemah mulai dari kaki naik ke lengan', 'ascending-weakness'],
    ['sesak, minum OAT lalu putus obat, TB paru', 'tb-treatment-before'],
    ['kulit badan gatal, tenggorokan gatal', 'itchy-skin'],
    ['knocked out cold by a blow to the head', 'loss-of-consciousness-after-head-injury'],
    ['stroke, sesak, afasia', 'aphasia'],
  ])('%s: %s all the same', (text, finding) => expect(read(text).present).toContain(finding));
});

describe('how soon', () => {
  it.each([
    'An. B 9 bln mencret >10x, muntah, mata cowong, ubun2 cekung, tdk mau minum',
    'keluarga 3 org pusing mual muntah, genset nyala di dlm rumah',
    'epistaksis hidung kanan mengucur tdk berhenti 1 jam, minum warfarin',
    '17F OD 24 g paracetamol 5h ago',
    '38F 10/7 postpartum, wants to smother the baby',
    'bayi 6 mgg demam 38,4',
    'kejang seluruh tubuh >10 menit belum berhenti',
    'kejang seluruh badan tadi pagi',
    'kepala terbentur, kejang 1x, sekarang sadar penuh',
    'kejang demam, hamil 30 minggu, sekarang sadar penuh',
    'hamil 38 minggu, janin tidak bergerak sejak semalam',
    'ketuban pecah, demam 38,5, hamil 36 minggu',
    'minum warfarin, INR 7,5, muntah darah',
    'numb from the waist down since this morning',
    'waters broke at 30 weeks',
  ])('an emergency: %s', (text) => expect(urgencyOf(text)).toBe('emergency'));

  it.each([
    'jantung ngebut banget dari tadi, pusing mau pingsan, dada gak enak',
    'Perempuan 30 tahun berdebar, tangan gemetar, kurus, leher membesar, mata melotot. Nadi 120.',
    'post-op day 7 appendicectomy wound red, pus, T 38',
    "3M limping since am, T 38.6, won't weight bear R hip",
    '90F fall, L leg short & ext rotated, unable to WB',
  ])('today: %s', (text) => expect(['urgent', 'emergency']).toContain(urgencyOf(text)));

  it.each([
    // Over, and the child or the patient is as before: today, and no longer at once.
    'Three-year-old had a fit during a fever for two minutes. Now awake and playing, temperature 39, neck supple.',
    'Laki-laki 20 tahun kejang seluruh badan 3 menit tadi pagi, sekarang sadar penuh',
    'hamil 37 mg gerakan janin berkurang sejak kmrn',
    'ketuban rembes sejak semalam hamil 38 mg, blm mules',
    '70M on warfarin INR 7.5 no bleeding',
    'bayi 3 mgg muntah menyemprot tiap habis menyusu, lapar lagi, BB tdk naik',
  ])('and not at once: %s', (text) => expect(urgencyOf(text)).toBe('urgent'));

  it.each([
    'benjolan payudara keras, kulit spt kulit jeruk, puting masuk, 52 th',
    'hard irregular breast lump, 49F',
    'breast lump doubled in size in three months, 40F',
    'Chest tight when he climbs the hill, gone after three minutes of rest. This has been the same for five months.',
    'Dizzy when she rolls over in bed, under a minute each time. She bumped her head three weeks ago.',
    'neck pain shooting down the arm to the middle finger for four weeks, 44M',
  ])('for a doctor, and not today: %s', (text) => expect(urgencyOf(text)).toBe('routine'));

  it('takes a numbness that has lasted for weeks by its causes, and a new one by itself', () => {
    const reasons = (text: string) => assess(base, { text }).urgencyReasons.map(({ id }) => id);
    expect(reasons('numb from the waist down since this morning')).toContain('sensory-level');
    expect(reasons('numb from the waist down for three weeks')).not.toContain('sensory-level');
  });
});

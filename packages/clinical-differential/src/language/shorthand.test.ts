import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { inFull } from './shorthand.ts';

describe('shorthand', () => {
  it.each([
    ['Pasien sdh 5 hr demam, blm berobat', 'Pasien sudah 5 hari demam, belum berobat'],
    ['gatal2 di badan, jari2 kaku, deg2an', 'gatal-gatal di badan, jari-jari kaku, deg-degan'],
    ['Lk2 42 th nyeri perut kmrn mlm', 'laki-laki 42 tahun nyeri perut kemarin malam'],
    ['demam sejak td pg, TD 120/80', 'demam sejak tadi pagi, TD 120/80'],
    ['demam, trombo 62rb', 'demam, trombo 62 ribu'],
    ['sesak, hr 120, spo2 94', 'sesak, hr 120, spo2 94'],
    ['Nyeri dada, HR 104, SDH kronis di CT', 'Nyeri dada, HR 104, SDH kronis di CT'],
    ['Demam tinggi 3hr 39-40, trombo 62rb', 'Demam tinggi 3 hari 39-40, trombo 62 ribu'],
    ['menggigil trus panas trus keringetan', 'menggigil lalu panas lalu keringatan'],
    ['demam trus sejak 3 hr, pusing trus', 'demam terus sejak 3 hari, pusing terus'],
    ['demam, RL (+), lalu RL 500 cc', 'demam, Rumple Leede (+), lalu RL 500 cc'],
    ['headache since last nite, worse b4 meals', 'headache since last night, worse before meals'],
    ['throbbing HA, sudden tearing CP', 'throbbing headache, sudden tearing chest pain'],
    ['10 yo with CP and epilepsy, on UTD vaccines', '10 yo with CP and epilepsy, on UTD vaccines'],
    ['Dr. Smith saw him at 5 hr, bs present', 'Dr. Smith saw him at 5 hr, bs present'],
  ])('%s', (short, long) => expect(inFull(short).text).toBe(long));

  it('tells places and words as they were written', () => {
    const text = 'Anak 4 th, sdh 3 hr gatal2 di sela jari, klo mlm ga bs tdr. Demam (-)';
    const { mentions } = read(text);
    expect(mentions.length).toBeGreaterThan(1);
    expect(mentions.map(({ span }) => text.slice(...span))).toContain('gatal2 di sela jari');
  });

  it('reads days, not hours, and what is denied in a word of the street', () => {
    const text = 'An lk 9 bln, demam 3 hr, ga muntah, ngga kejang. Kmrn mencret 4x';
    const { mentions, absent, present, facts } = read(text);
    expect(mentions.find(({ span }) => text.slice(...span) === 'demam')?.days).toBe(3);
    expect(absent).toEqual(expect.arrayContaining(['vomiting', 'seizure']));
    expect(present).toContain('diarrhoea');
    expect(facts).toMatchObject({ ageYears: 0.75, sex: 'male' });
  });
});

describe('what shorthand had hidden', () => {
  it.each([
    ['panas menggigil trus keringetan', 'chills', 'cold-intolerance'],
    ['menggigil trus panas, demam selang sehari', 'periodic-fever', 'milk-white-patches'],
    ['kembung, cepet kenyang', 'early-satiety', 'heavy-meal-before'],
    ['batuk drh sjk kmrn', 'haemoptysis', 'cough-blood-streaks'],
    ['tdr hrs 3 bantal, sesak kl jalan', 'orthopnoea', 'sleep-disturbance'],
    ['digigit ular, 20WBCT tdk beku', 'blood-does-not-clot-20-minutes', 'gum-bleeding'],
    ['muntah nyemprot stlh netek', 'projectile-vomiting', 'haematemesis'],
    ['headache, resp distress, no fever', 'headache', 'stressful-event-recently'],
    ['projectile non bilious vomiting after every feed', 'projectile-vomiting', 'bilious-vomiting'],
  ])('%s', (text, found, not) => {
    const { present } = read(text);
    expect(present).toContain(found);
    expect(present).not.toContain(not);
  });

  it('takes no sleep for what it is, and not for a denial of what follows', () => {
    const { present, absent } = read('Sejak 3 hari tidak tidur, mondar-mandir, bicara ngawur dan marah-marah');
    expect(present).toEqual(expect.arrayContaining(['sleep-disturbance', 'restlessness', 'confusion']));
    expect(absent).not.toContain('restlessness');
  });

  it('takes the colour of what bit, or of a test, for none of the patient', () => {
    expect(read('disengat kalajengking hitam di jempol kaki').present).not.toContain('dry-gangrene-toe');
    expect(read('keluar air ketuban, lakmus merah jadi biru').present).not.toContain('cyanosis');
    expect(read('jempol kaki hitam').present).toContain('dry-gangrene-toe');
  });

  it('takes an animal that has no vaccine for no patient without', () => {
    expect(read('bitten by a stray dog, dog not vaccinated').present).not.toContain('incomplete-vaccination');
    expect(read('child never vaccinated, bitten by a dog').present).toContain('incomplete-vaccination');
  });
});

describe('a line of vital signs', () => {
  it.each([
    ['TD 110/80 N 96 S 38,7', { 'heart rate': 96, 'body temperature': 38.7 }],
    ['TD 120/80 N 90 R 20 S 38,5', { 'heart rate': 90, 'respiratory rate': 20, 'body temperature': 38.5 }],
    ['TD 120/80 mmHg, N 90 kali/menit, RR 20 kali/menit, S 39', { 'heart rate': 90, 'respiratory rate': 20, 'body temperature': 39 }],
    ['nadi 110 per menit, S 39', { 'heart rate': 110, 'body temperature': 39 }],
    ['N 120 kpm S 39', { 'heart rate': 120, 'body temperature': 39 }],
    ['TD 120/80 | N 90 | RR 20 | S 39', { 'heart rate': 90, 'respiratory rate': 20, 'body temperature': 39 }],
    ['TD 120/80. N 90. RR 20. S 39.', { 'heart rate': 90, 'respiratory rate': 20, 'body temperature': 39 }],
    ['TD 120/80 / N 90 / RR 20 / S 39', { 'heart rate': 90, 'respiratory rate': 20, 'body temperature': 39 }],
    ['suhu 39, TD 120/80', { 'body temperature': 39 }],
    ['N 118, RR 24, TD 90/60', { 'heart rate': 118, 'respiratory rate': 24 }],
    ['T 38.4 P 118', { 'body temperature': 38.4, 'heart rate': 118 }],
    ['krepitasi, S 39, GDS 421', { 'body temperature': 39, 'plasma glucose': 421 }],
    ['demam menggigil 39,2', { 'body temperature': 39.2 }],
    ['BP 124/78 HR 96 O2 95%', { 'oxygen saturation': 95 }],
    ['trombo 62rb Ht 46, demam', { platelets: 62, haematocrit: 46 }],
    ['Cr 2.3, Alb 1.6, chol 380', { creatinine: 2.3, albumin: 1.6, 'total cholesterol': 380 }],
    ['BP R arm 188/96, L arm 142/80', { 'systolic difference between arms': 46 }],
  ])('%s', (text, values) => {
    const measured = Object.fromEntries(read(text).measured.map(({ measure, value }) => [measure, value]));
    expect(measured).toMatchObject(values);
  });

  it.each([
    'kamar S 39, N 90',
    'ruang S 38, TD 110/70',
    'Ny. S 39 TD 120/80',
    'Tn S 36 TD 180/100',
    'TD 120/80. S 39 tahun',
    'N 90 kali/menit, S 38 minggu',
    'N 90 x/menit, S1 S2 tunggal',
    'S1/S2 reguler, N 90',
    'TD 120/80 N 90 di ruang S 39',
    'kamar S 39',
    'S 39',
  ])('has no temperature in %s', (text) => expect(read(text).measured.map(({ measure }) => measure)).not.toContain('body temperature'));

  it('takes the pressure that is not of standing', () => {
    for (const text of ['BP 102/64 (88/56 standing)', 'TD 102/64, berdiri 88/56'])
      expect(read(text).measured.filter(({ measure }) => measure.startsWith('systolic'))).toMatchObject([{ value: 102 }]);
    expect(read('TD berdiri 88/56').measured).toMatchObject([{ value: 88 }, { value: 56 }, { value: 32 }]);
  });

  it.each(['Ny. S, 38 thn, pusing', 'Ny. N 40 th, batuk', 'Tn. S 39 th', "It's 39 weeks now", 'S1 S2 tunggal', 'P 23 th demam'])(
    'is none in %s',
    (text) => expect(read(text).measured).toEqual([]),
  );
});

describe('who it is', () => {
  it.each([
    ['Bpk 68 thn sesak', { ageYears: 68, sex: 'male' }],
    ['Ny 40 thn jantung berdebar', { ageYears: 40, sex: 'female' }],
    ['Tn R 27 thn telinga berdenging', { ageYears: 27, sex: 'male' }],
    ['Pasien ♀ 45 thn nyeri perut', { ageYears: 45, sex: 'female' }],
    ['tukang las, 29 thn, mata perih', { ageYears: 29 }],
    ['Pengendara motor 25 thn jatuh', { ageYears: 25 }],
    ['Lk2 42 th petani, demam', { ageYears: 42, sex: 'male' }],
    ['8 yr boy, swelling x 1 week', { ageYears: 8, sex: 'male' }],
    ['Primi 39 wks, in labor', { sex: 'female', pregnant: true, pregnancyWeek: 39 }],
  ])('%s', (text, facts) => expect(read(text).facts).toMatchObject(facts));
});

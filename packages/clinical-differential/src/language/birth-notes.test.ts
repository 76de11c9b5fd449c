import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

/** As a text says it, shorthand written out first. */
const factsOf = (text: string) => {
  const { ageAt: _place, ...facts } = read(text).facts;
  return facts;
};

describe('she who is with child', () => {
  it.each([
    ['G1 24 wks, burning urine', { pregnancyWeek: 24 }],
    ['G2P1 34/40, headache', { pregnancyWeek: 34 }],
    ['G2P1A0 34+2, headache since morning', { pregnancyWeek: 34 }],
    ['34/40 primip, itchy palms', { pregnancyWeek: 34 }],
    ['34+2/40, reduced fetal movements', { pregnancyWeek: 34 }],
    ['34+2 primip, BP 170/110', { pregnancyWeek: 34 }],
    ['Primi 36 wks, headache', { pregnancyWeek: 36 }],
    ['Multi, 38 weeks, contractions', { pregnancyWeek: 38 }],
    ['24F G3P2 at 31/40 with PV bleed', { ageYears: 24, pregnancyWeek: 31 }],
    ['Primigravida at term, contractions every 3 min', { pregnancyWeek: 37 }],
    ['G4P3 EGA 37 weeks, leaking', { pregnancyWeek: 37 }],
    ['28 y.o. G2P1001 at 35w4d, swollen hands', { ageYears: 28, pregnancyWeek: 35 }],
    ['gravida 3 para 2, 30 weeks, itching', { pregnancyWeek: 30 }],
    ['27F, 12/40, spotting', { ageYears: 27, pregnancyWeek: 12 }],
    ['GA 32+3, contractions, FHR 140', { pregnancyWeek: 32 }],
    ['G3P2 36 weeks, previous LSCS 2019, tightenings', { pregnancyWeek: 36 }],
    ['G1 24 mgg, mules perut ringan & anyang2an 3 hr, DJJ 148, his (-)', { pregnancyWeek: 24 }],
    ['G1 19 th, 36 mgg, sakit kepala', { ageYears: 19, pregnancyWeek: 36 }],
    ['G1P0A0 19 th 36 mgg, pusing', { ageYears: 19, pregnancyWeek: 36 }],
    ['G2P1A0 uk 36 mgg, kenceng2', { pregnancyWeek: 36 }],
    ['UK 38-39 mgg, kenceng2', { pregnancyWeek: 38 }],
    ['hamil 7 bln, pusing', { pregnancyWeek: 30 }],
    ['usia kehamilan 7 bulan, kaki bengkak', { pregnancyWeek: 30 }],
    ['hamil 36-37 mgg, keluar air', { pregnancyWeek: 36 }],
    ['GIIP1A0 hamil aterm, mules', { pregnancyWeek: 37 }],
    ['G II P I A 0, 30 th, UK 12+3 mgg, flek', { ageYears: 30, pregnancyWeek: 12 }],
    ['Ny. S 28 th G2P1A0 H 32 mgg, gatal', { ageYears: 28, pregnancyWeek: 32 }],
    ['bumil 25 th trimester 3, pusing', { ageYears: 25 }],
    ['Gravida 2 para 1 abortus 0, mules', {}],
    ['G3P1A1 inpartu kala I fase aktif, pembukaan 5 cm', {}],
    ['G2P1A0 32 mgg riwayat post SC 2 th lalu, nyeri bekas SC', { pregnancyWeek: 32 }],
    ['ibu hamil anak ke-2 uk 20 minggu, keputihan', { pregnancyWeek: 20 }],
  ])('%s', (text, told) => {
    const { ageYears, ...facts } = factsOf(text);
    expect(facts).toMatchObject({ sex: 'female', pregnant: true });
    expect({ ageYears, pregnancyWeek: facts.pregnancyWeek }).toEqual({ ageYears: undefined, pregnancyWeek: undefined, ...told });
  });
});

describe('she who has borne, whatever is said of the child', () => {
  it.each([
    'Day 19 post NVD. Breastfeeding; breast hot. Baby feeding ok on the L. HR 98',
    'PPD 5, fever, foul lochia',
    'PPD#3, cannot pass urine',
    'POD 2 LSCS, fever',
    'Day 3 post LSCS wound red',
    '2/52 post SVD, low mood',
    '10/7 postpartum, calf swollen',
    '6/52 PN, palpitations',
    '4 weeks postnatal, low mood',
    'G3P3, 2 hours post delivery, bleeding',
    'P2, day 5 after forceps, dribbling urine',
    'postpartum day 6, headache',
    'Para 4, just delivered, placenta out, soaking pads',
    'H+3 post SC, demam',
    'P4A0, partus spontan jam 14.20 bayi 4.100 g, plasenta lahir lengkap',
    'P1A0 nifas hari ke 10, payudara bengkak',
    'nifas hr ke-4, payudara bengkak, bayi usia 4 hari sehat',
    'post partum hari ke-7, demam, lokia bau',
    '3 hari setelah melahirkan, demam',
    'Ibu nifas 2 minggu, sedih',
    'P3A1 post SC hr ke 5, luka merah',
    'baru melahirkan 2 jam lalu, darah banyak',
    'P2002 post partum 6 jam, lemas',
    'habis operasi sesar 5 hari, luka basah',
  ])('%s', (text) => {
    const { present } = read(text);
    expect(present).toContain('postpartum-now');
    expect(present).not.toContain('bradycardia');
    expect(factsOf(text)).toEqual({ sex: 'female' });
  });
  it('and how old she is', () => expect(factsOf('P4A0, 36 th, partus spontan, bayi 4.100 g')).toMatchObject({ ageYears: 36 }));
});

describe('the newborn, whatever is said of its mother', () => {
  it.each([
    ['Baby of Mrs Lee, day 3, yellow', 2.5],
    ['B/O Sunita, 12 hrs, not feeding well', 0.5],
    ['Term baby, day 4, mother O+, yellow', 3.5],
    ['Born at 34+2, now day 6, apnoea', 5.5],
    ['Baby boy, 38 weeks, SVD, grunting at 1 hour', 0.04],
    ['Newborn of a G2P1 mother at 39 weeks, grunting', undefined],
    ['Ex-28-weeker, day 20, belly distended', 19.5],
    ['By. Ny. S, 3 hari, kuning', 3],
    ['By Ny A usia 20 jam, kuning', 0.83],
    ['Bayi Ny. R lahir SC, UK 34 mgg, sesak', undefined],
    ['Kunjungan neonatal hr ke-4. Bayi cukup bulan 3.100 g lahir spontan, kuning sejak hr ke-3. Ibu gol O', 3.5],
    ['Neonatus cukup bulan lahir dari ibu G2P1A0, merintih', undefined],
    ['NKB-KMK UK 32 mgg hari ke 3, apnea', 2.5],
    ['BBLR 1.900 g, UK 34 mgg, umur 2 hari, malas minum', 2],
    ['Ibu P2A0, riwayat KPD 20 jam. Bayi lahir spontan, merintih, RR 70, retraksi', undefined],
    ['KN2 hari ke-5, tali pusat bau', 4.5],
    ['Bayi perempuan lahir dari Ny. T, hari ke-2, belum BAB', 1.5],
  ])('%s', (text, days) => {
    const { ageYears = 99, pregnant, sex } = factsOf(text);
    expect(ageYears).toBeLessThan(0.08);
    if (days !== undefined) expect(ageYears * 365.25).toBeCloseTo(days, 0);
    expect(pregnant).toBeUndefined();
    expect(sex).toBe(text.includes('boy') ? 'male' : text.includes('perempuan') ? 'female' : undefined);
  });
  it.each([
    'Bayi Ny. R lahir SC, UK 34 mgg, sesak',
    'Born at 34+2, now day 6, apnoea',
    'BBLR, UK 34 mgg, umur 2 hari',
    'Ex-28-weeker, day 20',
  ])('and that it came too early: %s', (text) => expect(read(text).present).toContain('preterm-birth'));
});

describe('and what only looks like it', () => {
  it.each([
    '34F teacher, G3P3. Tired',
    'G3P2A1, 30 th, nyeri haid',
    '34F G3P2012, spotting',
    'Gleason G2 prostate cancer, back pain',
    'G6PD deficiency, dark urine',
    'P4 2 minggu, batuk',
    'VA 20/40, eye pain',
    'POD 2 appendicectomy, fever',
    'PPD 15 mm, cough 3 weeks',
    'Headache 2 years after the birth of her first child',
    'Woman, CS 3 years ago, pain at the scar',
  ])('%s', (text) => {
    expect(factsOf(text).pregnant).toBeUndefined();
    expect(read(text).present).not.toContain('postpartum-now');
  });
  it.each([
    ['18-month-old, ex-30-weeker, wheeze', 1.5],
    ['Anak 8 bulan, riwayat BBLR, diare', 0.667],
    ['Laki-laki 5 th, lahir prematur, demam', 5],
    ['Boy 6 months, born at 34 weeks by LSCS, cough', 0.5],
    ['nyeri perut 3 tahun, laki-laki 40 th', 40],
    ['Laki-laki 40 th, luka post op hari ke-3, istri hamil 8 bulan', 40],
    ['anaknya 3 tahun demam', 3],
    ['22 months boy, took tablets of his mum 30/40 pregnant', 1.833],
    ['Boy 2 y, swallowed iron tablets, mum G2P1 30/40', 2],
    ['I see normally. 42 y, accountant', 42],
  ])('%s is as old as it says', (text, years) => expect(factsOf(text).ageYears).toBe(years));
  it.each(['nyeri kepala 5 tahun', 'antibiotik 3 hari tidak mempan', 'anyang-anyangan 3 hari'])('%s: how long, and not how old', (text) =>
    expect(factsOf(text).ageYears).toBeUndefined(),
  );
  it('contractions are no man', () => expect(factsOf('perut kencang, his 3x/10 mnt, his (+)').sex).toBeUndefined());
});

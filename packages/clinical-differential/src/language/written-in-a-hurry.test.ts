/** What hurry leaves out: what blood behind a comma belongs to, who is treated for his lungs, whose brother it is, how much was lost. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { realBase } from '../../testing/real-base.ts';
import { assess } from '../assess.ts';

describe('blood behind a comma is of what stands before it', () => {
  it.each([
    ['batuk 2 minggu, darah dikit', 'haemoptysis'],
    ['batuk berdahak, ada darahnya', 'haemoptysis'],
    ['muntah 3x, darah segar', 'haematemesis'],
    ['td pagi muntah, warnanya hitam, ada darah', 'haematemesis'],
    ['BAB keras, darah netes', 'rectal-bleeding'],
    ['kencing perih, darah (+)', 'haematuria'],
    ['pipis anyang2an, kadang darah', 'haematuria'],
    ['vomiting x3, blood seen', 'haematemesis'],
    ['cough 3/52, some blood', 'haemoptysis'],
    ['dysuria, blood ++', 'haematuria'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
  it.each([
    ['batuk 2 minggu, darah (-)', 'haemoptysis'],
    ['muntah 3x, darah tidak ada', 'haematemesis'],
    ['muntah 3x, tidak ada darah', 'haematemesis'],
    ['cough 3/52, no blood', 'haemoptysis'],
  ])('%s: denies %s', (text, finding) => {
    const { present, absent } = read(text);
    expect(present).not.toContain(finding);
    expect(absent).toContain(finding);
  });
  it.each([
    ['batuk pilek, darah tinggi', 'haemoptysis'],
    ['muntah 2x, darah rendah', 'haematemesis'],
    ['batuk 3 hari, cek darah rutin normal', 'haemoptysis'],
    ['muntah 2x, darah: Hb 12', 'haematemesis'],
    ['batuk, luka di kaki, darah terus', 'haemoptysis'],
    ['batuk, keluar darah dari hidung', 'haemoptysis'],
    ['muntah, gol darah O', 'haematemesis'],
    ['vomiting, blood pressure 120/80', 'haematemesis'],
    ['cough, bloods taken', 'haemoptysis'],
    ['vomiting, blood glucose normal', 'haematemesis'],
    ['mother had vomiting, blood in my stool', 'haematemesis'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));
});

describe('who is treated for his lungs has tuberculosis', () => {
  it.each([
    'batuk 3 minggu, bapak serumah lagi pengobatan paru',
    'anak demam lama, kakeknya sedang pengobatan paru 6 bulan',
    'batuk lama. Kontak: ibu pengobatan paru (+)',
    'tetangga sebelah berobat paru, sy batuk',
    'suami sakit paru minum obat 6 bulan, sekarang saya batuk',
    'kakek serumah flek paru, cucunya batuk lama',
    'batuk 6 minggu. Istrinya dulu pernah berobat paru 6 bulan',
  ])('%s', (text) => {
    const { present } = read(text);
    expect(present).toContain('tuberculosis-contact');
    for (const own of ['tb-drug-use', 'isoniazid-use', 'tb-treatment-before']) expect(present).not.toContain(own);
  });
  it.each([
    ['saya sedang pengobatan paru bulan ke 3, mata kuning', 'isoniazid-use'],
    ['pernah pengobatan paru tuntas 2015, sekarang batuk darah', 'tb-treatment-before'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
  it.each(['bapak pengobatan kanker paru, saya batuk', 'batuk lama, ayah berobat paru-paru basah karena jantung'])(
    '%s: no tuberculosis',
    (text) => expect(read(text).present).not.toContain('tuberculosis-contact'),
  );
});

describe('what is said twice with a figure', () => {
  it.each([
    ['lidah putih2', 'coated-tongue'],
    ['bintik2 merah', 'rash'],
    ['bentol2', 'wheals'],
    ['muntah2', 'vomiting'],
    ['kesemutan2', 'tingling'],
  ])('%s: as said twice', (text, finding) => {
    const twice = text.replace(/(\p{L}+)2/gu, '$1-$1');
    expect(finding).not.toBe('');
    expect(read(text).present).toEqual(read(twice).present);
    expect(read(text).present.length).toBeGreaterThan(0);
  });
  it.each([
    'hamil 8 bln kepala sakit, kunang2, TD 160/110',
    'G2P1 34 mgg nyeri kepala, mata berkunang2, tensi 150/100',
    'hamil 36 minggu pandangan berkunang-kunang, bengkak, TD 170/110',
    'nifas hari ke 3, sakit kepala, kunang2, td 160/100',
    'hamil 35 minggu tensi 170, ulu hati sakit, mata kunang2',
  ])('%s: sees lights, and it is at once', (text) => {
    expect(read(text).present).toContain('floaters-and-flashes');
    expect(assess(realBase(), { text }).urgency).toBe('emergency');
  });
  it.each(['berdiri dari jongkok mata kunang2', 'lemes, pusing, berkunang-kunang klo berdiri'])('%s: nearly faints', (text) => {
    const { present } = read(text);
    expect(present).toContain('presyncope');
    expect(present).not.toContain('floaters-and-flashes');
  });
  it('what is denied is not seen', () => {
    expect(read('hamil 8 bln, TD 160/110, kunang2 (-)').present).not.toContain('floaters-and-flashes');
    expect(read('hamil 8 bln, TD 160/110, tidak berkunang2').present).not.toContain('floaters-and-flashes');
  });
});

describe('abbreviations of hurry', () => {
  it.each([
    ["79M can't PU since last pm", 'urinary-retention'],
    ['cant PU x 12h', 'urinary-retention'],
    ['cannot pass urine since yesterday', 'urinary-retention'],
    ['NDK, riw MI 2019', 'previous-heart-attack'],
    ['sesak, riwayat IMA 2020', 'previous-heart-attack'],
    ['Tn 60 th nyeri dada. RPD: MI 2018', 'previous-heart-attack'],
    ['chest pain, PMH: MI 2018', 'previous-heart-attack'],
    ['CP, h/o MI', 'previous-heart-attack'],
    ['chest pain, prev STEMI', 'previous-heart-attack'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
  it.each(['FHx: MI (dad), itchy arms', 'no h/o MI, rash', 'riw MI (-), gatal', 'gatal, ayah riw MI 2019'])(
    '%s: no heart attack of the patient',
    (text) => expect(read(text).present).not.toContain('previous-heart-attack'),
  );
});

describe('how much was lost after a birth', () => {
  it.each([
    'perdarahan 800 cc post partum',
    'post partum spontan 2 jam, perdarahan ±900 cc',
    'P2A0 post SC hr ke-0, perdarahan 1,2 L',
    '40 min post SVD, EBL 1200ml',
    'PP day 0, blood loss 1.5 L',
    'habis lahiran di bidan, darah keluar kira2 700 ml',
  ])('%s', (text) => {
    expect(read(text).present).toContain('heavy-bleeding-after-birth');
    expect(assess(realBase(), { text }).urgency).toBe('emergency');
  });
  it.each([
    'post partum spontan 2 jam, perdarahan 150 cc',
    '40 min post SVD, EBL 200ml',
    'post partum, minum 800 cc, perdarahan (-)',
    'nifas hari 2, darah masuk 500 cc',
  ])('%s: not much', (text) => expect(read(text).present).not.toContain('heavy-bleeding-after-birth'));
});

describe('a younger brother or sister', () => {
  it.each([
    ['saya cuma gatal, adik demam', 'fever'],
    ['kakak batuk, adik muntah2, sy cuma gatal', 'vomiting'],
    ['anak saya 7 th gatal, adik kejang kemarin', 'seizure'],
    ['gatal di tangan, adik batuk lama', 'chronic-cough'],
    ['sy gatal2 dok, adik cacar air', 'vesicular-rash'],
    ['An. 7 th gatal di tangan, adik demam', 'fever'],
    ['sy gatal, adik batuk pilek', 'runny-nose'],
    ['sakit perut, adik diare muntah', 'vomiting'],
    ['itchy arms, brother fever and cough', 'cough'],
    ['adik kejang barusan, saya panik dok', 'panic-attacks'],
    ['dok anak saya muntah terus, saya khawatir', 'excessive-worry'],
  ])('%s: %s is not of the patient', (text, finding) => expect(read(text).present).not.toContain(finding));
  it.each([
    ['dok, adik demam 3 hari', 'fever'],
    ['adik muntah terus dari semalem', 'persistent-vomiting'],
    ['adik saya 2 th kejang', 'seizure'],
    ['mau tanya dok, anak sy si adik 2 th demam tinggi', 'high-fever'],
    ['anak saya yang kedua, adik umur 1 th, batuk', 'cough'],
    ['adek sesek dr semalem, sy hrs gmn dok', 'dyspnoea'],
    ['adik kejang barusan, saya panik dok', 'seizure'],
    ['paman muntah darah, saya takut', 'haematemesis'],
    ['nenek sebelah kiri lumpuh', 'hemiparesis'],
    ['bapak sebelah kanan lemes dr pagi', 'hemiparesis'],
    ['adik demam 3 hari, saya udah kasih paracetamol masih panas', 'fever'],
    ['sy hamil 30 mgg, adik bayi ga gerak dr kmrn', 'absent-fetal-movements'],
    ['hamil 34 mgg, gerakan dedek ga ada dr kmrn', 'absent-fetal-movements'],
    ['hamil 34 mgg, gerakan bayi tidak ada dari kemarin', 'absent-fetal-movements'],
    ['G1 36 mgg, gerakan janin (-)', 'absent-fetal-movements'],
  ])('%s: %s is', (text, finding) => expect(read(text).present).toContain(finding));
});

it('a child that moves without complaint moves', () =>
  expect(read('hamil 34 mgg, gerakan janin tidak ada keluhan').present).not.toContain('absent-fetal-movements'));

describe('short for what has a longer name', () => {
  it.each([
    ['telat mens, testpack garis 2', 'positive-pregnancy-test'],
    ['bayi 12 hr panas, nenen males', 'newborn-poor-sucking'],
    ['anak demam, td muncul merah2 di dada', 'rash'],
    ['nyeri perut kanan atas, USG batu GB', 'gallstones'],
    ['mual muntah, bau aseton', 'acetone-breath'],
    ['kolik, hematuria mikro', 'microscopic-haematuria'],
    ['KLL, pupil ka > ki', 'unequal-pupils'],
    ['RTA, pupils R>L', 'unequal-pupils'],
    ['central CP rad L arm', 'pain-radiating-to-arm-or-jaw'],
    ['CP 2h, N+', 'nausea'],
    ['35/40, epig pain', 'epigastric-pain'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
  it.each([
    ['sore throat 2/7, no exudate, no nodes', ['tonsillar-exudate', 'cervical-lymphadenopathy']],
    ['35/40 headache, no fits', ['seizure']],
  ])('%s: denied', (text, findings) => expect(read(text).absent).toEqual(expect.arrayContaining(findings)));
  it.each([
    ['sy kencing terus. ibu sm nenek sy kencing manis', 'known-diabetes'],
    ['Na+ 140, K+ 4, itchy', 'nausea'],
    ['saya batuk, ibu saya kencing manis', 'known-diabetes'],
  ])('%s: no %s of the patient', (text, finding) => expect(read(text).present).not.toContain(finding));
});

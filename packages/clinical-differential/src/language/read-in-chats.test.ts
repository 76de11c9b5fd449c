/** What patients type to a doctor and what is jotted down in a health centre: who, when, and what only sounds like a finding. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('is there', () => {
  it.each([
    ['need to go every 20 minutes to pee', 'urinary-frequency'],
    ['kencing tiap 15 menit', 'urinary-frequency'],
    ['vomits all feeds, only 2 wet nappies today', 'oliguria'],
    ['rough hard lump on the sole of my foot with tiny black dots in it', 'sole-wart-black-dots'],
    ['Inspiration stops abruptly when the right subcostal area is palpated', 'murphy-sign'],
    ['Sesak, semprot inhaler biru 8x (-) perbaikan', 'reliever-does-not-help'],
    ['abis nyusu susunya keluar lagi dari mulut', 'effortless-milk-return-thriving'],
    ['makula hipopigmentasi, hipestesi terhadap raba pada lesi', 'anaesthetic-skin-patch'],
    ['kelopak mata atas ada benjol kecil merah di akar bulu mata', 'eyelid-lump'],
    ['pembesaran kelenjar leher depan yang bergerak saat menelan', 'goitre'],
    ['dok anakku watuk pilek', 'cough'],
    ['dok, weteng loro sejak kemarin', 'abdominal-pain'],
    ['PMH: COPD, now breathless for 2 days', 'dyspnoea'],
    ['RPD: DM, sejak 2 hari demam', 'fever'],
    ['Past history: iron deficiency anaemia', 'anaemia'],
    ['RPD: HT, DM', 'known-hypertension'],
    ['bibir kebiruan', 'cyanosis'],
    ['badan anget, dikompres', 'fever'],
    ['luka berisi nanah, matanya kuning', 'jaundice'],
    ['bintil2 isi air di dada kiri berjejer, panas nyeri kayak kesetrum', 'vesicular-rash'],
    ['napas cepat, perutnya kembang kempis, ada tarikan di dada', 'chest-indrawing'],
    ['kalo bersin pipis keluar dikit', 'leaks-on-coughing'],
    ['saya diabet 15 th, luka di kaki', 'known-diabetes'],
    ['mata kanan saya sakit', 'eye-pain'],
    ['sudah 5 hari tidak BAB', 'constipation'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
});

describe('is not there now', () => {
  it.each([
    ['PMH: seizures, appendicectomy, chest pain 2018', ['seizure', 'chest-pain']],
    ['RPD: kejang demam 1x umur 2 th.', ['seizure-with-fever-in-child']],
    ['Riwayat penyakit dahulu: batuk darah, TB', ['haemoptysis']],
    ['Ayah pasien sedang minum obat 6 bulan karena batuk lama, pasien demam', ['chronic-cough']],
    ['pilek, kakaknya jg ketularan dari TK', ['tuberculosis-contact']],
    ['She denies headache, jaw pain on chewing and visual change.', ['headache', 'jaw-claudication']],
    ['HIV nonreaktif', ['immunosuppression']],
    ['batuk 6 minggu, HIV NR, OAT blm pernah', ['immunosuppression', 'tb-drug-use', 'isoniazid-use']],
  ])('%s', (text, findings) => expect(read(text).present.filter((one) => findings.includes(one ?? ''))).toEqual([]));
});

describe('only sounds like it', () => {
  it.each([
    ['proctoscopy: 2 bluish cushions at 3 and 7 o’clock', 'cyanosis'],
    ['dahi benjol 2 cm lunak sedikit biru', 'cyanosis'],
    ['nodul leher dengan kulit kebiruan di atasnya', 'cyanosis'],
    ['perut kram saat haid, dikompres botol anget enakan', 'low-grade-fever'],
    ['kelopak mata bengkak nyut2an', 'throbbing-headache'],
    ['kelopak ada titik kuningnya. Matanya sendiri putih', 'jaundice'],
    ['bayi nyusu kuat, pipis sering', 'urinary-frequency'],
    ['Suami minta ganti sufor yang kental', 'hpv-or-many-partners'],
    ['bayi kuning waktu umur 4 hari, dijemur saja', 'hours-in-the-sun'],
    ['punggung ada bintik seperti jerawat kecil', 'acne-lesions'],
    ['mertua bilang karena saya makan telur waktu hamil', 'pregnant-now'],
    ['di luar mens tidak sakit sama sekali', 'painful-periods'],
    ['keputihan biasa tidak bau', 'vaginal-discharge'],
    ['muntah 4 kali, muntahnya ada bercak coklat', 'rash'],
    ['kelenjar leher depan membesar, bergerak saat menelan', 'cervical-lymphadenopathy'],
    ['berat badan turun normal setelah melahirkan', 'weight-loss'],
    ['squeezing the heel bone from both sides does not hurt', 'heel-pain'],
    ['bayi 2 bulan, disendawakan keluar susu', 'belching'],
    ['RPD: maag', 'epigastric-pain'],
    ['bintil di dada, panas nyeri kayak kesetrum', 'fever'],
    ['kaki kanan bengkak dari betis, nyeri, agak anget', 'low-grade-fever'],
    ['mata merah belekan, anak saya juga baru sembuh sakit mata', 'eye-pain'],
    ['ulu hati perih, ga ada BAB hitam', 'constipation'],
    ['batuk, perutnya kembang kempis', 'uterine-contractions'],
    ['kalo bersin pipis keluar dikit', 'oliguria'],
  ])('%s: no %s', (text, finding) => {
    const { present, absent } = read(text);
    expect(present).not.toContain(finding);
    expect(absent).not.toContain(finding);
  });
});

/** What sixty chats and hurried notes showed: who denies behind, which letters mean a school, and what only stands beside a finding. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { realBase } from '../../testing/real-base.ts';
import { assess } from '../assess.ts';

const urgency = (text: string) => assess(realBase(), { text }).urgency;

describe('is denied behind, as people say it', () => {
  it.each(
    ['ga ada', 'gak ada', 'nggak ada', 'enggak ada', 'ngga ada', 'tdk ada', 'ga pernah', 'gak pernah'].flatMap((denial) => [
      [`demam 3 hari, batuk, sesek ${denial}`, 'dyspnoea'],
      [`demam 3 hari. muntah darah ${denial}`, 'haematemesis'],
      [`mimisan ${denial}, panas dari kemarin`, 'epistaxis'],
      [`pusing muter ${denial}`, 'vertigo'],
    ]),
  )('%s', (text, finding) => {
    expect(read(text).present).not.toContain(finding);
    expect(read(text).absent).toContain(finding);
  });

  it('what follows a comma is another thing', () => {
    expect(read('nyeri dada, sesak ga ada').present).toContain('chest-pain');
    expect(read('sesak ga ada, nyeri dada ada').present).toContain('chest-pain');
  });
});

describe('a school is no illness', () => {
  it.each([
    'anak kelas 2 MI 2019 demam 2 hari',
    'anak sy kls 4 MI batuk 3 hari',
    'murid MI usia 8 th panas 3 hari',
    'siswa kelas VI MI Negeri, pusing',
    'anak sekolah di MI Al Huda, batuk pilek',
    'MI kelas 3, batuk',
    'anak TK RA Al-Ikhlas, batuk',
  ])('%s', (text) => {
    expect(read(text).present).not.toContain('previous-heart-attack');
    expect(read(text).present).not.toContain('welding-or-snow-light');
    expect(read(text).present).not.toContain('known-rheumatoid-arthritis');
  });
  it.each(['riw MI 2019, nyeri dada', 'Tn 60 th, NYHA kelas 2, MI 2019', 'Killip kelas 2 MI 2019', 'guru, 55 th, riw MI 2019'])(
    '%s: an infarct',
    (text) => expect(read(text).present).toContain('previous-heart-attack'),
  );
  it('who welds has welded', () => expect(read('mata perih, kemarin ngelas').present).toContain('welding-or-snow-light'));
});

describe('severe dehydration is two of its four signs (WHO)', () => {
  it.each([
    'anak 2 th mencret, mata cekung, letargis',
    'anak 2 th mencret, mata cekung, tidak bisa minum',
    'anak 2 th mencret, mata cekung, cubitan kulit >2 detik',
    'anak 2 th diare, cubitan kulit perut kembali >2 dtk, letargis',
    'bayi 9 bulan muntah mencret, matanya cowong, ngantuk terus susah dibangunin',
    'bayi 9 bulan muntah mencret, matanya cekung, ga mau nenen sama sekali',
    'anak mencret mata cekung lemes bgt',
    '2 yo diarrhoea, sunken eyes, lethargic',
    '2 yo diarrhoea, sunken eyes, not able to drink',
    '2 yo diarrhoea, sunken eyes, too sleepy to drink',
    '2 yo diarrhoea, eyes sunken, skin tenting >2 sec',
    '2 yo diarrhoea, sunken eyes, skin pinch 3 seconds',
  ])('%s', (text) => expect(urgency(text)).toBe('emergency'));
  it.each([
    'anak diare mata cekung, masih mau minum, aktif',
    'anak diare mata cekung haus sekali, turgor lambat',
    '2 yo diarrhoea, sunken eyes, drinking eagerly, skin pinch goes back slowly',
  ])('%s: some dehydration', (text) => expect(urgency(text)).toBe('urgent'));
  it.each(['woman 40, lethargic for months, sunken eyes', 'laki-laki 30 th lesu, mata cekung kurang tidur'])('%s: no such thing', (text) =>
    expect(urgency(text)).not.toBe('emergency'),
  );
});

describe('is there', () => {
  it.each([
    ['badan muncul bentol isi air gatel di muka', 'vesicular-rash'],
    ['68M sudden LOC x1 min while shaving', 'syncope'],
    ['fell, head injury, LOC 2 min', 'loss-of-consciousness-after-head-injury'],
    ['jantung deg2an, nadi di jam tgn 178', 'tachycardia'],
    ['R arm weak 20 min then back to nl', 'deficit-resolved-within-day'],
    ['An. P 4 th kejang saat T 39,2, skrg CM aktif', 'well-again-after-fit'],
    ['telinga nging2', 'tinnitus'],
    ['bub is 3 wks old, gunky left eye since birth', 'sticky-watering-eye-baby'],
    ['neighbours dog bit my hand', 'dog-bite'],
    ['anjing tetangga gigit tangan saya', 'dog-bite'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
});

describe('only sounds like it', () => {
  it.each([
    ['kaki kanan lbh pendek sm muter keluar habis jatuh', 'vertigo'],
    ['neighbours dog bit my hand', 'human-bite'],
    ['68M sudden LOC x1 min while shaving', 'loss-of-consciousness-after-head-injury'],
    ['jempol kaki ka bengkak merah nyeri', 'unilateral-leg-swelling'],
    ['benjolan payudara ka 4 cm keras terfiksir', 'breast-engorged-both'],
    ['anak mencret mata cekung lemes bgt', 'eye-movement-palsy'],
    ['my lil one is 7mo, runny poos x8 since yest', 'chronic-diarrhoea'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));
  it.each(['tungkai kanan bengkak merah', 'kaki kanan bengkak dari jempol sampai betis'])('%s: a leg', (text) =>
    expect(read(text).present).toContain('unilateral-leg-swelling'),
  );
});

describe('how long', () => {
  const days = (text: string) => read(text).days;
  it('an age, a week of pregnancy and what a pinch takes are no illness of that length', () => {
    expect(days('my lil one is 7mo, runny poos x8 since yest')).toBe(1);
    expect(days('Pr 23 th, G1 8 mgg, mual muntah >10x/hr')).toBeUndefined();
    expect(days('anak mencret, CRT >3 detik')).toBeUndefined();
    expect(days('anak mencret, cubitan kulit >2 detik')).toBeUndefined();
  });
});

it('“hr 6” of childbed is a day, and no rate of the heart', () => {
  expect(read('Ny. 26 th P1 PP hr 6, payudara kanan bengkak merah').notUnderstood).toEqual([]);
});

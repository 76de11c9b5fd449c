/** What stands in chats and hurried notes of several people at once, in words of the street, and of when it began. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';
import { findDurations } from './duration.ts';
import { inFull } from './shorthand.ts';

describe('of somebody else', () => {
  it.each([
    ['kakaknya sudah 3 hari demam, anak saya cuma pilek', ['fever']],
    ['mertua serumah lg batuk lama, saya cuma gatal', ['cough', 'chronic-cough']],
    ['temenku kemarin muntah, aku cuma gatal', ['vomiting']],
    ['adek sebelahnya lagi batuk, sy cuma gatal', ['cough']],
    ['tetangga sblh kmrn kena demam berdarah', ['fever']],
    ['saya gatal, ibu saya lumpuh sebelah', ['hemiparesis']],
    ['aku cuma gatal di tangan, mama jg lagi sakit kepala', ['headache']],
    ['58M rash on both hands. FHx MI (dad 50s), asthma.', ['known-heart-disease', 'known-ischaemic-heart-disease']],
    ['2yo with rash. Sib had cough last wk', ['cough']],
    ['my flatmate has had fever for days, now my arms itch', ['fever']],
    ['teman saya demam kemarin, saya cuma gatal', ['fever']],
  ])('%s', (text, findings) => expect(read(text).present.filter((one) => findings.includes(one ?? ''))).toEqual([]));
});

describe('of the patient all the same', () => {
  it.each([
    ['kakaknya kena campak minggu lalu, skrg panas tinggi', 'high-fever'],
    ['tetangga kena DBD, badanku panas udah 3 hr', 'fever'],
    ['anakku sama kakaknya demam dr kmrn', 'fever'],
    ['saya sama suami muntah abis makan di warung', 'vomiting'],
    ['My son and his sister have a fever', 'fever'],
    ['bapakku sesek dr semalem', 'dyspnoea'],
    ['adek sy sesek dr semalem', 'dyspnoea'],
    ['mama saya muntah darah', 'haematemesis'],
    ['cucu saya demam 2 hari', 'fever'],
    ['suami saya nyeri dada tadi pagi, anak saya batuk', 'chest-pain'],
    ['dok saya mau tanya, ibu saya sesek dr semalem', 'dyspnoea'],
    ['dok adek udah 3 hr panas batuk', 'fever'],
    ['mau nanya dok, nenek jatuh kemarin kepala benjol', 'head-injury'],
    ['62F CP, FHx IHD, vomiting since am', 'vomiting'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
});

describe('written as it is spoken', () => {
  it.each([
    ['g demam, g bs tdr, ASI cm keluar dikit', 'tidak demam, tidak bisa tidur, ASI cuma keluar sedikit'],
    ['ambil 5 g garam sudah 2 hari, luka 3 cm kotor', 'ambil 5 g garam sudah 2 hari, luka 3 cm kotor'],
    ['kplnya sakit, keringetnya bau, badanny panas', 'kepalanya sakit, keringatnya bau, badannya panas'],
    ['bapakku sakit, temenku jg, suamiku engga', 'bapak saya sakit, teman saya juga, suami saya tidak'],
    ['mama sy pusing sudah 2 hari', 'ibu saya pusing sudah 2 hari'],
    ['anak 2 th baru bisa bilang mama papa', 'anak 2 tahun baru bisa bilang mama papa'],
    ['td jam 10 muntah, td dibawa ke bidan, td 120/80', 'tadi jam 10 muntah, tadi dibawa ke bidan, td 120/80'],
    ['tiap mau dapet sakit, udah dapet obat', 'tiap mau haid sakit, sudah dapet obat'],
    ['ora iso turu, wetenge loro', 'tidak bisa tidur, perutnya sakit'],
    ['gaada demam, gabisa kencing', 'tidak ada demam, tidak bisa kencing'],
  ])('%s', (short, long) => expect(inFull(short).text).toBe(long));
});

describe('when it began', () => {
  it.each([
    ['demam udah semingguan', 7],
    ['batuk udah sebulanan', 30.4],
    ['kejang 2 menitan', 2 / 1440],
    ['gatal 3 mingguan', 21],
    ['panas udah 2 malam', 2],
    ['sakit dari subuh', 0.3],
    ['panas dari kemarin lusa', 2],
    ['pilek udah taunan', 1500],
  ])('%s', (text, days) => expect(findDurations(text).map((one) => one.days)).toEqual([days]));
  it.each(['muntah jam 3 malam', 'terbangun jam setengah 3 malam', 'suntik KB 3 bulanan', 'kontrol jam 3 hari ini'])(
    'is no span of time in %s',
    (text) => expect(findDurations(text).filter(({ days }) => days > 1)).toEqual([]),
  );
});

describe('what only sounds like it in a chat or a hurried note', () => {
  it.each([
    ['muntah habis makan seafood', 'self-induced-vomiting'],
    ['nyusuin 3 minggu, payudara merah sakit, asi keluar dikit', 'galactorrhoea'],
    ['minum jamu sama obat warung buat lutut', 'joint-replacement'],
    ['hidung meler bening gatal tiap pagi', 'itchy-skin'],
    ['luka di kaki gak kering2', 'dry-scaly-skin'],
    ['bab item, badan lemes muka pucet', 'facial-droop'],
    ['dysuria 4/7. Dip leuc+ nit+', 'nits-or-head-lice'],
    ['LIF pain + PV spotting since yest', 'genital-ulcer'],
    ['anak 4 th td siang kejang, skrg sadar', 'prolonged-seizure'],
    ['dok capek bgt, pgn ngilang aja', 'betel-chewing'],
    ['punya darah tinggi sm gula', 'hyperglycaemia'],
  ])('%s: no %s', (text, finding) => {
    const { present, absent } = read(text);
    expect(present).not.toContain(finding);
    expect(absent).not.toContain(finding);
  });
  it.each([
    ['sengaja muntah habis makan biar kurus', 'self-induced-vomiting'],
    ['keluar ASI dari kedua payudara padahal tidak menyusui', 'galactorrhoea'],
    ['Dip leuc+ nit+', 'urine-nitrite'],
    ['kejang sejak tadi pagi belum berhenti', 'prolonged-seizure'],
    ['kejang 10 menitan', 'prolonged-seizure'],
    ['GCS E2M5V2', 'reduced-consciousness-score'],
    ['Leko 15.400', 'leucocytosis'],
    ['hemiparese D sejak 2 jam', 'hemiparesis'],
    ['R facial droop, slurred speech', 'facial-droop'],
    ['biji kanannya sakit bgt dr bangun tidur', 'testicular-pain'],
    ['ngomong putus2, sesek', 'speaks-in-words-only'],
    ['sakit di ulu hati dr kmrn, skrg pindah ke kanan bawah', 'pain-migrating-to-right-lower-quadrant'],
    ['nangis gak keluar air mata', 'dehydration'],
    ['38F now numb perineum, vom x2', 'vomiting'],
    ["my student flatmate has fever, can't stand the light", 'fever'],
    ['our neighbour has fainted twice today', 'syncope'],
    ['dok, teman saya demam tinggi dan menggigil', 'rigors'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
  it.each([
    ['gak hamil kok, br aja mens', false],
    ['nggak lagi hamil dok', false],
    ['lagi hamil 5 bulan', true],
  ])('%s: with child %s', (text, pregnant) => expect(read(text).facts.pregnant).toBe(pregnant));
  it('the years of an old illness are not those of the complaint', () => {
    for (const text of [
      'Lk 54 th, nyeri dada sejak 2 jam, DM (+) 10 th, diaforesis (+)',
      'sesak memberat 2 hr, perokok 2 bks/hr 40 th, dahak jd hijau',
    ])
      expect(read(text).days).toBeLessThan(3);
    expect(read('diabetes 10 th, kaki kebas').days ?? 0).toBeLessThan(3);
    const text = 'banjir seminggu lalu skrg panas tinggi';
    const hot = read(text).mentions.find(({ span }) => text.slice(...span) === 'panas tinggi');
    expect(hot).toBeDefined();
    expect(hot?.days).toBeUndefined();
  });
  it('what is over now is of before', () => expect(read('mual, awalnya demam skrg udh gak').present).not.toContain('fever'));
});

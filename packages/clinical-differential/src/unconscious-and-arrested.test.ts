/** Who is unconscious, does not breathe or has no pulse is an emergency whatever else is said; who woke, slept or fainted is told apart. */
import { describe, expect, it } from 'vitest';
import { read } from '../testing/reading.ts';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const urgency = (text: string) => assess(base, { text }).urgency;

describe('unconscious', () => {
  it.each([
    'Patient is unconscious',
    'Found unconscious at home',
    'his wife found him unconscious this morning',
    'Unconscious child with fever',
    'unconscious, snoring breathing',
    'passed out and has not woken up',
    'not waking up',
    'found unresponsive',
    'knocked out for a minute, woke, now unconscious again',
    'Ditemukan tidak sadarkan diri di kamar mandi',
    'sampai sekarang belum sadar',
    'belum sadar setelah kejang',
    'tak sadarkan diri sejak 1 jam',
    'gak sadar dari tadi',
    'became unconscious a minute ago',
    'is unconscious for three minutes now',
    'tidak sadar 5 menit yang lalu',
    'sudah 5 menit tidak sadar',
    'tidak sadar sejak beberapa detik',
    'pingsan sebentar lalu sadar dan bicara, 3 jam kemudian tidak sadar',
  ])('%s', (text) => {
    expect(urgency(text)).toBe('emergency');
    expect(read(text).present).toContain('coma');
  });
  it.each([
    'never unconscious',
    'he was never unconscious',
    'no loss of consciousness',
    'tidak pernah tidak sadar',
    'woke up with a sore throat',
    'cannot wake up in the morning, sleepy all day',
    'he does not wake up at night any more',
    'anak sudah tidak bangun malam lagi',
    'susah bangun pagi',
    'tanpa sadar mengompol saat tidur',
    'tidak sadar menggaruk saat tidur',
    'unconsciously grinding teeth at night',
    'tidak merespons pengobatan',
    'cramps unresponsive to magnesium',
    'anak 3 tahun dipanggil tidak menyahut, belum bicara',
  ])('not: %s', (text) => {
    expect(urgency(text)).not.toBe('emergency');
    expect(read(text).present).not.toContain('coma');
  });
  it.each([
    'His wife found him unconscious. He regained consciousness within a minute.',
    'briefly unconscious while standing in church',
    'tidak sadar sebentar lalu sadar kembali',
    'istri menemukan dia tidak sadar. Semenit kemudian sadar kembali.',
  ])('a faint: %s', (text) => {
    const { present } = read(text);
    expect(present).toContain('syncope');
    expect(present).not.toContain('coma');
  });
  it('what is not noticed is there', () => expect(read('tidak sadar kalau kakinya luka').present).toContain('foot-ulcer'));
});

describe('the pulse and the breathing gone', () => {
  it.each([
    ['cardiac arrest', 'cardiac-arrest'],
    ['henti jantung', 'cardiac-arrest'],
    ['He has no pulse', 'cardiac-arrest'],
    ['collapsed, no pulse, CPR started', 'cardiac-arrest'],
    ['nadi karotis tidak teraba', 'cardiac-arrest'],
    ['tidak bernapas, nadi tidak teraba', 'cardiac-arrest'],
    ['nadi tidak teraba dan tidak bernapas', 'respiratory-arrest'],
    ['respiratory arrest', 'respiratory-arrest'],
    ['henti napas', 'respiratory-arrest'],
    ['not breathing', 'respiratory-arrest'],
    ['Anak tenggelam tidak bernapas', 'respiratory-arrest'],
    ['gasping', 'respiratory-arrest'],
    ['Pasien gasping, nadi karotis tidak teraba', 'respiratory-arrest'],
    ['napas tinggal satu-satu', 'respiratory-arrest'],
  ])('%s', (text, id) => {
    expect(urgency(text)).toBe('emergency');
    expect(read(text).present).toContain(id);
  });
  it.each([
    'no pulse in the right foot',
    'nadi kaki tidak teraba',
    'no pulse oximeter available, cough 2 days',
    'no pulse deficit',
    'tidak ada napas cuping hidung',
    'not breathing through the nose because it is blocked',
    'tidak bernapas lega',
    'gasping for air after running',
    'stops breathing during sleep, loud snoring',
    'suami bilang saya berhenti napas saat tidur dan mengorok',
    'my heart skips and stops for a second',
    'My father died of cardiac arrest at 60, I have palpitations',
    'takut henti jantung',
    'Riwayat henti jantung 2 tahun lalu, kontrol rutin',
    'henti napas tidak ada, tidak biru',
    'breathing spontaneously, not gasping',
    'I did CPR on a stranger yesterday and now my wrists hurt',
  ])('not: %s', (text) => {
    const { present } = read(text);
    expect(urgency(text)).not.toBe('emergency');
    expect(present).not.toContain('cardiac-arrest');
    expect(present).not.toContain('respiratory-arrest');
  });
  it('leads to what stops them', () =>
    expect(assess(base, { text: 'henti jantung' }).mustNotMiss.map(({ id }) => id)).toContain('acute-coronary-syndrome'));
});

it('a fontanelle that bulges, as it is said', () => expect(urgency('ubun-ubun membonjol')).toBe('emergency'));

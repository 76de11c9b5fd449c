import { describe, expect, it } from 'vitest';
import { realBase } from '../../testing/real-base.ts';
import { assess } from '../assess.ts';
import { counts } from '../evidence-of.ts';
import { understand } from './understand.ts';

const base = realBase();
const absent = (text: string) =>
  understand(base.language, text)
    .mentions.filter((one) => counts(one) && !one.present)
    .map(({ finding }) => base.language.findings[finding]?.id);

describe('no pain of anything in particular', () => {
  it.each([
    'Blood in urine for two days, no pain',
    'Not in pain',
    'Denies fever, cough or pain',
    'Kencing merah sejak kemarin, tidak nyeri',
    'Tidak ada rasa nyeri, demam tidak ada',
    'Swollen knee. No pain at all.',
  ])('%s', (text) => expect(absent(text)).toEqual(expect.arrayContaining(['headache', 'abdominal-pain', 'chest-pain', 'joint-pain'])));

  it('but the one that is there', () => {
    const said = absent('Sakit kepala 3 hari. Tidak ada nyeri lain.');
    expect(said).toContain('abdominal-pain');
    expect(said).not.toContain('headache');
    expect(assess(base, { text: 'Migraine headache for 3 days, no other pain' }).contradictions).toEqual([]);
  });
});

it.each([
  ['No pain on urination, urgency and frequency', ['dysuria']],
  ['Tidak nyeri saat kencing', ['dysuria']],
  ['Batuk 3 hari, tanpa nyeri dada', ['chest-pain']],
  ['no joint swelling or pain', ['joint-swelling', 'joint-pain']],
  ['no pain relief from paracetamol', []],
  ['The pain is dull and comes at night, no pain when lying still', []],
  ['Nyeri tidak menjalar', []],
  ['Her mother has no pain', []],
])('%s: only what it says', (text, only) => expect(absent(text)).toEqual(only));

it('counts as one thing that was told, and makes a painful disease less likely', () => {
  const share = (text: string) =>
    assess(base, { text, limit: 50 }).likely.find(({ id }) => id === 'kidney-stone-disease')?.probability ?? 0;
  expect(share('Blood in the urine, no pain')).toBeLessThan(share('Blood in the urine') / 2);
});

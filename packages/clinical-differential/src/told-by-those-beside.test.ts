/** Dangers as patients and those beside them type them, and what only sounds alike. */
import { describe, expect, it } from 'vitest';
import { read } from '../testing/reading.ts';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const urgency = (text: string) => assess(base, { text }).urgency;

it.each([
  'someone is standing on my chest',
  "fever with rash that doesn't disappear when pressed",
  'demam, bintik merah nggak hilang ditekan',
  'jatuh dari pohon kelapa, kedua kaki gak bisa digerakin',
  'dived into the shallow end, neck hurts',
  'kesambar petir',
  "38 weeks, baby hasn't moved since yesterday",
  'janin tidak bergerak dari kemarin',
  'hamil muda keluar darah banyak',
  'shot during a robbery',
  'run over by a tractor',
  'kakek minum pengencer darah, kepala kebentur',
  'nosebleed for an hour',
  'paman muntah darah',
  'seizure for ten minutes',
  "can't breathe",
  'struggling for air',
  'too breathless to talk in sentences',
  'mata cekung, mencret, anak tidak mau minum',
  'cord hanging out between my legs',
  'hamil 9 bulan ingin mengejan',
  'I am 38 weeks pregnant and have the urge to push',
  "pregnant 30 weeks, baby hasn't moved today, bowels normal",
  'collapsed on the football pitch',
])('now: %s', (text) => expect(urgency(text)).toBe('emergency'));

it.each([
  "can't breathe through my nose, cold for two days",
  'hidung mampet tidak bisa napas lewat hidung, pilek 3 hari',
  "my baby hasn't moved his bowels for two days but feeds well",
  'man of 40 with diarrhoea and a constant urge to push',
  'laki-laki 30 tahun susah BAB, ingin mengejan terus',
  'involuntary movements have stopped after the new tablet',
  'knee numb after sitting cross legged',
  'chest pain better on standing up, sore when I press it',
  'my periods come every month, pain on the first day',
  'baby is coming out in a rash, drinks well',
  'flu shot in the arm yesterday, sore there',
  'believes in God, back ache after gardening',
  'frightened because there was a drop of blood in my water',
  'small red mark on my finger',
])('not now: %s', (text) => expect(urgency(text)).not.toBe('emergency'));

describe('what is read', () => {
  it.each([
    // As they are spoken.
    ['kaki gak bisa digerakin', 'leg-weakness'],
    ['haid gak berenti', 'prolonged-periods'],
    ['dada pegel kalo ditekan', 'chest-wall-tenderness'],
    ['anak demam tiga hari, my son has 39 fever', 'fever'],
    // What somebody will not do ends before what ails him.
    ["doesn't want to play, rash and fever", 'rash'],
    // Kin who are named first are the patient.
    ['paman muntah darah', 'haematemesis'],
    ['kakak sesak napas', 'dyspnoea'],
    ['kakek minum pengencer darah', 'anticoagulant-use'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));

  it.each([
    ['like someone whacked me on the head, worst headache', 'head-injury'],
    ['banging headache', 'head-injury'],
    ['hit by the most awful headache out of nowhere', 'loss-of-consciousness-after-head-injury'],
    ['itchy bumps after sitting in the garden', 'soil-and-wet-field-work'],
    ['red mark on my finger', 'palmar-erythema'],
    ['jatuh dari pohon kelapa', 'crowded-living'],
    ['groin hurts when I get up from a chair', 'hyperactive-since-childhood'],
    ['legs went weak overnight', 'sleep-paralysis'],
    ['thighs sore and stiff after a long run', 'spasticity'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));
});

/** Findings that are called by what is not there: the denial stands before, within or behind what it denies. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('a denial is part of a finding', () => {
  it.each([
    ['pedal pulses not palpable', 'absent-foot-pulses'],
    ['nadi dorsalis pedis tidak teraba', 'absent-foot-pulses'],
    ['nadi kaki tidak teraba', 'absent-foot-pulses'],
    ['bintik merah tidak hilang ditekan', 'non-blanching-rash'],
    ['kentut tidak ada', 'no-flatus-or-stool'],
    ['Perut kembung, flatus (-), muntah', 'no-flatus-or-stool'],
    ['perut kembung, flatus -', 'no-flatus-or-stool'],
    ['bising usus (-)', 'absent-bowel-sounds'],
    ['testis kiri bengkak, refleks kremaster -', 'absent-cremasteric-reflex'],
    ['refleks kremaster (-)', 'absent-cremasteric-reflex'],
  ])('%s: %s', (text, finding) => {
    const { present, absent } = read(text);
    expect(present).toContain(finding);
    expect(absent).not.toContain(finding);
  });

  it.each([
    ['flatus (+)', 'no-flatus-or-stool'],
    ['refleks kremaster +', 'absent-cremasteric-reflex'],
    ['refleks kremaster (+), epididimis nyeri', 'absent-cremasteric-reflex'],
  ])('and (+) is its absence: %s', (text, finding) => {
    const { present, absent } = read(text);
    expect(present).not.toContain(finding);
    expect(absent).toContain(finding);
  });

  it('and what is there is no denial', () => {
    expect(read('demam (+)').present).toContain('fever');
    expect(read('demam (+)').absent).toEqual([]);
    expect(read('ruam tanpa gatal').present).not.toContain('itch-without-rash');
    expect(read('demam (-), batuk (+)')).toMatchObject({ present: ['cough'], absent: ['fever'] });
  });
});

it('reads a mark behind a sign, without brackets', () => {
  expect(read('McBurney (-), nyeri tekan perut +').present).toContain('abdominal-tenderness');
  expect(read('nyeri tekan McBurney -').absent).toContain('right-iliac-fossa-tenderness');
  expect(read('nyeri ketok CVA +').present).toContain('costovertebral-angle-tenderness');
});

import { describe, expect, it } from 'vitest';
import { findDurations } from './duration.ts';

const days = (text: string) => findDurations(text).map((one) => Math.round(one.days * 100) / 100);

describe('how long', () => {
  it.each([
    ['fever for 3 days', [3]],
    ['demam sejak 2 minggu', [14]],
    ['cough x 5/7', [5]],
    ['cough 3/52', [21]],
    ['pain for three months', [91.2]],
    ['batuk seminggu', [7]],
    ['nyeri 6 jam', [0.25]],
    ['since yesterday', [1]],
    ['sejak kemarin', [1]],
    ['a two-week history', [14]],
    ['for several days', [4]],
    ['beberapa hari', [3]],
    ['since this morning', [0.3]],
    ['for twenty-five days', [25]],
    ['fifteen minutes', [0.01]],
    ['a couple of hours', [0.08]],
    ['tidak mau makan. 3 hari demam', [3]],
    ['sejak siuman 2 hari lemas', [2]],
    ['nyeri kepala sejak pagi', [0.3]],
    ['sesak sejak tadi siang', [0.3]],
    ['dry cough since Easter', [28]],
    ['batuk sejak lebaran', [28]],
    ['nyeri sejak 2 bulan lalu', [60.8]],
    ['burning micturition x 2d', [2]],
    ['sore throat 5d', [5]],
    ['flew 5 d ago', [5]],
    ['chest pain x6h', [0.25]],
    ['twisted it 3 h ago', [0.13]],
    ['headache x3 wks', [21]],
    ['numb hands x4 mo', [121.6]],
    ['3 mos of weight loss', [91.2]],
    ['demam 39 hari ke-2', [2]],
    ['demam hari ke 4', [4]],
    ['hari ke-3 demam', [3]],
    ['day 5 of fever', [5]],
  ])('%s', (text, expected) => expect(days(text)).toEqual(expected));

  it.each([
    'a 34-year-old woman',
    'aged 7 months',
    'laki-laki 45 tahun',
    'hamil 30 minggu',
    '30 weeks pregnant',
    'twice a day',
    'every 4 hours',
    '120/80',
    'salbutamol q6h',
    'worried, sleeping 5 h',
    '2D echo',
    '3x2 hari',
    'nifas hari ke-6',
    'perawatan hari ke-3',
    'pain that is gone after three minutes',
    'nyeri dada hilang setelah 5 menit istirahat',
  ])('%s is no duration', (text) => expect(days(text)).toEqual([]));

  it('says where it stands', () => {
    const text = 'Fever for 3 days.';
    const [found] = findDurations(text);
    expect(text.slice(found?.start, found?.end)).toBe('3 days');
  });
});

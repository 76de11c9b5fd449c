import { describe, expect, it } from 'vitest';
import { findReadings, numberOf } from './measures.ts';

const read = (text: string) => findReadings(text).map(({ measure, value }) => [measure, value]);

describe('measured values', () => {
  it.each<[string, [string, number][]]>([
    ['T 39.2', [['body temperature', 39.2]]],
    ['suhu 39,2 °C', [['body temperature', 39.2]]],
    ['temperature 102 F', [['body temperature', 38.89]]],
    ['39.5°C', [['body temperature', 39.5]]],
    ['fever of 39', [['body temperature', 39]]],
    ['demam 38,5', [['body temperature', 38.5]]],
    ['HR 120', [['heart rate', 120]]],
    ['nadi 120 x/menit', [['heart rate', 120]]],
    ['RR 28', [['respiratory rate', 28]]],
    ['SpO2 88 %', [['oxygen saturation', 88]]],
    ['GCS 13', [['Glasgow coma score', 13]]],
    ['E3V4M6', [['Glasgow coma score', 13]]],
    ['Hb 7,2', [['haemoglobin', 7.2]]],
    ['haemoglobin 72 g/L', [['haemoglobin', 7.2]]],
    ['trombosit 45.000', [['platelets', 45]]],
    ['platelets 45', [['platelets', 45]]],
    ['leukosit 12.500', [['leucocytes', 12.5]]],
    ['WBC 15,000', [['leucocytes', 15]]],
    ['Na 124', [['sodium', 124]]],
    ['K 6.1', [['potassium', 6.1]]],
    ['kreatinin 4,1', [['creatinine', 4.1]]],
    ['creatinine 354 µmol/L', [['creatinine', 4]]],
    ['glucose 32 mmol/L', [['plasma glucose', 576.51]]],
    ['GDS 530', [['plasma glucose', 530]]],
    ['CRP 12 mg/dL', [['C-reactive protein', 120]]],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it.each(['BP 90/60', 'TD 90/60 mmHg', 'blood pressure is 90/60', 'tekanan darah 90/60'])('%s gives three measures', (text) =>
    expect(read(text)).toEqual([
      ['systolic blood pressure', 90],
      ['diastolic blood pressure', 60],
      ['pulse pressure', 30],
    ]),
  );

  it.each(['x 5/7', 'vision 6/60', 'demam 3 hari', 'on 12/11 he fell', 'P 20/40', 'nadi teratur'])('%s measures nothing', (text) =>
    expect(read(text)).toEqual([]),
  );

  it('marks what cannot be true', () => {
    expect(findReadings('T 93 C')).toMatchObject([{ measure: 'body temperature', isPossible: false }]);
    expect(findReadings('SpO2 140')).toMatchObject([{ isPossible: false }]);
  });

  it('tells thousands from decimals', () => {
    expect([numberOf('45.000'), numberOf('39,2'), numberOf('1.250.000'), numberOf('0.125')]).toEqual([45_000, 39.2, 1_250_000, 0.125]);
  });
});

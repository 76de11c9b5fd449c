import { describe, expect, it } from 'vitest';
import { measuresOf, numberOf } from './measures.ts';

const read = (text: string) => measuresOf(text).readings.map(({ measure, value }) => [measure, value]);

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
    ['GDS 32', [['plasma glucose', 32]]],
    ['BM 28', [['plasma glucose', 504.45]]],
    ['demam 39 hari ke-2', [['body temperature', 39]]],
    ['pH 7,12', [['blood pH', 7.12]]],
    ['CRP 12 mg/dL', [['C-reactive protein', 120]]],
    ['ferritin 8', [['ferritin', 8]]],
    ['TSH <0.01', [['TSH', 0.01]]],
    ['ESR 92', [['sedimentation rate', 92]]],
    [
      'WCC 18.2, neuts 15.1',
      [
        ['leucocytes', 18.2],
        ['neutrophils', 15.1],
      ],
    ],
    ['limfosit 850', [['lymphocytes', 0.85]]],
    ['urea 17.2', [['urea', 103.3]]],
    ['ureum 45', [['urea', 45]]],
    ['BUN 40', [['urea', 85.6]]],
    ['asam urat 9,1', [['uric acid', 9.1]]],
    ['urate 540 µmol/L', [['uric acid', 9.08]]],
    ['cholesterol 7.2 mmol/L', [['total cholesterol', 278.42]]],
    ['LDL cholesterol 210', [['LDL cholesterol', 210]]],
    ['triglycerides 14 mmol/L', [['triglycerides', 1239.98]]],
    ['HbA1c 86 mmol/mol', [['HbA1c', 10.02]]],
    ['D-dimer 2.4 mg/L', [['D-dimer', 2400]]],
    ['NT-proBNP 4200', [['natriuretic peptide', 1400]]],
    [
      'ALP 412, GGT 300',
      [
        ['alkaline phosphatase', 412],
        ['gamma-glutamyl transferase', 300],
      ],
    ],
    ['CK 12,400', [['creatine kinase', 12_400]]],
    ['lipase 1,240 U/L', [['pancreatic enzyme', 20.67]]],
    ['Ht 45%', [['haematocrit', 45]]],
    ['haematocrit 0.31', [['haematocrit', 31]]],
    ['phosphate 0.5', [['phosphate', 1.55]]],
    ['ketones 5.8', [['blood ketones', 5.8]]],
    ['IOP 48 mmHg', [['intraocular pressure', 48]]],
    ['LILA 11 cm', [['mid-upper-arm circumference', 11]]],
    ['post-void residual 320 mL', [['residual urine', 320]]],
    ['QTc 520', [['QTc', 520]]],
    ['CD4 45', [['CD4 cells', 45]]],
    ['vitamin B12 110 pmol/L', [['vitamin B12', 149.05]]],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it.each(['BP 90/60', 'TD 90/60 mmHg', 'blood pressure is 90/60', 'tekanan darah 90/60'])('%s gives three measures', (text) =>
    expect(read(text)).toEqual([
      ['systolic blood pressure', 90],
      ['diastolic blood pressure', 60],
      ['pulse pressure', 30],
    ]),
  );

  it.each([
    'neutrophils 82 %',
    'limfosit 62',
    'urine ketones 3+',
    'Ht 170 cm',
    'reticulocytes 90',
    'x 5/7',
    'vision 6/60',
    'demam 3 hari',
    'on 12/11 he fell',
    'P 20/40',
    'nadi teratur',
  ])('%s measures nothing', (text) => expect(read(text)).toEqual([]));

  it('marks what cannot be true', () => {
    expect(measuresOf('T 93 C').readings).toMatchObject([{ measure: 'body temperature', isPossible: false }]);
    expect(measuresOf('SpO2 140').readings).toMatchObject([{ isPossible: false }]);
  });

  it('tells thousands from decimals', () => {
    expect([numberOf('45.000'), numberOf('39,2'), numberOf('1.250.000'), numberOf('0.125')]).toEqual([45_000, 39.2, 1_250_000, 0.125]);
  });
});

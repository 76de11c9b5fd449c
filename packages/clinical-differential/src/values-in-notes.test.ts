/** Values as they stand in the notes of a ward: of which fluid, in which unit, and what they are now. */
import { describe, expect, it } from 'vitest';
import { read } from '../testing/reading.ts';

describe('values in notes', () => {
  it.each<[string, readonly string[]]>([
    ['CSF: 1200 neutrophils, glucose 1.1, protein 3', ['csf-neutrophils', 'csf-low-glucose', 'csf-high-protein']],
    ['CSF shows WBC 1,200 (90% neutrophils), glucose 20 mg/dL', ['csf-neutrophils', 'csf-low-glucose']],
    ['LCS: sel 320, MN 85%, protein 180, glukosa 28', ['csf-lymphocytes', 'csf-high-protein', 'csf-low-glucose']],
    ['LP: 240 cells mostly lymphocytes', ['csf-lymphocytes']],
    ['troponin 1200 ng/L', ['raised-troponin']],
    ['troponin I 0.8 ng/mL', ['raised-troponin']],
    ['trop T 2,4', ['raised-troponin']],
    ['troponin rise from 20 to 900', ['raised-troponin']],
    ['amylase 1600', ['raised-lipase']],
    ['DJJ 90', ['fetal-heart-rate-abnormal']],
    ['Hb turun dari 11 ke 7,2', ['severe-anaemia']],
    ['Hb 12 -> 7.5', ['severe-anaemia']],
    ['eos 3.2', ['eosinophilia']],
    ['beta-hCG 3,400', ['positive-pregnancy-test']],
    ['AFP 12,000', ['raised-afp']],
    ['VEP1/KVP 0,55', ['fixed-airflow-obstruction']],
    ['CBD 14 mm', ['dilated-bile-ducts']],
    ['abdominal aorta 62 mm', ['aneurysm-on-ultrasound']],
    ['visus OD 1/300', ['reduced-vision']],
    ['VA 6/60 in the right eye', ['reduced-vision']],
    ['produksi urin 100 cc/24 jam', ['oliguria']],
    ['urine output 0.3 ml/kg/h', ['oliguria']],
    ['BBL 1800 gram', ['low-birth-weight']],
    ['glucose HI on the meter', ['very-high-glucose']],
    ['eritrosit urin 30/LPB', ['microscopic-haematuria']],
  ])('%s', (text, expected) => {
    expect(read(text).present).toEqual(expect.arrayContaining([...expected]));
  });

  it.each<[string, readonly string[]]>([
    ['CSF: 1200 neutrophils, glucose 1.1', ['hypoglycaemia-measured', 'leucopenia', 'severe-leucopenia']],
    ['pleural fluid: LDH 900, glucose 2.0, protein 45', ['hypoglycaemia-measured', 'raised-ldh']],
    ['aspirate of the knee: WBC 80,000', ['leucocytosis']],
    ['spleen 3 cm below the costal margin', ['massive-splenomegaly']],
    ['troponin 30 ng/L', ['raised-troponin']],
    ['troponin 2', ['raised-troponin']],
    ['Fetal heart rate 140', ['tachycardia', 'fetal-heart-rate-abnormal']],
    ['CBD stone 8 mm', ['dilated-bile-ducts']],
    ['CSF: 2 cells, all lymphocytes', ['csf-lymphocytes']],
    ['AFP 12,000', ['flaccid-paralysis']],
    ['saturation falls from 94 to 85 % on walking the corridor', ['severe-hypoxaemia', 'hypoxaemia']],
    ['right arm pronator drift', ['hemiparesis']],
    ['peripheries warm and well perfused', ['cold-hands-and-weak-pulse', 'warm-flushed-skin']],
    ['nyeri tekan perut bawah', ['uterine-tenderness']],
  ])('%s is not read as %j', (text, unwanted) => {
    expect(read(text).present.filter((id) => unwanted.includes(id ?? ''))).toEqual([]);
  });

  it('leaves open what a troponin between two limits, or of an unknown test, says', () => {
    expect(read('troponin 30 ng/L').absent).not.toContain('raised-troponin');
    expect(read('troponin 2').absent).not.toContain('raised-troponin');
    expect(read('hs-troponin T 5 ng/L').absent).toContain('raised-troponin');
  });

  it('takes values after the word serum as those of the blood again', () => {
    expect(read('CSF protein 0.4 g/L, serum glucose 1.9 mmol/L').present).toContain('hypoglycaemia-measured');
  });

  it.each(['SpO2 86% RA', 'saturasi 90 % (RA)', 'ALP 980, GGT 700', 'PSA 48'])('knows no disease in %s', (text) => {
    expect([...read(text).diseases]).toEqual([]);
  });

  it('takes a dipstick that is negative as one that found nothing', () => {
    expect(read('spine normal, urine dip neg incl. glucose, abdomen soft').absent).toContain('proteinuria');
  });

  it('knows the disease where it is named', () => {
    expect(read('known RA on methotrexate').diseases.size).toBe(1);
  });

  it('does not say of what a value is named by that it was not understood', () => {
    expect(read('trombosit 34.000, laktat 5,6').notUnderstood).toEqual([]);
  });
});

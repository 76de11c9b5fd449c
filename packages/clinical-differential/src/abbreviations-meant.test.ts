/** Abbreviations and short notes that mean one thing in a ward's note and another elsewhere. */
import { describe, expect, it } from 'vitest';
import { read } from '../testing/reading.ts';
import { realBase } from '../testing/real-base.ts';

const diseases = (text: string) => [...read(text).diseases].map((number) => realBase().model.diseases[number]?.disease.id);

describe('abbreviations', () => {
  it.each([
    'PE: lungs clear, abdomen soft',
    'On PE there is no oedema',
    'MS: alert, oriented',
    'PV normal',
    'VT: pembukaan 5 cm',
    'rule out appendicitis',
    'DD/ tifoid, dengue',
    'differential includes PE and ACS',
    'Was told it was probably wax',
  ])('%s names no disease of the patient', (text) => {
    expect(diseases(text)).toEqual([]);
  });

  it.each([
    ['Hx of PE in 2019', 'pulmonary-embolism'],
    ['PMH: T2DM', 'diabetes-mellitus-type-2'],
    ['type 1 diabetes since childhood', 'diabetes-mellitus-type-1'],
    ['known CKD 3', 'chronic-kidney-disease'],
  ])('%s names %s', (text, disease) => {
    expect(diseases(text)).toEqual([disease]);
  });

  it.each<[string, readonly string[]]>([
    ['D&V since last night', ['diarrhoea', 'vomiting']],
    ['n+v x3', ['nausea', 'vomiting']],
    ['BNO 3 days', ['constipation']],
    ['CP on exertion', ['exertional-chest-pain']],
    ['RPD: HT (+), DM (-)', ['known-hypertension']],
    ['HT and DM', ['known-hypertension', 'known-diabetes']],
    ['POD 2', ['recent-surgery-or-immobility']],
    ['s/p appendectomy', ['previous-abdominal-surgery']],
    ['ekstremitas: edema +/+', ['peripheral-oedema']],
    ['mata: CA +/+, SI -/-', ['pallor']],
    ['kekuatan motorik 5/1 5/1', ['hemiparesis', 'limb-weakness']],
    ['lidah kotor', ['coated-tongue']],
    ['haemodialysis twice a week', ['dialysis-patient']],
    ["Says she took '30-odd' 500 mg white tablets", ['overdose-history']],
  ])('%s', (text, expected) => {
    expect(read(text).present).toEqual(expect.arrayContaining([...expected]));
  });

  it.each<[string, readonly string[]]>([
    ['known CKD 3', ['dialysis-patient']],
    ['ekstremitas: edema -/-', ['peripheral-oedema']],
    ['RF +/+, RP -/-', ['anti-ccp-or-rf']],
    ['lidah kotor', ['oral-thrush']],
    ['keton urin (-)', ['ketosis', 'oliguria']],
    ['Guarded, flat, no insight', ['abdominal-guarding']],
    ['betis urat biru berkelok', ['cyanosis']],
    ['badan gampang biru-biru', ['cyanosis']],
    ['three shades of brown to blue-black, dermoscopy shows a blue-white veil', ['cyanosis', 'curtain-over-vision']],
    ['I dont get up at night', ['coma']],
    ['can fall asleep in front of the telly', ['head-injury']],
    ['leaking a bit every time I cough', ['cough']],
    ['a bottle of wine', ['breastfeeding']],
    ['nambah klo bungkuk', ['loss-of-height']],
    ['AFP normal', ['flaccid-paralysis']],
    ['BB turun setengah kilo', ['weight-loss']],
  ])('%s is not read as %j', (text, unwanted) => {
    expect(read(text).present.filter((id) => unwanted.includes(id ?? ''))).toEqual([]);
  });

  it('reads the cyanosis that is one', () => {
    expect(read('bibir biru-biru').present).toContain('cyanosis');
    expect(read('abdomen guarded in the right iliac fossa').present).toContain('abdominal-guarding');
  });

  it('takes a sentence that lists what is not there for all of it, where it begins with a capital', () => {
    expect(read('No pain, redness, flashes, floaters, distortion.').absent).toContain('floaters-and-flashes');
    expect(read('No joint pain, rashes, mouth ulcers.').absent).toContain('mouth-ulcers');
    expect(read('Tidak ada demam, batuk, pilek.').absent).toEqual(expect.arrayContaining(['fever', 'cough', 'runny-nose']));
    expect(read('no focus, irritable, bulging fontanelle').present).toContain('bulging-fontanelle');
    expect(read('No fever, productive cough').present).toContain('productive-cough');
  });

  it('reads the conscious state in three digits, and that nothing is wrong with it', () => {
    expect(read('GCS 456').absent).toContain('reduced-consciousness-score');
    expect(read('GCS 224').present).toContain('reduced-consciousness-score');
    expect(read('kesadaran CM').absent).toContain('reduced-consciousness');
  });
});

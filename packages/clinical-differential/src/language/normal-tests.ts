/** “Troponin negative”, “rontgen toraks normal”: tests that found nothing, and the findings that they are without. */
const BEHIND =
  'normal,negative,neg,nad,clear,unremarkable,not raised,not elevated,within normal limits,negatif,bersih,tidak meningkat,dalam batas normal'.split(
    ',',
  );
const BEFORE = ['normal', 'negative', 'clear', 'unremarkable'];

const IN_THE_CHEST =
  'lung-consolidation pleural-effusion pneumothorax-on-imaging cardiomegaly pulmonary-oedema-on-imaging cavitary-lesion miliary-pattern hilar-enlargement lung-mass widened-mediastinum bilateral-infiltrates';
const ON_THE_ECG =
  'st-elevation diffuse-st-elevation st-depression-or-t-inversion atrial-fibrillation-on-ecg heart-block-on-ecg complete-heart-block-ecg narrow-regular-tachycardia wide-complex-tachycardia right-heart-strain-ecg';
const IN_URINE = 'pyuria urine-nitrite bacteria-in-urine microscopic-haematuria proteinuria';

const TESTS: readonly (readonly [names: string, absent: string])[] = [
  ['troponin|troponins|hs-troponin|high-sensitivity troponin', 'raised-troponin'],
  ['d-dimer', 'raised-d-dimer'],
  ['crp|c-reactive protein', 'raised-crp'],
  ['lipase|amylase|amilase', 'raised-lipase'],
  ['creatine kinase', 'raised-creatine-kinase'],
  ['pregnancy test|beta hcg|hcg|tes kehamilan|tes pack|plano test', 'positive-pregnancy-test pregnant-now'],
  [
    'malaria smear|malaria film|malaria rdt|malaria test|apusan malaria|tetes tebal|rdt malaria',
    'malaria-parasites malaria-rdt-falciparum',
  ],
  ['ns1|dengue ns1|antigen ns1', 'dengue-ns1-positive'],
  ['tourniquet test|uji tourniquet|uji bendung|rumple leede', 'tourniquet-test-positive'],
  ['widal', 'widal-high-titre'],
  ['hiv test|tes hiv|anti-hiv', 'hiv-test-positive'],
  ['hbsag', 'hbsag-positive'],
  ['ana|ana test|ana blood test|antinuclear antibody|antinuclear antibodies|tes ana', 'ana-positive'],
  ['anti-ccp|rheumatoid factor|faktor reumatoid', 'anti-ccp-or-rf'],
  ['anti-hcv', 'anti-hcv-positive'],
  ['sputum smear|afb smear|bta sputum|genexpert', 'acid-fast-bacilli'],
  ['blood culture|blood cultures|kultur darah', 'positive-blood-culture'],
  ['urinalysis|urine dipstick|dipstick|urine dip|dip|msu|urinalisis|urinalisa|urin rutin', IN_URINE],
  ['chest x-ray|chest radiograph|chest film|cxr|rontgen toraks|rontgen thorax|foto toraks|foto thorax|rontgen dada', IN_THE_CHEST],
  [
    'ct head|head ct|ct brain|brain ct|ct of the head|ct scan of the head|ct kepala|ct scan kepala',
    'intracranial-blood brain-mass-on-imaging',
  ],
  ['ecg|ekg|electrocardiogram|elektrokardiogram', ON_THE_ECG],
  ['slr|straight leg raise|straight leg raising|lasegue|laseque', 'positive-straight-leg-raise'],
  ['kernig|brudzinski|kernig and brudzinski', 'kernig-or-brudzinski'],
];

export const NORMAL_TESTS: readonly (readonly [words: readonly string[], absent: readonly string[]])[] = TESTS.map(([names, absent]) => [
  names.split('|').flatMap((name) => [...BEHIND.map((word) => `${name} ${word}`), ...BEFORE.map((word) => `${word} ${name}`)]),
  absent.split(' '),
]);

/** How values of the chemical laboratory are written. Where no unit stands, the size tells which is meant. */
import { by, NO_AGE_BEHIND, type Reader, type Written } from './measure-reader.ts';

/** IFCC (mmol/mol) to NGSP (%). */
const asHba1cPercent = (value: number) => value / 10.929 + 2.15;
const MMOL = /^\s*mmol/i;
const MICROMOL = /^\s*[µμu]mol/i;
/** Below `limit` a value can only be in mmol/L. */
const asMilligrams = (factor: number, limit: number) => (value: number) => (value < limit ? value * factor : value);
const inEither = (factor: number): NonNullable<Reader['units']> => [
  [MMOL, by(factor)],
  [/^\s*mg/i, by(1)],
];

const INDONESIAN_GLUCOSE = /gds|gdp|gd2pp|kgd|gula|glukosa/i;
/** The British name of a finger-prick, which is never in mg/dL. */
const BRITISH_GLUCOSE = /^bm/i;
/** Nobody writes milligrams per decilitre with a decimal, and nobody lives with fewer than so many. */
const FEWEST_MILLIGRAMS = 10;
/** From here to there a glucose may be a high one in mmol/L or a low one in mg/dL. */
const EITHER = { from: 20, to: 36 } as const;

/** Indonesia measures glucose in mg/dL: a GDS of 32 is a low one. */
function isGlucoseInMillimoles(value: number, { label, isIndonesian }: Written): boolean {
  if (value >= EITHER.to) return false;
  if (INDONESIAN_GLUCOSE.test(label) || (isIndonesian && !BRITISH_GLUCOSE.test(label)))
    return !Number.isInteger(value) || value < FEWEST_MILLIGRAMS;
  return true;
}

function otherGlucose(value: number, written: Written): number | undefined {
  if (!Number.isInteger(value) || BRITISH_GLUCOSE.test(written.label) || !isGlucoseInMillimoles(value, written)) return undefined;
  const isOfMilligrams = INDONESIAN_GLUCOSE.test(written.label) || written.isIndonesian;
  return isOfMilligrams || value >= EITHER.from ? value : undefined;
}

const PH = '\\s*(?:[:=<]|of|is|was)?\\s*(?:6[.,][5-9]|7[.,][0-8])';
const OF_BLOOD_GAS = [
  `(?<=(?<!\\p{L})(?:abg|vbg|bga|agd|astrup|blood gas(?:es)?|gas darah|arterial|arteri|venous)[^.;\\n]{0,25})ph(?=${PH}(?!\\d))`,
  `(?:arterial |venous |blood )ph(?=${PH}(?!\\d))`,
  `ph (?:darah|arteri)(?=${PH}(?!\\d))`,
  `ph(?=${PH}(?!\\d)[^;\\n]{0,30}(?<!\\p{L})(?:p?co2|hco3|bicarb\\p{L}*|bikarbonat|base excess|laktat|lactate))`,
  `(?<=^\\W*)ph(?=${PH}\\W*$)`,
].join('|');

/** “CSF: 1200 cells, glucose 1.1, protein 3”: among the values of the spinal fluid. */
const AMONG_SPINAL =
  '(?<!\\p{L})(?:csf|lcs|cerebrospinal fluid|cairan otak|lumbar puncture|pungsi lumbal)(?!\\p{L})(?:[^.;\\n]|\\.(?=\\d)){1,90}(?<!serum |blood |plasma |paired )';

/** From here to there one troponin is raised and another is not, and which was measured is seldom written. */
const TROPONIN_GREY = { from: 14, to: 52 } as const;
const asNanogramsPerLitre = (factor: number) => (value: number) => {
  const amount = value * factor;
  return amount > TROPONIN_GREY.from && amount < TROPONIN_GREY.to ? Number.NaN : amount;
};

/** Without a unit, 0.8 and 2.5 are of the older tests, in nanograms in a millilitre; 3 may be of either. */
function bareTroponin(value: number): number {
  if (!Number.isInteger(value) && value < 10) return asNanogramsPerLitre(1000)(value);
  return value > 0 && value <= TROPONIN_GREY.from ? Number.NaN : asNanogramsPerLitre(1)(value);
}

/** At the upper limits that most laboratories use. */
const AMYLASE_LIMIT = 110;
const LIPASE_LIMIT = 60;

export const CHEMISTRY_READERS: readonly Reader[] = [
  { measure: 'sodium', unit: 'mmol/L', possible: [90, 200], label: 'sodium|natrium|serum na|na\\+?' },
  {
    measure: 'potassium',
    unit: 'mmol/L',
    possible: [1, 12],
    isAlsoGiven: true,
    // K80.0 is a code of the ICD.
    label: `potassium|kalium|serum k|(?<!vit(?:amin)?\\.? ?)k\\+?(?!\\d\\d)${NO_AGE_BEHIND}`,
  },
  {
    measure: 'calcium',
    unit: 'mg/dL',
    possible: [3, 25],
    isAlsoGiven: true,
    // CA 125 and 19-9 are markers, and a breast ca at 42 is a cancer.
    label: '(?:corrected |serum )?calcium|kalsium|ca\\+{0,2}(?! ?-?(?:125|242|19[-.,]9|15-3|72[-.,]4|27[-.,]29)(?!\\d)| at )',
    units: inEither(4.008),
    bare: (value) => (value < 4.6 ? value * 4.008 : value),
  },
  {
    measure: 'creatinine',
    unit: 'mg/dL',
    possible: [0.1, 40],
    label: '(?:serum )?creat(?:inine)?|kreat(?:inin)?|s?cr(?=\\s*[:=]?\\s*\\d{1,2}[.,]\\d)',
    units: [[/^\s*[µμu]mol/i, by(1 / 88.42)]],
    bare: (value) => (value > 25 ? value / 88.42 : value),
  },
  {
    measure: 'plasma glucose',
    unit: 'mg/dL',
    possible: [5, 2500],
    label:
      '(?:blood |plasma |random |fasting |capillary |random blood |fasting blood |capillary blood )?(?:glucose|sugar)|gds|gdp|gdpp|kgd|gula darah(?:nya)?(?: sewaktu| puasa| acak)?|(?:cek|kadar) gula|glukosa(?: darah)?(?: sewaktu| puasa)?(?! (?:csf|lcs))|rbs|fbs|bsl|bgl|gd2pp|cbg|bm',
    units: [
      [/^\s*mmol/i, by(18.016)],
      [/^\s*mg/i, by(1)],
    ],
    bare: (value, written) => (isGlucoseInMillimoles(value, written) ? value * 18.016 : value),
    unclear: otherGlucose,
  },
  {
    measure: 'HbA1c',
    unit: '%',
    possible: [3, 22],
    label: 'hba1c|hb a1c|a1c',
    units: [[/^\s*mmol/i, asHba1cPercent]],
    bare: (value) => (value > 22 ? asHba1cPercent(value) : value),
  },
  {
    measure: 'alanine aminotransferase',
    unit: 'U/L',
    possible: [1, 30000],
    label: 'alt|sgpt|alanine aminotransferase|alanine transaminase',
  },
  { measure: 'aspartate aminotransferase', unit: 'U/L', possible: [1, 30000], label: 'ast|sgot|aspartate aminotransferase' },
  {
    measure: 'bilirubin',
    unit: 'mg/dL',
    possible: [0.1, 70],
    label: '(?:total )?bilirubin(?: total)?|tsb',
    units: [[/^\s*[µμu]mol/i, by(1 / 17.1)]],
    bare: (value) => (value > 70 ? value / 17.1 : value),
  },
  {
    measure: 'albumin',
    unit: 'g/dL',
    isAlsoGiven: true,
    possible: [0.5, 7],
    label: '(?:serum )?albumin|alb(?=\\s*[:=]?\\s*\\d)',
    units: [[/^\s*g\/l/i, by(0.1)]],
    bare: (value) => (value > 7 ? value / 10 : value),
  },
  { measure: 'eGFR', unit: 'mL/min/1.73 m2', possible: [1, 200], label: 'egfr|gfr|lfg' },
  { measure: 'bicarbonate', unit: 'mmol/L', possible: [1, 60], isAlsoGiven: true, label: 'bicarbonate|bicarb|hco3|bikarbonat' },
  { measure: 'lactate', unit: 'mmol/L', possible: [0.1, 35], label: "(?<!ringers?[- ]|ringer['’]s )(?:lactate|laktat)" },
  {
    // Of blood, written with two decimals; that of urine, pus and discharge has fewer. With one where a blood gas is named, or nothing else.
    measure: 'blood pH',
    unit: 'pH',
    possible: [6.5, 7.9],
    label: `(?<!(?:pleural?|fluid|cairan|efusi|urin\\p{L}*|vagin\\p{L}*|csf|lcs)[^.;,\\n\\d]{0,12})(?:arterial |venous |blood )?ph(?=${PH}\\d)|${OF_BLOOD_GAS}`,
  },
  {
    measure: 'PaCO2',
    unit: 'mmHg',
    possible: [8, 200],
    label: 'paco2|pco2',
    units: [
      [/^\s*kpa/i, by(7.5)],
      [/^\s*mm\s?hg/i, by(1)],
    ],
    // Nobody breathes so low in mmHg; British hospitals write no unit.
    bare: (value) => (value < 14 ? value * 7.5 : value),
  },
  {
    measure: '25-hydroxyvitamin D',
    unit: 'ng/mL',
    possible: [0, 400],
    isAlsoGiven: true,
    label:
      '25[- ]?oh[- ]?(?:vitamin |vit\\.? )?d|25-hydroxyvitamin d|vitamin d level|vit(?:amin|\\.)? ?d3?(?=[^.;\\n\\d]{0,20}\\d+(?:[.,]\\d+)?\\s*n(?:g|mol))',
    units: [[/^\s*nmol/i, by(1 / 2.496)]],
  },
  {
    // NT-proBNP stands some three times as high as BNP at the limits of acute heart failure (300 and 100 pg/mL).
    measure: 'natriuretic peptide',
    unit: 'pg/mL BNP',
    possible: [0, 60_000],
    label: 'nt[- ]?pro[- ]?bnp',
    bare: by(1 / 3),
  },
  { measure: 'natriuretic peptide', unit: 'pg/mL BNP', possible: [0, 60_000], label: 'bnp' },
  { measure: 'creatine kinase', unit: 'U/L', possible: [1, 1_000_000], label: 'ck|cpk|creatine (?:phospho)?kinase|kreatin kinase' },
  { measure: 'lactate dehydrogenase', unit: 'U/L', possible: [10, 50_000], label: 'ldh|lactate dehydrogenase' },
  { measure: 'alkaline phosphatase', unit: 'U/L', possible: [1, 10_000], label: 'alp|alk\\.? ?phos|alkaline phosphatase|fosfatase alkali' },
  { measure: 'gamma-glutamyl transferase', unit: 'U/L', possible: [1, 10_000], label: 'ggt|gamma[- ]?gt|gamma[- ]glutamyl transferase' },
  { measure: 'pancreatic enzyme', unit: '× normal', possible: [0, 900], label: '(?:serum )?lipase', bare: by(1 / LIPASE_LIMIT) },
  {
    measure: 'pancreatic enzyme',
    unit: '× normal',
    possible: [0, 900],
    label: '(?:serum )?(?:amylase|amilase)',
    bare: by(1 / AMYLASE_LIMIT),
  },
  {
    measure: 'troponin',
    unit: 'ng/L',
    possible: [0, 1_000_000],
    label: '(?:hs|high[- ]sensitivity)?[- ]?(?:c?tn[ti]|trop(?:onin)?(?:[- ]?[ti](?!\\p{L}))?)(?:[- ]hs)?',
    units: [
      [/^\s*(?:ng\s?\/\s?m[lL]|[µμu]g\s?\/\s?[lL]|mcg\s?\/\s?[lL])/, asNanogramsPerLitre(1000)],
      [/^\s*(?:ng\s?\/\s?[lL]|pg\s?\/\s?m[lL])/, asNanogramsPerLitre(1)],
    ],
    bare: bareTroponin,
  },
  { measure: 'TSH', unit: 'mIU/L', possible: [0, 1000], label: 'tsh|tshs' },
  {
    measure: 'prolactin',
    unit: 'ng/mL',
    possible: [0, 50_000],
    label: 'prolactin|prolaktin',
    units: [[/^\s*m?i?u\/l/i, by(1 / 21.2)]],
    bare: (value) => (value > 500 ? value / 21.2 : value),
  },
  {
    measure: 'testosterone',
    unit: 'ng/dL',
    possible: [1, 5000],
    label: '(?:total |serum |morning )*testosterone?',
    isAlsoGiven: true,
    units: [
      [/^\s*nmol/i, by(28.84)],
      [/^\s*ng\s?\/\s?ml/i, by(100)],
      [/^\s*ng/i, by(1)],
    ],
    bare: asMilligrams(28.84, 40),
  },
  {
    measure: 'prostate-specific antigen',
    unit: 'ng/mL',
    possible: [0, 10_000],
    label: 'psa|prostate[- ]specific antigen',
    // Psoriatic arthritis
    otherWord: /^PsA/,
  },
  { measure: 'CA 125', unit: 'U/mL', possible: [0, 100_000], label: 'ca[- ]?125' },
  { measure: 'CA 19-9', unit: 'U/mL', possible: [0, 1_000_000], label: 'ca[- ]?19[-.,]9' },
  {
    measure: 'total cholesterol',
    unit: 'mg/dL',
    possible: [30, 1500],
    label: '(?<!(?:ldl|hdl)[- ])(?:total )?chol(?:esterol)?|kolesterol(?: total)?',
    units: inEither(38.67),
    bare: asMilligrams(38.67, 25),
  },
  {
    measure: 'LDL cholesterol',
    unit: 'mg/dL',
    possible: [5, 1000],
    label: 'ldl(?:[- ]c(?:holesterol)?)?',
    units: inEither(38.67),
    bare: asMilligrams(38.67, 20),
  },
  {
    measure: 'triglycerides',
    unit: 'mg/dL',
    possible: [10, 20_000],
    label: 'triglycerides?|trigliserida|tgs?',
    units: inEither(88.57),
    bare: asMilligrams(88.57, 25),
  },
  {
    measure: 'uric acid',
    unit: 'mg/dL',
    possible: [0.5, 40],
    label: '(?:serum )?(?:uric acid|urate)|(?:asam|as\\.?) urat',
    units: [
      [MICROMOL, by(1 / 59.48)],
      [MMOL, by(16.81)],
    ],
    bare: (value) => (value > 40 ? value / 59.48 : value < 1 ? value * 16.81 : value),
  },
  {
    measure: 'urea',
    unit: 'mg/dL',
    possible: [2, 800],
    label: '(?:serum |blood )?urea(?! nitrogen)|ureum',
    units: [
      [MMOL, by(6.006)],
      [/^\s*mg/i, by(1)],
    ],
    // Britain writes 17.2, Indonesia and India 45.
    bare: (value) => (value < 15 || !Number.isInteger(value) ? value * 6.006 : value),
  },
  { measure: 'urea', unit: 'mg/dL', possible: [2, 800], label: 'bun|(?:blood )?urea nitrogen', units: [[MMOL, by(6.006)]], bare: by(2.14) },
  {
    measure: 'magnesium',
    unit: 'mg/dL',
    possible: [0.2, 15],
    isAlsoGiven: true,
    label: 'magnesium|mg2?\\+{1,2}|mg(?=\\s*[:=]?\\s*\\d[.,]\\d)',
    // Milligrams
    otherWord: /^(?:mg|MG)\s*[:=]?\s*\d[.,]\d+(?!\s*mmol|\d)/,
    units: inEither(2.431),
    bare: asMilligrams(2.431, 1.15),
  },
  {
    measure: 'phosphate',
    unit: 'mg/dL',
    isAlsoGiven: true,
    possible: [0.2, 30],
    label: '(?:serum |inorganic )?phosph(?:ate|orus)|fosfat|po4',
    units: inEither(3.097),
    bare: asMilligrams(3.097, 2),
  },
  {
    measure: 'blood ketones',
    unit: 'mmol/L',
    possible: [0, 25],
    label: '(?<!urin(?:e|ary) )(?:blood |capillary |serum |plasma )?ketones?|keton darah|(?:beta|β)-?hydroxybutyrate',
  },
  {
    measure: 'ammonia',
    unit: 'µmol/L',
    possible: [1, 3000],
    label: '(?:blood |serum |plasma )?(?:ammonia|amonia)',
    units: [[/^\s*(?:[µμu]g|mcg)/i, by(0.587)]],
  },
  { measure: 'methaemoglobin', unit: '%', possible: [0, 90], label: 'met-?hb|metha?emoglobin|methemoglobin' },
  { measure: 'alpha-fetoprotein', unit: 'ng/mL', possible: [0, 10_000_000], label: 'afp|alpha[- ]?fetoprotein|alfa fetoprotein' },
  {
    measure: 'chorionic gonadotrophin',
    unit: 'IU/L',
    possible: [0, 5_000_000],
    label: '(?:serum )?(?:(?:beta|β|b)[- ]?)?hcg(?: (?:serum|kuantitatif))?',
    units: [[/^\s*(?:ribu|rb|thousand|k(?!\p{L}))/iu, by(1000)]],
  },
  { measure: 'anti-CCP', unit: 'U/mL', possible: [0, 10_000], label: 'anti[- ]?ccp|acpa' },
  {
    measure: 'digoxin level',
    unit: 'ng/mL',
    possible: [0, 30],
    label: '(?:serum )?digoxin (?:level|concentration)|(?:level|kadar)(?: of)?:? digo(?:x|ks)in',
    units: [[/^\s*nmol/i, by(0.781)]],
  },
  { measure: 'serum osmolality', unit: 'mOsm/kg', possible: [150, 600], label: '(?<!urine )(?:serum |plasma )?osmolality|osmolalitas' },
  { measure: 'carboxyhaemoglobin', unit: '%', possible: [0, 80], label: 'co-?hb|hbco|carboxyha?emoglobin' },
  { measure: 'blood lead', unit: 'µg/dL', possible: [0, 500], label: 'blood lead(?: level)?|kadar timbal(?: darah)?' },
  {
    measure: 'faecal calprotectin',
    unit: 'µg/g',
    possible: [0, 20_000],
    label: '(?:f(?:a?)ecal |stool )?calprotectin|kalprotektin(?: feses)?',
  },
  {
    measure: 'urine albumin-creatinine ratio',
    unit: 'mg/g',
    possible: [0, 20_000],
    label: 'u?acr|(?:urine )?albumin[- /]creatinine ratio',
    units: [[/^\s*mg\/mmol/i, by(8.84)]],
  },
  { measure: 'sweat chloride', unit: 'mmol/L', possible: [0, 200], label: 'sweat chloride' },
  {
    measure: 'CSF protein',
    unit: 'mg/dL',
    possible: [1, 5000],
    label: `(?:csf|lcs) protein|protein (?:csf|lcs)|protein(?<=${AMONG_SPINAL}protein)`,
    units: [[/^\s*g\/l\b/i, by(100)]],
    bare: (value) => (value < 8 ? value * 100 : value),
  },
  {
    measure: 'CSF glucose',
    unit: 'mg/dL',
    possible: [1, 500],
    label: `(?:csf|lcs) gluc?ose|glukosa (?:csf|lcs)|(?:gluc?ose|glukosa|sugar|gula)(?<=${AMONG_SPINAL}(?:gluc?ose|glukosa|sugar|gula))(?! darah)`,
    units: inEither(18.016),
    bare: asMilligrams(18.016, 12),
  },
  {
    measure: 'CSF opening pressure',
    unit: 'cmH2O',
    possible: [2, 100],
    label: 'opening pressure',
    units: [[/^\s*mm(?!\s*hg)/i, by(0.1)]],
    bare: (value) => (value >= 80 ? value / 10 : value),
  },
];

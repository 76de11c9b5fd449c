/** How each measured value is written, in which units, and between which bounds it can be true. The unit named is that of the thresholds. */

export interface Reader {
  readonly measure: string;
  readonly unit: string;
  /** What stands before the number; a fragment of a regular expression. */
  readonly label: string;
  /** Factors to the unit of the thresholds, by a pattern of what stands after the number. The first that fits is used. */
  readonly units?: readonly (readonly [RegExp, (value: number) => number])[];
  /** Where no unit is written: by size. */
  readonly bare?: (value: number) => number;
  readonly possible: readonly [number, number];
}

const by = (factor: number) => (value: number) => value * factor;
const asCells = (value: number) => (value >= 300 ? value / 1000 : value);

export const READERS: readonly Reader[] = [
  {
    measure: 'body temperature',
    unit: '°C',
    possible: [25, 45],
    label:
      'temperature|temp\\.?|suhu(?: badan| tubuh| aksila| ketiak| rektal| telinga| dahi| inti)?|(?<![\\p{L}/])T(?=\\s*[:=]?\\s*(?:\\d{2,3}[.,]\\d|3[4-9](?!\\d)|4[0-2](?!\\d)|\\d{2,3}\\s*°?\\s*[CF](?!\\p{L})))|(?:fever|demam|febris|panas)(?= *(?:of|to|up to|over|hingga|sampai|tinggi)? *(?:3[5-9]|4[0-2]|9[6-9]|10[0-8])(?:[.,]\\d)?(?![\\d]| *(?:hari|days?|x|kali|jam|hours?|%)))(?: of| to| up to| over| hingga| sampai| tinggi)?|t(?:ax|emp)',
    units: [
      [/^\s*°?\s*F\b/, (value) => ((value - 32) * 5) / 9],
      [/^\s*°?\s*C\b/i, by(1)],
    ],
    bare: (value) => (value > 60 ? ((value - 32) * 5) / 9 : value),
  },
  {
    measure: 'heart rate',
    unit: '/min',
    possible: [10, 350],
    label:
      'heart rate|hr|pulse(?: rate)?|nadi|denyut (?:nadi|jantung)|frekuensi (?:nadi|jantung)|tachycardi(?:a|c)|takikardia?|bradycardi(?:a|c)|(?<![\\p{L}])N(?=\\s*[:=]?\\s*\\d{2,3}\\s*(?:x|/))',
  },
  {
    measure: 'respiratory rate',
    unit: '/min',
    possible: [2, 150],
    label:
      'respiratory rate|resp(?:iration)?s?(?: rate)?|breathing rate|rr|laju (?:napas|nafas|pernapasan)|frekuensi (?:napas|nafas|pernapasan)|respirasi|pernapasan|(?:breathing|breaths) at|tachypno?eic|takipnea|napas',
  },
  {
    measure: 'oxygen saturation',
    unit: '%',
    possible: [20, 100],
    label: 'spo2|sp02|sao2|o2 sats?|oxygen saturations?|saturations?|sats?|saturasi(?: oksigen)?|saturating',
  },
  { measure: 'Glasgow coma score', unit: 'points', possible: [3, 15], label: 'gcs|glasgow coma (?:score|scale)|glasgow' },
  {
    measure: 'haemoglobin',
    unit: 'g/dL',
    possible: [1, 30],
    label: 'ha?emoglobin|hemoglobin|hb|hgb',
    units: [[/^\s*g\/l\b/i, by(0.1)]],
    bare: (value) => (value > 30 ? value / 10 : value),
  },
  {
    measure: 'leucocytes',
    unit: '10^9/L',
    possible: [0.05, 600],
    label: 'wbc|white (?:blood )?cells?(?: count)?|leu[ck]ocytes?|leukosit|total leu[ck]ocyte count|tlc|white count',
    bare: asCells,
  },
  { measure: 'neutrophils', unit: '10^9/L', possible: [0, 200], label: 'neutrophils?(?: count)?|anc|neutrofil absolut', bare: asCells },
  {
    measure: 'eosinophils',
    unit: '10^9/L',
    possible: [0, 100],
    label: 'absolute eosinophils?(?: count)?|eosinophil count',
    bare: (value) => (value >= 50 ? value / 1000 : value),
  },
  {
    measure: 'platelets',
    unit: '10^9/L',
    possible: [1, 3000],
    label: 'platelets?(?: count)?|plt|trombosit|thrombocytes?',
    units: [[/^\s*(?:lakh|lac)/i, by(100)]],
    bare: (value) => (value >= 3000 ? value / 1000 : value),
  },
  { measure: 'mean corpuscular volume', unit: 'fL', possible: [40, 160], label: 'mcv|mean corpuscular volume' },
  { measure: 'C-reactive protein', unit: 'mg/L', possible: [0, 800], label: 'crp|c-reactive protein', units: [[/^\s*mg\/dl/i, by(10)]] },
  { measure: 'sodium', unit: 'mmol/L', possible: [90, 200], label: 'sodium|natrium|serum na|na\\+?' },
  { measure: 'potassium', unit: 'mmol/L', possible: [1, 12], label: 'potassium|kalium|serum k|k\\+?' },
  {
    measure: 'calcium',
    unit: 'mg/dL',
    possible: [3, 25],
    label: '(?:corrected |serum )?calcium|kalsium|ca\\+{0,2}',
    units: [[/^\s*mmol/i, by(4.008)]],
    bare: (value) => (value < 4.6 ? value * 4.008 : value),
  },
  {
    measure: 'creatinine',
    unit: 'mg/dL',
    possible: [0.1, 40],
    label: '(?:serum )?creatinine|kreatinin',
    units: [[/^\s*[µμu]mol/i, by(1 / 88.42)]],
    bare: (value) => (value > 25 ? value / 88.42 : value),
  },
  {
    measure: 'plasma glucose',
    unit: 'mg/dL',
    possible: [5, 2500],
    label:
      '(?:blood |plasma |random |fasting |capillary |random blood |fasting blood |capillary blood )?(?:glucose|sugar)|gds|gdp|gula darah(?: sewaktu| puasa)?|rbs|fbs|gd2pp|cbg|bm',
    units: [
      [/^\s*mmol/i, by(18.016)],
      [/^\s*mg/i, by(1)],
    ],
    bare: (value) => (value < 36 ? value * 18.016 : value),
  },
  { measure: 'HbA1c', unit: '%', possible: [3, 22], label: 'hba1c|hb a1c|a1c' },
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
    label: '(?:total )?bilirubin(?: total)?',
    units: [[/^\s*[µμu]mol/i, by(1 / 17.1)]],
    bare: (value) => (value > 70 ? value / 17.1 : value),
  },
  {
    measure: 'albumin',
    unit: 'g/dL',
    possible: [0.5, 7],
    label: '(?:serum )?albumin',
    units: [[/^\s*g\/l/i, by(0.1)]],
    bare: (value) => (value > 7 ? value / 10 : value),
  },
  { measure: 'INR', unit: 'ratio', possible: [0.5, 20], label: 'inr' },
  { measure: 'eGFR', unit: 'mL/min/1.73 m2', possible: [1, 200], label: 'egfr|gfr|lfg' },
  { measure: 'bicarbonate', unit: 'mmol/L', possible: [1, 60], label: 'bicarbonate|bicarb|hco3|bikarbonat' },
  { measure: 'lactate', unit: 'mmol/L', possible: [0.1, 35], label: 'lactate|laktat' },
  { measure: 'PaCO2', unit: 'mmHg', possible: [8, 200], label: 'paco2|pco2', units: [[/^\s*kpa/i, by(7.5)]] },
  { measure: 'body mass index', unit: 'kg/m2', possible: [8, 100], label: 'bmi|body mass index|imt|indeks massa tubuh' },
  {
    measure: 'capillary refill time',
    unit: 's',
    possible: [0, 20],
    label: 'capillary refill(?: time)?|crt|waktu pengisian kapiler|cap refill',
  },
];

/** Systolic over diastolic. */
export const PRESSURE =
  /(?<![\p{L}\d/])(?:(bp|blood pressure|td|tekanan darah|tensi|b\.p\.)\s*(?:(?:of|is|was|adalah|,|:|=)\s*)*)?(\d{2,3})\s*(?:\/|over|per)\s*(\d{2,3})(?:\s*(mm\s?hg))?(?![\d/])/giu;
export const SYSTOLIC_ALONE =
  /(?<!\p{L})(?:systolic(?: blood pressure| bp)?|sbp|sistolik|palpasi)\s*(?:(?:of|is|was|:|=)\s*)*(\d{2,3})(?!\d)/giu;
/** 39.2 °C says what it is without a label. */
export const BARE_TEMPERATURE =
  /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?)\s*(?:°|º|degrees?|derajat)\s*(c|f|celsius|fahrenheit|celcius)?(?!\p{L})/giu;
export const BARE_RATE = /(?<![\d.,])(\d{2,3})\s*(?:bpm|beats per minute|beats\/min)(?!\p{L})/giu;
export const BARE_BREATHS = /(?<![\d.,])(\d{2,3})\s*(?:breaths(?: per minute|\/min)|breaths a minute)(?!\p{L})/giu;
const A_MINUTE =
  '\\s*(?:kali|times|beats|breaths|x)?\\s*(?:(?:per|tiap|setiap|dalam|a|in a|every|/)\\s*(?:satu\\s*|1\\s*)?|se)(?:menit|mnt|minutes?|min)(?!\\p{L})';
/** “34 kali per menit” is a rate; “3 kali” alone is how often. */
export const PER_MINUTE = new RegExp(`^${A_MINUTE}`, 'iu');
/** Words may stand between the rate and what it is of: “napasnya cepat sampai 34 kali semenit”. */
const rateOf = (own: string, other: string) =>
  new RegExp(`(?<!\\p{L})(?:${own})(?:(?!${other})[^.;,\\d\\n]){0,30}?(?<![\\d.,])(\\d{2,3})${A_MINUTE}`, 'giu');
export const BEATS_A_MINUTE = rateOf('pulse|heart|nadi|denyut|jantung', 'nap|naf|breath|resp|rr');
export const BREATHS_A_MINUTE = rateOf(
  'breath|respir|napas|nafas|bernapas|bernafas|pernapasan|pernafasan',
  'nadi|pulse|denyut|heart|jantung|hr',
);
/** E3V4M6 */
export const COMA_PARTS = /\bE\s?([1-4])\s?[,/]?\s?V\s?([1-5])\s?[,/]?\s?M\s?([1-6])\b/gi;

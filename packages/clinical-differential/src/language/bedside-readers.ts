/** How vital signs and what is measured at the bedside are written. */
import { by, NO_AGE_BEHIND, type Reader } from './measure-reader.ts';

const SIGN = 'td|tensi|bp|n|hr|nadi|p|pulse|rr?|s|t|suhu|temp|spo2|sats?';
const COUNTED = '(?:x|kali)?\\s?(?:\\/|per)\\s?m(?:nt|enit|in(?:ute)?)?|[kb]pm|x|kali';
const BETWEEN = '(?:[\\s,;]{1,3}|\\s?[|/]\\s?|\\.\\s)';

/** “TD 110/70 N 96 R 20 S 38,7”, “T 38.4 P 118”: a letter among others of a line of vital signs. */
const AMONG = (letter: string, value: string) =>
  // The letter first: what stands before it is looked at only where it is there.
  `${letter}(?<=(?<!\\p{L})(?:${SIGN})\\s*[:=]?\\s*\\d[\\d/.,]{0,6}\\d\\s*(?:%|°?c|mmhg|${COUNTED})?${BETWEEN}${letter})(?=\\s*[:=]?\\s*${value}(?![\\d]|[.,/]\\d))`;

/** “N 118, RR 24”, “S 39, GDS 421”: before another. */
const BEFORE_OTHERS = (letter: string, value: string) =>
  `${letter}(?=\\s*[:=]?\\s*${value}\\s*(?:${COUNTED}|°?c)?${BETWEEN}(?:${SIGN}|gds|rbs|gcs)\\s*[:=]?\\s*\\d)`;

/** “Ny. S 39 TD 120/80”, “kamar S 39, N 90”: what somebody, or a room, is called by. */
const NOT_CALLED_SO = '(?<!(?<!\\p{L})(?:ny|tn|nn|an|by|sdri?|bpk|pak|ibu|mr|mrs|ms|kamar|ruang(?:an)?|bangsal|room|ward|bed)\\.?\\s?)';

export const BEDSIDE_READERS: readonly Reader[] = [
  {
    measure: 'body temperature',
    unit: '°C',
    possible: [25, 45],
    label:
      'temperature|temp\\.?|suhu(?: badan| tubuh| aksila| ketiak| rektal| telinga| dahi| inti)?|(?<![\\p{L}/])T(?=\\s*[:=]?\\s*(?:\\d{2,3}[.,]\\d|3[4-9](?!\\d)|4[0-2](?!\\d)|\\d{2,3}\\s*°?\\s*[CF](?!\\p{L})))|(?:fever|demam|febris|panas)(?= *(?:of|to|up to|over|hingga|sampai|tinggi|menggigil)? *(?:3[5-9]|4[0-2]|9[6-9]|10[0-8])(?:[.,]\\d)?(?![\\d]| *(?:hari(?! *ke[- ]?(?:\\d|dua|tiga|empat|lima|enam|tujuh))|days?|x|kali|jam|hours?|%)))(?: of| to| up to| over| hingga| sampai| tinggi| menggigil)?|t(?:ax|emp)|' +
      `(?<!['’])S(?=\\s*[:=]?\\s*(?:3[4-9]|4[01])[.,]\\d(?!\\d))|${AMONG('[ST]', '(?:3[4-9]|4[01])(?:[.,]\\d)?')}|${NOT_CALLED_SO}${BEFORE_OTHERS('S', '(?:3[4-9]|4[01])(?:[.,]\\d)?')}`,
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
      "heart rate(?<!(?:fo?etal|baby['’]s) heart rate)|hr|pulse(?: rate)?|nadi(?:nya)? (?:di|pakai|pake|lewat|menurut) (?:\\p{L}+ ){0,2}\\p{L}+(?=\\s+\\d)|nadi|denyut (?:nadi|jantung)|frekuensi (?:nadi|jantung)|heart (?:races?|racing|pounds|beats?) at|tachycardi(?:a|c)|takikardia?|bradycardi(?:a|c)|(?<![\\p{L}])N(?=\\s*[:=]?\\s*\\d{2,3}\\s*(?:x|/))|" +
      `${AMONG('[NP]', '\\d{2,3}')}|${BEFORE_OTHERS('[NP]', '\\d{2,3}')}`,
  },
  {
    measure: 'respiratory rate',
    unit: '/min',
    possible: [2, 150],
    label:
      'respiratory rate|resp(?:iration)?s?(?: rate)?|breathing rate|rr|laju (?:napas|nafas|pernapasan)|frekuensi (?:napas|nafas|pernapasan)|respirasi|pernapasan|(?:breathing|breaths) at|tachypno?eic|takipnea|napas|' +
      AMONG('R', '\\d{2}'),
  },
  {
    measure: 'oxygen saturation',
    unit: '%',
    possible: [20, 100],
    label:
      'spo2|sp02|sao2|o2 sats?|o2(?=\\s*[:=]?\\s*\\d{2,3}\\s?%)|oxygen saturations?|(?<!transferrin\\s+)saturations?|sats?|saturasi(?: oksigen)?(?!\\s+transferr?in)|saturating',
  },
  {
    measure: 'fetal heart rate',
    unit: '/min',
    possible: [30, 260],
    label:
      "fo?etal heart(?: ?(?:rate|beat|sounds?))?|fhr|fh(?=\\s*[:=]?\\s*\\d{2,3}(?!\\d|\\s*cm))|djj|denyut jantung janin|bjj|baby['’]s heart(?: ?(?:rate|beat))?",
    // Too fast is told in words: a threshold has one side.
    bare: (value) => (value > 160 ? Number.NaN : value),
  },
  { measure: 'Glasgow coma score', unit: 'points', possible: [3, 15], label: 'gcs|glasgow coma (?:score|scale)|glasgow' },
  {
    measure: 'birth weight',
    unit: 'g',
    possible: [300, 7000],
    label: 'birth ?weight|bw(?=\\s*[:=]?\\s*\\d(?:[.,]?\\d{3}\\s*g|[.,]\\d{1,3}\\s*kg))|bbl|(?:berat|bb) (?:badan )?lahir(?:nya)?',
    units: [[/^\s*kg/i, by(1000)]],
    bare: (value) => (value < 8 ? value * 1000 : value),
  },
  {
    measure: 'spleen length',
    unit: 'cm',
    possible: [3, 45],
    label: 'spleen(?: size| length)?|limpa|lien',
    only: /^\s*cm(?!\s*(?:below|under|di ?bawah|bac))/i,
  },
  {
    measure: 'abdominal aorta',
    unit: 'cm',
    possible: [0.8, 15],
    label: '(?<!ascending |thoracic |descending |asendens |torakal )(?:abdominal )?aorta(?: diameter| abdominalis)?|aaa',
    only: /^\s*[cm]m/i,
    units: [[/^\s*mm/i, by(0.1)]],
  },
  {
    measure: 'common bile duct',
    unit: 'mm',
    possible: [1, 50],
    label: 'cbd|common (?:bile )?duct|duktus koledokus',
    only: /^\s*[cm]m(?!\s*(?:stone|calcul|batu|di?stal))/i,
    units: [[/^\s*cm/i, by(10)]],
  },
  {
    measure: 'FEV1/FVC',
    unit: 'ratio',
    possible: [0.1, 1.2],
    label: 'fev1\\s?\\/\\s?fvc|vep1\\s?\\/\\s?kvp',
    bare: (value) => (value > 2 ? value / 100 : value),
  },
  { measure: 'body mass index', unit: 'kg/m2', possible: [8, 100], label: 'bmi|body mass index|imt|indeks massa tubuh' },
  {
    measure: 'mid-upper-arm circumference',
    unit: 'cm',
    possible: [5, 60],
    label: `muac|lila(?! (?:is|was) \\d{1,2}(?!\\d|[.,]\\d|\\s*[cm]m))${NO_AGE_BEHIND}|lingkar lengan atas|mid[- ]upper[- ]arm circumference`,
    units: [[/^\s*mm\b/i, by(0.1)]],
    bare: (value) => (value >= 70 ? value / 10 : value),
  },
  { measure: 'ankle-brachial index', unit: 'ratio', possible: [0, 3], label: 'abp?i|ankle[- ]brachial (?:pressure )?index' },
  {
    measure: 'intraocular pressure',
    unit: 'mmHg',
    possible: [0, 90],
    label: 'iop|tio|intra-?ocular pressure|tekanan (?:intra ?okular|bola mata)',
  },
  {
    measure: 'residual urine',
    unit: 'mL',
    possible: [0, 5000],
    label: '(?:post[- ]?void )?residual(?: urine| volume)?|pvr|residu urin|bladder scan',
    only: /^\s*(?:ml|cc|mls)\b/i,
  },
  {
    measure: 'ejection fraction',
    unit: '%',
    possible: [5, 90],
    label: '(?:left ventricular )?ejection fraction|lvef|ef|fraksi ejeksi',
    bare: (value) => (value < 1 ? value * 100 : value),
  },
  {
    measure: 'peak flow',
    unit: '% of best',
    possible: [5, 150],
    label: 'pefr?|peak (?:expiratory )?flow(?: rate)?|ape|arus puncak(?: ekspirasi)?',
    only: /^\s*%/,
  },
  { measure: 'QTc', unit: 'ms', possible: [200, 900], label: 'qtc(?: interval)?', bare: (value) => (value < 1 ? value * 1000 : value) },
  {
    measure: 'QRS',
    unit: 'ms',
    possible: [40, 400],
    label: 'qrs(?: duration| width)?',
    bare: (value) => (value < 1 ? value * 1000 : value),
  },
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
  /(?<!\p{L})(?:systolic(?: blood pressure| bp)?|sbp|sistolik|palpasi|(?:bp|td|tensi|tekanan darah|blood pressure)(?=\s*(?:of|is|was|:|=)?\s*\d{2,3}\s*(?:\/|per)\s*(?:palp|p(?!\p{L}))))\s*(?:(?:of|is|was|:|=)\s*)*(\d{2,3})(?!\d)/giu;
/** 39.2 °C says what it is without a label. */
export const BARE_TEMPERATURE =
  /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?)\s*(?:°|º|degrees?|derajat)\s*(c|f|celsius|fahrenheit|celcius)?(?!\p{L})/giu;
/** “PEF 140 (best 380)”, “peak flow 200 of 450”. */
export const PEAK_FLOW_OF_BEST =
  /(?<!\p{L})(?:pefr?|peak (?:expiratory )?flow(?: rate)?|ape|arus puncak(?: ekspirasi)?)(?!\p{L})[^.;\d\n]{0,16}(\d{2,3})\s*(?:l\/min|l\/menit)?\s*[,(]?\s*(?:\/|of|dari|best|usual|predicted|expected|terbaik|biasanya|prediksi)[^.;\d\n]{0,24}(\d{3})(?!\d)/giu;
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

/** How cells, iron, clotting and signs of inflammation in the blood are written. Where no unit stands, the size tells which is meant. */
import { by, type Reader } from './measure-reader.ts';

const asCells = (value: number) => (value >= 300 ? value / 1000 : value);
/** A kind of white cells: 3500 are cells in a microlitre; 62 without a unit is a share, of which no count follows. */
const asPartOfCells = (value: number) => (value >= 200 ? value / 1000 : value > 25 ? Number.NaN : value);
const CELLS = [/^\s*(?:[x×*]\s*)?10\s*[\^*]*\s*9|^\s*[g]\/l\b/i, by(1)] as const;

export const BLOOD_READERS: readonly Reader[] = [
  {
    measure: 'haemoglobin',
    unit: 'g/dL',
    possible: [1, 30],
    // HB is hepatitis B among vaccines, and HB0 the first of it.
    label: 'ha?emoglobin|hemoglobin|(?<!(?:dpt|vaksin|vaccine|imunisasi)[- /]{1,2})hb(?!-?\\s?0(?![\\d.,]))|hgb',
    units: [[/^\s*g\/l\b/i, by(0.1)]],
    bare: (value) => (value > 30 ? value / 10 : value),
  },
  {
    measure: 'leucocytes',
    unit: '10^9/L',
    possible: [0.05, 600],
    label: 'wbc|wcc|white (?:blood )?cells?(?: count)?|leu[ck]ocytes?|leukosit|leu[ck]o|leko|total leu[ck]ocyte count|tlc|white count',
    bare: asCells,
  },
  {
    measure: 'neutrophils',
    unit: '10^9/L',
    possible: [0, 200],
    label: 'neutrophils?(?: count)?|neuts|anc|neutrofil(?: absolut)?',
    units: [CELLS],
    bare: asPartOfCells,
  },
  {
    measure: 'lymphocytes',
    unit: '10^9/L',
    possible: [0, 1000],
    label: 'lymphocytes?(?: count)?|lymphs?|limfosit',
    units: [CELLS],
    bare: asPartOfCells,
  },
  {
    measure: 'eosinophils',
    unit: '10^9/L',
    possible: [0, 100],
    label: '(?:absolute )?eosinophils?(?: count)?|eos|eosinofil',
    units: [CELLS],
    bare: (value) => (value >= 50 ? value / 1000 : value >= 8 ? Number.NaN : value),
  },
  {
    measure: 'platelets',
    unit: '10^9/L',
    possible: [1, 3000],
    isAlsoGiven: true,
    label: 'platelets?(?: count)?|plt|trombosit|trombo|thrombocytes?',
    // “1.4 L” is in lakhs; beside a whole number L says that it is low.
    units: [
      [/^\s*(?:lakh|lac)/i, by(100)],
      [/^\s*L(?![\p{L}\d/])/u, (value) => (Number.isInteger(value) ? value : value * 100)],
    ],
    bare: (value) => (value >= 3000 ? value / 1000 : value),
  },
  { measure: 'mean corpuscular volume', unit: 'fL', possible: [40, 160], label: 'mcv|mean corpuscular volume' },
  { measure: 'C-reactive protein', unit: 'mg/L', possible: [0, 800], label: 'crp|c-reactive protein', units: [[/^\s*mg\/dl/i, by(10)]] },
  { measure: 'INR', unit: 'ratio', possible: [0.5, 20], label: 'inr' },
  {
    measure: 'haematocrit',
    unit: '%',
    possible: [5, 80],
    // HCT is hydrochlorothiazide.
    isAlsoGiven: true,
    label:
      'ha?ematocrit|hct|pcv|hematokrit|ht(?=[ :=]*[1-7]\\d(?:[.,]\\d)? ?%)|ht(?<=(?:trombo(?:sit)?|plt|hb|leu[ck]o\\w*)[ :=]*\\d[\\d.,]*(?: ?(?:g/dl|rb|ribu|k))?[ ,/;]{1,3}ht)(?=[ :=]*[1-7]\\d(?!\\d|[.,]\\d{2}| ?cm))',
    bare: (value) => (value < 1 ? value * 100 : value),
  },
  { measure: 'reticulocytes', unit: '%', possible: [0, 60], label: 'reticulocytes?(?: count)?|retikulosit', only: /^\s*%/ },
  {
    measure: 'sedimentation rate',
    unit: 'mm/h',
    possible: [0, 200],
    label: 'esr|(?:erythrocyte )?sedimentation rate|sed rate|laju endap darah|led(?=[ :=]*\\d{1,3} ?mm)',
  },
  {
    measure: 'procalcitonin',
    unit: 'ng/mL',
    possible: [0, 1000],
    // PCT is paracetamol.
    isAlsoGiven: true,
    strengthsFrom: 250,
    label: 'procalcitonin|pct|prokalsitonin',
  },
  { measure: 'CD4 cells', unit: 'cells/µL', possible: [0, 5000], label: 'cd4(?: count| cells)?(?: count)?' },
  {
    measure: 'ferritin',
    unit: 'ng/mL',
    possible: [0, 200_000],
    label: '(?:serum )?ferritin|feritin',
    units: [[/^\s*[µμu]g/i, by(1)]],
  },
  { measure: 'transferrin saturation', unit: '%', possible: [0, 100], label: 'transferrin saturation|tsat|saturasi transferin' },
  {
    measure: 'vitamin B12',
    unit: 'pg/mL',
    possible: [10, 20_000],
    isAlsoGiven: true,
    label: '(?:vitamin |vit\\.? )?b12(?: level)?|cobalamin',
    units: [[/^\s*pmol/i, by(1.355)]],
  },
  {
    measure: 'fibrinogen',
    unit: 'mg/dL',
    isAlsoGiven: true,
    possible: [5, 2000],
    label: 'fibrinogen',
    units: [[/^\s*g\/l\b/i, by(100)]],
    bare: (value) => (value < 12 ? value * 100 : value),
  },
  { measure: 'aPTT', unit: 's', possible: [10, 300], label: 'aptt|ptt' },
  {
    measure: 'D-dimer',
    unit: 'ng/mL FEU',
    possible: [0, 200_000],
    label: 'd[- ]?dimers?',
    units: [[/^\s*(?:mg\/l|[µμu]g\/ml)/i, by(1000)]],
    bare: (value) => (value < 30 ? value * 1000 : value),
  },
];

/** A measured value that carries its unit, so that a formula has to say in which unit it wants the number. */

/** A value in this unit = base × scale + offset. */
type Scale = number | { readonly scale: number; readonly offset: number };

const COUNT = { '10⁹/L': 1, '10³/µL': 1, '/µL': 1000 };
const ELECTROLYTE = { 'mmol/L': 1, 'mEq/L': 1 };
const GAS_PRESSURE = { mmHg: 1, kPa: 0.133322 };
const ENZYME = { 'U/L': 1, 'µkat/L': 1 / 60 };
const IRON = { 'µg/dL': 1, 'µmol/L': 0.179067 };
const CHOLESTEROL = { 'mg/dL': 1, 'mmol/L': 0.0258632 };
const PROTEIN = { 'g/dL': 1, 'g/L': 10 };

/**
 * What can be measured, and the units it may be given in; the scales follow molar masses to six figures. The two ways to report
 * urea differ by a factor of 2.14 in the same mg/dL: their units carry the name.
 */
export const QUANTITIES = {
  age: { years: 1, months: 12, days: 365.25 },
  weight: { kg: 1, g: 1000, lb: 1 / 0.45359237 },
  length: { cm: 1, m: 0.01, mm: 10, in: 1 / 2.54 },
  temperature: { '°C': 1, '°F': { scale: 1.8, offset: 32 } },
  pressure: { mmHg: 1 },
  gasPressure: GAS_PRESSURE,
  airwayPressure: { 'cmH₂O': 1 },
  rate: { '/min': 1 },
  fraction: { '%': 100, fraction: 1 },
  percent: { '%': 1 },
  time: { ms: 1, s: 0.001 },
  seconds: { s: 1 },
  minutes: { min: 1 },
  hours: { h: 1, min: 60 },
  creatinine: { 'mg/dL': 1, 'µmol/L': 88.4033 },
  urineCreatinine: { 'mg/dL': 1, 'mmol/L': 0.0884033, 'µmol/L': 88.4033 },
  cystatinC: { 'mg/L': 1 },
  urea: { 'BUN mg/dL': 1, 'urea mg/dL': 2.14384, 'mmol/L': 0.356972 },
  urineProtein: { 'mg/dL': 1, 'mg/L': 10, 'g/L': 0.01 },
  albuminCreatinineRatio: { 'mg/g': 1, 'mg/mmol': 0.113118 },
  filtration: { 'mL/min/1.73 m²': 1 },
  clearance: { 'mL/min': 1 },
  uricAcid: { 'mg/dL': 1, 'µmol/L': 59.4848 },
  bilirubin: { 'mg/dL': 1, 'µmol/L': 17.104 },
  albumin: PROTEIN,
  protein: PROTEIN,
  enzyme: ENZYME,
  glucose: { 'mg/dL': 1, 'mmol/L': 0.0555075 },
  hba1c: { '%': { scale: 0.09148, offset: 2.152 }, 'mmol/mol': 1 },
  insulin: { 'µIU/mL': 1, 'pmol/L': 6 },
  sodium: ELECTROLYTE,
  potassium: ELECTROLYTE,
  chloride: ELECTROLYTE,
  bicarbonate: ELECTROLYTE,
  lactate: { 'mmol/L': 1, 'mg/dL': 1 / 0.111012 },
  calcium: { 'mg/dL': 1, 'mmol/L': 0.249513 },
  ethanol: { 'mg/dL': 1, 'mmol/L': 0.217066 },
  osmolality: { 'mOsm/kg': 1 },
  cholesterol: CHOLESTEROL,
  triglycerides: { 'mg/dL': 1, 'mmol/L': 0.011294 },
  haemoglobin: { 'g/dL': 1, 'g/L': 10, 'mmol/L': 0.62054 },
  haematocrit: { '%': 100, fraction: 1 },
  platelets: COUNT,
  leucocytes: COUNT,
  redCells: { '10¹²/L': 1, '10⁶/µL': 1 },
  cellVolume: { fL: 1 },
  iron: IRON,
  ferritin: { 'µg/L': 1, 'ng/mL': 1 },
  fibrinogen: { 'mg/dL': 1, 'g/L': 0.01 },
  dDimer: { 'ng/mL FEU': 1, 'mg/L FEU': 0.001 },
  crp: { 'mg/L': 1, 'mg/dL': 0.1 },
  sedimentation: { 'mm/h': 1 },
  paracetamol: { 'mg/L': 1, 'µg/mL': 1, 'µmol/L': 6.61551 },
  phenytoin: { 'mg/L': 1, 'µmol/L': 3.96401 },
  volume: { mL: 1, L: 0.001 },
  dailyDose: { 'mg/day': 1 },
  hourlyMicrograms: { 'µg/h': 1 },
  dose: { mg: 1 },
  weightedRate: { 'µg/kg/min': 1, 'mg/kg/h': 0.06 },
  flow: { 'mL/h': 1 },
  concentration: { 'mg/mL': 1, 'µg/mL': 1000 },
  exposure: { 'mg/mL·min': 1 },
  dropFactor: { 'drops/mL': 1 },
} as const satisfies Record<string, Record<string, Scale>>;

export type QuantityKind = keyof typeof QUANTITIES;
/** Of several kinds, the units of any of them. */
export type UnitOf<K extends QuantityKind> = K extends QuantityKind ? keyof (typeof QUANTITIES)[K] & string : never;

export interface Amount<K extends QuantityKind = QuantityKind> {
  readonly kind: K;
  readonly value: number;
  readonly unit: UnitOf<K>;
  in(unit: UnitOf<K>): number;
}

export const amount = <K extends QuantityKind>(kind: K, value: number, unit: UnitOf<K>): Amount<K> => ({
  kind,
  value,
  unit,
  in: (wanted) => tidy(convertAmount(kind, value, unit, wanted)),
});

export function convertAmount(kind: QuantityKind, value: number, from: string, to: string): number {
  if (from === to) return value;
  const [source, target] = [scaleOf(kind, from), scaleOf(kind, to)];
  return ((value - source.offset) / source.scale) * target.scale + target.offset;
}

/** Ten figures: 176.8066 µmol/L is 2 mg/dL and not 1.9999999999999998, which would fall below a threshold of 2. */
export const tidy = (converted: number): number => Number(converted.toPrecision(10));

export const unitsOf = (kind: QuantityKind): readonly string[] => Object.keys(QUANTITIES[kind]);

/** A unit as people write it: mg/dl, umol/L, mcg/L, 10^9/L. Undefined where the quantity has none that is meant. */
export function unitWritten<K extends QuantityKind>(kind: K, written: string): UnitOf<K> | undefined {
  const meant = plain(written);
  return (unitsOf(kind) as UnitOf<K>[]).find((unit) => plain(unit) === meant);
}

/** Without capitals, blanks and raised figures; the normal form makes one of both signs for micro. */
const plain = (unit: string): string =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s^]/g, '')
    .replace(/(^|\/)(?:u|mc)(?=mol|g|l|iu|kat)/g, '$1\u03bc');

function scaleOf(kind: QuantityKind, unit: string): { scale: number; offset: number } {
  const scales: Record<string, Scale> = QUANTITIES[kind];
  const scale = Object.hasOwn(scales, unit) ? scales[unit] : undefined;
  if (scale === undefined) throw new RangeError(`Unit "${unit}" is not known for ${kind}`);
  return typeof scale === 'number' ? { scale, offset: 0 } : scale;
}

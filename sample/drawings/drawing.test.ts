import { describe, expect, it } from 'vitest';
import { drawing, drawingKinds } from './drawing.ts';

/** Every kind with every value its cases may ask for. */
const cross = (first: string, firstValues: readonly string[], second: string, secondValues: readonly string[]) =>
  firstValues.flatMap((one) => secondValues.map((two) => ({ [first]: one, [second]: two })));
const each = (name: string, values: string) => values.split('|').map((value) => ({ [name]: value }));

const RHYTHMS =
  'sinus|sinusTachycardia|sinusBradycardia|svt|vt|afib|aflutter|heartBlock3|heartBlock3Broad|hyperkalaemia|hyperkalaemiaEarly|hypokalaemia|anteriorStemi|inferiorStemi|deWinter|wellens|longQt|pe|torsades|pericarditis';
const CHEST = 'consolidation|effusion|cavity|pneumothorax|cardiomegaly|miliary|hilarNodes|oedema|wideMediastinum|freeAirUnderDiaphragm';
const ULTRASOUND =
  'freeFluid|hydronephrosis|effusion|bLines|wallThickening|target|noFlow|abscess|thrombus|enlargedRv|reducedEf|vegetation|emptyUterus|normal';
const SKIN = 'eschar|petechiae|targetLesions|vesicles|plaque|nodules|erythema|ulcer|purpura|bullae|desquamation|bite';

const ORDERS: Readonly<Record<string, readonly unknown[]>> = {
  ecg: RHYTHMS.split('|').flatMap((rhythm) => ['II', '12'].map((leads) => ({ rhythm, rate: 90, leads }))),
  labTrend: [
    { xLabel: 'day', series: [{ label: 'A & <B>', unit: '', points: [[0, 5]] }] },
    {
      xLabel: 'day',
      series: [1, 2, 3, 4].map((i) => ({
        label: `${i}`,
        unit: 'g/L',
        low: 2,
        high: 4,
        points: [
          [-3, 1],
          [0, i],
          [9, 6],
        ],
      })),
    },
  ],
  feverChart: [
    {
      points: [
        [1, 38.2],
        [2, 39.9],
      ],
    },
    {
      points: [
        [1, 38.2],
        [14, 36.2],
      ],
      pulse: [
        [1, 92],
        [14, 148],
      ],
    },
  ],
  growthCurve: [
    ...['weight', 'length', 'height'].flatMap((measure) => [
      {
        sex: 'female',
        measure,
        points: [
          [0, 3],
          [8, 8],
        ],
      },
      {
        sex: 'male',
        measure,
        points: [
          [60, 18],
          [180, 50],
        ],
      },
    ]),
    {
      sex: 'female',
      measure: 'bmi',
      points: [
        [30, 16],
        [200, 24],
      ],
    },
    {
      sex: 'male',
      measure: 'headCircumference',
      points: [
        [0, 35],
        [30, 50],
      ],
    },
  ],
  chestFilm: [
    { findings: [] },
    ...CHEST.split('|').flatMap((kind) =>
      ['left', 'right', 'both'].flatMap((side) => ['upper', 'mid', 'lower'].map((zone) => ({ findings: [{ kind, side, zone }] }))),
    ),
  ],
  abdominalFilm: each('kind', 'dilatedLoops|airFluidLevels|freeAir|targetSign|calcification').map((finding) => ({ findings: [finding] })),
  boneFilm: cross(
    'bone',
    'elbow|hip|wrist|spine|knee|hand|ankle'.split('|'),
    'finding',
    'fracture|dislocation|destruction|erosion|normal'.split('|'),
  ),
  ultrasound: cross(
    'view',
    'fast|kidney|uterus|heart|lung|gallbladder|testis|bowel|liver|vein'.split('|'),
    'finding',
    ULTRASOUND.split('|'),
  ),
  ctHead: 'infarct|haemorrhage|subdural|subarachnoid|hydrocephalus|ringLesion|oedema|basalEnhancement'
    .split('|')
    .flatMap((kind) => ['left', 'right', 'both'].map((side) => ({ findings: [{ kind, side }] }))),
  ctSlice: cross(
    'region',
    ['chest', 'abdomen', 'neck'],
    'finding',
    'embolus|dissection|abscess|mass|collection|gas|thickWall|infarct'.split('|'),
  ),
  skin: cross('pattern', SKIN.split('|'), 'site', 'arm|leg|trunk|face|hand|foot|groin'.split('|')),
  bodyMap: each('view', 'front|back').map((view) => ({
    ...view,
    marks: [
      { x: 0.24, y: 0.52, label: 'punggung tangan kanan' },
      { x: 0.5, y: 0.09, label: '6 %' },
    ],
  })),
  fundus: each('finding', 'papilloedema|haemorrhage|cottonWool|paleDisc|cherryRed|normal'),
  eye: each('finding', 'angleClosure|hypopyon|cornealUlcer|ptosis'),
  bloodFilm: each('finding', 'falciparum|vivax|knowlesi|blasts|auerRods|schistocytes|atypicalLymphocytes|sickle|microcytes|spherocytes'),
  smear: each('finding', 'acidFast|gramPositiveCocci|gramNegativeRods|diplococci|larvae'),
  audiogram: [{ right: [10, 10, 15, 20, 55, 40], left: [-10, 10, 20, 60, 75, 120] }],
  spirometry: [
    { pattern: 'obstructive', fev1: 0.9, fvc: 2.1 },
    { pattern: 'restrictive', fev1: 1.8, fvc: 2.1 },
    { pattern: 'normal', fev1: 3.2, fvc: 4 },
  ],
  eeg: each('pattern', 'extremeDeltaBrush|spikeWave|slow|periodic'),
  capnography: each('pattern', 'normal|sharkFin|rising|absent'),
};

/** Tags in balance, ids that are pointed at exist, no number that is none, nothing librsvg would have to fetch. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (!selfClosing) open.push(name ?? '');
  }
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  if (/NaN|Infinity|undefined/.test(svg)) found.push('a number is missing');
  if (/foreignObject|<script|<image|var\(--|https?:\/\/(?!www\.w3\.org\/2000\/svg)/.test(svg))
    found.push('a word librsvg or the reader should not meet');
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id)) found.push(`#${id} is not there`);
  return found;
}

describe('drawing', () => {
  it('has an order here for every kind it knows', () => {
    expect([...drawingKinds].sort()).toEqual(Object.keys(ORDERS).sort());
  });

  it.each(Object.keys(ORDERS))('draws every value of %s as sound SVG of a printable size', (kind) => {
    for (const params of ORDERS[kind] ?? []) {
      const { svg, width, height } = drawing({ kind, params, seed: 'one' });
      expect(faults(svg), JSON.stringify(params)).toEqual([]);
      expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)).toBe(true);
      expect(width).toBeGreaterThanOrEqual(1100);
      expect(height).toBeGreaterThanOrEqual(500);
      expect(svg.length).toBeLessThan(400_000);
    }
  });

  it.each(Object.keys(ORDERS))('draws %s the same twice', (kind) => {
    const params = ORDERS[kind]?.at(-1);
    expect(drawing({ kind, params, seed: 'one' })).toEqual(drawing({ kind, params, seed: 'one' }));
  });

  it('gives another seed another picture', () => {
    const order = { kind: 'bloodFilm', params: { finding: 'falciparum' } };
    expect(drawing({ ...order, seed: 'one' }).svg).not.toBe(drawing({ ...order, seed: 'two' }).svg);
  });

  it('escapes the words it is given', () => {
    const { svg } = drawing({
      kind: 'labTrend',
      params: { xLabel: '<script>', series: [{ label: 'A & B', unit: '"', points: [[0, 1]] }] },
      seed: 's',
    });
    expect(svg).toContain('A &amp; B');
    expect(svg).not.toContain('<script>');
  });

  it('says what is wrong with an order', () => {
    expect(() => drawing({ kind: 'mri', params: {}, seed: 's' })).toThrow(/no drawing of kind "mri"; known: .*ecg/);
    expect(() => drawing({ kind: 'ecg', params: { rhythm: 'tango', rate: 80 }, seed: 's' })).toThrow(/"ecg" cannot be made: rhythm/);
    expect(() => drawing({ kind: 'ecg', params: { rhythm: 'vt', rate: 80, speed: 50 }, seed: 's' })).toThrow(/speed/);
    expect(() => drawing({ kind: 'spirometry', params: { pattern: 'normal', fev1: 4, fvc: 3 }, seed: 's' })).toThrow(
      /FEV1 cannot exceed FVC/,
    );
    expect(() => drawing({ kind: 'growthCurve', params: { sex: 'male', measure: 'bmi', points: [[6, 17]] }, seed: 's' })).toThrow(
      /24 months/,
    );
  });
});

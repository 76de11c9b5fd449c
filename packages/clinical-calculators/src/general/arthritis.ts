/** Activity of rheumatoid arthritis and of axial spondyloarthritis. */
import { type Band, defineCalculator } from '../calculator.ts';
import { decimal, measure, whole } from '../field.ts';

const joints = { tenderJoints: whole(0, 28), swollenJoints: whole(0, 28) };
const globalHealth = measure('length', 'mm', 0, 100);
const DAS_BANDS: readonly Band[] = [
  { id: 'remission' },
  { id: 'low', from: 2.6 },
  { id: 'moderate', above: 3.2 },
  { id: 'high', above: 5.1 },
];
const shared = { category: 'general', unit: '', decimals: 2, bands: DAS_BANDS, limits: ['rheumatoidOnly'] } as const;

export const das28Esr = defineCalculator({
  ...shared,
  id: 'das28-esr',
  inputs: { ...joints, sedimentation: measure('sedimentation', 'mm/h', 1, 150), globalHealth },
  sources: ['prevoo'],
  compute: (given, working) =>
    working.step(
      'das28',
      '0.56 × √({tenderJoints}) + 0.28 × √({swollenJoints}) + 0.70 × ln({sedimentation}) + 0.014 × {globalHealth}',
      {
        tenderJoints: given.tenderJoints,
        swollenJoints: given.swollenJoints,
        sedimentation: given.sedimentation.in('mm/h'),
        globalHealth: given.globalHealth.in('mm'),
      },
      '',
    ),
});

export const das28Crp = defineCalculator({
  ...shared,
  id: 'das28-crp',
  inputs: { ...joints, crp: measure('crp', 'mg/L', 0, 500), globalHealth },
  sources: ['wellsDas', 'prevoo'],
  compute: (given, working) =>
    working.step(
      'das28',
      '0.56 × √({tenderJoints}) + 0.28 × √({swollenJoints}) + 0.36 × ln({crp} + 1) + 0.014 × {globalHealth} + 0.96',
      {
        tenderJoints: given.tenderJoints,
        swollenJoints: given.swollenJoints,
        crp: given.crp.in('mg/L'),
        globalHealth: given.globalHealth.in('mm'),
      },
      '',
    ),
});

export const cdai = defineCalculator({
  id: 'cdai',
  category: 'general',
  inputs: { ...joints, patientGlobal: decimal(0, 10), physicianGlobal: decimal(0, 10) },
  unit: '',
  decimals: 1,
  bands: [{ id: 'remission' }, { id: 'low', above: 2.8 }, { id: 'moderate', above: 10 }, { id: 'high', above: 22 }],
  limits: ['rheumatoidOnly'],
  sources: ['aletaha'],
  compute: (given, working) =>
    working.step('cdai', '{tenderJoints} + {swollenJoints} + {patientGlobal} + {physicianGlobal}', { ...given }, ''),
});

const question = decimal(0, 10);

export const basdai = defineCalculator({
  id: 'basdai',
  category: 'general',
  inputs: {
    fatigue: question,
    spinalPain: question,
    jointPain: question,
    tenderSpots: question,
    stiffnessSeverity: question,
    stiffnessDuration: question,
  },
  unit: '',
  decimals: 1,
  bands: [{ id: 'low' }, { id: 'active', from: 4 }],
  limits: ['spondyloarthritis'],
  sources: ['garrett'],
  compute: (given, working) =>
    working.step(
      'basdai',
      '({fatigue} + {spinalPain} + {jointPain} + {tenderSpots} + ({stiffnessSeverity} + {stiffnessDuration}) ÷ 2) ÷ 5',
      { ...given },
      '',
    ),
});

/** A protein below 2 mg/L counts as 2, as the assays differ there. */
export const asdasCrp = defineCalculator({
  id: 'asdas-crp',
  category: 'general',
  inputs: {
    backPain: decimal(0, 10),
    stiffnessDuration: decimal(0, 10),
    patientGlobal: decimal(0, 10),
    peripheralPain: decimal(0, 10),
    crp: measure('crp', 'mg/L', 0, 500),
  },
  unit: '',
  decimals: 1,
  bands: [
    { id: 'inactive', source: 'machado2018' },
    { id: 'low', from: 1.3, source: 'machado2018' },
    { id: 'high', from: 2.1, source: 'machado2018' },
    { id: 'veryHigh', above: 3.5, source: 'machado2018' },
  ],
  limits: ['spondyloarthritis', 'crpAtLeast2'],
  sources: ['lukas', 'machado2015', 'machado2018'],
  compute: (given, working) =>
    working.step(
      'asdas',
      '0.12 × {backPain} + 0.06 × {stiffnessDuration} + 0.11 × {patientGlobal} + 0.07 × {peripheralPain} + 0.58 × ln(max({crp}, 2) + 1)',
      {
        backPain: given.backPain,
        stiffnessDuration: given.stiffnessDuration,
        patientGlobal: given.patientGlobal,
        peripheralPain: given.peripheralPain,
        crp: given.crp.in('mg/L'),
      },
      '',
    ),
});

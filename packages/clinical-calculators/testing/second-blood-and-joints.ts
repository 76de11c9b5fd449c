import type { SecondComputation } from './second-computation.ts';

const { log, sqrt } = Math;

export const secondBloodAndJoints: Readonly<Record<string, SecondComputation>> = {
  'das28-esr': (g) =>
    0.28 * (2 * sqrt(g.number('tenderJoints')) + sqrt(g.number('swollenJoints'))) +
    0.7 * log(g.number('sedimentation')) +
    0.014 * g.number('globalHealth'),
  'das28-crp': (g) =>
    0.28 * (2 * sqrt(g.number('tenderJoints')) + sqrt(g.number('swollenJoints'))) +
    0.36 * Math.log1p(g.number('crp')) +
    0.014 * g.number('globalHealth') +
    0.96,
  cdai: (g) => ['tenderJoints', 'swollenJoints', 'patientGlobal', 'physicianGlobal'].reduce((sum, name) => sum + g.number(name), 0),
  basdai: (g) =>
    0.2 * (g.number('fatigue') + g.number('spinalPain') + g.number('jointPain') + g.number('tenderSpots')) +
    0.1 * (g.number('stiffnessSeverity') + g.number('stiffnessDuration')),
  // For glucose in mg/dL the divisor is 405.35 and not the rounded 405.
  'homa-ir': (g) => (g.number('fastingGlucose') * g.number('insulin')) / (22.5 / 0.0555075),
  'estimated-average-glucose': (g) => 28.7 * (g.number('hba1c') - 46.7 / 28.7),
  'corrected-reticulocytes': (g) => (g.number('haematocrit') / g.number('normalHaematocrit')) * g.number('reticulocytes'),
  'absolute-neutrophils': (g) => (g.number('leucocytes') * g.number('segmented') + g.number('leucocytes') * g.number('bandForms')) / 100,
  'transferrin-saturation': (g) => 100 / (g.number('ironBindingCapacity') / g.number('iron')),
  mentzer: (g) => 1 / (g.number('redCells') / g.number('cellVolume')),
};

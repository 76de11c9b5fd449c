/** Upper gastrointestinal bleeding: before and after endoscopy. */
import { scored, yesNo } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';
import { adultAge, albumin, comaScale, haemoglobin, inr, pulse, sex, systolic, urea } from '../vital-fields.ts';

function haemoglobinPoints(gramsPerDl: number, of: 'female' | 'male'): number {
  if (gramsPerDl < 10) return 6;
  if (of === 'female') return gramsPerDl < 12 ? 1 : 0;
  return pointsFrom(gramsPerDl, 3, [12, 1], [13, 0]);
}

export const glasgowBlatchford = defineScore({
  id: 'glasgow-blatchford',
  category: 'gastro',
  inputs: {
    sex,
    urea,
    haemoglobin,
    systolic,
    pulse,
    melaena: yesNo(1),
    syncope: yesNo(2),
    liverDisease: yesNo(2),
    heartFailure: yesNo(2),
  },
  bands: [{ id: 'veryLow' }, { id: 'admit', from: 2, source: 'esge' }],
  limits: ['adults', 'upperBleeding'],
  sources: ['blatchford', 'esge'],
  points: (given) => ({
    urea: pointsFrom(given.urea.in('mmol/L'), 0, [6.5, 2], [8, 3], [10, 4], [25, 6]),
    haemoglobin: haemoglobinPoints(given.haemoglobin.in('g/dL'), given.sex),
    systolic: pointsFrom(given.systolic.in('mmHg'), 3, [90, 2], [100, 1], [110, 0]),
    pulse: pointsFrom(given.pulse.in('/min'), 0, [100, 1]),
  }),
});

const beforeEndoscopy = {
  age: adultAge,
  systolic,
  pulse,
  comorbidity: scored({ none: 0, major: 2, renalLiverCancer: 3 }),
};

interface Circulation {
  readonly years: number;
  readonly pressure: number;
  readonly rate: number;
}

const clinicalPoints = ({ years, pressure, rate }: Circulation) => ({
  age: pointsFrom(years, 0, [60, 1], [80, 2]),
  systolic: pressure < 100 ? 2 : 0,
  pulse: pressure >= 100 && rate >= 100 ? 1 : 0,
});

export const rockallClinical = defineScore({
  id: 'rockall-clinical',
  category: 'gastro',
  inputs: beforeEndoscopy,
  bands: [{ id: 'low' }, { id: 'raised', from: 1 }],
  limits: ['adults', 'upperBleeding'],
  sources: ['rockall'],
  points: (given) => clinicalPoints({ years: given.age.in('years'), pressure: given.systolic.in('mmHg'), rate: given.pulse.in('/min') }),
});

export const rockallFull = defineScore({
  id: 'rockall',
  category: 'gastro',
  inputs: {
    ...beforeEndoscopy,
    endoscopicDiagnosis: scored({ malloryWeissOrNone: 0, otherDiagnosis: 1, cancer: 2 }),
    haemorrhageSigns: scored({ noneOrDarkSpot: 0, bloodClotOrVessel: 2 }),
  },
  bands: [{ id: 'low' }, { id: 'raised', from: 3 }],
  limits: ['adults', 'upperBleeding'],
  sources: ['rockall', 'rockallSelection'],
  points: (given) => clinicalPoints({ years: given.age.in('years'), pressure: given.systolic.in('mmHg'), rate: given.pulse.in('/min') }),
});

export const aims65 = defineScore({
  id: 'aims65',
  category: 'gastro',
  inputs: { albumin, inr, comaScale, systolic, age: adultAge },
  bands: [{ id: 'low' }, { id: 'high', from: 2 }],
  limits: ['adults', 'upperBleeding'],
  sources: ['saltzman'],
  points: (given) => ({
    albumin: given.albumin.in('g/dL') < 3 ? 1 : 0,
    inr: given.inr > 1.5 ? 1 : 0,
    comaScale: given.comaScale < 14 ? 1 : 0,
    systolic: given.systolic.in('mmHg') <= 90 ? 1 : 0,
    age: given.age.in('years') >= 65 ? 1 : 0,
  }),
});

/** Lower gastrointestinal bleeding: who may go home. */
export const oakland = defineScore({
  id: 'oakland',
  category: 'gastro',
  inputs: {
    age: adultAge,
    sex,
    previousAdmission: yesNo(1),
    bloodOnExamination: yesNo(1),
    pulse,
    systolic,
    haemoglobin,
  },
  bands: [{ id: 'discharge' }, { id: 'admit', above: 8 }],
  limits: ['adults', 'lowerBleeding'],
  sources: ['oakland'],
  points: (given) => ({
    age: pointsFrom(given.age.in('years'), 0, [40, 1], [70, 2]),
    sex: given.sex === 'male' ? 1 : 0,
    pulse: pointsFrom(given.pulse.in('/min'), 0, [70, 1], [90, 2], [110, 3]),
    systolic: pointsFrom(given.systolic.in('mmHg'), 5, [90, 4], [120, 3], [130, 2], [160, 0]),
    haemoglobin: pointsFrom(given.haemoglobin.in('g/L'), 22, [70, 17], [90, 13], [110, 8], [130, 4], [160, 0]),
  }),
});

/** Protein or albumin against creatinine in a spot urine, and filtration for the patient's own surface. */
import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { adultHeight, adultWeight } from '../vital-fields.ts';

const urineCreatinine = measure('urineCreatinine', 'mg/dL', 5, 800);

/** In mg/g; about as many milligrams of protein are lost in a day. */
export const proteinRatio = defineCalculator({
  id: 'protein-creatinine-ratio',
  category: 'renal',
  inputs: { urineProtein: measure('urineProtein', 'mg/dL', 0.5, 5000), urineCreatinine },
  unit: 'mg/g',
  decimals: 0,
  bands: [
    { id: 'normal', source: 'kdigoCkd' },
    { id: 'moderate', from: 150, source: 'kdigoCkd' },
    { id: 'severe', above: 500, source: 'kdigoCkd' },
  ],
  limits: ['spotUrine', 'extremeMuscle'],
  sources: ['ginsberg', 'kdigoCkd'],
  compute: (given, working) =>
    working.step(
      'urineRatio',
      '1000 × {urineProtein} ÷ {urineCreatinine}',
      { urineProtein: given.urineProtein.in('mg/dL'), urineCreatinine: given.urineCreatinine.in('mg/dL') },
      'mg/g',
    ),
});

export const albuminRatio = defineCalculator({
  id: 'albumin-creatinine-ratio',
  category: 'renal',
  inputs: { urineAlbumin: measure('urineProtein', 'mg/L', 1, 30000), urineCreatinine },
  unit: 'mg/g',
  decimals: 0,
  bands: [{ id: 'a1' }, { id: 'a2', from: 30 }, { id: 'a3', above: 300 }],
  limits: ['spotUrine', 'extremeMuscle', 'confirmAlbuminuria'],
  sources: ['kdigoCkd'],
  compute: (given, working) =>
    working.step(
      'urineRatio',
      '100 × {urineAlbumin} ÷ {urineCreatinine}',
      { urineAlbumin: given.urineAlbumin.in('mg/L'), urineCreatinine: given.urineCreatinine.in('mg/dL') },
      'mg/g',
    ),
});

export const ownSurfaceFiltration = defineCalculator({
  id: 'filtration-own-surface',
  category: 'renal',
  inputs: { filtration: measure('filtration', 'mL/min/1.73 m²', 1, 250), weight: adultWeight, height: adultHeight },
  unit: 'mL/min',
  decimals: 0,
  limits: ['adults', 'surfaceExtremes'],
  sources: ['fdaRenal', 'mosteller'],
  compute: (given, working) => {
    const surface = working.step(
      'surface',
      '√({height} × {weight} ÷ 3600)',
      { weight: given.weight.in('kg'), height: given.height.in('cm') },
      'm²',
    );
    return working.step(
      'ownFiltration',
      '{filtration} × {surface} ÷ 1.73',
      { filtration: given.filtration.in('mL/min/1.73 m²'), surface },
      'mL/min',
    );
  },
});

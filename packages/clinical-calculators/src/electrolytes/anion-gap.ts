import { defineCalculator } from '../calculator.ts';
import { measure, withFallback } from '../field.ts';
import { albumin, bicarbonate, chloride, sodium } from '../vital-fields.ts';
import type { Working } from '../working.ts';

interface GapTerms {
  readonly [name: string]: number;
  readonly sodium: number;
  readonly chloride: number;
  readonly bicarbonate: number;
}

const gapOf = (terms: GapTerms, working: Working) => working.step('anionGap', '{sodium} − ({chloride} + {bicarbonate})', terms, 'mmol/L');

export const anionGap = defineCalculator({
  id: 'anion-gap',
  category: 'electrolytes',
  inputs: { sodium, chloride, bicarbonate },
  unit: 'mmol/L',
  decimals: 0,
  bands: [{ id: 'low' }, { id: 'usual', from: 8 }, { id: 'high', above: 12 }],
  limits: ['ownLaboratoryGap', 'lowAlbuminHidesGap'],
  sources: ['emmettNarins'],
  compute: (given, working) =>
    gapOf(
      { sodium: given.sodium.in('mmol/L'), chloride: given.chloride.in('mmol/L'), bicarbonate: given.bicarbonate.in('mmol/L') },
      working,
    ),
});

/** 2.5 mmol/L for each g/dL; the paper reckons from a normal albumin of 4.4, later practice from 4.0: therefore an input. */
export const albuminCorrectedGap = defineCalculator({
  id: 'anion-gap-albumin',
  category: 'electrolytes',
  inputs: { sodium, chloride, bicarbonate, albumin, normalAlbumin: withFallback(measure('albumin', 'g/dL', 3.5, 5), 4) },
  unit: 'mmol/L',
  decimals: 1,
  bands: [{ id: 'low' }, { id: 'usual', from: 8 }, { id: 'high', above: 12 }].map((band) => ({ ...band, source: 'emmettNarins' as const })),
  limits: ['ownLaboratoryGap'],
  sources: ['figge', 'emmettNarins'],
  compute: (given, working) => {
    const gap = gapOf(
      { sodium: given.sodium.in('mmol/L'), chloride: given.chloride.in('mmol/L'), bicarbonate: given.bicarbonate.in('mmol/L') },
      working,
    );
    return working.step(
      'correctedGap',
      '{anionGap} + 2.5 × ({normalAlbumin} − {albumin})',
      { anionGap: gap, normalAlbumin: given.normalAlbumin.in('g/dL'), albumin: given.albumin.in('g/dL') },
      'mmol/L',
    );
  },
});

export const deltaRatio = defineCalculator({
  id: 'delta-ratio',
  category: 'electrolytes',
  inputs: { sodium, chloride, bicarbonate },
  unit: '',
  decimals: 1,
  bands: [{ id: 'normalGapToo' }, { id: 'pure', from: 1 }, { id: 'alkalosisToo', above: 2 }],
  limits: ['onlyHighGapAcidosis', 'lowAlbuminHidesGap'],
  sources: ['rastegar'],
  check: (given) => {
    const base = given.bicarbonate.in('mmol/L');
    const gap = given.sodium.in('mmol/L') - given.chloride.in('mmol/L') - base;
    return base < 24 && gap > 12 ? [] : [{ field: 'bicarbonate', limit: 'onlyHighGapAcidosis' }];
  },
  compute: (given, working) => {
    const terms = { sodium: given.sodium.in('mmol/L'), chloride: given.chloride.in('mmol/L'), bicarbonate: given.bicarbonate.in('mmol/L') };
    const gap = gapOf(terms, working);
    return working.step('deltaRatio', '({anionGap} − 12) ÷ (24 − {bicarbonate})', { anionGap: gap, bicarbonate: terms.bicarbonate }, '');
  },
});

export const urineAnionGap = defineCalculator({
  id: 'urine-anion-gap',
  category: 'electrolytes',
  inputs: {
    urineSodium: measure('sodium', 'mmol/L', 1, 300),
    urinePotassium: measure('potassium', 'mmol/L', 1, 300),
    urineChloride: measure('chloride', 'mmol/L', 1, 400),
  },
  unit: 'mmol/L',
  decimals: 0,
  bands: [{ id: 'negative' }, { id: 'positive', above: 0 }],
  limits: ['hyperchloraemicAcidosis', 'urineSodiumAbove25'],
  sources: ['batlle'],
  compute: (given, working) =>
    working.step(
      'urineGap',
      '{urineSodium} + {urinePotassium} − {urineChloride}',
      {
        urineSodium: given.urineSodium.in('mmol/L'),
        urinePotassium: given.urinePotassium.in('mmol/L'),
        urineChloride: given.urineChloride.in('mmol/L'),
      },
      'mmol/L',
    ),
});

/** Is a second disorder hidden beside a metabolic acidosis with a high anion gap? */
import { type Band, defineCalculator, type Problem } from '../calculator.ts';
import { albumin, bicarbonate, chloride, sodium } from '../vital-fields.ts';
import type { Working } from '../working.ts';

interface Salts {
  readonly sodium: number;
  readonly chloride: number;
  readonly bicarbonate: number;
}

const inputs = { sodium, chloride, bicarbonate };
const withAlbumin = { ...inputs, albumin };
const GAP_BANDS: readonly Band[] = [{ id: 'normalGapToo' }, { id: 'pure', from: -6 }, { id: 'alkalosisToo', above: 6 }];

const gapOf = ({ sodium, chloride, bicarbonate }: Salts, working: Working) =>
  working.step('anionGap', '{sodium} − ({chloride} + {bicarbonate})', { sodium, chloride, bicarbonate }, 'mmol/L');

/** For each g/dL that the albumin lies below 4. */
const correctedGapOf = (salts: Salts, albuminGrams: number, working: Working) =>
  working.step('correctedGap', '{anionGap} + 2.5 × (4 − {albumin})', { anionGap: gapOf(salts, working), albumin: albuminGrams }, 'mmol/L');

const plainGap = (salts: Salts) => salts.sodium - salts.chloride - salts.bicarbonate;
const corrected = (salts: Salts, albuminGrams: number) => plainGap(salts) + 2.5 * (4 - albuminGrams);
const onlyHigh = (salts: Salts, gap: number): Problem<typeof inputs>[] =>
  salts.bicarbonate < 24 && gap > 12 ? [] : [{ field: 'bicarbonate', limit: 'onlyHighGapAcidosis' }];

type Given = Readonly<Record<keyof typeof inputs, { in(unit: 'mmol/L'): number }>>;
const saltsOf = (given: Given): Salts => ({
  sodium: given.sodium.in('mmol/L'),
  chloride: given.chloride.in('mmol/L'),
  bicarbonate: given.bicarbonate.in('mmol/L'),
});

export const deltaGap = defineCalculator({
  id: 'delta-gap',
  category: 'electrolytes',
  inputs,
  unit: 'mmol/L',
  decimals: 0,
  bands: GAP_BANDS,
  limits: ['onlyHighGapAcidosis', 'lowAlbuminHidesGap', 'ownLaboratoryGap'],
  sources: ['wrenn'],
  check: (given) => onlyHigh(saltsOf(given), plainGap(saltsOf(given))),
  compute: (given, working) => {
    const salts = saltsOf(given);
    const anionGap = gapOf(salts, working);
    return working.step('deltaGap', '({anionGap} − 12) − (24 − {bicarbonate})', { anionGap, bicarbonate: salts.bicarbonate }, 'mmol/L');
  },
});

export const deltaGapAlbumin = defineCalculator({
  id: 'delta-gap-albumin',
  category: 'electrolytes',
  inputs: withAlbumin,
  unit: 'mmol/L',
  decimals: 1,
  bands: GAP_BANDS,
  limits: ['onlyHighGapAcidosis', 'ownLaboratoryGap'],
  sources: ['wrenn', 'figge'],
  check: (given) => onlyHigh(saltsOf(given), corrected(saltsOf(given), given.albumin.in('g/dL'))),
  compute: (given, working) => {
    const salts = saltsOf(given);
    const correctedGap = correctedGapOf(salts, given.albumin.in('g/dL'), working);
    return working.step(
      'deltaGap',
      '({correctedGap} − 12) − (24 − {bicarbonate})',
      { correctedGap, bicarbonate: salts.bicarbonate },
      'mmol/L',
    );
  },
});

export const deltaRatioAlbumin = defineCalculator({
  id: 'delta-ratio-albumin',
  category: 'electrolytes',
  inputs: withAlbumin,
  unit: '',
  decimals: 1,
  bands: [{ id: 'normalGapToo' }, { id: 'pure', from: 1 }, { id: 'alkalosisToo', above: 2 }],
  limits: ['onlyHighGapAcidosis', 'ownLaboratoryGap'],
  sources: ['rastegar', 'figge'],
  check: (given) => onlyHigh(saltsOf(given), corrected(saltsOf(given), given.albumin.in('g/dL'))),
  compute: (given, working) => {
    const salts = saltsOf(given);
    const correctedGap = correctedGapOf(salts, given.albumin.in('g/dL'), working);
    return working.step('deltaRatio', '({correctedGap} − 12) ÷ (24 − {bicarbonate})', { correctedGap, bicarbonate: salts.bicarbonate }, '');
  },
});

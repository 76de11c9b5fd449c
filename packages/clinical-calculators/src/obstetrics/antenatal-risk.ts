import { defineCalculator } from '../calculator.ts';
import { yesNo } from '../field.ts';

const inputs = {
  ageUpTo16: yesNo(4),
  firstPregnancyFrom35: yesNo(4),
  infertility4Years: yesNo(4),
  interval10Years: yesNo(4),
  intervalBelow2Years: yesNo(4),
  fourChildren: yesNo(4),
  ageFrom35: yesNo(4),
  heightUpTo145: yesNo(4),
  failedPregnancy: yesNo(4),
  instrumentalDelivery: yesNo(4),
  manualPlacenta: yesNo(4),
  infusionOrTransfusion: yesNo(4),
  caesarean: yesNo(8),
  anaemiaOrMalaria: yesNo(4),
  tuberculosisOrHeartFailure: yesNo(4),
  diabetes: yesNo(4),
  sexuallyTransmitted: yesNo(4),
  oedemaAndHypertension: yesNo(4),
  twins: yesNo(4),
  hydramnios: yesNo(4),
  fetalDeath: yesNo(4),
  postTerm: yesNo(4),
  breech: yesNo(8),
  transverseLie: yesNo(8),
  bleedingInPregnancy: yesNo(8),
  severePreeclampsia: yesNo(8),
};

/** Score card of Poedji Rochjati: every pregnancy begins with 2. */
export const poedjiRochjati = defineCalculator({
  id: 'poedji-rochjati',
  category: 'obstetrics',
  inputs,
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'low' }, { id: 'high', from: 6 }, { id: 'veryHigh', from: 12 }],
  limits: ['screeningRepeated'],
  sources: ['rochjati'],
  compute: (given, working) => {
    let total = working.points('start', 2);
    for (const item of Object.keys(inputs) as (keyof typeof inputs)[])
      total += working.points(item, given[item] ? (inputs[item].points ?? 0) : 0);
    return total;
  },
});

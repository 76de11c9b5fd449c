import { yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

/** The criteria of 1974, for pancreatitis that is not from gallstones. */
export const ranson = defineScore({
  id: 'ranson',
  category: 'gastro',
  inputs: {
    ageAbove55: yesNo(1),
    leucocytesAbove16: yesNo(1),
    glucoseAbove200: yesNo(1),
    astAbove250: yesNo(1),
    ldhAbove350: yesNo(1),
    haematocritFall10: yesNo(1),
    ureaRise5: yesNo(1),
    calciumBelow8: yesNo(1),
    arterialOxygenBelow60: yesNo(1),
    baseDeficitAbove4: yesNo(1),
    sequestrationAbove6: yesNo(1),
  },
  bands: [{ id: 'mild' }, { id: 'severe', from: 3 }],
  limits: ['adults', 'notGallstone', 'complete48h'],
  sources: ['ranson'],
});

export const bisap = defineScore({
  id: 'bisap',
  category: 'gastro',
  inputs: { ureaAbove25: yesNo(1), impairedMentalState: yesNo(1), sirs: yesNo(1), ageAbove60: yesNo(1), pleuralEffusion: yesNo(1) },
  bands: [{ id: 'low' }, { id: 'high', from: 3 }],
  limits: ['adults', 'first24hPancreatitis'],
  sources: ['wu'],
});

/** Glasgow (Imrie) criteria, in the version of 1984 with eight items. */
export const glasgowImrie = defineScore({
  id: 'glasgow-imrie',
  category: 'gastro',
  inputs: {
    arterialOxygenBelow60: yesNo(1),
    ageAbove55: yesNo(1),
    leucocytesAbove15: yesNo(1),
    calciumBelow2: yesNo(1),
    ureaAbove16: yesNo(1),
    ldhAbove600: yesNo(1),
    albuminBelow32: yesNo(1),
    glucoseAbove10: yesNo(1),
  },
  bands: [{ id: 'mild' }, { id: 'severe', from: 3 }],
  limits: ['adults', 'complete48h'],
  sources: ['blamey'],
});

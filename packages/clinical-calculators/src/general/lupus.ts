import { yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

/** SLEDAI-2K: what is present now or was in the last ten days. */
export const sledai = defineScore({
  id: 'sledai-2k',
  category: 'general',
  inputs: {
    seizure: yesNo(8),
    psychosis: yesNo(8),
    organicBrain: yesNo(8),
    visualDisturbance: yesNo(8),
    cranialNerve: yesNo(8),
    lupusHeadache: yesNo(8),
    stroke: yesNo(8),
    vasculitis: yesNo(8),
    arthritis: yesNo(4),
    myositis: yesNo(4),
    urinaryCasts: yesNo(4),
    haematuria: yesNo(4),
    proteinuria: yesNo(4),
    pyuria: yesNo(4),
    rash: yesNo(2),
    alopecia: yesNo(2),
    mucosalUlcers: yesNo(2),
    pleurisy: yesNo(2),
    pericarditis: yesNo(2),
    lowComplement: yesNo(2),
    dnaBinding: yesNo(2),
    fever: yesNo(1),
    thrombocytopenia: yesNo(1),
    leucopenia: yesNo(1),
  },
  bands: [
    { id: 'none', source: 'cook' },
    { id: 'mild', from: 1, source: 'cook' },
    { id: 'moderate', from: 6, source: 'cook' },
    { id: 'high', from: 11, source: 'cook' },
    { id: 'veryHigh', from: 20, source: 'cook' },
  ],
  limits: ['lupusOnly', 'otherCausesExcluded'],
  sources: ['gladman', 'cook'],
});

import { yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

/** Invasive candidiasis in intensive care. */
export const candidaScore = defineScore({
  id: 'candida-score',
  category: 'general',
  inputs: { parenteralNutrition: yesNo(1), surgery: yesNo(1), multifocal: yesNo(1), severeSepsis: yesNo(2) },
  bands: [{ id: 'low' }, { id: 'high', from: 3 }],
  limits: ['colonisedNotNeutropenic'],
  sources: ['leon'],
});

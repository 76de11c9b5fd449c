import { tidy } from '../amount.ts';
import { defineCalculator } from '../calculator.ts';
import { scored, yesNo } from '../field.ts';
import { pointsFrom } from '../score.ts';
import { creatinine } from '../vital-fields.ts';

const urineOutput = scored({ usual: 0, below05For6h: 1, below05For12h: 2, below03For24h: 3 });

/** The worse of creatinine and urine. A rise by 0.3 mg/dL counts within 48 hours; 4.0 mg/dL is stage 3 where there is injury at all. */
export const acuteInjuryStage = defineCalculator({
  id: 'kdigo-aki',
  category: 'renal',
  inputs: { baselineCreatinine: creatinine, creatinine, within48h: yesNo(), urineOutput, kidneyReplacement: yesNo() },
  unit: '',
  decimals: 0,
  bands: [{ id: 'none' }, { id: 'stage1', from: 1 }, { id: 'stage2', from: 2 }, { id: 'stage3', from: 3 }],
  limits: ['akiSevenDays'],
  sources: ['kdigoAki'],
  compute: (given, working) => {
    const terms = { creatinine: given.creatinine.in('mg/dL'), baselineCreatinine: given.baselineCreatinine.in('mg/dL') };
    const ratio = tidy(working.step('creatinineRatio', '{creatinine} ÷ {baselineCreatinine}', terms, ''));
    const rise = tidy(working.step('creatinineRise', '{creatinine} − {baselineCreatinine}', terms, 'mg/dL'));
    const quickRise = given.within48h && rise >= 0.3 ? 1 : 0;
    const risen = Math.max(quickRise, pointsFrom(ratio, 0, [1.5, 1], [2, 2], [3, 3]));
    return Math.max(
      working.points('byCreatinine', risen > 0 && terms.creatinine >= 4 ? 3 : risen),
      working.points('byUrine', urineOutput.points?.[given.urineOutput] ?? 0),
      working.points('byReplacement', given.kidneyReplacement ? 3 : 0),
    );
  },
});

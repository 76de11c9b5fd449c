/** EuroSCORE II: death in hospital after heart surgery. */
import { defineCalculator } from '../calculator.ts';
import { choice, whole, yesNo } from '../field.ts';
import { sex } from '../vital-fields.ts';

const one = (yes: boolean) => (yes ? 1 : 0);

const KIDNEY = { above85: 0, to85: 0.303553, to50: 0.8592256, dialysis: 0.6421508 } as const;
const FUNCTION = { class1: 0, class2: 0.1070545, class3: 0.2958358, class4: 0.5597929 } as const;
const VENTRICLE = { good: 0, moderate: 0.3150652, poor: 0.8084096, veryPoor: 0.9346919 } as const;
const PULMONARY_PRESSURE = { normal: 0, to55: 0.1788899, above55: 0.3491475 } as const;
const URGENCY = { elective: 0, urgent: 0.3174673, emergency: 0.7039121, salvage: 1.362947 } as const;
const PROCEDURES = { bypassAlone: 0, oneOther: 0.0062118, two: 0.5521478, threeOrMore: 0.9724533 } as const;

const keysOf = <K extends string>(weights: Readonly<Record<K, number>>) => choice(...(Object.keys(weights) as K[]));

export const euroScore2 = defineCalculator({
  id: 'euroscore-2',
  category: 'cardiac',
  inputs: {
    ageYears: whole(18, 95),
    sex,
    kidney: keysOf(KIDNEY),
    arteriopathy: yesNo(),
    poorMobility: yesNo(),
    previousSurgery: yesNo(),
    lungDisease: yesNo(),
    endocarditis: yesNo(),
    criticalState: yesNo(),
    insulin: yesNo(),
    functionalClass: keysOf(FUNCTION),
    anginaAtRest: yesNo(),
    ventricle: keysOf(VENTRICLE),
    recentInfarction: yesNo(),
    pulmonaryPressure: keysOf(PULMONARY_PRESSURE),
    urgency: keysOf(URGENCY),
    procedures: keysOf(PROCEDURES),
    thoracicAorta: yesNo(),
  },
  unit: '%',
  decimals: 2,
  limits: ['adults', 'heartSurgeryIn2010'],
  sources: ['nashef'],
  compute: (given, working) => {
    const ageFrom60 = working.step('ageFrom60', 'max(1, {ageYears} − 59)', { ageYears: given.ageYears }, '');
    const patient = working.step(
      'patientWeights',
      '0.2196434 × {female} + {kidneyWeight} + 0.5360268 × {arteriopathy} + 0.2407181 × {poorMobility} + 1.118599 × {previousSurgery} + 0.1886564 × {lungDisease} + 0.6194522 × {endocarditis} + 1.086517 × {criticalState} + 0.3542749 × {insulin}',
      {
        female: one(given.sex === 'female'),
        kidneyWeight: KIDNEY[given.kidney],
        arteriopathy: one(given.arteriopathy),
        poorMobility: one(given.poorMobility),
        previousSurgery: one(given.previousSurgery),
        lungDisease: one(given.lungDisease),
        endocarditis: one(given.endocarditis),
        criticalState: one(given.criticalState),
        insulin: one(given.insulin),
      },
      '',
    );
    const heart = working.step(
      'heartWeights',
      '{functionWeight} + 0.2226147 × {anginaAtRest} + {ventricleWeight} + 0.1528943 × {recentInfarction} + {pressureWeight}',
      {
        functionWeight: FUNCTION[given.functionalClass],
        anginaAtRest: one(given.anginaAtRest),
        ventricleWeight: VENTRICLE[given.ventricle],
        recentInfarction: one(given.recentInfarction),
        pressureWeight: PULMONARY_PRESSURE[given.pulmonaryPressure],
      },
      '',
    );
    const operation = working.step(
      'operationWeights',
      '{urgencyWeight} + {procedureWeight} + 0.6527205 × {thoracicAorta}',
      { urgencyWeight: URGENCY[given.urgency], procedureWeight: PROCEDURES[given.procedures], thoracicAorta: one(given.thoracicAorta) },
      '',
    );
    const riskScore = working.step(
      'riskScore',
      '0.0285181 × {ageFrom60} + {patientWeights} + {heartWeights} + {operationWeights} − 5.324537',
      { ageFrom60, patientWeights: patient, heartWeights: heart, operationWeights: operation },
      '',
    );
    return working.step('mortality', '100 ÷ (1 + exp(−{riskScore}))', { riskScore }, '%');
  },
});

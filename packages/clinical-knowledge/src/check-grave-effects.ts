/** An effect that a file weighs as dominant or dangerous is also said to whom it matters or how it is watched, there or nowhere. */
import type { Content } from './content.ts';
import type { Drug } from './drug-schema.ts';
import type { Problem } from './yaml-file.ts';

/** Patients who bear it badly, tests that show it, and whether an organ with a threshold of its own is enough. */
interface Answers {
  readonly conditions?: readonly string[];
  readonly monitoring?: readonly string[];
  readonly organ?: 'renal' | 'hepatic';
}

const GRAVE = 3;

/** Sedation and paralysis are missing: with anaesthetics they are what is wanted. */
const ANSWERS: Readonly<Record<string, Answers>> = {
  'qt-prolongation': { conditions: ['long-qt'] },
  'seizure-threshold': { conditions: ['epilepsy'] },
  'bradycardia-av-block': { conditions: ['av-block', 'bradycardia', 'sick-sinus'] },
  anticholinergic: { conditions: ['closed-angle-glaucoma'] },
  bleeding: { conditions: ['active-bleeding', 'bleeding-disorder', 'gastrointestinal-bleeding', 'haemorrhagic-stroke'] },
  hyperkalaemia: { conditions: ['hyperkalaemia'], monitoring: ['potassium'] },
  hypokalaemia: { conditions: ['hypokalaemia'], monitoring: ['potassium'] },
  hyponatraemia: { conditions: ['hyponatraemia'], monitoring: ['sodium'] },
  hypoglycaemia: { conditions: ['hypoglycaemia'], monitoring: ['glucose'] },
  hypotension: { conditions: ['hypotension', 'aortic-stenosis'], monitoring: ['blood-pressure'] },
  hypertension: { conditions: ['hypertension', 'uncontrolled-hypertension'], monitoring: ['blood-pressure'] },
  hepatotoxicity: { conditions: ['liver-disease', 'liver-failure'], monitoring: ['liver-enzymes'], organ: 'hepatic' },
  nephrotoxicity: { conditions: ['renal-impairment', 'renal-failure'], monitoring: ['creatinine'], organ: 'renal' },
  ototoxicity: { conditions: ['hearing-loss'], monitoring: ['hearing'] },
  neuropathy: { conditions: ['peripheral-neuropathy'], monitoring: ['neuropathy-signs'] },
  myelosuppression: { monitoring: ['blood-count', 'platelets'] },
  immunosuppression: { conditions: ['active-infection', 'active-tuberculosis'], monitoring: ['infection-signs'] },
};

export const checkGraveEffects = (content: Content): Problem[] =>
  [...content.drugs.values()]
    .filter(({ value: drug }) => drug.kind === 'drug')
    .flatMap(({ value: drug, problem }) =>
      drug.effects.flatMap(({ weights }, index) =>
        Object.entries(weights).flatMap(([effect, weight]) => {
          const answers = ANSWERS[effect];
          if (weight < GRAVE || answers === undefined || isAnswered(drug, answers)) return [];
          const wanted = [...(answers.conditions ?? []), ...(answers.monitoring ?? [])].join(', ');
          return [problem(['effects', index, effect], `is grave, but neither conditions nor monitoring answer it: one of ${wanted}`)];
        }),
      ),
    );

function isAnswered(drug: Drug, { conditions = [], monitoring = [], organ }: Answers): boolean {
  const named = drug.conditions.flatMap(({ contraindicated = [], avoid = [], caution = [] }) => [...contraindicated, ...avoid, ...caution]);
  const watched = drug.monitoring.flatMap(({ items }) => items);
  return (
    conditions.some((one) => named.includes(one)) ||
    monitoring.some((one) => watched.includes(one)) ||
    (organ !== undefined && (drug[organ]?.actions.length ?? 0) > 0)
  );
}

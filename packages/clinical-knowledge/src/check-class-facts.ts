/**
 * What the labels of a class say of every member stands in every member's file: one that is silent was forgotten. Only drugs that reach
 * the circulation are asked. Who truly differs is named, with the reason.
 */
import type { Content } from './content.ts';
import type { Drug } from './drug-schema.ts';
import { spanInHours } from './quantity.ts';
import type { Problem } from './yaml-file.ts';

interface Expected {
  /** Avoided or contraindicated. */
  readonly forbids?: readonly string[];
  /** Named at whatever level. */
  readonly warns?: readonly string[];
  /** Something is said of everybody younger, in years. */
  readonly youngerThan?: number;
  readonly except?: Readonly<Record<string, string>>;
}

const EXPECTED: Readonly<Record<string, Expected>> = {
  'ace-inhibitor': { forbids: ['angioedema-history'], warns: ['bilateral-renal-artery-stenosis', 'hyperkalaemia'] },
  'angiotensin-receptor-blocker': { warns: ['bilateral-renal-artery-stenosis', 'hyperkalaemia'] },
  anticoagulant: { forbids: ['active-bleeding'] },
  antidepressant: {
    youngerThan: 25,
    except: {
      dapoxetine: 'not for depression',
      flibanserin: 'not for depression',
      zuranolone: 'two weeks after birth, with a warning of its own',
    },
  },
  antipsychotic: {
    warns: ['dementia'],
    except: {
      droperidol: 'once, around an operation',
      levosulpiride: 'no label at hand',
      mesoridazine: 'left the market before the warning',
      xanomeline: 'blocks no dopamine',
    },
  },
  benzodiazepine: { warns: ['respiratory-depression'], except: { remimazolam: 'given by an anaesthetist' } },
  'beta-blocker-class': { warns: ['asthma'] },
  fluoroquinolone: { forbids: ['tendon-disorder'], except: { sparfloxacin: 'left the market before the warning' } },
  'glp1-agonist': { warns: ['pancreatitis'] },
  'heparin-class': { forbids: ['heparin-induced-thrombocytopenia'], except: { danaparoid: 'is what is given then' } },
  nsaid: { forbids: ['aspirin-sensitive-asthma', 'dengue'], warns: ['peptic-ulcer'] },
  opioid: { warns: ['respiratory-depression'], except: { levacetylmethadol: 'no longer sold anywhere' } },
  'pde5-inhibitor-class': { forbids: ['recent-myocardial-infarction', 'hypotension'] },
  'sglt2-inhibitor': { forbids: ['diabetic-ketoacidosis'], warns: ['dehydration'] },
  sulfonylurea: { forbids: ['type-1-diabetes', 'diabetic-ketoacidosis'] },
  'tnf-inhibitor': { warns: ['active-tuberculosis'] },
  tricyclic: { forbids: ['recent-myocardial-infarction'], except: { doxepin: 'its label does not say so' } },
  triptan: {
    forbids: ['ischaemic-heart-disease', 'ischaemic-stroke', 'peripheral-arterial-disease', 'uncontrolled-hypertension'],
    except: { lasmiditan: 'does not narrow vessels' },
  },
  'urinary-antimuscarinic': { forbids: ['urinary-retention'], warns: ['closed-angle-glaucoma'] },
};

export function checkClassFacts(content: Content): Problem[] {
  return [...content.drugs.values()].flatMap(({ value: drug, problem }) =>
    reachesTheBlood(content, drug)
      ? classesOf(content, drug).flatMap((id) =>
          missing(drug, EXPECTED[id]).map(({ at, what }) =>
            problem([at], `every ${id} ${what}: say so with its source, or name it as an exception in check-class-facts`),
          ),
        )
      : [],
  );
}

function missing(drug: Drug, expected: Expected | undefined): { at: string; what: string }[] {
  if (expected === undefined || drug.id in (expected.except ?? {})) return [];
  const { forbids = [], warns = [], youngerThan } = expected;
  const forbidden = drug.conditions.flatMap(({ contraindicated = [], avoid = [] }) => [...contraindicated, ...avoid]);
  const named = [...forbidden, ...drug.conditions.flatMap(({ caution = [] }) => caution)];
  const isForTheYoung = drug.ages.some(({ below }) => below !== undefined && spanInHours(below).high >= (youngerThan ?? 0) * YEAR_HOURS);
  return [
    ...forbids.filter((one) => !forbidden.includes(one)).map((one) => ({ at: 'conditions', what: `is not for ${one}` })),
    ...warns.filter((one) => !named.includes(one)).map((one) => ({ at: 'conditions', what: `warns of ${one}` })),
    ...(youngerThan === undefined || isForTheYoung ? [] : [{ at: 'ages', what: `warns below ${youngerThan} y` }]),
  ];
}

const YEAR_HOURS = spanInHours({ low: 1, high: 1, unit: 'y' }).low;

const reachesTheBlood = ({ routes }: Content, drug: Drug) =>
  drug.routes.some((route) => (drug.exposure[route] ?? routes.get(route)?.value.exposure) === 'systemic');

/** With all that stand above them. Circles are complained of elsewhere. */
function classesOf({ classes }: Content, drug: Drug): string[] {
  const all = new Set<string>(drug.classes);
  for (const id of all) {
    const parent = classes.get(id)?.value.parent;
    if (parent !== undefined) all.add(parent);
  }
  return [...all];
}

/** How much there is, against what the project has set itself. */
import { COMPARABLE_FACTS } from './comparable-facts.ts';
import { ANSWERED_PARTS, DOSING_PARTS, isFullyAnswered, isFullyDosed } from './dosing-parts.ts';
import type { Knowledge } from './knowledge-index.ts';

export interface Count {
  readonly label: string;
  readonly count: number;
  readonly goal?: number;
}

export function coverage(knowledge: Knowledge): Count[] {
  const drugs = Object.values(knowledge.drugs);
  const diseases = Object.values(knowledge.diseases);
  const findings = Object.values(knowledge.findings);
  const pairs = Object.values(knowledge.pairs);
  const count = (test: (drug: (typeof drugs)[number]) => unknown) => drugs.filter((drug) => Boolean(test(drug))).length;
  const states = [...drugs, ...pairs, ...diseases, ...Object.values(knowledge.mechanisms), ...Object.values(knowledge.findingFiles)];
  return [
    { label: 'active ingredients', count: drugs.length, goal: 1000 },
    ...(['vaccine', 'supplement', 'herb', 'food', 'substance'] as const).map((kind) => ({
      label: `  of them ${kind}`,
      count: count((drug) => drug.kind === kind),
    })),
    { label: '  with enzymes or transporters', count: count((drug) => drug.kinetics.length) },
    { label: '  with effects weighed', count: count((drug) => drug.effects.length) },
    { label: '  with margin stated', count: count((drug) => drug.margin) },
    { label: '  with pregnancy', count: count((drug) => drug.pregnancy) },
    { label: '  with lactation', count: count((drug) => drug.lactation) },
    { label: '  with kidney', count: count((drug) => drug.renal) },
    { label: '  with liver', count: count((drug) => drug.hepatic) },
    { label: '  with contraindicating conditions', count: count((drug) => drug.conditions.length) },
    { label: '  with a warning for old age', count: count((drug) => drug.oldAge.length) },
    { label: '  with allergy groups', count: count((drug) => drug.allergies) },
    { label: '  with monitoring', count: count((drug) => drug.monitoring.length) },
    { label: '  on the WHO essential list', count: count((drug) => drug.essential.includes('who')) },
    { label: '  on the Indonesian national formulary', count: count((drug) => drug.essential.includes('fornas')) },
    { label: '  with a brand in Indonesia', count: count((drug) => drug.brands.ID.length) },
    { label: '  with a brand in India', count: count((drug) => drug.brands.IN.length) },
    { label: '  with a brand in the US', count: count((drug) => drug.brands.US.length) },
    { label: 'drugs with a dose', count: count((drug) => drug.dosing.length) },
    { label: 'adult, child, kidney and liver answered', count: count(isFullyAnswered), goal: 500 },
    ...Object.entries(ANSWERED_PARTS).map(([label, has]) => ({ label: `  ${label}`, count: count(has) })),
    { label: 'dose for adult, child, kidney and liver', count: count(isFullyDosed) },
    ...Object.entries(DOSING_PARTS).map(([label, has]) => ({ label: `  ${label}`, count: count(has) })),
    ...COMPARABLE_FACTS.map((fact) => ({
      label: `${fact} compared with a published text`,
      count: count((drug) => drug.compared.some(({ facts }) => facts.includes(fact))),
    })),
    { label: 'interaction files', count: pairs.length },
    { label: 'interaction rules', count: Object.keys(knowledge.mechanisms).length },
    { label: 'brands with several ingredients', count: knowledge.brands.length },
    { label: 'diseases', count: diseases.length, goal: 800 },
    { label: '  dangerous', count: diseases.filter(({ dangerous }) => dangerous).length },
    { label: 'findings', count: findings.length, goal: 2500 },
    { label: '  with a threshold', count: findings.filter(({ threshold }) => threshold).length },
    { label: '  with lay words in both languages', count: findings.filter(({ lay }) => lay?.en.length && lay.id.length).length },
    { label: 'files reviewed', count: states.filter(({ state }) => state !== 'drafted').length },
    { label: 'files drafted', count: states.filter(({ state }) => state === 'drafted').length },
  ];
}

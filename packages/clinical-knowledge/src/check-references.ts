/** Does everything that a file names exist? */
import type { Content, Entries, Entry } from './content.ts';
import type { Drug } from './drug-schema.ts';
import { nearestName } from './nearest-name.ts';
import type { PatientCondition } from './patient-condition.ts';
import type { Problem, Steps } from './yaml-file.ts';

type Ask = (steps: Steps, name: string, kind: string, known: Entries<unknown>) => void;

export function checkReferences(content: Content): Problem[] {
  const problems: Problem[] = [];
  const asker =
    (entry: Entry<unknown>): Ask =>
    (steps, name, kind, known) => {
      if (known.has(name)) return;
      const meant = nearestName(name, known.keys());
      problems.push(entry.problem(steps, `there is no ${kind} “${name}”${meant === null ? '' : `; is it “${meant}”?`}`));
    };

  const { terms } = content;
  const condition = (ask: Ask, steps: Steps, when: PatientCondition) => {
    for (const id of when.conditions ?? []) ask([...steps, 'conditions'], id, 'condition', terms.conditions);
    if (when.dose) ask([...steps, 'dose', 'drug'], when.dose.drug, 'drug', content.drugs);
    if (when.route) {
      ask([...steps, 'route', 'drug'], when.route.drug, 'drug', content.drugs);
      for (const route of when.route.in) ask([...steps, 'route', 'in'], route, 'route', content.routes);
    }
  };

  for (const entry of content.drugs.values()) drugReferences(content, entry.value, asker(entry));

  for (const entry of content.pairs.values()) {
    const ask = asker(entry);
    const pair = entry.value;
    const members = (steps: Steps, names: readonly string[]) => {
      for (const name of names) {
        const [kind, of] = name.split(':', 2);
        if (kind === 'class') ask(steps, of ?? '', 'class', content.classes);
        else if (of !== undefined) ask(steps, of, 'pathway', terms.pathways);
        else ask(steps, name, 'drug', content.drugs);
      }
    };
    for (const side of ['a', 'b'] as const) members([side], pair[side]);
    for (const [index, { of }] of pair.particular.entries()) members(['particular', index, 'of'], of);
    for (const id of pair.except) ask(['except'], id, 'drug', content.drugs);
    for (const id of pair.alternatives) ask(['alternatives'], id, 'drug', content.drugs);
    for (const id of pair.monitoring) ask(['monitoring'], id, 'monitoring item', terms.monitoring);
    if (Array.isArray(pair.replaces)) for (const id of pair.replaces) ask(['replaces'], id, 'mechanism', content.mechanisms);
    for (const [index, { when }] of pair.factors.entries()) condition(ask, ['factors', index, 'when'], when);
  }

  for (const entry of content.mechanisms.values()) {
    const ask = asker(entry);
    const rule = entry.value;
    for (const id of rule.monitoring) ask(['monitoring'], id, 'monitoring item', terms.monitoring);
    for (const id of rule.alternatives) ask(['alternatives'], id, 'drug', content.drugs);
    for (const [index, { when }] of rule.factors.entries()) condition(ask, ['factors', index, 'when'], when);
    if (rule.kind === 'kinetic') for (const pathway of rule.pathways) ask(['pathways'], pathway, 'pathway', terms.pathways);
    if (rule.kind === 'sum') {
      ask(['of'], rule.of, 'effect', terms.effects);
      for (const [index, { when }] of rule.alone.entries()) condition(ask, ['alone', index, 'when'], when);
    }
    if (rule.kind === 'trait') {
      for (const side of ['a', 'b'] as const) ask([side], rule[side], 'trait', terms.traits);
      for (const route of rule.routes ?? []) ask(['routes'], route, 'route', content.routes);
    }
  }

  for (const entry of content.findings.values()) {
    const ask = asker(entry);
    for (const list of ['implies', 'excludes', 'urgentWith', 'urgentUnless'] as const)
      for (const id of entry.value[list] ?? []) ask([list], id, 'finding', content.findings);
    for (const [index, { finding }] of (entry.value.follows ?? []).entries())
      ask(['follows', index, 'finding'], finding, 'finding', content.findings);
  }

  for (const entry of content.diseases.values()) {
    const ask = asker(entry);
    const disease = entry.value;
    ask(['system'], disease.system, 'system', terms.systems);
    for (const id of disease.partOf) ask(['partOf'], id, 'disease', content.diseases);
    disease.findings.forEach((block, index) => {
      for (const id of Object.keys(block.list)) ask(['findings', index, 'list', id], id, 'finding', content.findings);
    });
    for (const list of ['present', 'absent'] as const)
      for (const id of disease.against?.[list] ?? []) ask(['against', list], id, 'finding', content.findings);
    for (const id of disease.exposures?.anyOf ?? []) ask(['exposures', 'anyOf'], id, 'finding', content.findings);
    disease.rememberedWith.forEach(({ findings }, index) => {
      for (const id of findings) ask(['rememberedWith', index, 'findings'], id, 'finding', content.findings);
    });
    for (const id of disease.redFlags?.list ?? []) ask(['redFlags', 'list'], id, 'finding', content.findings);
    for (const id of disease.urgency.seen?.with ?? []) ask(['urgency', 'seen', 'with'], id, 'finding', content.findings);
    for (const id of Object.keys(disease.riskFactors?.list ?? {})) ask(['riskFactors', 'list', id], id, 'finding', content.findings);
    for (const id of disease.firstTests.list) ask(['firstTests', 'list'], id, 'test', content.tests);
  }

  for (const entry of content.classes.values()) {
    if (entry.value.parent !== undefined) asker(entry)(['parent'], entry.value.parent, 'class', content.classes);
  }
  for (const [key, entry] of terms.conditions)
    for (const implied of entry.value.implies ?? []) asker(entry)([key, 'implies'], implied, 'condition', terms.conditions);
  for (const entry of content.allergies.values())
    for (const cross of entry.value.cross) asker(entry)(['cross'], cross.to, 'allergy group', content.allergies);
  for (const entry of content.brands.values()) {
    for (const id of entry.value.ingredients) asker(entry)(['ingredients'], id, 'drug', content.drugs);
    if (entry.value.route !== undefined) asker(entry)(['route'], entry.value.route, 'route', content.routes);
  }

  return problems;
}

function drugReferences(content: Content, drug: Drug, ask: Ask) {
  const { terms } = content;
  if (drug.sameAs !== undefined) ask(['sameAs', 'drug'], drug.sameAs.drug, 'drug', content.drugs);
  for (const id of drug.classes) ask(['classes'], id, 'class', content.classes);
  for (const id of drug.routes) ask(['routes'], id, 'route', content.routes);
  for (const id of Object.keys(drug.exposure)) ask(['exposure', id], id, 'route', content.routes);
  drug.kinetics.forEach((block, index) => {
    for (const role of ['substrate', 'activation', 'inhibitor', 'inducer'] as const)
      for (const pathway of Object.keys(block[role] ?? {})) ask(['kinetics', index, role, pathway], pathway, 'pathway', terms.pathways);
  });
  drug.effects.forEach((block, index) => {
    for (const effect of Object.keys(block.weights)) ask(['effects', index, effect], effect, 'effect', terms.effects);
  });
  drug.traits.forEach((block, index) => {
    for (const id of block.list) ask(['traits', index, 'list'], id, 'trait', terms.traits);
  });
  drug.conditions.forEach((block, index) => {
    for (const level of ['contraindicated', 'avoid', 'caution'] as const)
      for (const id of block[level] ?? []) ask(['conditions', index, level], id, 'condition', terms.conditions);
  });
  for (const id of drug.testFirst?.conditions ?? []) ask(['testFirst', 'conditions'], id, 'condition', terms.conditions);
  drug.monitoring.forEach((block, index) => {
    for (const id of block.items) ask(['monitoring', index, 'items'], id, 'monitoring item', terms.monitoring);
  });
  for (const id of drug.allergies?.groups ?? []) ask(['allergies', 'groups'], id, 'allergy group', content.allergies);
  drug.dosing.forEach((dosing, index) => {
    for (const [nth, regimen] of dosing.regimens.entries())
      ask(['dosing', index, 'regimens', nth, 'route'], regimen.route, 'route', content.routes);
    const { disease, also = [] } = dosing.indication;
    if (disease !== undefined) ask(['dosing', index, 'indication', 'disease'], disease, 'disease', content.diseases);
    for (const id of also) ask(['dosing', index, 'indication', 'also'], id, 'disease', content.diseases);
  });
}

/** What no schema sees: doses above their own maximum or by a route the drug is not given, circles among classes, names used twice. */
import type { Content } from './content.ts';
import type { Regimen } from './dosing-schema.ts';
import { type Amount, milligramsPer, spanInHours } from './quantity.ts';
import type { Problem } from './yaml-file.ts';

export function checkPlausible(content: Content): Problem[] {
  return [...doses(content), ...names(content), ...classes(content), ...pairs(content), ...emptyDrugs(content)];
}

function doses(content: Content): Problem[] {
  return [...content.drugs.values()].flatMap((entry) =>
    entry.value.dosing.flatMap((dosing, index) =>
      dosing.regimens.flatMap((regimen, nth) => {
        const steps = ['dosing', index, 'regimens', nth];
        return [
          ...[...wrongMaximum(regimen), ...wrongSteps(regimen)].map((message) => entry.problem([...steps, 'max'], message)),
          ...(entry.value.routes.includes(regimen.route)
            ? []
            : [entry.problem([...steps, 'route'], `“${regimen.route}” is not among the routes of the drug`)]),
        ];
      }),
    ),
  );
}

const sameKind = (a: Amount, b: Amount) =>
  a.per === b.per && (a.unit === b.unit || (milligramsPer(a.unit) !== null && milligramsPer(b.unit) !== null));
const sizeOf = (amount: Amount, value: number) => value * (milligramsPer(amount.unit) ?? 1);

function wrongMaximum({ dose, every, max, doses: inAll }: Regimen): string[] {
  if (dose === undefined || max === undefined || dose.rate !== undefined) return [];
  const { single, daily } = max;
  const complaints: string[] = [];
  if (single !== undefined && sameKind(dose, single) && sizeOf(dose, dose.high) > sizeOf(single, single.high))
    complaints.push('the dose is above max.single');
  const hours = typeof every === 'object' ? spanInHours(every).high : 24;
  // Every few minutes is until it works, not all day.
  const perDay = hours < 1 || hours >= 24 ? 1 : Math.min(24 / hours, inAll ?? 24);
  if (daily !== undefined && sameKind(dose, daily) && sizeOf(dose, dose.low) * perDay > sizeOf(daily, daily.high) * 1.001)
    complaints.push('the lowest dose at the longest interval is above max.daily (three doses in all are doses: 3)');
  return complaints;
}

/** A loading dose or a step may say a maximum of its own; otherwise that of the regimen holds for it, too. */
function wrongSteps({ loading, steps = [], max }: Regimen): string[] {
  return [...(loading === undefined ? [] : [loading]), ...steps].flatMap((step) => {
    const isAbove = (most: Amount | undefined) =>
      most !== undefined &&
      step.dose.rate === undefined &&
      sameKind(step.dose, most) &&
      sizeOf(step.dose, step.dose.high) > sizeOf(most, most.high);
    if (step.max === undefined && isAbove(max?.single)) return ['the loading dose or a step is above max.single'];
    return isAbove(max?.daily) ? ['the loading dose or a step is above max.daily'] : [];
  });
}

/** Two drugs that answer to one name would make a search guess. */
function names(content: Content): Problem[] {
  const owner = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { value: drug, problem } of content.drugs.values()) {
    const own = new Set([drug.id.replaceAll('-', ' '), drug.names.en, drug.names.id, ...drug.synonyms].map((name) => name.toLowerCase()));
    for (const name of own) {
      const other = owner.get(name);
      if (other === undefined) owner.set(name, drug.id);
      else problems.push(problem(['synonyms'], `“${name}” is also a name of ${other}`));
    }
  }
  return problems;
}

function classes(content: Content): Problem[] {
  return [...content.classes].flatMap(([id, entry]) => {
    const seen = new Set([id]);
    for (let parent = entry.value.parent; parent !== undefined; parent = content.classes.get(parent)?.value.parent) {
      if (seen.has(parent)) return [entry.problem([id, 'parent'], `${id} is above itself`)];
      seen.add(parent);
    }
    return [];
  });
}

function pairs(content: Content): Problem[] {
  return [...content.pairs.values()].flatMap(({ value: pair, path, problem }) => {
    const found: Problem[] = [];
    const parts = path
      .replace(/^.*\//, '')
      .replace(/\.yaml$/, '')
      .split('.');
    if (parts.length !== 2) found.push(problem([], 'is named for its two sides: warfarin.nsaid.yaml'));
    if (pair.severity === 'none') {
      if (pair.interruptive) found.push(problem(['interruptive'], 'nothing to stop where severity is none'));
    } else if (pair.management === undefined || pair.onset === undefined) {
      found.push(problem([], 'needs management and onset'));
    }
    if (pair.severity === 'contraindicated' && !pair.interruptive)
      found.push(problem(['interruptive'], 'a contraindicated pair stops the order: interruptive: true'));
    return found;
  });
}

/** A name alone says nothing to any engine. */
function emptyDrugs(content: Content): Problem[] {
  return [...content.drugs.values()]
    .filter(({ value: drug }) => drug.kind === 'drug' && drug.classes.length === 0)
    .map((entry) => entry.problem(['classes'], 'a drug belongs to at least one class: see classes/'));
}

/** What several drugs do together to the heart, the blood, the brain: also where no two of them would be too much. */
import type { SumRule } from '@kolegia/clinical-knowledge/mechanism-schema';
import { weigh } from './applies.ts';
import { merged } from './cited.ts';
import type { Burden, Patient } from './finding.ts';
import { drugSources, type Given } from './given.ts';
import type { Base, Profile } from './prepare.ts';

interface Part {
  readonly profile: Profile;
  readonly weight: number;
  readonly src: readonly string[];
}

/** `apart`: by the earlier of two ids, which drugs are not meant to be taken with it. What only drugs do that are meant for each other is not held against them. */
export function burdensOf(
  base: Base,
  drugs: readonly Given[],
  patient: Patient,
  apart: ReadonlyMap<string, ReadonlySet<string>>,
): Burden[] {
  const byEffect = new Map<string, Part[]>();
  for (const { profile, isLow } of onceEach(drugs)) {
    if (isLow) continue;
    for (const [effect, { weight, src }] of profile.effects) {
      const parts = byEffect.get(effect);
      if (parts === undefined) byEffect.set(effect, [{ profile, weight, src }]);
      else parts.push({ profile, weight, src });
    }
  }
  const found: Burden[] = [];
  for (const [effect, parts] of byEffect) {
    const rule = parts.length < 2 ? undefined : base.sums.get(effect);
    if (rule !== undefined && areApart(parts, apart)) found.push(burdenOf(base, rule, parts, patient));
  }
  return found.sort((a, b) => b.total - a.total || (a.effect < b.effect ? -1 : 1));
}

/** A drug that is taken twice counts once, by the route that reaches the body. */
function onceEach(drugs: readonly Given[]): Given[] {
  const found = new Map<string, Given>();
  for (const drug of drugs) {
    const before = found.get(drug.taken.id);
    if (before === undefined || before.isLow) found.set(drug.taken.id, drug);
  }
  return [...found.values()];
}

/** In the order of their ids, as they are checked. */
const areApart = (parts: readonly Part[], apart: ReadonlyMap<string, ReadonlySet<string>>) =>
  parts.some(({ profile: { drug } }, index) =>
    parts.slice(index + 1).some((other) => apart.get(drug.id)?.has(other.profile.drug.id) === true),
  );

function burdenOf(base: Base, rule: SumRule, parts: readonly Part[], patient: Patient): Burden {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const row = parts.length < 3 ? undefined : heaviest(rule, total);
  const weighed = row === undefined ? undefined : weigh(row.grade, rule.factors, patient, [], false);
  return {
    effect: rule.of,
    rule: rule.id,
    total,
    drugs: parts
      .map(({ profile, weight }) => ({ id: profile.drug.id, weight }))
      .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1)),
    ...(weighed === undefined ? {} : { grade: { severity: weighed.severity, interruptive: weighed.interruptive } }),
    management: rule.management,
    monitoring: rule.monitoring,
    sources: merged(...parts.map(({ profile, src }) => drugSources(base, profile, src)), base.cited(rule, rule.src)),
  };
}

function heaviest({ cumulative }: SumRule, total: number) {
  let found: SumRule['cumulative'][number] | undefined;
  for (const row of cumulative) if (total >= row.total && row.total > (found?.total ?? 0)) found = row;
  return found;
}

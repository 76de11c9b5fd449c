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

export function burdensOf(base: Base, drugs: readonly Given[], patient: Patient): Burden[] {
  const byEffect = new Map<string, Part[]>();
  for (const { profile, isLow } of drugs) {
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
    if (rule !== undefined) found.push(burdenOf(base, rule, parts, patient));
  }
  return found.sort((a, b) => b.total - a.total || (a.effect < b.effect ? -1 : 1));
}

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

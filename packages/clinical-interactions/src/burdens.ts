/** What several drugs do together to the heart, the blood, the brain: also where no two of them would be too much. */
import { citations } from '@kolegia/clinical-knowledge/knowledge-index';
import { weigh } from './applies.ts';
import type { Burden, Patient } from './finding.ts';
import { drugSources, type Given, merged } from './given.ts';
import type { Base } from './prepare.ts';

export function burdensOf(base: Base, drugs: readonly Given[], patient: Patient): Burden[] {
  const found: Burden[] = [];
  for (const [effect, rule] of base.sums) {
    const parts = drugs.flatMap(({ profile, isLow }) => {
      const part = isLow ? undefined : profile.effects.get(effect);
      return part === undefined ? [] : [{ profile, ...part }];
    });
    if (parts.length < 2) continue;
    const total = parts.reduce((sum, { weight }) => sum + weight, 0);
    const row = parts.length < 3 ? undefined : [...rule.cumulative].sort((a, b) => b.total - a.total).find((one) => total >= one.total);
    const weighed = row === undefined ? undefined : weigh(row.grade, rule.factors, patient, [], false);
    found.push({
      effect,
      rule: rule.id,
      total,
      drugs: parts
        .map(({ profile, weight }) => ({ id: profile.drug.id, weight }))
        .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1)),
      ...(weighed === undefined ? {} : { grade: { severity: weighed.severity, interruptive: weighed.interruptive } }),
      management: rule.management,
      monitoring: rule.monitoring,
      sources: merged(
        ...parts.map(({ profile, src }) => drugSources(base, profile, src)),
        citations(base.knowledge, rule.sources, rule.src),
      ),
    });
  }
  return found.sort((a, b) => b.total - a.total || (a.effect < b.effect ? -1 : 1));
}

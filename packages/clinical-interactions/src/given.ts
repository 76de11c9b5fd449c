/** A drug of the request with all that is known of it. */
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';
import type { TakenDrug } from './finding.ts';
import type { Base, Profile } from './prepare.ts';

export interface Given {
  readonly taken: TakenDrug;
  readonly profile: Profile;
  /** Skin, eyes, lungs: little reaches the circulation. */
  readonly isLow: boolean;
  /** There is no other use of it. */
  readonly isOnlyLow: boolean;
}

export function given(base: Base, asked: TakenDrug): Given | null {
  const profile = base.profiles.get(asked.id);
  if (profile === undefined) return null;
  // A vaccine is given and done: beside it how long the other is taken decides.
  const taken = profile.drug.kind === 'vaccine' ? { days: 1, ...asked } : asked;
  const low = isLow(base, profile, taken.route);
  return { taken, profile, isLow: low, isOnlyLow: low && isLow(base, profile, undefined) };
}

/** Without a route, the one that matters most is meant. */
function isLow(base: Base, { drug }: Profile, route: string | undefined): boolean {
  const exposure = (one: string) => drug.exposure[one] ?? base.knowledge.routes[one]?.exposure ?? 'systemic';
  return route === undefined ? drug.routes.every((one) => exposure(one) === 'low') : exposure(route) === 'low';
}

export const isDrafted = (state: unknown) => state === 'drafted';

export const drugSources = (base: Base, { drug }: Profile, keys: readonly string[]): readonly Citation[] => base.cited(drug, keys, drug.id);

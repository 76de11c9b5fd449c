/** Who may use which tool how often: the one place that answers it. Plans are bought elsewhere; here they are only read. */
import type { Services } from '#platform/services.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { Tool } from '../clinical-tools.contract.ts';

export interface Entitlement {
  readonly plan: 'free' | 'paid';
  /** Distinct checks of a tool in a day; null where they are not counted. */
  readonly perDay: number | null;
}

/** Arithmetic is free for everyone; every other tool has the same allowance, by plan. */
export function entitlementOf(viewer: Pick<Member, 'premium'>, tool: Tool, settings: Services['settings']): Entitlement {
  const plan = viewer.premium ? 'paid' : 'free';
  return { plan, perDay: tool === 'calculators' ? null : settings.checksPerDay[plan] };
}

/** Counts a check against the caller's allowance of the day, once however often the same is asked. */
import { createHash } from 'node:crypto';
import { wallClock } from '#platform/i18n/time-zone.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Tool } from '../clinical-tools.contract.ts';
import { entitlementOf } from './entitlement.policy.ts';
import { countUse } from './use.store.ts';

/** Checks that this process knows to be counted, with how many were left: the same asked again costs no look at the database. */
const known = new Map<string, number>();
const MOST_KNOWN = 20_000;

/** Days begin where most readers live, not in Greenwich. */
const today = () => wallClock('Asia/Jakarta', new Date()).slice(0, 10);

/** What is left after it; throws when the day's checks are used up. `subject` is what makes a check another one. */
export async function spend({ services, viewer }: MemberContext, tool: Tool, subject: unknown): Promise<number | null> {
  const { perDay } = entitlementOf(viewer, tool, services.settings);
  if (perDay === null) return null;
  const day = today();
  const fingerprint = createHash('sha256').update(JSON.stringify(subject)).digest('base64url').slice(0, 22);
  const key = `${viewer.id}|${day}|${tool}|${fingerprint}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  // What a query counts is no part of what it answers: it goes to the primary, wherever the query reads.
  const { used, allowed } = await countUse(services.database.db, { memberId: viewer.id, day, tool, fingerprint, perDay });
  if (!allowed) throw new Failure('clinical-tools.quotaUsed', { values: { perDay }, details: { tool, perDay } });
  const left = Math.max(0, perDay - used);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, left);
  return left;
}

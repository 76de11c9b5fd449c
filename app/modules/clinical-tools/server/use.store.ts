import { sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import type { Tool } from '../clinical-tools.contract.ts';
import { use } from './clinical-tools.schema.ts';

export interface Counted {
  /** Including this one, where it counts. */
  readonly used: number;
  /** False when the allowance was used up and this check is not among those counted before. */
  readonly allowed: boolean;
}

const lock = prepared('clinicalTools.lockUse', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

/** Before the hash of what a check that counts grew into: such a row opens it again and counts nothing. */
const GROWN = '+';

/** In one statement: the same check counts once, however often and however fast it is asked. */
const count = prepared<{ used: number; allowed: boolean }>(
  'clinicalTools.countUse',
  `with before as (
     select (count(*) filter (where not starts_with(fingerprint, '${GROWN}')))::int as used,
       coalesce(bool_or(fingerprint in ($4, '${GROWN}' || $4)), false) as known
     from clinical_tools.use where member_id = $1 and day = $2::date and tool = $3
   ), added as (
     insert into clinical_tools.use (member_id, day, tool, fingerprint)
     select $1, $2::date, $3, $4 from before where not known and used < $5
     on conflict do nothing returning 1
   )
   select used + (select count(*)::int from added) as used, known or exists (select from added) or used < $5 as allowed from before`,
);

/** In a transaction: other checks of the same member are counted one after another, or several at once would all be the last of the day. */
export async function countUse(
  db: Database,
  { memberId, day, tool, fingerprint, perDay }: { memberId: string; day: string; tool: Tool; fingerprint: string; perDay: number },
): Promise<Counted> {
  await lock(db, [`clinical-tools.use ${memberId} ${tool}`]);
  const [row] = await count(db, [memberId, day, tool, fingerprint, perDay]);
  return row ?? { used: 0, allowed: true };
}

const grow = prepared(
  'clinicalTools.growUse',
  `insert into clinical_tools.use (member_id, day, tool, fingerprint) values ($1, $2::date, $3, '${GROWN}' || $4) on conflict do nothing`,
);

/** What a counted check has grown into: asked again that day, here or by another server, it is the same one. */
export async function growUse(
  db: Database,
  { memberId, day, tool, fingerprint }: { memberId: string; day: string; tool: Tool; fingerprint: string },
): Promise<void> {
  await grow(db, [memberId, day, tool, fingerprint]);
}

export async function forgetUseBefore(db: Database, day: string): Promise<void> {
  await db.delete(use).where(sql`${use.day} < ${day}`);
}

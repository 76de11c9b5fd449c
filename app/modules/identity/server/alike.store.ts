import { and, eq, gte, isNull, lte, ne, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { BylineTrait } from '../byline.contract.ts';
import { experienceBand, type MemberRow, yearsOfBand } from './byline.policy.ts';
import { member } from './identity.schema.ts';

const same = (column: typeof member.specialityId | typeof member.province, value: string | null): SQL =>
  value === null ? isNull(column) : eq(column, value);

function sameBand(since: number | null): SQL | undefined {
  const band = experienceBand(since);
  if (band === null) return isNull(member.practisingSince);
  const { from, to } = yearsOfBand(band);
  return and(from === null ? undefined : gte(member.practisingSince, from), to === null ? undefined : lte(member.practisingSince, to));
}

/** Members whose anonymous byline would be the same, this one among them; counted up to `most`. */
export async function countSameByline(db: Database, row: MemberRow, leftOut: readonly BylineTrait[], most: number): Promise<number> {
  const alike = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        row.verification === 'verified' ? eq(member.verification, 'verified') : ne(member.verification, 'verified'),
        same(member.specialityId, row.specialityId),
        leftOut.includes('province') ? undefined : same(member.province, row.province),
        leftOut.includes('experience') ? undefined : sameBand(row.practisingSince),
      ),
    )
    .limit(most);
  return alike.length;
}

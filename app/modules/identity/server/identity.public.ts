import type { Byline, MemberCard } from '../byline.contract.ts';
import type { Database } from '#platform/db/database.ts';

/** The member as their words show them: by name, or as an anonymous colleague. */
export async function bylineOf(_db: Database, _memberId: string, _anonymous: boolean): Promise<Byline> {
  throw new Error('to be written');
}

/** Cards of members by id; ids that are unknown are missing from the map. */
export async function membersByIds(_db: Database, _ids: readonly string[]): Promise<Map<string, MemberCard>> {
  throw new Error('to be written');
}

/** For modules that have told a member what staff decided about an item of theirs, or about their note beside another's: how that stands now. */
import { type Database, prepared } from '#platform/db/database.ts';

export type ReviewState = 'published' | 'held' | 'sentBack' | 'gone';

const readStates = prepared<{ id: string; state: ReviewState }>(
  'library.reviewStates',
  `select i.id, case
      when i.author_id = $1 then case
        when i.status in ('published', 'held') then i.status when i.status = 'withdrawn' and i.sent_back then 'sentBack' else 'gone' end
      when r.note is null then 'gone' when r.held_at is not null then 'held' else 'published' end as state
    from library.item i left join library.repost r on r.item_id = i.id and r.member_id = $1
    where i.id = any($2::text[])`,
);

/** By the item's id. Nobody reposts their own: of an item of somebody else it is the member's note. Items that were erased are missing. */
export async function reviewStates(db: Database, memberId: string, itemIds: readonly string[]): Promise<Map<string, ReviewState>> {
  if (itemIds.length === 0) return new Map();
  return new Map((await readStates(db, [memberId, itemIds])).map(({ id, state }) => [id, state]));
}

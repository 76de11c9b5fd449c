/** For modules that have told somebody of answers: whether they are still there, and still the best. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Database, prepared } from '#platform/db/database.ts';

export interface AnswerState {
  readonly itemId: string;
  readonly byline: Byline;
  /** Readers of its item may read it: it was not deleted, removed or held. */
  readonly there: boolean;
  /** It is out of sight until staff have decided. */
  readonly held: boolean;
  /** Its item's author has chosen it. */
  readonly best: boolean;
}

const readStates = prepared<AnswerState & { id: string }>(
  'library.answerStates',
  `select c.id, c.item_id as "itemId", c.byline, c.deleted_at is null and c.held_at is null as there,
      c.deleted_at is null and c.held_at is not null as held, c.best
    from library.comment c where c.id = any($1::text[])`,
);

/** By id; answers that were erased are missing from the map. */
export async function answerStates(db: Database, ids: readonly string[]): Promise<Map<string, AnswerState>> {
  if (ids.length === 0) return new Map();
  return new Map((await readStates(db, [ids])).map(({ id, ...state }) => [id, state]));
}

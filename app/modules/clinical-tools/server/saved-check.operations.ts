import type { Database } from '#platform/db/database.ts';
import { toPage } from '#platform/db/keyset.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  listSavedChecks,
  MOST_SAVED,
  removeCheck,
  renameCheck,
  type SavedCheck,
  type SavedQuestion,
  saveCheck,
} from '../saved-check.contract.ts';
import { refuseIdentifying } from './identifying-words.policy.ts';
import {
  changeSavedCheck,
  countSaved,
  insertSavedCheck,
  isRemoved,
  lockSaved,
  nameOfSaved,
  type SavedCheckRow,
  savedChecks,
  setRemoved,
} from './saved-check.store.ts';

export const savedCheckHandlers = [
  handle(listSavedChecks, async ({ db, viewer }, { tool, cursor, limit }) => {
    const rows = await savedChecks(db, viewer.id, { tool, cursor, limit });
    return toPage(rows, limit, ({ key, id }) => [key, id], viewOf);
  }),

  handle(saveCheck, async ({ db, viewer, language }, { tool, name, question }) => {
    refuseIdentifying([name, ...textsIn(question)], language);
    await lockSaved(db, viewer.id);
    await assertRoom(db, viewer.id);
    return viewOf(await insertSavedCheck(db, viewer.id, { tool, name, question }));
  }),

  handle(renameCheck, async ({ db, viewer, language }, { id, was, name }) => {
    refuseIdentifying([name], language);
    await lockSaved(db, viewer.id);
    const current = await nameOfSaved(db, viewer.id, id);
    if (was !== undefined && current !== null && was !== current && name !== current)
      throw new Failure('clinical-tools.staleName', { details: { current: { name: current } } });
    const row = await changeSavedCheck(db, viewer.id, id, name);
    if (row === null) throw new Failure('clinical-tools.savedNotFound');
    return viewOf(row);
  }),

  handle(removeCheck, async ({ db, viewer }, { id, removed }) => {
    await lockSaved(db, viewer.id);
    if (!removed && (await isRemoved(db, viewer.id, id))) await assertRoom(db, viewer.id);
    if (!(await setRemoved(db, viewer.id, id, removed))) throw new Failure('clinical-tools.savedNotFound');
    return { id, removed };
  }),
];

async function assertRoom(db: Database, memberId: string): Promise<void> {
  if ((await countSaved(db, memberId)) >= MOST_SAVED) throw new Failure('clinical-tools.tooManySaved', { values: { most: MOST_SAVED } });
}

const viewOf = ({ id, tool, name, question, savedAt }: SavedCheckRow): SavedCheck => ({
  id,
  tool,
  name,
  question,
  savedAt: savedAt.toISOString(),
});

/** Every text of a question, however deep. Names of drugs and findings are looked at like the rest: they are no people's names. */
function textsIn(value: SavedQuestion | SavedQuestion[string]): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

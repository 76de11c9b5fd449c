import { certainIdentifiersIn } from '#modules/library/server/library.public.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { RECAP_LISTS, type Recap, writeRecap } from '../thread-recap.contract.ts';
import { accessThread } from './forum-thread.operations.ts';
import { setRecap } from './forum-thread.store.ts';
import { mayRecap } from './forum-thread.view.ts';
import { accessForumTo } from './forums.public.ts';

/** As in answers: throws `forums.identifiersRemain` where a line holds a number that belongs to one person. */
function assertUnnamed(recap: Recap, language: Language): void {
  const identifiers = RECAP_LISTS.flatMap((list) =>
    recap[list].flatMap((line, i) => certainIdentifiersIn(`recap.${list}.${i}`, line, language)),
  );
  if (identifiers.length === 0) return;
  const fields = Object.fromEntries(identifiers.map(({ field }) => [field, 'forums.validation.recapNames']));
  throw new Failure('forums.identifiersRemain', { fields, details: { identifiers } });
}

export const threadRecapHandlers = [
  handle(writeRecap, async ({ db, viewer }, { id, version, recap }) => {
    const seen = await accessThread(db, viewer, id);
    if (seen.item.status !== 'published' || !mayRecap(seen, viewer)) throw new Failure('forums.notAllowed');
    await accessForumTo(db, viewer, seen.forum.id, 'write');
    if (recap !== null) assertUnnamed(recap, seen.item.language);
    const kept = recap === null ? null : { ...recap, byId: viewer.id, at: new Date().toISOString() };
    const changed = await setRecap(db, id, version, kept);
    if (changed === null) {
      const { thread } = await accessThread(db, viewer, id);
      const { agreed = [], contested = [], open = [] } = thread.recap ?? {};
      throw new Failure('forums.staleRecap', { details: { current: { agreed, contested, open, version: thread.recapVersion } } });
    }
    return { id, version: changed };
  }),
];

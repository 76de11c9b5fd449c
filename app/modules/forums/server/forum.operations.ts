import { bylinesOf } from '#modules/identity/server/identity.public.ts';
import { changePlace, isWrittenInFor } from '#modules/library/server/library.public.ts';
import { writesOnce } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle, JsonText } from '#platform/operation/handler.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import {
  addForum,
  changeForum,
  type ForumKind,
  type ForumView,
  forumChanged,
  getForum,
  listFollowedForums,
  listForums,
  listMostActiveForums,
  listOwnForums,
  listSuggestedForums,
} from '../forums.contract.ts';
import { may, mayBecome, relationOf } from './forum.policy.ts';
import { countOwned, type FoundForum, hasThreads, insertForum, lockForum, lockOwner, MOST_OWNED, updateForum } from './forum.store.ts';
import { forumView } from './forum.view.ts';
import { listFollowedText, listForumsText, listMostActiveText, listSuggestedText } from './forum-list.store.ts';
import { forgetTries, stewardsOf } from './forum-membership.store.ts';
import { hashPassword } from './forum-password.policy.ts';
import { accessForum, accessForumTo, setStanding } from './forums.public.ts';

/** Whose forum it is, for those who may see its members. */
async function stewards(db: MemberContext['db'], viewer: Viewer, forum: FoundForum): Promise<ForumView['stewards']> {
  const mayKnow = forum.kind === 'public' || may('seeMembers', relationOf(forum, viewer));
  if (!mayKnow) return [];
  const rows = await stewardsOf(db, forum.id);
  const bylines = await bylinesOf(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.flatMap(({ memberId, role }) => {
    const byline = bylines.get(memberId);
    return byline === undefined ? [] : [{ byline, role }];
  });
}

/** Throws unless a protected forum has a password: a new one, or the one it has. */
async function passwordHashOf(kind: ForumKind, password: string | undefined, before: string | null): Promise<string | null> {
  if (kind !== 'protected') return null;
  if (password !== undefined) return hashPassword(password);
  if (before === null) throw new Failure('request.invalid', { fields: { password: 'forums.validation.passwordLength' } });
  return before;
}

const nameTaken = () => new Failure('request.invalid', { fields: { name: 'forums.validation.nameTaken' } });

export const forumHandlers = [
  handle(listForums, async ({ db, viewer }, filter) => new JsonText(await listForumsText(db, viewer?.id ?? null, filter))),

  handle(listOwnForums, async ({ db, viewer }, page) => new JsonText(await listFollowedText(db, viewer.id, viewer.id, page))),

  handle(
    listFollowedForums,
    async ({ db, viewer }, { memberId, ...page }) => new JsonText(await listFollowedText(db, viewer.id, memberId, page)),
  ),

  handle(
    listSuggestedForums,
    async ({ db, viewer }, { limit }) => new JsonText(await listSuggestedText(db, viewer.id, viewer.specialityId, limit)),
  ),

  handle(
    listMostActiveForums,
    async ({ db, viewer }, { speciality, limit }) => new JsonText(await listMostActiveText(db, viewer?.id ?? null, speciality, limit)),
  ),

  handle(getForum, async ({ db, viewer }, { id }) => {
    const forum = await accessForum(db, viewer, id);
    return forumView(forum, viewer, await stewards(db, viewer, forum));
  }),

  handle(addForum, async (context, { password, ...settings }) => {
    const { db, viewer } = context;
    await lockOwner(db, viewer.id);
    if ((await countOwned(db, viewer.id)) >= MOST_OWNED) throw new Failure('forums.tooManyForums');
    const id = newId();
    const passwordHash = await passwordHashOf(settings.kind, password, null);
    if (!(await insertForum(db, { id, ...settings, passwordHash, ownerId: viewer.id }))) throw nameTaken();
    await setStanding(context, id, viewer.id, { standing: 'member', role: 'owner' });
    await context.emit(forumChanged, { forumId: id });
    return { id };
  }),

  handle(changeForum, async (context, { id, version, password, ...settings }) => {
    const { db, viewer } = context;
    // Under its lock: it may be handed over at this moment, and is settled by whoever owns it then.
    await lockForum(db, id);
    const before = await accessForumTo(db, viewer, id, 'change');
    if (before.version !== version) {
      const { name, about, rules, kind, language, specialities } = before;
      const current = { name, about, rules, kind, language, specialities, version: before.version };
      throw new Failure('forums.staleForum', { details: { current } });
    }
    const isWrittenIn = (await hasThreads(db, id)) || (await isWrittenInFor(db, id));
    if (!mayBecome(before.kind, settings.kind, isWrittenIn)) throw new Failure('forums.staysClosed');
    const passwordHash = await passwordHashOf(settings.kind, password, before.passwordHash);
    const change = { ...settings, passwordHash, version: version + 1 };
    if (!(await writesOnce(db, () => updateForum(db, id, change)))) throw nameTaken();
    if (passwordHash !== before.passwordHash) await forgetTries(db, id);
    const kindChanges = (before.kind === 'public') !== (settings.kind === 'public');
    if (kindChanges || before.name !== settings.name)
      await changePlace(context, id, 'thread', {
        ...(kindChanges && { audience: settings.kind === 'public' ? null : id }),
        ...(before.name !== settings.name && { card: { forum: { id, name: settings.name } } }),
      });
    await context.emit(forumChanged, { forumId: id });
    return { id, version: version + 1 };
  }),
];

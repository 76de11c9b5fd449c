import {
  accessItem,
  accessItemWithRelated,
  isWithdrawn,
  itemCardOf,
  listItemsText,
  ofKind,
  refusalToRespond,
  repostItem,
  type SeenItem,
} from '#modules/library/server/library.public.ts';
import { followedMemberIds } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle, JsonText } from '#platform/operation/handler.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import { getCase, listCases, repostCase } from '../cases.contract.ts';
import { findCaseParts, isConsentWithdrawn } from './case.store.ts';
import { caseView } from './case.view.ts';

const RELATED = 4;

/** The only way to a case: throws `cases.notFound`, or `cases.withdrawn` for one that was there. */
export const accessCase = (db: Database, viewer: Viewer, id: string): Promise<SeenItem> => asCase(accessItem(db, viewer, id));

const asCase = <Item extends SeenItem>(access: Promise<Item>): Promise<Item> => ofKind('case', access, 'cases.notFound');

/** A case the viewer wrote: throws `cases.notFound`, or `cases.notYours`. */
export async function accessOwnCase(db: Database, viewer: NonNullable<Viewer>, id: string): Promise<SeenItem> {
  const item = await accessCase(db, viewer, id);
  if (item.authorId !== viewer.id) throw new Failure('cases.notYours');
  return item;
}

export const readingHandlers = [
  handle(listCases, async ({ db, viewer }, { following, ...filter }) => {
    // Someone who is not signed in follows nobody: an empty list is the true answer.
    if (following && viewer === null) return { data: [], nextCursor: null };
    const followedIds = following && viewer !== null ? await followedMemberIds(db, viewer.id) : undefined;
    return new JsonText(await listItemsText(db, viewer?.id ?? null, { kind: 'case', followedIds, ...filter }));
  }),

  handle(getCase, async ({ db, viewer }, { id }) => {
    const [item, parts] = await Promise.all([
      asCase(accessItemWithRelated(db, viewer, id, RELATED)).catch(async (error: unknown) => {
        throw (await isWithdrawn(db, viewer, id)) || (await isConsentWithdrawn(db, id))
          ? new Failure('cases.withdrawn', { cause: error })
          : error;
      }),
      findCaseParts(db, id, viewer?.id ?? null),
    ]);
    if (parts === null) throw new Failure('cases.notFound');
    const [card, refusal] = await Promise.all([itemCardOf(db, viewer, item), refusalToRespond(db, item, viewer)]);
    const isAuthor = viewer?.id === item.authorId;
    return new Checked(caseView(card, parts, { viewer, isAuthor, refusal }, { respondents: item.respondents, related: item.related }));
  }),

  handle(repostCase, async (context, { caseId, note, reposted }) => {
    const item = await accessCase(context.db, context.viewer, caseId);
    return { reposted, reposts: await repostItem(context, item, context.viewer.id, note, reposted) };
  }),
];

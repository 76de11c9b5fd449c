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
import { getPost, listPosts, READING_MATERIAL, repostPost, repostReadingMaterial } from '../posts.contract.ts';
import { findPostParts } from './post.store.ts';
import { postView } from './post.view.ts';

const RELATED = 4;

/** The only way to a post: throws `posts.notFound`. */
export const accessPost = (db: Database, viewer: Viewer, id: string): Promise<SeenItem> => asPost(accessItem(db, viewer, id));

const asPost = <Item extends SeenItem>(access: Promise<Item>): Promise<Item> => ofKind('post', access, 'posts.notFound');

/** A post the viewer wrote: throws `posts.notFound`, or `posts.notYours`. */
export async function accessOwnPost(db: Database, viewer: NonNullable<Viewer>, id: string): Promise<SeenItem> {
  const item = await accessPost(db, viewer, id);
  if (item.authorId !== viewer.id) throw new Failure('posts.notYours');
  return item;
}

export const postReadingHandlers = [
  handle(listPosts, async ({ db, viewer }, { following, ...filter }) => {
    // Someone who is not signed in follows nobody: an empty list is the true answer.
    if (following && viewer === null) return { data: [], nextCursor: null };
    const followedIds = following && viewer !== null ? await followedMemberIds(db, viewer.id) : undefined;
    return new JsonText(await listItemsText(db, viewer?.id ?? null, { kind: 'post', followedIds, ...filter }));
  }),

  handle(getPost, async ({ db, viewer }, { id }) => {
    const [item, parts] = await Promise.all([
      asPost(accessItemWithRelated(db, viewer, id, RELATED)).catch(async (error: unknown) => {
        throw (await isWithdrawn(db, viewer, id)) ? new Failure('posts.withdrawn', { cause: error }) : error;
      }),
      findPostParts(db, id, viewer?.id ?? null),
    ]);
    if (parts === null) throw new Failure('posts.notFound');
    const [card, refusal] = await Promise.all([itemCardOf(db, viewer, item), refusalToRespond(db, item, viewer)]);
    const reader = { viewer, isAuthor: viewer?.id === item.authorId, published: item.status === 'published', refusal };
    const audience = item.audience === null ? 'anyone' : 'members';
    return new Checked(postView(card, parts, reader, { audience, related: item.related }));
  }),

  handle(repostPost, async (context, { postId, note, reposted }) => {
    const item = await accessPost(context.db, context.viewer, postId);
    return { reposted, reposts: await repostItem(context, item, context.viewer.id, note, reposted) };
  }),

  handle(repostReadingMaterial, async (context, { itemId, note, reposted }) => {
    const item = await accessItem(context.db, context.viewer, itemId);
    if (!READING_MATERIAL.some((kind) => kind === item.kind)) throw new Failure('library.itemNotFound');
    return { reposted, reposts: await repostItem(context, item, context.viewer.id, note, reposted) };
  }),
];

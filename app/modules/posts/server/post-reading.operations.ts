import { accessItem, gatesOf, itemCardOf, listFollowedText, refusalToRespond, repostItem } from '#modules/library/server/library.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import { getPost, listPosts, READING_MATERIAL, repostPost, repostReadingMaterial } from '../posts.contract.ts';
import { isOwnPage } from './own-page.policy.ts';
import { findPostParts } from './post.store.ts';
import { postView } from './post.view.ts';

const RELATED = 4;

/** The only ways to a post. */
const gates = gatesOf('post', { notFound: 'posts.notFound', notYours: 'posts.notYours', withdrawn: 'posts.withdrawn' });
export const { access: accessPost, accessOwn: accessOwnPost } = gates;

export const postReadingHandlers = [
  handle(listPosts, ({ db, viewer }, filter) => listFollowedText(db, viewer, { kind: 'post', ...filter })),

  handle(getPost, async ({ db, viewer, services }, { id }) => {
    const [item, parts] = await Promise.all([gates.accessPage(db, viewer, id, RELATED), findPostParts(db, id, viewer?.id ?? null)]);
    if (parts === null) throw new Failure('posts.notFound');
    const [card, refusal] = await Promise.all([itemCardOf(db, viewer, item), refusalToRespond(db, item, viewer)]);
    const reader = { viewer, isAuthor: viewer?.id === item.authorId, seen: item, refusal };
    const audience = item.audience === null ? 'anyone' : 'members';
    // One that was kept before none was would tell of a page that this reader may see no more.
    const links = parts.links.filter(({ url }) => !isOwnPage(services.settings.publicUrl, url));
    return new Checked(postView(card, { ...parts, links }, reader, { audience, related: item.related }));
  }),

  handle(repostPost, async (context, { postId, ...repost }) => {
    const item = await accessPost(context.db, context.viewer, postId);
    return repostItem(context, item, context.viewer.id, repost);
  }),

  handle(repostReadingMaterial, async (context, { itemId, ...repost }) => {
    const item = await accessItem(context.db, context.viewer, itemId);
    if (!READING_MATERIAL.some((kind) => kind === item.kind)) throw new Failure('library.itemNotFound');
    return repostItem(context, item, context.viewer.id, repost);
  }),
];

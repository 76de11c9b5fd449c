import { leftOutOf } from '#modules/identity/byline.contract.ts';
import { knownSlugs } from '#modules/library/draft.contract.ts';
import { accessItem, complaintsInWords, imagesOfDraft, titleOfDraft } from '#modules/library/server/library.public.ts';
import { identified, noticedAmong } from '#modules/news/server/news.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Member } from '#platform/session/viewer.ts';
import {
  checkPostDraft,
  discardPostDraft,
  freshPostSettings,
  getPostDraft,
  listPostDraftRetractions,
  listPostDrafts,
  MAX_DRAFTS,
  type PostDraft,
  type PostSettings,
  savePostDraft,
  startPostDraft,
} from '../post-draft.contract.ts';
import { votedPoll } from './poll.store.ts';
import { lockPost } from './post.store.ts';
import { checkPost, worksCitedIn } from './post-check.policy.ts';
import {
  deletePostDraft,
  findDraftOfPost,
  findPostDraft,
  insertPostDraft,
  listPostDraftRows,
  lockBeginning,
  type PostDraftRow,
  savePostDraftRow,
} from './post-draft.store.ts';
import { accessOwnPost } from './post-reading.operations.ts';

/** The author's own draft: throws `posts.draftNotFound` for any other. */
export async function accessPostDraft(db: Database, authorId: string, id: string): Promise<PostDraftRow> {
  const draft = await findPostDraft(db, authorId, id);
  if (draft === null) throw new Failure('posts.draftNotFound');
  return draft;
}

/** Under which name a post is was settled when it appeared: its drafts say nothing of it. */
export async function standingSettings(db: Database, viewer: Member, { postId, settings }: PostDraftRow): Promise<PostSettings> {
  if (postId === null) return settings;
  const item = await accessItem(db, viewer, postId).catch(() => null);
  return item === null ? settings : { ...settings, anonymous: item.anonymous };
}

async function draftView(db: Database, row: PostDraftRow): Promise<PostDraft> {
  const { id, postId, content, settings, version } = row;
  return {
    id,
    postId,
    content,
    settings,
    version,
    images: await imagesOfDraft(db, row.authorId, content),
    votedPoll: postId === null ? null : await votedPoll(db, postId),
    publishAt: row.publishAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const draftLine = ({ id, postId, content, publishAt, updatedAt }: PostDraftRow) => ({
  id,
  postId,
  title: titleOfDraft(content),
  publishAt: publishAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
});

export const postDraftHandlers = [
  handle(startPostDraft, async ({ db, viewer }, { postId, language }) => {
    if (postId !== null) return draftView(db, await draftOfPost(db, viewer, postId));
    await lockBeginning(db, viewer.id);
    const rows = await listPostDraftRows(db, viewer.id, MAX_DRAFTS);
    if (rows.length >= MAX_DRAFTS) throw new Failure('posts.tooManyDrafts');
    const settings = freshPostSettings(language, viewer.specialityId);
    return draftView(db, await insertPostDraft(db, { id: newId(), authorId: viewer.id, content: {}, settings }));
  }),

  handle(listPostDrafts, async ({ db, viewer }) => ({ data: (await listPostDraftRows(db, viewer.id, MAX_DRAFTS)).map(draftLine) })),

  handle(getPostDraft, async ({ db, viewer }, { id }) => draftView(db, await accessPostDraft(db, viewer.id, id))),

  handle(savePostDraft, async ({ db, viewer }, { id, version, content, settings }) => {
    const saved = await savePostDraftRow(db, { id, authorId: viewer.id, version }, { content, settings });
    if (saved !== null) return { version: saved.version, updatedAt: saved.updatedAt.toISOString() };
    const current = await accessPostDraft(db, viewer.id, id);
    if (current.publishAt !== null) throw new Failure('posts.isScheduled');
    throw new Failure('posts.staleDraft', { details: { current: await draftView(db, current) } });
  }),

  handle(discardPostDraft, async ({ db, viewer }, { id, version }) => {
    if (await deletePostDraft(db, viewer.id, id, version)) return { id };
    const current = await accessPostDraft(db, viewer.id, id);
    if (current.publishAt !== null) throw new Failure('posts.isScheduled');
    throw new Failure('posts.staleDraft', { details: { current: await draftView(db, current) } });
  }),

  handle(checkPostDraft, async ({ db, viewer, services, language }, { id }) => {
    const draft = await accessPostDraft(db, viewer.id, id);
    const { fields, identifiers, claims } = checkPost(draft.content, await standingSettings(db, viewer, draft));
    return { fields: complaintsInWords(services, language, fields), identifiers: [...identifiers], claims: [...claims] };
  }),

  handle(listPostDraftRetractions, async ({ db, viewer }, { id }) => {
    const { content } = await accessPostDraft(db, viewer.id, id);
    const noticed = await noticedAmong(db, await identified(db, worksCitedIn(content)));
    return { data: noticed.flatMap(({ articleId, kind, citedAs }) => citedAs.map((cited) => ({ cited, articleId, kind }))) };
  }),
];

/** A published post is changed through a draft of its own, one at a time. */
async function draftOfPost(db: Database, viewer: Member, postId: string): Promise<PostDraftRow> {
  const item = await accessOwnPost(db, viewer, postId);
  const post = await lockPost(db, postId);
  if (post === null) throw new Failure('posts.notFound');
  const open = await findDraftOfPost(db, viewer.id, postId);
  if (open !== null) return open;
  return insertPostDraft(db, {
    id: newId(),
    authorId: viewer.id,
    postId,
    postVersion: post.version,
    content: { ...post.content },
    settings: {
      language: item.language,
      specialities: knownSlugs(item.specialities),
      anonymous: item.anonymous,
      leftOut: leftOutOf(item.byline),
      audience: item.audience === null ? 'anyone' : 'members',
      imagesReviewed: false,
    },
  });
}

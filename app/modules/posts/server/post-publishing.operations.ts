import { withTrueNames } from '#modules/identity/server/identity.public.ts';
import { changeItem, isAnsweredByOthers, MEMBERS, outcomeOfChange, registerItem } from '#modules/library/server/library.public.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { claimFile, deleteFiles, deleteImages, ownFiles, showOwnImages } from '#modules/media/server/media.public.ts';
import { holdAgain, holdReason, noteHold, type ToBePublished } from '#modules/moderation/server/moderation.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { linksIn } from '#platform/richtext/links.ts';
import { POST_LIMITS, type PostContent } from '../post-content.contract.ts';
import { MAX_SCHEDULE_DAYS, type PostSettings, publishPost, schedulePost } from '../post-draft.contract.ts';
import { fetchLinkPreviews } from './link-preview.job.ts';
import { closingTime, isSamePoll } from './poll.policy.ts';
import { hasVotes } from './poll.store.ts';
import { changePost, insertPost, lockPost } from './post.store.ts';
import { nameColleagues } from './post.subscribers.ts';
import { postCard, postSummary } from './post.view.ts';
import { checkPost } from './post-check.policy.ts';
import { accessPostDraft, standingSettings } from './post-draft.operations.ts';
import { deletePostDraft, lockPostDraft, type PostDraftRow, setPublishAt } from './post-draft.store.ts';
import { accessOwnPost } from './post-reading.operations.ts';

/** What publishing needs; a job brings the author as they are at that moment. */
export type PublishContext = Pick<MemberContext, 'db' | 'emit' | 'services' | 'viewer'>;
type Images = Record<string, ImageRef>;
/** Why staff should read it, whoever wrote it. */
type Doubts = Pick<ToBePublished, 'identifiersRemain' | 'claims'>;

const DAY_MS = 86_400_000;
/** A time that has passed while it was typed counts as now. */
const LATE_MS = 60_000;

export const postPublishingHandlers = [
  handle(publishPost, async (context, { draftId, version, acceptIdentifiers }) => {
    const draft = await freshDraft(context.db, context.viewer.id, draftId, version);
    return publishDraft(context, draft, acceptIdentifiers);
  }),

  handle(schedulePost, async ({ db, viewer }, { id, version, publishAt, acceptIdentifiers }) => {
    const draft = await freshDraft(db, viewer.id, id, version);
    if (publishAt === null) {
      await setPublishAt(db, id, null, false);
      return { id, version, publishAt: null };
    }
    if (draft.postId !== null) throw new Failure('posts.changeNotScheduled');
    await readyContent(db, draft, acceptIdentifiers);
    const wait = Date.parse(publishAt) - Date.now();
    if (wait < -LATE_MS) throw new Failure('request.invalid', { fields: { publishAt: 'posts.validation.publishAtPast' } });
    if (wait > MAX_SCHEDULE_DAYS * DAY_MS) throw new Failure('request.invalid', { fields: { publishAt: 'posts.validation.publishAtFar' } });
    const at = new Date(Math.max(Date.parse(publishAt), Date.now()));
    await setPublishAt(db, id, at, acceptIdentifiers);
    return { id, version, publishAt: at.toISOString() };
  }),
];

/** The draft as the caller knows it, locked: two clicks publish once. */
async function freshDraft(db: Database, authorId: string, id: string, version: number): Promise<PostDraftRow> {
  await accessPostDraft(db, authorId, id);
  const draft = await lockPostDraft(db, authorId, id);
  if (draft === null) throw new Failure('posts.draftNotFound');
  if (draft.version !== version) throw new Failure('posts.staleDraft', { details: { version: draft.version } });
  return draft;
}

/** Makes a post of a draft, or brings its changes into the post; the draft is gone afterwards. */
export async function publishDraft(context: PublishContext, written: PostDraftRow, acceptIdentifiers: boolean) {
  const { db, viewer } = context;
  const draft = { ...written, settings: await standingSettings(db, viewer, written) };
  const { content, ...doubts } = await readyContent(db, draft, acceptIdentifiers);
  const id = draft.postId ?? newId();
  const images = await ownedMedia(context, content, id);
  const result =
    draft.postId === null
      ? await publishNew(context, id, draft.settings, content, images, doubts)
      : await publishChange(context, draft, id, content, images, doubts);
  await deletePostDraft(db, viewer.id, draft.id);
  const links = linksIn(content.body, POST_LIMITS.links);
  if (links.length > 0) await context.services.jobs.enqueue(db, fetchLinkPreviews, { urls: links });
  return result;
}

/** Complete content, with pictures looked at and colleagues by their own names; throws for what is missing, with the fields. */
async function readyContent(db: Database, draft: PostDraftRow, acceptIdentifiers: boolean): Promise<Doubts & { content: PostContent }> {
  const { content: written, fields } = checkPost(draft.content, draft.settings);
  if (written === null || Object.keys(fields).length > 0) throw new Failure('request.invalid', { fields: { ...fields } });
  if (written.images.length > 0 && !draft.settings.imagesReviewed)
    throw new Failure('posts.imagesNotReviewed', { fields: { 'settings.imagesReviewed': 'posts.validation.imagesReviewed' } });
  const content = { ...written, body: await withTrueNames(db, written.body, { field: 'body', max: POST_LIMITS.body }) };
  // Read as it will stand there: a name that leads to nobody is a word like any other by now.
  const { identifiers, claims } = checkPost(content, draft.settings);
  if (identifiers.length > 0 && !acceptIdentifiers) throw new Failure('posts.identifiersRemain', { details: { identifiers } });
  return { content, identifiersRemain: identifiers.length > 0, claims: claims.length > 0 };
}

/** Pictures and files of the post, all of them the author's own, the pictures shown by nothing else; returns these. */
async function ownedMedia({ db, viewer }: PublishContext, content: PostContent, postId: string): Promise<Images> {
  const imageIds = content.images.map(({ mediaId }) => mediaId);
  const images = await showOwnImages(db, { ownerId: viewer.id, purpose: 'post', by: postId }, imageIds);
  const lost = content.images.findIndex(({ mediaId }) => !images.has(mediaId));
  if (lost !== -1) throw new Failure('request.invalid', { fields: { [`images.${lost}.mediaId`]: 'media.validation.imageGone' } });
  await keepFiles({ db, viewer }, content, (await lockPost(db, postId))?.content ?? null);
  return Object.fromEntries(images);
}

/** Of a file that another post has, neither could be changed without the other. */
async function keepFiles({ db, viewer }: Pick<PublishContext, 'db' | 'viewer'>, { files }: PostContent, before: PostContent | null) {
  const owner = { ownerId: viewer.id, purpose: 'post' } as const;
  const ids = files.map(({ id }) => id);
  const own = await ownFiles(db, owner, ids);
  const had = new Set(before?.files.map(({ id }) => id));
  for (const [i, { id, name, bytes }] of files.entries()) {
    const kept = had.has(id) ? own.get(id) : await claimFile(db, owner, id);
    // Name and size as they were taken in, whatever the draft says.
    if (kept?.name !== name || kept.bytes !== bytes)
      throw new Failure('request.invalid', { fields: { [`files.${i}`]: 'posts.validation.fileGone' } });
  }
}

async function publishNew(
  context: PublishContext,
  id: string,
  settings: PostSettings,
  content: PostContent,
  images: Images,
  doubts: Doubts,
) {
  const { db, viewer } = context;
  const why = await holdReason(db, { authorId: viewer.id, verified: viewer.verified, kind: 'post', ...doubts });
  const status = why === null ? ('published' as const) : ('held' as const);
  const closesAt = closingTime(content.poll, new Date());
  await insertPost(db, { id, authorId: viewer.id, content, images, links: linksIn(content.body, POST_LIMITS.links), closesAt });
  await registerItem(context, {
    id,
    kind: 'post',
    authorId: viewer.id,
    anonymous: settings.anonymous,
    // Drafts of before it was asked leave nothing out.
    leftOut: settings.leftOut ?? [],
    ...shownBy(settings, content, images, closesAt),
    respondents: { kind: 'verified', specialities: [] },
    status,
  });
  if (why !== null) await noteHold(db, id, why);
  return { id, status };
}

async function publishChange(
  context: PublishContext,
  draft: PostDraftRow,
  postId: string,
  content: PostContent,
  images: Images,
  doubts: Doubts,
) {
  const { db, viewer } = context;
  const item = await accessOwnPost(db, viewer, postId);
  const post = await lockPost(db, postId);
  if (post === null || post.version !== draft.postVersion) {
    throw new Failure('posts.postChanged', { details: { current: post?.content, yours: draft.content } });
  }
  const before = post.content;
  const samePoll = isSamePoll(before.poll, content.poll);
  if (!samePoll && (await hasVotes(db, postId)))
    throw new Failure('posts.pollVoted', { fields: { poll: 'posts.validation.pollVoted' }, details: { poll: before.poll } });
  // What colleagues answered was written for members: no change of the post shows it to everybody.
  if (item.audience !== null && draft.settings.audience === 'anyone' && (await isAnsweredByOthers(db, item)))
    throw new Failure('posts.staysForMembers');
  const closesAt = samePoll ? post.closesAt : closingTime(content.poll, new Date());
  await changePost(db, postId, { content, images, links: linksIn(content.body, POST_LIMITS.links), closesAt });
  await changeItem(context, postId, shownBy(draft.settings, content, images, closesAt));
  await deleteImages(
    context,
    Object.keys(post.images).filter((id) => images[id] === undefined),
  );
  await deleteFiles(
    context,
    before.files.filter(({ id }) => !content.files.some((file) => file.id === id)).map(({ id }) => id),
  );
  const isHeld = await holdAgain(context, item, doubts);
  const named = { postId, authorId: viewer.id, anonymous: item.anonymous };
  if (item.status === 'published' && !isHeld) await nameColleagues(context, named, content.body, before.body);
  return { id: postId, status: outcomeOfChange(item, isHeld) };
}

const shownBy = (settings: PostSettings, content: PostContent, images: Images, closesAt: Date | null) => ({
  language: settings.language,
  specialities: settings.specialities,
  audience: settings.audience === 'members' ? MEMBERS : null,
  title: content.title,
  summary: postSummary(content),
  card: { ...postCard(content, images, closesAt) },
});

/** What other modules may do with items. */
import type { Byline, BylineTrait } from '#modules/identity/byline.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import type { ItemKind, Reposted } from '#modules/library/library.contract.ts';
import { followsMember, isBlocked } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { typedOrNull } from '#platform/richtext/line.ts';
import type { Member, Viewer } from '#platform/session/viewer.ts';
import {
  audienceChanged,
  itemAudienceChanged,
  itemChanged,
  itemPublished,
  itemReposted,
  itemsArrived,
  itemWithdrawn,
  noteDoubted,
  noteHoldCarried,
  repostsEnded,
} from '../library-events.contract.ts';
import { ownRuleOf, type Refusals } from './answer-rule.policy.ts';
import { writeAudience } from './audience.store.ts';
import { assertNamesNobody } from './certain-identifier.policy.ts';
import { type CommentRow, findComment } from './comment.store.ts';
import { isClosed, nextStatus, type RespondRefusal, respondRefusal } from './item.policy.ts';
import { count, findItem, insertItem, lockItem, setFollow, updateItem } from './item.store.ts';
import { accessItem, accessItemForReview, accessItemToWrite, type SeenItem } from './item-gate.policy.ts';
import type { ItemStatus, Respondents } from './library.schema.ts';
import { heldRepost, ownRepost, setNote, setRepost } from './repost-note.store.ts';
import { bySource, insertSourceItems, type SourceItem } from './source-item.store.ts';

export { addAnswerRule, type Refusals } from './answer-rule.policy.ts';
export { type AnswerState, answerStates } from './answer-state.store.ts';
export {
  audiencesOf,
  inAudienceOf,
  isInAudience,
  isReadableItem,
  MEMBERS,
  membersIn,
  readableAmong,
  readableAudiences,
} from './audience.store.ts';
export { certainIdentifiersIn } from './certain-identifier.policy.ts';
export { worksIn, worksReferredTo } from './cited-work.policy.ts';
export { citationsOfComments, idsWritten, titlesWritten, type Writer, writersOf } from './citing-writer.store.ts';
export { unsourcedClaims } from './claim.policy.ts';
export { isAnsweredByOthers, recentComments } from './comment.store.ts';
export { holdComment, releaseComment, removeComment } from './comment-decision.store.ts';
export { conditionsWithItems, setConditions } from './condition.store.ts';
export { complaintsInWords, identifiersIn, imagesOfDraft, titleOfDraft } from './draft-reading.policy.ts';
export { addMemberPlaces, addMemberSources, type NamedPlace } from './feed-belonging.policy.ts';
export { outcomeOfChange } from './item.policy.ts';
export {
  appearedDaysAgo,
  countItemsOf,
  countNamedItems,
  followersOf,
  followersOfEach,
  itemStatuses,
  lockItem,
  takenBackAmong,
  touchItem,
  waitAnew,
} from './item.store.ts';
export {
  accessItem,
  accessItemForReview,
  accessItemOfKind,
  accessItemOfPlace,
  accessItemToWrite,
  accessItemWithRelated,
  accessNote,
  accessNoteForReview,
  gatesOf,
  isWithdrawn,
  ofKind,
  type SeenItem,
} from './item-gate.policy.ts';
export { type IndexedItem, indexedItemsByIds, itemsForIndex, readableItemsByIds } from './item-index.store.ts';
export { listFollowedText, listItems, listItemsText } from './item-listing.policy.ts';
export { itemCardOf } from './item-marks.store.ts';
export {
  changePlace,
  eraseAll,
  erasePlace,
  exchangeByPlace,
  hasBestAnswer,
  isWrittenInFor,
  lastAnswerAt,
  leavePlace,
  narrowAudience,
  placesOf,
} from './item-place.store.ts';
export { openingOf } from './item-words.policy.ts';
export { namingOf, newlyNamed } from './naming.policy.ts';
export { listOwnItems } from './own-item.store.ts';
export { namedParticipants } from './participant.store.ts';
export {
  type ClosedBy,
  closedBy,
  closingChange,
  closingView,
  endingActs,
  isNamed,
  openingChange,
} from './place-closing.policy.ts';
export {
  askAgainAt,
  type Belonging,
  isMember,
  mayAsk,
  mayDoAbout,
  mayEnter,
  mayTakeBackDecline,
  owns,
  tends,
} from './place-membership.policy.ts';
export { type PlaceNow, placeMembership, type StandingChange } from './place-membership.store.ts';
export { holdNote, notePreviews, releaseNote, removeNote } from './repost-note.store.ts';
export { listHeldItems, previewsOf, titlesFor } from './review.store.ts';
export { type ReviewState, reviewStates } from './review-state.store.ts';
export { knowSigns, shareFont } from './share-font.data.ts';
export { sendShareImage } from './share-image.http.ts';
export { addSitemapPages } from './sitemap-page.policy.ts';
export { articlesHidden, cardsOfItems, membersEngagedWith } from './source-item.store.ts';
export { rankViews } from './view-rank.job.ts';
export { addWriteRule, mayWriteItem } from './write-rule.policy.ts';
export type { ItemStatus, Respondents };

/** Of whom one event tells. */
const AUDIENCE_BATCH = 500;
/** Of how many items one event tells: their words are counted together, where one after the other would wait for each other's. */
const ARRIVAL_BATCH = 100;

/** The only way to a comment: throws `library.commentNotFound` when it, or its item, may not be seen. */
export const accessComment = (db: Database, viewer: Viewer, id: string): Promise<SeenComment> =>
  commentBehind(db, id, (itemId) => accessItem(db, viewer, itemId));

/** As `accessItemToWrite`: an answer goes with its item, and never before it. */
export const accessCommentToWrite = (db: Database, viewer: Viewer, id: string): Promise<SeenComment> =>
  commentBehind(db, id, (itemId) => accessItemToWrite(db, viewer, itemId));

/** As `accessItemForReview`. */
export const accessCommentForReview = (db: Database, viewer: Member, id: string): Promise<SeenComment> =>
  commentBehind(db, id, (itemId) => accessItemForReview(db, viewer, itemId));

export interface SeenComment {
  readonly comment: CommentRow;
  readonly item: SeenItem;
}

async function commentBehind(db: Database, id: string, access: (itemId: string) => Promise<SeenItem>): Promise<SeenComment> {
  const comment = await findComment(db, id);
  if (comment === null) throw new Failure('library.commentNotFound');
  const item = await access(comment.itemId).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('library.commentNotFound', { cause: error }) : error;
  });
  return { comment, item };
}

/** Why the viewer may not answer an item, or null. */
export const refusalToRespond = async (db: Database, item: SeenItem, viewer: Viewer): Promise<RespondRefusal> =>
  (await refusalsBelow(db, item, viewer)).answering;

/**
 * Why the viewer may not write below an item. `writing`: they are about to answer, inside a transaction. Visitors are only told to
 * sign in: a module with a rule of its own, which knows the item, tells them where that would not help.
 */
export async function refusalsBelow(db: Database, item: SeenItem, viewer: Viewer, writing = false): Promise<Refusals> {
  const general = await generalRefusal(db, item, viewer);
  if (viewer === null || !item.ownRule) return { answering: general, editing: general };
  const own = await ownRuleOf(item.kind)(db, item, viewer, writing && general === null);
  const isOwn = general === null || isClosed(own.answering);
  return {
    answering: isOwn ? own.answering : general,
    editing: own.editing ?? general,
    againAt: isOwn ? (own.againAt ?? null) : null,
  };
}

async function generalRefusal(db: Database, item: SeenItem, viewer: Viewer): Promise<RespondRefusal> {
  if (viewer === null || viewer.id === item.authorId) return respondRefusal(item, viewer, false);
  const followed = item.respondents.kind === 'following' && (await followsMember(db, item.authorId, viewer.id));
  return respondRefusal(item, viewer, followed, await isApart(db, item, viewer.id));
}

/** True when the member may not answer this because one of the two has blocked the other. Anonymous, nobody is told apart. */
export const isApart = async (db: Database, written: { authorId: string; anonymous: boolean }, memberId: string): Promise<boolean> =>
  !written.anonymous && written.authorId !== memberId && (await isBlocked(db, written.authorId, memberId));

export interface Registration {
  readonly id: string;
  readonly kind: ItemKind;
  readonly authorId: string;
  readonly anonymous: boolean;
  /** What its anonymous author leaves out of the byline. */
  readonly leftOut?: readonly BylineTrait[];
  readonly language: 'en' | 'id';
  readonly specialities: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly card: Record<string, unknown>;
  readonly respondents: Respondents;
  readonly status: 'published' | 'held';
  /** Null, the default, for anyone; `members` for whoever is signed in; otherwise the id of an audience. */
  readonly audience?: string | null;
  /** What it belongs to, such as a forum. */
  readonly place?: string | null;
  /** The module of its kind also decides who may answer, by `addAnswerRule`. */
  readonly ownRule?: boolean;
}

/** Makes something readable in feeds, with everything the spine gives: comments, reactions, bookmarks, reposts, views. */
export async function registerItem(context: Pick<Context, 'db' | 'emit'>, { leftOut, ...registration }: Registration): Promise<void> {
  const { db } = context;
  const byline = await bylineOf(db, registration.authorId, registration.anonymous, leftOut);
  const now = new Date();
  await insertItem(db, {
    ...registration,
    specialities: [...registration.specialities],
    byline,
    awaitsApproval: registration.status === 'held',
    publishedAt: now,
    activityAt: now,
  });
  // Authors are told of what happens to their own items.
  await setFollow(db, registration.authorId, registration.id, true);
  if (registration.status === 'published') await context.emit(itemPublished, eventOf(registration));
}

type ItemChange = Partial<Pick<Registration, 'title' | 'summary' | 'card' | 'respondents' | 'language' | 'audience'>> & {
  specialities?: readonly string[];
  solved?: boolean;
  /** Read where it stands, and laid before nobody unasked. */
  quiet?: boolean;
  /** The journal whose it is, where another had brought it. */
  source?: SourceItem['source'];
};

export async function changeItem(
  context: Pick<Context, 'db' | 'emit'>,
  id: string,
  { solved, specialities, source, ...change }: ItemChange,
): Promise<void> {
  await updateItem(context.db, id, {
    ...change,
    ...(specialities !== undefined && { specialities: [...specialities] }),
    ...(solved !== undefined && { solvedAt: solved ? new Date() : null }),
    ...(source !== undefined && bySource(source)),
  });
  await context.emit(itemChanged, { itemId: id });
  if (change.audience !== undefined) await context.emit(itemAudienceChanged, { itemId: id });
}

/** Members come into an audience or leave it: from this moment they read what is for it, or read it no more. */
export async function setAudienceMembers(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  audience: string,
  memberIds: readonly string[],
  on: boolean,
): Promise<void> {
  const changed = await writeAudience(db, audience, memberIds, on);
  for (let start = 0; start < changed.length; start += AUDIENCE_BATCH)
    await emit(audienceChanged, { audience, memberIds: changed.slice(start, start + AUDIENCE_BATCH), on });
}

export const setAudienceMember = (context: Pick<Context, 'db' | 'emit'>, audience: string, memberId: string, on: boolean): Promise<void> =>
  setAudienceMembers(context, audience, [memberId], on);

/**
 * Publishes a held item, withdraws a published one, brings it back. What staff removed stays removed, and what they have
 * never approved is held again instead of published.
 */
export const setItemStatus = (context: Pick<Context, 'db' | 'emit'>, seen: SeenItem, wanted: ItemStatus): Promise<void> =>
  moveItem(context, seen, wanted, false);

/** Staff take a held item out of the queue: its author reads why, and may hand it in again. */
export const sendItemBack = (context: Pick<Context, 'db' | 'emit'>, seen: SeenItem): Promise<void> =>
  moveItem(context, seen, 'withdrawn', true);

async function moveItem(context: Pick<Context, 'db' | 'emit'>, seen: SeenItem, wanted: ItemStatus, sentBack: boolean): Promise<void> {
  const item = await asItIsNow(context.db, seen);
  // Whoever lets something appear means the state they saw: where another was quicker, it is not what they decided on.
  if (wanted === 'published' && item.status !== seen.status) return;
  const status = nextStatus(item, wanted);
  if (item.status === status) return;
  const now = new Date();
  const first = item.status === 'held' && status === 'published';
  await updateItem(context.db, item.id, {
    status,
    statusAt: now,
    sentBack,
    ...(first && { publishedAt: now, activityAt: now, awaitsApproval: false }),
  });
  const payload = { ...eventOf(item) };
  if (status === 'published') await context.emit(itemPublished, payload);
  else if (item.status === 'published')
    await context.emit(itemWithdrawn, { itemId: payload.itemId, kind: payload.kind, authorId: payload.authorId });
}

/**
 * Keeps an item out of sight until staff have decided: whatever its author does meanwhile, it stays so. It keeps the time at
 * which it was published, and one that is withdrawn waits from when it is brought back. True when it had appeared before.
 */
export async function holdItem(context: Pick<Context, 'db' | 'emit'>, seen: SeenItem): Promise<boolean> {
  const item = await asItIsNow(context.db, seen);
  const waits = item.status === 'published' || item.status === 'held';
  await updateItem(context.db, item.id, { awaitsApproval: true, ...(waits && { status: 'held', statusAt: new Date() }) });
  const { itemId, kind, authorId } = eventOf(item);
  if (item.status === 'published') await context.emit(itemWithdrawn, { itemId, kind, authorId });
  return !item.awaitsApproval;
}

/** Shows an item again that `holdItem` took out of sight, where it stood. */
export async function releaseItem(context: Pick<Context, 'db' | 'emit'>, seen: SeenItem): Promise<void> {
  const item = await asItIsNow(context.db, seen);
  if (item.status !== 'held') return;
  await updateItem(context.db, item.id, { status: 'published', statusAt: new Date(), awaitsApproval: false });
  await context.emit(itemPublished, eventOf(item));
}

/** What others have done with it since it was seen. */
const asItIsNow = async (db: Database, item: SeenItem): Promise<SeenItem> => ({ ...item, ...(await lockItem(db, item.id)) });

const eventOf = (item: { id: string; kind: string; authorId: string; anonymous: boolean }) => ({
  itemId: item.id,
  kind: item.kind as ItemKind,
  authorId: item.authorId,
  anonymous: item.anonymous,
});

export interface RepostWish {
  readonly note: string | null;
  readonly reposted: boolean;
  readonly acceptIdentifiers: boolean;
  readonly was: string | null;
}

/**
 * Shows an item to the member's followers, or takes that back. A repost is no item, so what is
 * reposted is always the item itself: the only circle there could be is an author who reposts their own.
 */
export async function repostItem(
  context: Pick<Context, 'db' | 'emit'>,
  seen: SeenItem,
  memberId: string,
  { note: typed, reposted: on, acceptIdentifiers, was }: RepostWish,
): Promise<Reposted> {
  const { db } = context;
  const item = await findItem(db, seen.id, memberId, 'keep');
  if (item === null) throw new Failure('library.itemNotFound');
  const note = typed === null ? null : typedOrNull(typed);
  if (on && item.authorId === memberId) throw new Failure('library.ownRepost');
  if (on && item.status !== 'published') throw new Failure('library.notPublished');
  const doubted = on && note !== null && assertNamesNobody([['note', note]], item.language, acceptIdentifiers);
  const byline: Byline = await bylineOf(db, memberId, false);
  const before = on ? null : await ownRepost(db, item.id, memberId);
  const changed = await setRepost(db, { itemId: item.id, memberId, byline, note }, on);
  if (!changed && on && note !== null && !(await setNote(db, { itemId: item.id, memberId, note, was })))
    throw new Failure('library.staleNote', { details: { current: { note: (await ownRepost(db, item.id, memberId))?.note ?? null } } });
  if (before !== null) await context.emit(repostsEnded, { repostIds: [before.id] });
  const now = doubted ? await ownRepost(db, item.id, memberId) : null;
  if (now !== null) await context.emit(noteDoubted, { repostId: now.id });
  const kept = on && note !== null ? await heldRepost(db, item.id, memberId) : null;
  const fact = { itemId: item.id, kind: item.kind as ItemKind, authorId: item.authorId, memberId };
  if (kept !== null) await context.emit(noteHoldCarried, { ...fact, repostId: kept });
  if (changed && on) await context.emit(itemReposted, fact);
  const reposts = await count(db, item.id, 'reposts', changed ? (on ? 1 : -1) : 0);
  return { reposted: on, reposts, ...(before !== null && before.note !== null && { note: before.note }) };
}

/** One more member has answered the item's question. */
export const countAnswer = (db: Database, itemId: string): Promise<number> => count(db, itemId, 'answers', 1);

/** Makes entries of journals and agencies readable, as `registerItem` does for members, many at once. */
export async function registerSourceItems({ db, emit }: Pick<Context, 'db' | 'emit'>, items: readonly SourceItem[]): Promise<void> {
  await insertSourceItems(db, items);
  for (const [kind, some] of Map.groupBy(items, (item) => item.kind))
    for (let start = 0; start < some.length; start += ARRIVAL_BATCH)
      await emit(itemsArrived, { kind, itemIds: some.slice(start, start + ARRIVAL_BATCH).map(({ id }) => id) });
}

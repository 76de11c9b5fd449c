/** The only ways to the rows of items: each says who may go it, and answers all others as if there were nothing. */
import { blockedIds, followsMember } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Member, Viewer } from '#platform/session/viewer.ts';
import type { ItemKind } from '../library.contract.ts';
import { maySee } from './item.policy.ts';
import { type FoundItem, findItem, findItemWithRelated } from './item.store.ts';
import { findRepost, type RepostNote } from './repost-note.store.ts';
import { seesAsWriter } from './write-rule.policy.ts';

/** An item the viewer may see. */
export type SeenItem = FoundItem;

/** Throws `library.itemNotFound` for what the viewer may not see. */
export async function accessItem(db: Database, viewer: Viewer, id: string): Promise<SeenItem> {
  return seen(db, await findItem(db, id, viewer?.id ?? null), viewer);
}

/** As `accessItem`, for whoever writes a row that names it: what is erased at that moment is erased with it, or is gone already. */
export async function accessItemToWrite(db: Database, viewer: Viewer, id: string): Promise<SeenItem> {
  return seen(db, await findItem(db, id, viewer?.id ?? null, 'keep'), viewer);
}

/** As `accessItem`, with `limit` items that belong beside it, in the same round trip; none of who is apart from the viewer. */
export async function accessItemWithRelated(db: Database, viewer: Viewer, id: string, limit: number) {
  const hiddenIds = viewer === null ? [] : await blockedIds(db, viewer.id);
  return seen(db, await findItemWithRelated(db, id, viewer?.id ?? null, { limit, hiddenIds }), viewer);
}

/** For staff, where somebody has reported the item or an answer to it: whatever its audience. */
export async function accessItemForReview(db: Database, viewer: Member, id: string): Promise<SeenItem> {
  const item = await findItem(db, id, viewer.id);
  if (item === null || !viewer.rights.includes('approvals')) throw new Failure('library.itemNotFound');
  return item;
}

/** For those who tend the place an item belongs to and decide there: also what was withdrawn, but nothing that staff decide. */
export async function accessItemOfPlace(db: Database, viewer: Member, id: string, place: string): Promise<SeenItem> {
  const item = await findItem(db, id, viewer.id);
  const isTheirs = item?.place === place && item.inAudience && (item.status === 'published' || item.status === 'withdrawn');
  if (!isTheirs) throw new Failure('library.itemNotFound');
  return item;
}

/** For those whom the module of its kind lets decide, whoever wrote it: also what was withdrawn, but nothing that staff removed. */
export async function accessItemOfKind(db: Database, viewer: Member, id: string, kind: ItemKind): Promise<SeenItem> {
  const item = await findItem(db, id, viewer.id);
  if (item?.kind !== kind || !item.inAudience || item.status === 'removed') throw new Failure('library.itemNotFound');
  return item;
}

async function seen<Row extends FoundItem>(db: Database, item: Row | null, viewer: Viewer): Promise<Row> {
  const isSeen = item !== null && (maySee(item, viewer) || (await seesAsWriter(db, item, viewer)));
  if (!isSeen) throw new Failure('library.itemNotFound');
  return item;
}

export interface SeenNote extends RepostNote {
  readonly item: SeenItem;
}

/** The note beside a repost, for whom it is shown to, to report it: they may see the item, and follow who shared it. As `accessItemToWrite`. */
export async function accessNote(db: Database, viewer: Member, id: string): Promise<SeenNote> {
  const note = await findRepost(db, id);
  const isShown = note !== null && (note.memberId === viewer.id || (await followsMember(db, viewer.id, note.memberId)));
  if (!isShown) throw new Failure('library.itemNotFound');
  return { ...note, item: await accessItemToWrite(db, viewer, note.itemId) };
}

/** As `accessItemForReview`. */
export async function accessNoteForReview(db: Database, viewer: Member, id: string): Promise<SeenNote> {
  const note = await findRepost(db, id);
  if (note === null) throw new Failure('library.itemNotFound');
  return { ...note, item: await accessItemForReview(db, viewer, note.itemId) };
}

/** Access to one kind of item: all else is answered as if it were not there, in the words of that kind's module. */
export async function ofKind<Item extends SeenItem>(kind: ItemKind, access: Promise<Item>, notFound: string): Promise<Item> {
  const item = await access.catch((error: unknown) => {
    throw error instanceof Failure ? new Failure(notFound, { cause: error }) : error;
  });
  if (item.kind !== kind) throw new Failure(notFound);
  return item;
}

/** True for what the viewer could have read once and was taken down: its address may say so, and nothing more. */
export async function isWithdrawn(db: Database, viewer: Viewer, id: string): Promise<boolean> {
  const item = await findItem(db, id, viewer?.id ?? null);
  return item?.inAudience === true && (item.status === 'withdrawn' || item.status === 'removed');
}

/** What a kind's module calls its refusals. */
export interface GateCodes {
  readonly notFound: string;
  readonly notYours: string;
  readonly withdrawn: string;
}

/** The gates of a kind that has pages and authors. */
export const gatesOf = (kind: ItemKind, { notFound, notYours, withdrawn }: GateCodes) => {
  const access = (db: Database, viewer: Viewer, id: string): Promise<SeenItem> => ofKind(kind, accessItem(db, viewer, id), notFound);
  return {
    /** Throws `notFound`. */
    access,

    /** What the viewer wrote: throws `notFound`, or `notYours`. */
    async accessOwn(db: Database, viewer: Member, id: string): Promise<SeenItem> {
      const item = await access(db, viewer, id);
      if (item.authorId !== viewer.id) throw new Failure(notYours);
      return item;
    },

    /** For its page, with `related` items beside it: throws `notFound`, or `withdrawn` for one that was there. */
    accessPage: (db: Database, viewer: Viewer, id: string, related: number) =>
      ofKind(kind, accessItemWithRelated(db, viewer, id, related), notFound).catch(async (error: unknown) => {
        throw (await isWithdrawn(db, viewer, id)) ? new Failure(withdrawn, { cause: error }) : error;
      }),
  };
};

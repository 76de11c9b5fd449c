/** Pictures and files for other modules: look up own uploads, keep them, delete them, make pictures from bytes. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import type { Services } from '#platform/services.ts';
import type { FilePurpose, FileRef } from '../file.contract.ts';
import type { ImageRef, MediaPurpose } from '../media.contract.ts';
import { claimFileRow, findFiles, removeFileRows } from './file.store.ts';
import { removeFilesLater } from './file-removal.job.ts';
import { claimImageRow, findImages, type ImageRow, insertImage, markShown, removeImages, removeUnkept, showOwn } from './image.store.ts';
import type { Renditions } from './rendition.client.ts';
import { fileKey, imageKey } from './storage-key.policy.ts';

export { addDraftUploads } from './draft-upload.policy.ts';
export { shownFigures } from './figure.policy.ts';
export { ANYONE, setReadingRule } from './image-reader.policy.ts';
export { renditionsOf } from './rendition.client.ts';
export { isUploadId } from './storage-key.policy.ts';

type Owner = { ownerId: string; purpose: MediaPurpose };
type Needs = Pick<Context, 'db' | 'services'>;

/** Pictures by id that `ownerId` uploaded; others are missing from the map. */
export async function ownImages(db: Database, ownerId: string, ids: readonly string[]): Promise<Map<string, ImageRef>> {
  if (ids.length === 0) return new Map();
  const rows = await findImages(db, ownerId, ids);
  return new Map(rows.map((row) => [row.id, row.ref]));
}

/**
 * Pictures for an item to show, by id: whoever may read it sees them from now on, and it deletes them. Missing from the map are those
 * that are not the owner's, were uploaded for something else, or are shown by another item: each goes with the one that shows it, and
 * a patient's word ends it everywhere.
 */
export async function showOwnImages(db: Database, owner: Owner & { by: string }, ids: readonly string[]): Promise<Map<string, ImageRef>> {
  if (ids.length === 0) return new Map();
  return new Map((await showOwn(db, owner, ids)).map(({ id, ref }) => [id, ref]));
}

/**
 * Marks pictures of our own making as used, so that the clearing of forgotten uploads leaves them: from now on whoever may read the item
 * that shows them sees them. `by` is its id, or `ANYONE`.
 */
export async function showImages(db: Database, ids: readonly string[], by: string): Promise<void> {
  if (ids.length > 0) await markShown(db, ids, by);
}

/**
 * A picture for the one place that is going to show it, which also deletes it with itself. Null when it is not the owner's, was
 * uploaded for something else, or is shown somewhere already.
 */
export const claimImage = (db: Database, owner: Owner, id: string): Promise<ImageRef | null> => claimImageRow(db, { id, ...owner });

/** Deletes pictures for good: rows with the transaction, files by a job after it. */
export async function deleteImages({ db, services }: Needs, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeFilesOf({ db, services }, await removeImages(db, ids));
}

/** As `deleteImages`, of uploads that nothing shows or keeps; the others stay. */
export async function deleteUnkeptImages({ db, services }: Needs, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeFilesOf({ db, services }, await removeUnkept(db, ids));
}

const removeFilesOf = (needs: Needs, rows: readonly Pick<ImageRow, 'id' | 'purpose' | 'ref'>[]): Promise<void> =>
  removeFilesLater(
    needs,
    rows.flatMap((row) => row.ref.widths.map((width) => imageKey(row.purpose, row.id, width))),
  );

/** A picture whose files lie in the storage and that nobody has yet. */
export interface StoredImage {
  readonly purpose: MediaPurpose;
  readonly ref: ImageRef;
}

/**
 * Files first, outside of any transaction, which would wait for the storage; then the row, by `ownStored`: a row never points at
 * nothing, and files without a row are unreachable.
 */
export async function storeImage({ storage }: Pick<Services, 'storage'>, purpose: MediaPurpose, made: Renditions): Promise<StoredImage> {
  const id = randomBytes(12).toString('base64url');
  await Promise.all(made.files.map(({ width, bytes }) => storage.put(imageKey(purpose, id, width), bytes, 'image/webp')));
  return { purpose, ref: { id, ...made.ref } };
}

/** From now on it is the owner's. */
export async function ownStored(db: Database, ownerId: string, { purpose, ref }: StoredImage): Promise<ImageRef> {
  await insertImage(db, { id: ref.id, ownerId, purpose, ref });
  return ref;
}

/** It is nobody's after all: its files go by a job, once the transaction is committed. */
export const dropStored = ({ db, services }: Needs, { purpose, ref }: StoredImage): Promise<void> =>
  removeFilesOf({ db, services }, [{ id: ref.id, purpose, ref }]);

/** The largest rendition of an own picture or document; null when it is not there. */
export async function readLargest(
  { db, services }: Needs,
  ownerId: string,
  id: string,
): Promise<{ bytes: Buffer; purpose: MediaPurpose } | null> {
  const [row] = await findImages(db, ownerId, [id]);
  if (row === undefined) return null;
  const bytes = await services.storage.get(imageKey(row.purpose, id, row.ref.widths.at(-1) ?? row.ref.width));
  return bytes === null ? null : { bytes: Buffer.from(bytes), purpose: row.purpose };
}

/** Bytes of what another module serves behind a gate of its own: one rendition of a picture. Null when it is not there. */
export const readRendition = async ({ storage }: Services, purpose: MediaPurpose, id: string, width: number): Promise<Buffer | null> =>
  bufferOf(await storage.get(imageKey(purpose, id, width)));

/** The same of a file. */
export const readFile = async ({ storage }: Services, id: string): Promise<Buffer | null> => bufferOf(await storage.get(fileKey(id)));

const bufferOf = (bytes: Uint8Array | null): Buffer | null => (bytes === null ? null : Buffer.from(bytes));

/** Files by id that `owner` uploaded for that; others are missing from the map. */
export async function ownFiles(
  db: Database,
  owner: { ownerId: string; purpose: FilePurpose },
  ids: readonly string[],
): Promise<Map<string, FileRef>> {
  if (ids.length === 0) return new Map();
  const rows = (await findFiles(db, owner.ownerId, ids)).filter(({ purpose }) => purpose === owner.purpose);
  return new Map(rows.map(({ id, name, bytes }) => [id, { id, name, bytes }]));
}

/** As `claimImage`. */
export const claimFile = (db: Database, owner: { ownerId: string; purpose: FilePurpose }, id: string): Promise<FileRef | null> =>
  claimFileRow(db, { id, ...owner });

/** As `deleteImages`. */
export async function deleteFiles({ db, services }: Needs, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeFilesLater({ db, services }, (await removeFileRows(db, ids)).map(fileKey));
}

/** Who may see a picture: its owner, and whoever may read one of the items that show it. */
import type { Database } from '#platform/db/database.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { ShownImage } from './image.store.ts';

/** Says of pictures of members that they are for everybody. */
export const ANYONE = 'anyone';

/** Whether the viewer may read one of these items now. */
export type ReadingRule = (db: Database, viewer: Viewer, itemIds: readonly string[]) => Promise<boolean>;

/** Until whoever knows has said so, nobody may. */
const rule: { current: ReadingRule } = { current: async () => false };

/** Called once by the module that knows who may read what, as it is loaded. */
export function setReadingRule(ask: ReadingRule): void {
  rule.current = ask;
}

export const isForAnyone = async (db: Database, { shownBy }: ShownImage): Promise<boolean> =>
  shownBy.includes(ANYONE) || (shownBy.length > 0 && (await rule.current(db, null, shownBy)));

/** Of a picture that is not for everybody. */
export const maySee = async (db: Database, { ownerId, shownBy }: ShownImage, viewer: Viewer): Promise<boolean> =>
  viewer !== null && (ownerId === viewer.id || (shownBy.length > 0 && (await rule.current(db, viewer, shownBy))));

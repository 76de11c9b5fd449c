/** Pictures are seen by whoever may read one of the items that show them. */
import { setReadingRule } from '#modules/media/server/media.public.ts';
import { audienceShownTo } from './audience.store.ts';
import { maySee } from './item.policy.ts';
import { findItem } from './item.store.ts';

setReadingRule(async (db, viewer, itemIds) => {
  for (const id of itemIds) {
    if (viewer === null && (await audienceShownTo(db, id)) === null) return true;
    const item = viewer === null ? null : await findItem(db, id, viewer.id);
    if (item !== null && maySee(item, viewer)) return true;
  }
  return false;
});

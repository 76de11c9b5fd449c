import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Figure, ShownFigure } from '../figure.contract.ts';
import { showOwn } from './image.store.ts';

/**
 * The pictures of an item as it will show them, all of them its writer's own and shown by nothing else: from now on whoever may read
 * the item sees them. Throws at the field of the first that is not.
 */
export async function shownFigures(
  db: Database,
  { ownerId, itemId }: { ownerId: string; itemId: string },
  figures: readonly Figure[],
): Promise<ShownFigure[]> {
  if (figures.length === 0) return [];
  const ids = figures.map(({ mediaId }) => mediaId);
  const images = new Map((await showOwn(db, { ownerId, purpose: 'post', by: itemId }, ids)).map((row) => [row.id, row.ref]));
  return figures.map(({ mediaId, caption, alt }, i) => {
    const image = images.get(mediaId);
    if (image === undefined) throw new Failure('request.invalid', { fields: { [`images.${i}.mediaId`]: 'media.validation.imageGone' } });
    return { ...image, caption, alt };
  });
}

import type { ImageRef } from '#modules/media/media.contract.ts';
import { readRendition, renditionsOf, storeImage } from '#modules/media/server/media.public.ts';
import { handle } from '#platform/operation/handler.ts';
import { copyPictures } from '../case-pictures.contract.ts';
import { isGoneFor } from './message.policy.ts';
import { messagesByIds } from './message.store.ts';
import { accessSeat } from './seat.view.ts';

export const casePictureHandlers = [
  handle(copyPictures, async ({ db, viewer, services }, { id, messageIds }) => {
    const { me } = await accessSeat(db, id, viewer.id);
    const shown = await messagesByIds(db, me, messageIds);
    const withPicture = shown.flatMap((row) => (row.image === null || isGoneFor(row, me) ? [] : [{ ...row, image: row.image }]));
    const staying = withPicture.filter(({ expiresAt }) => expiresAt === null).sort((a, b) => a.seq - b.seq);
    const images: ImageRef[] = [];
    for (const { image } of staying) {
      const bytes = await readRendition(services, 'chat', image.id, image.widths.at(-1) ?? image.width);
      // Gone since the row was read.
      if (bytes === null) continue;
      images.push(await storeImage({ db, services }, { ownerId: viewer.id, purpose: 'case' }, await renditionsOf(bytes)));
    }
    return { images, left: withPicture.length - images.length };
  }),
];

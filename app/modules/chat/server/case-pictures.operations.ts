import { dropStored, ownStored, readRendition, renditionsOf, type StoredImage, storeImage } from '#modules/media/server/media.public.ts';
import { handlePrepared } from '#platform/operation/handler.ts';
import { copyPictures } from '../case-pictures.contract.ts';
import { isGoneFor } from './message.policy.ts';
import { messagesByIds } from './message.store.ts';
import { accessSeat } from './seat.view.ts';

export const casePictureHandlers = [
  handlePrepared(
    copyPictures,
    async ({ db, viewer, services }, { id, messageIds }) => {
      const { me } = await accessSeat(db, id, viewer.id);
      const shown = await messagesByIds(db, me, messageIds);
      const withPicture = shown.flatMap((row) => (row.image === null || isGoneFor(row, me) ? [] : [{ ...row, image: row.image }]));
      const staying = withPicture.filter(({ expiresAt }) => expiresAt === null).sort((a, b) => a.seq - b.seq);
      const copies: StoredImage[] = [];
      for (const { image } of staying) {
        const bytes = await readRendition(services, 'chat', image.id, image.widths.at(-1) ?? image.width);
        // Gone since the row was read.
        if (bytes === null) continue;
        copies.push(await storeImage(services, 'case', await renditionsOf(bytes)));
      }
      return { copies, left: withPicture.length - copies.length };
    },
    async ({ db, viewer }, _, { copies, left }) => ({
      images: await Promise.all(copies.map((copy) => ownStored(db, viewer.id, copy))),
      left,
    }),
    async (context, { copies }) => {
      for (const copy of copies) await dropStored(context, copy);
    },
  ),
];

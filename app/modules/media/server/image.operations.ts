import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { blurImage, uploadImage } from '../media.contract.ts';
import { deleteUnkeptImages, readLargest, storeImage } from './media.public.ts';
import { renditionsOf } from './rendition.client.ts';

export const imageHandlers = [
  handle(uploadImage, async ({ db, viewer, services, file }, { purpose }) => {
    if (file === null) throw new Failure('media.notAnImage');
    return storeImage({ db, services }, { ownerId: viewer.id, purpose }, await renditionsOf(file.bytes));
  }),

  handle(blurImage, async ({ db, viewer, services }, { id, areas }) => {
    const image = await readLargest({ db, services }, viewer.id, id);
    if (image === null) throw new Failure('media.notFound');
    const blurred = await storeImage(
      { db, services },
      { ownerId: viewer.id, purpose: image.purpose },
      await renditionsOf(image.bytes, areas),
    );
    // What is shown somewhere is shown there until its author publishes the change.
    await deleteUnkeptImages({ db, services }, [id]);
    return blurred;
  }),
];

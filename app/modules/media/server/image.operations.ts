import { Failure } from '#platform/operation/failure.ts';
import { handlePrepared } from '#platform/operation/handler.ts';
import { blurImage, uploadImage } from '../media.contract.ts';
import { deleteUnkeptImages, dropStored, ownStored, readLargest, storeImage } from './media.public.ts';
import { renditionsOf } from './rendition.client.ts';

export const imageHandlers = [
  handlePrepared(
    uploadImage,
    async ({ file, services }, { purpose }) => {
      if (file === null) throw new Failure('media.notAnImage');
      return storeImage(services, purpose, await renditionsOf(file.bytes));
    },
    ({ db, viewer }, _, stored) => ownStored(db, viewer.id, stored),
    dropStored,
  ),

  handlePrepared(
    blurImage,
    async ({ db, viewer, services }, { id, areas }) => {
      const image = await readLargest({ db, services }, viewer.id, id);
      if (image === null) throw new Failure('media.notFound');
      return storeImage(services, image.purpose, await renditionsOf(image.bytes, areas));
    },
    async ({ db, viewer, services }, { id }, stored) => {
      const blurred = await ownStored(db, viewer.id, stored);
      // What is shown somewhere is shown there until its author publishes the change.
      await deleteUnkeptImages({ db, services }, [id]);
      return blurred;
    },
    dropStored,
  ),
];

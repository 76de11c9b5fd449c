import { Failure } from '#platform/operation/failure.ts';
import { handlePrepared } from '#platform/operation/handler.ts';
import { blurImage, uploadImage } from '../media.contract.ts';
import { deleteUnkeptImages, readLargest, storeImage } from './media.public.ts';
import { renditionsOf } from './rendition.client.ts';

export const imageHandlers = [
  handlePrepared(
    uploadImage,
    async ({ file }) => {
      if (file === null) throw new Failure('media.notAnImage');
      return renditionsOf(file.bytes);
    },
    ({ db, viewer, services }, { purpose }, renditions) => storeImage({ db, services }, { ownerId: viewer.id, purpose }, renditions),
  ),

  handlePrepared(
    blurImage,
    async ({ db, viewer, services }, { id, areas }) => {
      const image = await readLargest({ db, services }, viewer.id, id);
      if (image === null) throw new Failure('media.notFound');
      return { purpose: image.purpose, renditions: await renditionsOf(image.bytes, areas) };
    },
    async ({ db, viewer, services }, { id }, { purpose, renditions }) => {
      const blurred = await storeImage({ db, services }, { ownerId: viewer.id, purpose }, renditions);
      // What is shown somewhere is shown there until its author publishes the change.
      await deleteUnkeptImages({ db, services }, [id]);
      return blurred;
    },
  ),
];

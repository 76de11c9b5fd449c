import { randomBytes } from 'node:crypto';
import { Failure } from '#platform/operation/failure.ts';
import { handlePrepared } from '#platform/operation/handler.ts';
import { uploadFile } from '../file.contract.ts';
import { insertFile } from './file.store.ts';
import { removeFilesLater } from './file-removal.job.ts';
import { pdfName, pdfRefusal } from './pdf.policy.ts';
import { fileKey } from './storage-key.policy.ts';

export const fileHandlers = [
  handlePrepared(
    uploadFile,
    async ({ services, file }) => {
      if (file === null) throw new Failure('media.notAPdf');
      const refusal = pdfRefusal(file.bytes);
      if (refusal !== null) throw new Failure(`media.${refusal}`);
      const ref = { id: randomBytes(12).toString('base64url'), name: pdfName(file.filename), bytes: file.bytes.length };
      // Bytes first: a row never points at nothing.
      await services.storage.put(fileKey(ref.id), file.bytes, 'application/pdf');
      return ref;
    },
    async ({ db, viewer }, { purpose }, ref) => {
      await insertFile(db, { ...ref, ownerId: viewer.id, purpose });
      return ref;
    },
    (context, { id }) => removeFilesLater(context, [fileKey(id)]),
  ),
];

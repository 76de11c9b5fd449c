import { randomBytes } from 'node:crypto';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { uploadFile } from '../file.contract.ts';
import { insertFile } from './file.store.ts';
import { pdfName, pdfRefusal } from './pdf.policy.ts';
import { fileKey } from './storage-key.policy.ts';

export const fileHandlers = [
  handle(uploadFile, async ({ db, viewer, services, file }, { purpose }) => {
    if (file === null) throw new Failure('media.notAPdf');
    const refusal = pdfRefusal(file.bytes);
    if (refusal !== null) throw new Failure(`media.${refusal}`);
    const ref = { id: randomBytes(12).toString('base64url'), name: pdfName(file.filename), bytes: file.bytes.length };
    // Bytes first: a row never points at nothing.
    await services.storage.put(fileKey(ref.id), file.bytes, 'application/pdf');
    await insertFile(db, { ...ref, ownerId: viewer.id, purpose });
    return ref;
  }),
];

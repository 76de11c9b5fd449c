/** A queue of pictures on their way to the server, one after the other so that each has the whole line. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { type ImageRef, MAX_IMAGE_BYTES, type MediaPurpose, uploadImage } from '../../media.contract.ts';
import { uploadProblem } from './upload-problem.tsx';

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'uploading' | 'failed';
  /** Text key of `media`, or null when `message` says it. */
  readonly problem: string | null;
  /** In the reader's language, from the server. */
  readonly message: string | null;
}

export interface ImageUpload {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
}

export const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;
/** Some browsers know no type for HEIC. */
const ACCEPTED_NAME = /\.(?:jpe?g|png|webp|hei[cf])$/i;

const isPicture = (file: File) => (file.type === '' ? ACCEPTED_NAME.test(file.name) : ACCEPTED.some((type) => type === file.type));

/** What can be told without sending it. */
function problemOf(file: File): string | null {
  if (!isPicture(file)) return 'error.notAnImage';
  return file.size > MAX_IMAGE_BYTES ? 'error.tooLarge' : null;
}

/** `room`: how many more pictures may be added. */
export function useImageUpload(purpose: MediaPurpose, room: number, onUploaded: (image: ImageRef, file: File) => void): ImageUpload {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const done = useRef(onUploaded);
  done.current = onUploaded;

  const change = useCallback(
    (id: string, some: Partial<Upload>) => setUploads((known) => known.map((one) => (one.id === id ? { ...one, ...some } : one))),
    [],
  );
  const drop = useCallback((id: string) => setUploads((known) => known.filter((one) => one.id !== id)), []);

  const next = uploads.some(({ state }) => state === 'uploading') ? undefined : uploads.find(({ state }) => state === 'waiting');

  useEffect(() => {
    if (next === undefined) return;
    const { id, file } = next;
    change(id, { state: 'uploading' });
    callOverHttp(uploadImage, { purpose }, { file, idempotencyKey: id }).then(
      (image) => {
        drop(id);
        done.current(image, file);
      },
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        change(id, { state: 'failed', problem: uploadProblem(error), message: error.body.message });
      },
    );
  }, [next, purpose, change, drop]);

  const add = useCallback(
    (files: readonly File[]) =>
      setUploads((known) => {
        const free = Math.max(0, room - known.filter(({ state }) => state !== 'failed').length);
        const fresh = files.map((file, i): Upload => {
          const problem = problemOf(file) ?? (i < free ? null : 'upload.noRoom');
          return { id: crypto.randomUUID(), file, state: problem === null ? 'waiting' : 'failed', problem, message: null };
        });
        return [...known, ...fresh];
      }),
    [room],
  );

  return { uploads, add, drop, retry: useCallback((id) => change(id, { state: 'waiting', problem: null, message: null }), [change]) };
}

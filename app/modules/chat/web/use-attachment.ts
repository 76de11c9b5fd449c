/** One picture or PDF on its way into a message. */
import { useState } from 'react';
import { type FileRef, uploadFile } from '#modules/media/file.contract.ts';
import { type ImageRef, uploadImage } from '#modules/media/media.contract.ts';
import { uploadProblem } from '#modules/media/web/widgets/upload-problem.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';

export interface Attached {
  readonly name: string | null;
  readonly image: ImageRef | null;
  readonly file: FileRef | null;
  readonly pending: boolean;
  readonly failure: CallFailure | null;
}

export interface Attachment extends Omit<Attached, 'failure'> {
  readonly problem: string | null;
  readonly add: (file: File) => void;
  /** Another picture in the place of this one: with something in it made unreadable. */
  readonly replace: (image: ImageRef) => void;
  readonly clear: () => void;
}

const NONE: Attached = { name: null, image: null, file: null, pending: false, failure: null };

/** One at a time: what was taken away while it was on its way, or gave its place to another, does not come back. */
export function createAttaching(upload: (file: File) => Promise<Attached>, show: (attached: Attached) => void) {
  let wanted: File | null = null;
  return {
    async add(file: File): Promise<void> {
      wanted = file;
      show({ ...NONE, name: file.name, pending: true });
      const attached = await upload(file);
      if (wanted === file) show(attached);
    },
    clear() {
      wanted = null;
      show(NONE);
    },
  };
}

async function upload(file: File): Promise<Attached> {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  try {
    const image = isPdf ? null : await callOverHttp(uploadImage, { purpose: 'chat' }, { file });
    const pdf = isPdf ? await callOverHttp(uploadFile, { purpose: 'chat' }, { file }) : null;
    return { ...NONE, name: file.name, image, file: pdf };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return { ...NONE, failure: error };
  }
}

export function useAttachment(): Attachment {
  const t = useTexts('media');
  const [{ failure, ...attached }, setAttached] = useState(NONE);
  const [{ add, clear }] = useState(() => createAttaching(upload, setAttached));
  const key = failure === null ? null : uploadProblem(failure);
  return {
    ...attached,
    problem: failure === null ? null : key !== null ? t(key) : failure.body.message || t('file.failed'),
    add: (file) => void add(file),
    replace: (image) => setAttached((known) => ({ ...known, image })),
    clear,
  };
}

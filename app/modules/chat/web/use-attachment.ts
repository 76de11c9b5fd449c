/** One picture or PDF on its way into a message. */
import { useState } from 'react';
import { type FileRef, uploadFile } from '#modules/media/file.contract.ts';
import { type ImageRef, uploadImage } from '#modules/media/media.contract.ts';
import { uploadProblem } from '#modules/media/web/widgets/upload-problem.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';

export interface Attachment {
  readonly name: string | null;
  readonly image: ImageRef | null;
  readonly file: FileRef | null;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly add: (file: File) => void;
  /** Another picture in the place of this one: with something in it made unreadable. */
  readonly replace: (image: ImageRef) => void;
  readonly clear: () => void;
}

const NONE = { name: null, image: null, file: null, pending: false, problem: null };

export function useAttachment(): Attachment {
  const t = useTexts('media');
  const [state, setState] = useState<Omit<Attachment, 'add' | 'replace' | 'clear'>>(NONE);

  async function upload(file: File): Promise<void> {
    setState({ ...NONE, name: file.name, pending: true });
    const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    try {
      const image = isPdf ? null : await callOverHttp(uploadImage, { purpose: 'chat' }, { file });
      const pdf = isPdf ? await callOverHttp(uploadFile, { purpose: 'chat' }, { file }) : null;
      setState({ ...NONE, name: file.name, image, file: pdf });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const key = uploadProblem(error);
      setState({ ...NONE, problem: key !== null ? t(key) : error.body.message || t('file.failed') });
    }
  }
  return {
    ...state,
    add: (file) => void upload(file),
    replace: (image) => setState((known) => ({ ...known, image })),
    clear: () => setState(NONE),
  };
}

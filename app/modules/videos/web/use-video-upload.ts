/** Uploading a video in pieces that can be taken up again, by tus; what it needs is loaded with the first file. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';
import { cutText } from '#platform/i18n/cut-text.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { FILE_NAME, MAX_VIDEO_BYTES, resumeUpload, startUpload, UPLOAD_CHUNK_BYTES } from '../video-upload.contract.ts';

export interface VideoUpload {
  readonly state: 'idle' | 'sending' | 'paused' | 'failed' | 'done';
  readonly videoId: string | null;
  /** 0 to 1 */
  readonly share: number;
  /** In words from the server, or a text key of `videos`. */
  readonly failure: { message?: string; key?: string } | null;
}

const NOTHING: VideoUpload = { state: 'idle', videoId: null, share: 0, failure: null };
/** Milliseconds between tries: a lift, a tunnel, a change of network. */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 60_000];
const REFUSED = new Set([403, 404, 409, 413, 415]);
/** There is nothing any more that could go on. */
const OVER = new Set([404, 413, 415]);
/** What helps with a refusal; with any other, going on does. */
const WORDS: Readonly<Record<number, string>> = { 404: 'error.uploadGone', 409: 'error.uploadElsewhere', 415: 'failure.notVideo' };

/** What is being sent, as long as the page stands: with its file, it can go on without anybody choosing it again. */
interface Sending {
  readonly file: File;
  readonly language: 'en' | 'id';
  id: string | null;
  tus: Upload | null;
  paused: boolean;
}

/** As it is kept with its video: by it, a file that is chosen again is known again. */
export const fileNameOf = ({ name }: Pick<File, 'name'>): string => cutText(name, FILE_NAME).trim();

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** `onChanged`: there is an upload that was not there, or one has arrived. */
export function useVideoUpload(onChanged: () => void) {
  const [upload, setUpload] = useState<VideoUpload>(NOTHING);
  const current = useRef<Sending | null>(null);

  const fail = useCallback((sending: Sending, isOver: boolean, failure: VideoUpload['failure']) => {
    if (current.current !== sending) return;
    if (isOver) current.current = null;
    setUpload((before) => ({ ...before, state: 'failed', videoId: isOver ? null : sending.id, failure }));
  }, []);

  const send = useCallback(
    async (sending: Sending, id: string, uploadUrl: string) => {
      const { Upload } = await import('tus-js-client');
      // It was paused, or another was begun, or the page was left, meanwhile.
      if (current.current !== sending || sending.paused) return;
      sending.tus = new Upload(sending.file, {
        uploadUrl: new URL(uploadUrl, location.origin).href,
        uploadSize: sending.file.size,
        chunkSize: UPLOAD_CHUNK_BYTES,
        retryDelays: RETRY_DELAYS,
        storeFingerprintForResuming: false,
        onShouldRetry: (error) => !REFUSED.has(error.originalResponse?.getStatus() ?? 0),
        onProgress: (sent, all) => setUpload((before) => ({ ...before, share: all === 0 ? 0 : sent / all })),
        onError: (error) => {
          const status = ('originalResponse' in error ? error.originalResponse?.getStatus() : undefined) ?? 0;
          const key = WORDS[status] ?? (OVER.has(status) ? 'upload.broken' : 'upload.cut');
          fail(sending, OVER.has(status), { key });
        },
        onSuccess: () => {
          current.current = null;
          setUpload((before) => ({ ...before, state: 'done', share: 1 }));
          onChanged();
        },
      });
      setUpload((before) => ({ ...before, state: 'sending', videoId: id, failure: null }));
      sending.tus.start();
    },
    [onChanged, fail],
  );

  const run = useCallback(
    async (sending: Sending) => {
      try {
        const { file, language, id } = sending;
        if (id !== null) return await send(sending, id, (await callOverHttp(resumeUpload, { id })).uploadUrl);
        const started = await callOverHttp(startUpload, { fileName: fileNameOf(file), bytes: file.size, language });
        sending.id = started.id;
        onChanged();
        await send(sending, started.id, started.uploadUrl);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        const { fields, message } = error.body;
        const said = fields?.bytes ?? message;
        const isOver = sending.id === null || error.status === 404 || error.status === 409;
        fail(sending, isOver, said === '' ? { key: isOver ? 'upload.broken' : 'upload.cut' } : { message: said });
      }
    },
    [send, fail, onChanged],
  );

  /** Begins with a file, or goes on with an upload of it that was interrupted. */
  const begin = useCallback(
    async (file: File, language: 'en' | 'id', interruptedId: string | null) => {
      if (file.size > MAX_VIDEO_BYTES) {
        setUpload({ ...NOTHING, state: 'failed', failure: { key: 'validation.tooLarge' } });
        return;
      }
      const before = current.current;
      const id = before !== null && isSame(before.file, file) ? before.id : interruptedId;
      current.current = { file, language, id, tus: null, paused: false };
      setUpload({ ...NOTHING, state: 'sending', videoId: id });
      await run(current.current);
    },
    [run],
  );

  const pause = useCallback(() => {
    if (current.current === null) return;
    current.current.paused = true;
    void current.current.tus?.abort();
    setUpload((before) => ({ ...before, state: 'paused' }));
  }, []);
  /** After a pause or a cut: by a fresh address, for that of before may have expired. */
  const goOn = useCallback(() => {
    if (current.current === null) return;
    // One for each run: what is still under way of the last one says nothing any more.
    current.current = { ...current.current, tus: null, paused: false };
    setUpload((before) => ({ ...before, state: 'sending', failure: null }));
    void run(current.current);
  }, [run]);

  // Nobody would see it going on, and choosing the file again would send it twice at once.
  useEffect(
    () => () => {
      void current.current?.tus?.abort();
      current.current = null;
    },
    [],
  );
  const isSending = upload.state === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);

  return { upload, begin, pause, goOn };
}

/** Uploading a video in pieces that can be taken up again, by tus; what it needs is loaded with the first file. */
import { useCallback, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { MAX_VIDEO_BYTES, resumeUpload, startUpload, UPLOAD_CHUNK_BYTES } from '../video-upload.contract.ts';

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
/** What helps with a refusal; with any other, choosing the same file again does. */
const WORDS: Readonly<Record<number, string>> = { 404: 'error.uploadGone', 409: 'error.uploadElsewhere', 415: 'failure.notVideo' };

export function useVideoUpload(onSent: (videoId: string) => void) {
  const [upload, setUpload] = useState<VideoUpload>(NOTHING);
  const running = useRef<Upload | null>(null);

  const send = useCallback(
    async (file: File, address: { id: string; uploadUrl: string }) => {
      const { Upload } = await import('tus-js-client');
      const tus = new Upload(file, {
        uploadUrl: new URL(address.uploadUrl, location.origin).href,
        uploadSize: file.size,
        chunkSize: UPLOAD_CHUNK_BYTES,
        retryDelays: RETRY_DELAYS,
        storeFingerprintForResuming: false,
        onShouldRetry: (error) => !REFUSED.has(error.originalResponse?.getStatus() ?? 0),
        onProgress: (sent, all) => setUpload((before) => ({ ...before, share: all === 0 ? 0 : sent / all })),
        onError: (error) => {
          const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;
          setUpload((before) => ({ ...before, state: 'failed', failure: { key: WORDS[status ?? 0] ?? 'upload.broken' } }));
        },
        onSuccess: () => {
          setUpload((before) => ({ ...before, state: 'done', share: 1 }));
          onSent(address.id);
        },
      });
      running.current = tus;
      setUpload((before) => ({ ...before, state: 'sending', videoId: address.id, failure: null }));
      tus.start();
    },
    [onSent],
  );

  /** Begins with a file, or goes on with an upload that was interrupted. */
  const begin = useCallback(
    async (file: File, language: 'en' | 'id', interruptedId: string | null) => {
      if (file.size > MAX_VIDEO_BYTES) {
        setUpload({ ...NOTHING, state: 'failed', failure: { key: 'validation.tooLarge' } });
        return;
      }
      setUpload({ ...NOTHING, state: 'sending', videoId: interruptedId });
      try {
        const address =
          interruptedId === null
            ? await callOverHttp(startUpload, { fileName: file.name.slice(0, 200), bytes: file.size, language })
            : { id: interruptedId, ...(await callOverHttp(resumeUpload, { id: interruptedId })) };
        await send(file, address);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        const { fields, message } = error.body;
        const said = fields?.bytes ?? message;
        setUpload({ ...NOTHING, state: 'failed', failure: said === '' ? { key: 'upload.broken' } : { message: said } });
      }
    },
    [send],
  );

  const pause = useCallback(() => {
    void running.current?.abort();
    setUpload((before) => ({ ...before, state: 'paused' }));
  }, []);
  const goOn = useCallback(() => {
    running.current?.start();
    setUpload((before) => ({ ...before, state: 'sending', failure: null }));
  }, []);

  return { upload, begin, pause, goOn };
}

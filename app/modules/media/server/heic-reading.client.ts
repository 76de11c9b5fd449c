/**
 * Makes JPEG of HEIC, which phones take and of which sharp's own build reads the head alone. The decoder works without a pause, seconds
 * for a picture of a phone: it has a thread of its own, which is ended with the picture, so that its memory is given back.
 */
import { Worker } from 'node:worker_threads';
import { Failure } from '#platform/operation/failure.ts';

export type HeicResult = { readonly jpeg: Uint8Array } | { readonly fault: string };

/** The largest that is taken needs half of it on a busy machine. */
const TIMEOUT_MS = 20_000;
/** Beside the picture itself, which `MAX_PIXELS` bounds. */
const MEMORY_MB = 512;

/** Throws `media.broken`, also for what takes too long or too much. */
export async function heicToJpeg(bytes: Uint8Array, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  const thread = new Worker(new URL('./heic-thread.client.ts', import.meta.url), { execArgv: [], env: {}, resourceLimits });
  try {
    const result = await answerOf(thread, bytes, timeoutMs);
    if ('fault' in result) throw new Failure('media.broken', { cause: result.fault });
    return Buffer.from(result.jpeg);
  } finally {
    await thread.terminate();
  }
}

const answerOf = (thread: Worker, bytes: Uint8Array, timeoutMs: number): Promise<HeicResult> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ fault: `took longer than ${timeoutMs} ms` }), timeoutMs);
    thread.on('message', resolve);
    // Too much memory is the picture's fault; whatever else it fails of is ours.
    thread.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ fault: error.message }) : reject(error),
    );
    thread.on('exit', () => {
      clearTimeout(timer);
      resolve({ fault: 'the thread ended' });
    });
    thread.postMessage(bytes);
  });

/** Runs in a thread of its own, which heic-reading.client.ts starts for one picture, and ends. */
import { parentPort } from 'node:worker_threads';
import convert from 'heic-convert';
import type { HeicResult } from './heic-reading.client.ts';

/** sharp compresses it again: what is lost here would be lost twice. */
const QUALITY = 0.95;

parentPort?.once('message', (bytes: Uint8Array) => void read(bytes).then((result) => parentPort?.postMessage(result)));

const read = (buffer: Uint8Array): Promise<HeicResult> =>
  convert({ buffer, format: 'JPEG', quality: QUALITY }).then(
    (jpeg) => ({ jpeg }),
    (error: unknown) => ({ fault: String(error) }),
  );

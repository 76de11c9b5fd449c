/** A database as durable as a real one, of which nothing is left when the program that asked for it has ended, however it ended. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from './embedded.ts';
import { atProcessEnd } from './process-end.ts';

export interface ScratchDatabase {
  readonly url: string;
  /** Of the server's first process. */
  readonly pid: number;
  /** For whatever else is to be gone afterwards. */
  readonly folder: string;
  stop(): Promise<void>;
  /** On the files of before. */
  startAgain(): Promise<void>;
  remove(): Promise<void>;
}

/** `name` says in the folder's name whose it is, `command` what to type to have it. */
export async function openScratchDatabase(name: string, command: string): Promise<ScratchDatabase> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `kolegia-${name}-`));
  // Where the server's user may pass, its files lie in the folder and go with it.
  chmodSync(folder, 0o755);
  const start = () => startEmbedded({ dataFolder: folder, command });
  let database = await start();
  const removeFiles = () => {
    for (const place of [database.folder, folder]) rmSync(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  const ended = atProcessEnd(() => {
    // At once: what it would write in order to end well is thrown away.
    database.abandon();
    database.abandon();
    removeFiles();
  });
  return {
    get url() {
      return database.url;
    },
    get pid() {
      return database.pid;
    },
    folder,
    stop: () => database.stop(),
    async startAgain() {
      database = await start();
    },
    async remove() {
      await database.stop();
      ended();
      removeFiles();
    },
  };
}

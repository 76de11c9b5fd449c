import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

const DAY_MS = 86_400_000;
const UNFINISHED = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * flydrive's disk with writes that are whole or not there: its own may be seen half written, and leave half a file when the
 * process dies.
 */
export class AtomicDisk extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = path.join(this.#folder, key);
    // Beside the target, for a rename is atomic within one file system only. No key starts with a dot.
    const unfinished = path.join(path.dirname(target), `.${randomUUID()}`);
    await mkdir(path.dirname(target), { recursive: true });
    try {
      // Flushed before the rename, or a power cut could leave an empty file under the final name.
      await writeFile(unfinished, contents, { flush: true });
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** What a process that was killed had begun to write: older than a day nobody is writing it any more. */
  async clearUnfinished(now = Date.now()): Promise<void> {
    for await (const entry of await opendir(this.#folder, { recursive: true })) {
      if (!entry.isFile() || !UNFINISHED.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      const begun = await stat(file).catch(() => null);
      if (begun !== null && now - begun.mtimeMs > DAY_MS) await rm(file, { force: true });
    }
  }

  /** flydrive hands out the whole memory behind the buffer, which may be longer than the file. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(path.join(this.#folder, key));
  }
}

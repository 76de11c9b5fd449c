import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** For what messages that do not leave are kept in, as long as a file of tests runs. */
export function outboxFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-outbox-'));
  folders.push(folder);
  return folder;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

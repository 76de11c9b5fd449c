import { setTimeout as sleep } from 'node:timers/promises';
import { isMigrated } from '#platform/db/migrate.ts';
import { StartError } from '../database/data-folder.ts';
import { withClient } from '../database/extensions.ts';

const PATIENCE = 300_000;
const EVERY = 1_000;

interface Options {
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  readonly patience?: number;
}

/** Waits until a server has brought the schema up to date: what only works with a database does not change it. */
export async function awaitSchema(url: string, { say, signal, patience = PATIENCE }: Options): Promise<void> {
  const end = performance.now() + patience;
  for (let attempt = 0; !(await withClient(url, isMigrated)); attempt += 1) {
    if (performance.now() + EVERY > end)
      throw new StartError('The database lacks tables or columns of this version. Start a server of this version once: it brings them.');
    if (attempt === 0) say('  Waiting for a server of this version to bring the schema up to date');
    await sleep(EVERY, undefined, { signal });
  }
}

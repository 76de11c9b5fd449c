import path from 'node:path';
import { type Config, environmentFor, type ReadyConfig, readyConfig } from '#platform/config/config.ts';
import { demoSecret } from '../database/data-folder.ts';
import { startEmbedded } from '../database/embedded.ts';
import { awaitDatabase } from './await-database.ts';
import { runScript } from './child.ts';
import type { Shutdown } from './shutdown.ts';
import type { Steps } from './steps.mjs';

interface Surroundings {
  readonly steps: Steps;
  readonly shutdown: Shutdown;
  /** What the user typed. */
  readonly command: string;
}

/** Everything a server needs before it can serve: a database with the newest schema and, where wanted, the sample world. */
export async function prepare(config: Config, { steps, shutdown, command }: Surroundings): Promise<ReadyConfig> {
  const found: { secret?: string; databaseUrl?: string } = {};
  if (config.secret === undefined) found.secret = ownSecret(config, steps);
  const given = config.database.url;
  if (given === undefined) found.databaseUrl = await steps.step('Database', () => embedded(config, { steps, shutdown, command }));
  else await steps.step('Database', () => awaitDatabase(given, { say: steps.print, signal: shutdown.signal }));
  const ready = readyConfig(config, found);
  await steps.step('Schema', async () => {
    const { migrate } = await import('#platform/db/migrate.ts');
    await migrate({ databaseUrl: ready.database.url });
  });
  if (ready.sampleWorld) await seedIfEmpty(ready, { steps, shutdown, command });
  return ready;
}

function ownSecret(config: Config, steps: Steps): string {
  const { secret, file, isNew } = demoSecret(config.dataFolder);
  if (isNew) steps.print(`  SECRET is not set: made one and keep it in ${path.relative('', file)}`);
  return secret;
}

async function embedded(config: Config, { steps, shutdown, command }: Surroundings): Promise<string> {
  const starting = startEmbedded({
    dataFolder: config.dataFolder,
    command,
    keeping: {
      say: steps.print,
      giveUp(why) {
        steps.print(why);
        void shutdown.stop(1);
      },
    },
  });
  // Registered before it has started: a Ctrl-C in between waits for the start and then stops it.
  let abandon: (() => void) | undefined;
  shutdown.defer(
    async () => (await starting.catch(() => undefined))?.stop(),
    () => abandon?.(),
  );
  const database = await starting;
  abandon = () => database.abandon();
  for (const remark of database.remarks) steps.print(`  ${remark}`);
  return database.url;
}

async function seedIfEmpty(config: ReadyConfig, { steps, shutdown: { signal } }: Surroundings): Promise<void> {
  const { isEmpty } = await import('#sample/is-empty.ts');
  if (!(await isEmpty({ databaseUrl: config.database.url }))) return;
  const onLine = (line: string) => steps.print(`  ${line}`);
  await steps.step('Sample world', () => runScript('sample/seed.ts', [], { env: environmentFor(config), signal, onLine }));
}

/** `npm run seed -- --scale 200000x1000000`: fills the configured or embedded database. */

import { spawn } from 'node:child_process';
import process from 'node:process';
import { environmentFor, loadConfig, PROJECT_FOLDER, readyConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { demoSecret } from '../database/data-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { atProcessEnd } from '../database/process-end.ts';

const config = loadConfig();
const database = await openDatabase(config, 'npm run seed');
try {
  const ready = readyConfig(config, { databaseUrl: database.url, secret: config.secret ?? demoSecret(config.dataFolder).secret });
  await migrate({ databaseUrl: database.url });
  const child = spawn(process.execPath, ['sample/seed.ts', ...process.argv.slice(3)], {
    cwd: PROJECT_FOLDER,
    env: environmentFor(ready),
    stdio: 'inherit',
  });
  child.once(
    'exit',
    atProcessEnd(() => child.kill()),
  );
  process.exitCode = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
} finally {
  await database.close();
}

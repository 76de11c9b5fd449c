/** `npm run worker`: events and jobs of an installation whose servers run with JOBS=off. */
import process from 'node:process';
import { readyConfig } from '#platform/config/config.ts';
import { awaitDatabase } from './await-database.ts';
import { awaitSchema } from './await-schema.ts';
import { runProgram } from './program.ts';

process.env.NODE_ENV = 'production';

await runProgram({ command: 'npm run worker', silent: true }, async ({ config, steps, shutdown }) => {
  const ready = readyConfig(config);
  await steps.step('Database', () => awaitDatabase(ready.database.url, { say: steps.print, signal: shutdown.signal }));
  await steps.step('Schema', () => awaitSchema(ready.database.url, { say: steps.print, signal: shutdown.signal }));
  const worker = await steps.step('Worker', async () => (await import('../../worker.ts')).startWorker(ready));
  shutdown.defer(() => worker.close());
  steps.print('The worker is ready   (Ctrl-C stops it)');
});

/**
 * `node bench/chat.ts`: the crowd of `npm run bench` by itself, on a sample world of its own. `--sockets 2000` is how many in all,
 * `--rate 50` how many messages a second, `--seconds 20` for how long.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { migrate } from '#platform/db/migrate.ts';
import { openScratchDatabase } from '../tools/database/scratch-database.ts';
import { buildProduct } from '../tools/run/build-product.ts';
import { createSteps } from '../tools/run/steps.mjs';
import { measuredEnvironment } from './measured-environment.ts';
import { runProgram, startProgram } from './programs.ts';
import { crowdSection } from './report.ts';
import { CROWD, CROWD_SETTINGS, measureCrowd } from './sockets.ts';

const { values } = parseArgs({
  options: { sockets: { type: 'string' }, rate: { type: 'string' }, seconds: { type: 'string' }, pairs: { type: 'string' } },
});
const size = {
  sockets: Number(values.sockets ?? CROWD.sockets),
  rate: Number(values.rate ?? CROWD.rate),
  seconds: Number(values.seconds ?? CROWD.seconds),
  pairs: Number(values.pairs ?? CROWD.pairs),
};
await buildProduct(createSteps());
const database = await openScratchDatabase('bench-chat', 'node bench/chat.ts');
const port = 20_000 + Math.floor(Math.random() * 20_000);
const url = `http://127.0.0.1:${port}`;
try {
  await migrate({ databaseUrl: database.url });
  const env = {
    ...measuredEnvironment(database),
    ...CROWD_SETTINGS,
    PORT: String(port),
    PUBLIC_URL: url,
  };
  await runProgram(['sample/seed.ts'], env);
  const server = await startProgram(['bench/measured-server.ts'], env);
  process.stdout.write(`${crowdSection(await measureCrowd({ url, pid: server.pid }, size)).join('\n')}\n`);
  await server.stop();
} finally {
  await database.remove();
}

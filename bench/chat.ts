/**
 * `node bench/chat.ts`: the crowd of `npm run bench` by itself, on a sample world of its own. `--sockets 2000` is how many in all,
 * `--rate 50` how many messages a second, `--seconds 20` for how long. Run `npm run build` first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { migrate } from '#platform/db/migrate.ts';
import { startEmbedded } from '../tools/database/embedded.ts';
import { atProcessEnd } from '../tools/database/process-end.ts';
import { withoutSettings } from '../tools/run/plain-environment.ts';
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
const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-bench-chat-'));
const database = await startEmbedded({ dataFolder: folder, command: 'bench/chat.ts' });
atProcessEnd(() => database.abandon());
const port = 20_000 + Math.floor(Math.random() * 20_000);
const url = `http://127.0.0.1:${port}`;
try {
  await migrate({ databaseUrl: database.url });
  const env = {
    ...withoutSettings(['FFMPEG', 'FFPROBE']),
    ...CROWD_SETTINGS,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    KOLEGIA_DATA: folder,
    SECRET: 'a secret for measuring, and for nothing else',
    SAMPLE_WORLD: 'on',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
  };
  await runProgram(['sample/seed.ts'], env);
  const server = await startProgram(['bench/measured-server.ts'], env);
  process.stdout.write(`${crowdSection(await measureCrowd({ url, pid: server.pid }, size)).join('\n')}\n`);
  await server.stop();
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * `node bench/crash.ts`: kills the server and the database under write load, twenty times, and looks whether every
 * write that was acknowledged is there afterwards. Prints counts; ends with 1 when one was lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { fromPlainText, plainText, type RichText } from '#platform/richtext/richtext.ts';
import { startEmbedded } from '../tools/database/embedded.ts';
import { type RunningProgram, runProgram, startProgram } from './programs.ts';
import { readSubjects, type Subjects } from './targets.ts';

const KILLS = 20;
const WRITERS = 4;
const LOAD_MS = 1_500;

const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-crash-'));
const openDatabase = () => startEmbedded({ dataFolder: folder, command: 'the crash test' });
let database = await openDatabase();
const acknowledged = new Set<string>();
let written = 0;
let refused = 0;

try {
  await migrate({ databaseUrl: database.url });
  await runProgram(['sample/seed.ts'], environment());
  let subjects: Subjects | null = null;
  for (let kill = 1; kill <= KILLS; kill++) {
    const server = await startServer();
    subjects ??= await readSubjects(server.address);
    const load = writeFor(LOAD_MS, server.address, subjects);
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS * (0.3 + 0.5 * ((kill * 7) % 10) * 0.1)));
    const killsDatabase = kill % 2 === 0;
    if (killsDatabase) process.kill(database.pid, 'SIGKILL');
    else server.child.kill('SIGKILL');
    await load;
    if (killsDatabase) {
      await server.stop();
      await database.stop().catch(() => undefined);
      database = await openDatabase();
    }
    const lost = await lostWrites();
    process.stdout.write(
      `${kill}. ${killsDatabase ? 'database' : 'server'} killed: ${acknowledged.size} acknowledged so far, ${lost.length} lost\n`,
    );
    if (lost.length > 0) process.exitCode = 1;
  }
  process.stdout.write(
    `${KILLS} kills, ${written} writes sent, ${acknowledged.size} acknowledged, ${refused} refused or unanswered, ${(await lostWrites()).length} lost\n`,
  );
} finally {
  await database.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    KOLEGIA_DATA: folder,
    SECRET: 'a secret for the crash test, and nothing else',
    SAMPLE_WORLD: 'on',
    LOG_LEVEL: 'fatal',
    RATE_FACTOR: '1000000',
  };
}

function startServer(): Promise<RunningProgram> {
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  return startProgram(['bench/measured-server.ts'], { ...environment(), PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
}

/** Several writers at once; what the server answered with success must never be lost. */
async function writeFor(milliseconds: number, url: string, { caseId, bearer }: Subjects): Promise<void> {
  const until = Date.now() + milliseconds;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (Date.now() < until) {
        const text = `Written under load, number ${written++}`;
        const answered = await fetch(`${url}/api/v3/add-comment`, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          body: JSON.stringify({ itemId: caseId, text: fromPlainText(text) }),
          signal: AbortSignal.timeout(5_000),
        }).then(
          (response) => response.ok,
          () => false,
        );
        if (answered) acknowledged.add(text);
        else {
          refused += 1;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    }),
  );
}

async function lostWrites(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ text: RichText }>('select text from library.comment');
    const present = new Set(rows.map((row) => plainText(row.text)));
    return [...acknowledged].filter((text) => !present.has(text));
  } finally {
    await client.end();
  }
}

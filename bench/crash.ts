/**
 * `npm run crash [-- <kills>]`: kills the server and the database in turn under write load, twenty times, and looks whether every write
 * that was acknowledged is there afterwards, and whether its events were handled. Prints counts; ends with 1 when one was lost.
 */
import process from 'node:process';
import { migrate } from '#platform/db/migrate.ts';
import { freePort } from '../tools/database/free-port.ts';
import { openScratchDatabase } from '../tools/database/scratch-database.ts';
import { buildProduct } from '../tools/run/build-product.ts';
import { createSteps } from '../tools/run/steps.mjs';
import { lostWrites, openWriting, sentSoFar, untoldComments, WRITES, type WritingWorld, writeFor } from './crash-writes.ts';
import { killsIn } from './kills.ts';
import { measuredEnvironment } from './measured-environment.ts';
import { type RunningProgram, runProgram, startProgram } from './programs.ts';
import { eventsHandled } from './settled.ts';

const LOAD_MS = 1_500;
const kills = killsIn(process.argv.slice(2));
if (kills === null) {
  process.stderr.write('How often to kill is a whole number from 1 on: npm run crash -- 6\n');
  process.exit(2);
}

// The servers are those of the production build.
await buildProduct(createSteps());
const database = await openScratchDatabase('crash', 'npm run crash');
/** What kills a server is said here: what it says of that itself is many times as much. Asked each time, for a database that comes back. */
const environment = () => ({ ...measuredEnvironment(database), LOG_LEVEL: 'fatal' });
const say = (words: string) => process.stdout.write(`${words}\n`);

try {
  await migrate({ databaseUrl: database.url });
  await runProgram(['sample/seed.ts'], environment());
  let world: WritingWorld | null = null;
  for (let kill = 1; kill <= kills; kill++) {
    const server = await startServer();
    world ??= await openWriting(server.address, database.url);
    const load = writeFor(LOAD_MS, server.address, world);
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS * (0.3 + 0.5 * ((kill * 7) % 10) * 0.1)));
    const killsDatabase = kill % 2 === 0;
    if (killsDatabase) process.kill(database.pid, 'SIGKILL');
    else server.child.kill('SIGKILL');
    await load;
    if (killsDatabase) {
      await server.stop();
      await database.stop().catch(() => undefined);
      await database.startAgain();
    }
    await report(`${kill}. ${killsDatabase ? 'database' : 'server'} killed`, world);
  }
  if (world !== null) await reportEvents(world);
} finally {
  await database.remove();
}

/** How many of each kind were acknowledged so far, and how many of them are lost. */
async function report(when: string, { acknowledged }: WritingWorld): Promise<void> {
  const lost = await lostWrites(database.url, acknowledged);
  const { comments, answers, reactions, saves } = acknowledged;
  const counts = { comments: comments.size, answers: answers.size, reactions: reactions.size, drafts: saves };
  say(`${when}: ${WRITES.map((kind) => `${counts[kind]} ${kind} acknowledged, ${lost[kind].length} lost`).join('; ')}`);
  if (WRITES.some((kind) => lost[kind].length > 0)) process.exitCode = 1;
}

/** A last server works through what the killed ones have left. */
async function reportEvents(world: WritingWorld): Promise<void> {
  const server = await startServer();
  try {
    await eventsHandled(database.url);
  } finally {
    await server.stop();
  }
  const { acknowledged } = world;
  await report(`${kills} kills, ${sentSoFar()} writes sent, ${acknowledged.refused} refused or unanswered`, world);
  const untold = await untoldComments(database.url, acknowledged);
  say(`No event waits; of ${acknowledged.comments.size} comments ${untold.length} did not reach the author of the case`);
  if (untold.length > 0) process.exitCode = 1;
}

async function startServer(): Promise<RunningProgram> {
  const port = String(await freePort());
  return startProgram(['bench/measured-server.ts'], { ...environment(), PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
}

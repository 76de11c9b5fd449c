import type { Config } from '#platform/config/config.ts';
import { loadConfig } from '#platform/config/config.ts';
import { CONFIG_EXIT_CODE, ConfigError } from '#platform/config/config-error.ts';
import { StartError } from '../database/data-folder.ts';
import { refuseSecondStart } from '../database/embedded.ts';
import { isPortFree } from '../database/postmaster.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { createSteps, type Steps } from './steps.mjs';

/** Runs `start` or `dev` so that every failure is told in plain words and nothing stays running after it. */
export async function runProgram(main: (context: { config: Config; steps: Steps; shutdown: Shutdown }) => Promise<void>): Promise<void> {
  const steps = createSteps();
  const shutdown = createShutdown(steps.print);
  try {
    const config = loadConfig();
    if (config.database.url === undefined) refuseSecondStart(config.dataFolder);
    await checkPort(config);
    await main({ config, steps, shutdown });
  } catch (error) {
    if (shutdown.signal.aborted) return;
    const { words, exitCode } = explain(error);
    console.error(`\n${words}`);
    await shutdown.stop(exitCode);
  }
}

async function checkPort({ port, host }: Config): Promise<void> {
  try {
    if (port === 0 || (await isPortFree(port, host))) return;
  } catch (error) {
    throw new StartError(
      `Kolegia may not listen on ${host}, port ${port} (${error instanceof Error ? error.message : error}). Change HOST or PORT.`,
    );
  }
  throw portTaken(port);
}

const portTaken = (port: number) =>
  new StartError(`Port ${port} is taken by another program. Choose another port: PORT=${port === 65_535 ? port - 1 : port + 1} npm start`);

function explain(error: unknown): { words: string; exitCode: number } {
  if (error instanceof ConfigError) return { words: error.message, exitCode: CONFIG_EXIT_CODE };
  if (error instanceof StartError) return { words: error.message, exitCode: 1 };
  // Another program may take the port between our look and the server's.
  if (
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'listen' &&
    'port' in error &&
    'code' in error &&
    error.code === 'EADDRINUSE'
  ) {
    return { words: portTaken(Number(error.port)).message, exitCode: 1 };
  }
  return { words: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 };
}

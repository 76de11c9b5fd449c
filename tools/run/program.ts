import { inspect } from 'node:util';
import type { Config } from '#platform/config/config.ts';
import { loadConfig } from '#platform/config/config.ts';
import { CONFIG_EXIT_CODE, ConfigError } from '#platform/config/config-error.ts';
import { aboutSetting } from '#platform/config/settings.ts';
import { StartError } from '../database/data-folder.ts';
import { refuseSecondStart } from '../database/embedded.ts';
import { isPortFree } from '../database/postmaster.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { createSteps, type Steps } from './steps.mjs';

interface Program {
  /** What the user typed. */
  readonly command: string;
  /** Serves nobody, and works with the database of others: any number of them may run beside a server. */
  readonly silent?: boolean;
}

interface Context {
  readonly config: Config;
  readonly steps: Steps;
  readonly shutdown: Shutdown;
}

/** Runs a server or a worker so that every failure is told in plain words and nothing stays running after it. */
export async function runProgram({ command, silent = false }: Program, main: (context: Context) => Promise<void>): Promise<void> {
  const steps = createSteps();
  const shutdown = createShutdown(steps.print);
  let logLevel: Config['logLevel'] = 'info';
  try {
    const config = loadConfig();
    ({ logLevel } = config);
    if (!silent && config.database.url === undefined) refuseSecondStart(config.dataFolder);
    if (!silent) await checkPort(config, command);
    await main({ config, steps, shutdown });
  } catch (error) {
    if (shutdown.signal.aborted) return;
    const { words, exitCode } = explain(error, command, logLevel);
    console.error(`\n${words}`);
    await shutdown.stop(exitCode);
  }
}

async function checkPort({ port, host }: Config, command: string): Promise<void> {
  try {
    if (await isPortFree(port, host)) return;
  } catch (error) {
    throw new StartError(
      `Kolegia may not listen on ${host}, port ${port} (${error instanceof Error ? error.message : error}).\n` +
        `HOST names an address of this machine, for example HOST=${aboutSetting('HOST').example}; a PORT below 1024 may need more rights.`,
    );
  }
  throw portTaken(port, command);
}

const portTaken = (port: number, command: string) =>
  new StartError(`Port ${port} is taken by another program. Choose another port: PORT=${port === 65_535 ? port - 1 : port + 1} ${command}`);

function explain(error: unknown, command: string, logLevel: Config['logLevel']): { words: string; exitCode: number } {
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
    return { words: portTaken(Number(error.port), command).message, exitCode: 1 };
  }
  return { words: unforeseen(error, command, logLevel), exitCode: 1 };
}

/** Where it happened is of use to those who mend it, who can ask for it. */
function unforeseen(error: unknown, command: string, logLevel: Config['logLevel']): string {
  if (error instanceof Error && (logLevel === 'debug' || logLevel === 'trace')) return inspect(error);
  const said = reasons(error).join('\n  because: ');
  return `Something unforeseen stopped the start: ${said}\nTo see where: LOG_LEVEL=debug ${command}`;
}

/** A refused connection to several addresses has no words of its own. */
function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const first = error instanceof AggregateError && error.message === '' ? reasons(error.errors[0]) : [error.message || error.name];
  return error.cause === undefined ? first : [...first, ...reasons(error.cause)];
}

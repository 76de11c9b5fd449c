import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { environmentFor, PROJECT_FOLDER, processEnvironment } from '#platform/config/config.ts';
import { runScript } from './child.ts';
import { prepare } from './prepare.ts';
import { runProgram } from './program.ts';
import { WATCHED_SERVER } from './watched-server.ts';

process.env.NODE_ENV = 'development';

// The database stays up here while the server beside it restarts with every change of a file that it imports.
const command = 'npm run dev';
await runProgram({ command }, async ({ config, steps, shutdown }) => {
  const [ready] = await Promise.all([
    prepare(config, { steps, shutdown, command }),
    steps.step('Knowledge', () =>
      runScript('tools/knowledge/build-knowledge.ts', [], { env: processEnvironment(), signal: shutdown.signal }),
    ),
  ]);
  const server = spawn(process.execPath, WATCHED_SERVER, { cwd: PROJECT_FOLDER, env: environmentFor(ready), stdio: 'inherit' });
  const end = once(server, 'exit');
  shutdown.defer(
    async () => {
      server.kill('SIGTERM');
      await end;
    },
    () => server.kill('SIGKILL'),
  );
  await end;
  await shutdown.stop(server.exitCode ?? 0);
});

import module from 'node:module';
import process from 'node:process';
import type { ReadyConfig } from '#platform/config/config.ts';
import { SAMPLE_SIGN_INS } from '#sample/sign-ins.ts';
import { buildProduct } from './build-product.ts';
import { prepare } from './prepare.ts';
import { runProgram } from './program.ts';
import { logForReaders } from './readable-log.ts';
import { signInLines } from './sign-in-lines.ts';

// Read by React when it is first imported: without it, pages are rendered by its slower development build.
process.env.NODE_ENV = 'production';

const command = 'npm start';
await runProgram({ command }, async ({ config, steps, shutdown }) => {
  const [ready] = await Promise.all([prepare(config, { steps, shutdown, command }), buildProduct(steps, shutdown.signal)]);
  const server = await steps.step('Server', () => serve(ready, logForReaders(steps.print)));
  shutdown.defer(() => server.close());
  steps.print(`\nKolegia is ready: ${ready.publicUrl}   (Ctrl-C stops it)`);
  for (const line of signInLines(ready, SAMPLE_SIGN_INS)) steps.print(line);
  module.flushCompileCache();
});

async function serve(ready: ReadyConfig, logTo: ReturnType<typeof logForReaders>) {
  const server = await import('../../server.ts');
  return server.serve(ready, { logTo });
}

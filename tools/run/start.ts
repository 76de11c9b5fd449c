import module from 'node:module';
import process from 'node:process';
import { SAMPLE_SIGN_INS } from '#sample/sign-ins.ts';
import { buildProduct } from './build-product.ts';
import { prepare } from './prepare.ts';
import { runProgram } from './program.ts';
import { logForReaders } from './readable-log.ts';
import { serverProgram } from './server-program.ts';
import { signInLines } from './sign-in-lines.ts';

// Read by React when it is first imported: without it, pages are rendered by its slower development build.
process.env.NODE_ENV = 'production';

const command = 'npm start';
await runProgram({ command }, async ({ config, steps, shutdown }) => {
  const built = buildProduct(steps, shutdown.signal).then(() => serverProgram());
  const [ready, { serve }] = await Promise.all([prepare(config, { steps, shutdown, command }), built]);
  const server = await steps.step('Server', () => serve(ready, { logTo: logForReaders(steps.print) }));
  shutdown.defer(() => server.close());
  steps.print(`\nKolegia is ready: ${ready.publicUrl}   (Ctrl-C stops it)`);
  for (const line of signInLines(ready, SAMPLE_SIGN_INS)) steps.print(line);
  module.flushCompileCache();
});

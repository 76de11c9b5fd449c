import module from 'node:module';
import process from 'node:process';
import { PROJECT_FOLDER, processEnvironment, type ReadyConfig } from '#platform/config/config.ts';
import { SAMPLE_SIGN_INS } from '#sample/sign-ins.ts';
import { buildIfNeeded } from './build.ts';
import { runScript } from './child.ts';
import { prepare } from './prepare.ts';
import { runProgram } from './program.ts';

// Read by React when it is first imported: without it, pages are rendered by its slower development build.
process.env.NODE_ENV = 'production';

await runProgram(async ({ config, steps, shutdown }) => {
  const build = () =>
    runScript('node_modules/@react-router/dev/bin.cjs', ['build'], { env: processEnvironment(), signal: shutdown.signal });
  const knowledge = () => runScript('tools/knowledge/build-knowledge.ts', [], { env: processEnvironment(), signal: shutdown.signal });
  const [ready] = await Promise.all([
    prepare(config, { steps, shutdown, command: 'npm start' }),
    // A build empties the folder in which the knowledge is put.
    buildIfNeeded(PROJECT_FOLDER, () => steps.step('Build', build)).then(() => steps.step('Knowledge', knowledge)),
  ]);
  const server = await steps.step('Server', () => serve(ready));
  shutdown.defer(() => server.close());
  steps.print(`\nKolegia is ready: ${ready.publicUrl}   (Ctrl-C stops it)`);
  if (ready.sampleWorld) {
    for (const { address, who } of SAMPLE_SIGN_INS) steps.print(`  sign in as ${address.padEnd(26)} ${who}`);
    steps.print(`  one-time codes appear at ${ready.publicUrl}/outbox`);
  }
  module.flushCompileCache();
});

async function serve(ready: ReadyConfig) {
  const server = await import('../../server.ts');
  return server.serve(ready);
}

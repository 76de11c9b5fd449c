/** The product in production mode in a process of its own, on a database that is given. */
import module from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { loadConfig, PROJECT_FOLDER, readyConfig } from '#platform/config/config.ts';
import { serverProgram } from '../tools/run/server-program.ts';

// As `npm start` does: what was compiled once is not compiled again.
module.enableCompileCache(path.join(PROJECT_FOLDER, 'node_modules/.cache/node'));
const { serve } = await serverProgram();
const server = await serve(readyConfig(loadConfig(), {}));
process.stdout.write(`listening ${server.address}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));

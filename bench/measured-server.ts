/** The product in production mode in a process of its own, on a database that is given. */
import process from 'node:process';
import { loadConfig, readyConfig } from '#platform/config/config.ts';
import { serve } from '../server.ts';

const server = await serve(readyConfig(loadConfig(), {}));
process.stdout.write(`listening ${server.address}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));

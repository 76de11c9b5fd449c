import { loadConfig, readyConfig } from '#platform/config/config.ts';
import { serve } from '../../server.ts';
import { logForReaders } from './readable-log.ts';
import { createShutdown } from './shutdown.ts';

// Started and restarted by dev.ts, which hands over the database in the environment.
const config = readyConfig(loadConfig());
// That it stops is said by the command beside it.
const shutdown = createShutdown(() => undefined, console.error);
const server = await serve(config, { development: true, logTo: logForReaders(console.log) });
shutdown.defer(() => server.close());
console.log(`Kolegia is ready for changes: ${config.publicUrl}   (Ctrl-C stops it)`);

import { loadConfig, readyConfig } from '#platform/config/config.ts';
import { serve } from '../../server.ts';
import { createShutdown } from './shutdown.ts';

// Started and restarted by dev.ts, which hands over the database in the environment.
const config = readyConfig(loadConfig());
const shutdown = createShutdown(() => undefined);
const server = await serve(config, { development: true });
shutdown.defer(() => server.close());
console.log(`Kolegia is ready for changes: ${config.publicUrl}   (Ctrl-C stops it)`);

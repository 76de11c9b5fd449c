import type { Config } from '#platform/config/config.ts';
import { attachEmbedded, startEmbedded } from './embedded.ts';
import { atProcessEnd } from './process-end.ts';

/**
 * The database for a tool that is run by hand: the one in DATABASE_URL, the one that a running `npm start` has, or the
 * embedded one, started for as long as the tool works.
 */
export async function openDatabase(config: Config, command: string): Promise<{ url: string; close(): Promise<void> }> {
  const url = config.database.url ?? attachEmbedded(config.dataFolder)?.url;
  if (url !== undefined) return { url, close: async () => undefined };
  const server = await startEmbedded({ dataFolder: config.dataFolder, command });
  const ended = atProcessEnd(() => server.abandon());
  return {
    url: server.url,
    async close() {
      await server.stop();
      ended();
    },
  };
}

/** Pages straight from their sources, with hot reload. */
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';

export function vitePages() {
  let vite: ViteDevServer | undefined;
  return {
    build: () => vite?.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>,
    async mount(app: FastifyInstance) {
      // Vite imports its settings from a file that it removes at once: by now `node --watch` knows all that is the server's, and would
      // start it again for that one, without end.
      delete process.env.WATCH_REPORT_DEPENDENCIES;
      // Browsers are told of changes over our own server: pages may connect to no other.
      vite = await createServer({ server: { middlewareMode: true, ws: { server: app.server } }, appType: 'custom' });
      const { middlewares } = vite;
      // Vite answers for its own modules and leaves everything else to us.
      app.addHook('onRequest', (request, reply, done) => {
        middlewares(request.raw, reply.raw, done as () => void);
      });
    },
    async close() {
      await vite?.close();
    },
  };
}

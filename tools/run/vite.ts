/** Pages straight from their sources, with hot reload. */
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

export async function startVite() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>,
    async mount(app: FastifyInstance) {
      // Vite answers for its own modules and leaves everything else to us.
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done as () => void);
      });
    },
    close: () => vite.close(),
  };
}

import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../operation/openapi.ts';
import type { Pipeline } from '../operation/pipeline.ts';

/** The contract for people and tools: /api/docs and /api/openapi.json. */
export function mountDocs(app: FastifyInstance, pipeline: Pipeline, publicUrl: string): void {
  let document: object | null = null;
  app.get('/api/openapi.json', async () => {
    document ??= openApiDocument(
      [...pipeline.handlers.values()].map((handler) => handler.operation),
      publicUrl,
    );
    return document;
  });
  void app.register(async (scope) => {
    // The reader is one page with a script of its own beside it and an inline start: it has a policy of its own.
    scope.addHook('onSend', async (_request, reply) => {
      void reply.header('content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'");
    });
    await scope.register(scalar, { routePrefix: '/api/docs', configuration: { url: '/api/openapi.json', withDefaultFonts: false } });
  });
}

import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../operation/openapi.ts';
import type { Pipeline } from '../operation/pipeline.ts';

/** It would offer services of others, ask their servers for letters, and tell them who reads. */
const READER = {
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  telemetry: false,
  withDefaultFonts: false,
};

/** The reader builds its page by itself and styles it by script, hence the styles; its script comes from us alone. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'none'";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Kolegia API</title></head>
<body><script id="api-reference" type="application/json" data-url="/api/openapi.json" data-configuration='${JSON.stringify(READER)}'></script><script src="/api/docs/reader/js/scalar.js"></script></body></html>`;

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
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  // Only for its script: the page it would make by itself starts from an inline one, which our policy refuses.
  app.register(scalar, { routePrefix: '/api/docs/reader', configuration: { url: '/api/openapi.json' } });
}

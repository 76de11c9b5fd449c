import { type FastifyInstance, fastify } from 'fastify';
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

const READER_SCRIPT = '/api/docs/reader/js/scalar.js';

/** The reader builds its page by itself and styles it by script, hence the styles; its script comes from us alone. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'none'";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Kolegia API</title></head>
<body><script id="api-reference" type="application/json" data-url="/api/openapi.json" data-configuration='${JSON.stringify(READER)}'></script><script src="${READER_SCRIPT}"></script></body></html>`;

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
  let script: Promise<string> | null = null;
  app.get(READER_SCRIPT, async (_request, reply) => {
    script ??= readerScript();
    return reply.type('application/javascript; charset=utf-8').send(await script);
  });
}

/**
 * The reader is taken for its script only: the page it would make by itself starts from an inline one, which our policy refuses. It weighs
 * forty megabytes, so it is loaded when somebody reads.
 */
async function readerScript(): Promise<string> {
  const { default: reader } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(reader, { routePrefix: '/', configuration: { url: '/api/openapi.json' } });
  const { body } = await app.inject('/js/scalar.js');
  await app.close();
  return body;
}

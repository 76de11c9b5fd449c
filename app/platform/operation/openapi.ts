/** OpenAPI 3.1 from the operations themselves. */
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { COMMON_ERRORS } from './errors.ts';
import type { Operation } from './operation.ts';

const FailureEnvelope = z
  .strictObject({
    status: z.literal(false),
    response: z.strictObject({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
      requestId: z.string(),
    }),
  })
  .meta({ id: 'Failure' });

export function openApiDocument(operations: Iterable<Operation>, publicUrl: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    const path = operation.http.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.http.method.toLowerCase()]: describe(operation) };
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Kolegia API',
      version: '3',
      description:
        'Answers come as `{ "status": true, "response": … }`, lists as `{ data, nextCursor }`, failures as `{ "status": false, "response": { code, message, fields?, details?, requestId } }`.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of the cookie auth_token.' },
        client: { type: 'http', scheme: 'basic', description: 'The credential that public calls carry.' },
      },
    },
    paths,
  });
}

function describe(operation: Operation): ZodOpenApiOperationObject {
  const names = [...operation.http.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const shape = shapeOf(operation.input);
  const inPath = Object.fromEntries(names.map((name) => [name, (shape[name] ?? z.string()) as z.ZodType]));
  const others = Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name)));
  const inQuery = operation.http.method === 'GET' || operation.http.method === 'DELETE';
  const codes = { ...COMMON_ERRORS, ...operation.errors };
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.name.split('.')[0] ?? ''],
    description: `Access: ${operation.access}. Rate class: ${operation.rate}.`,
    security: operation.access === 'anyone' ? [{ client: [] }, { session: [] }] : [{ session: [] }],
    requestParams: {
      ...(names.length > 0 && { path: z.object(inPath) }),
      ...(inQuery && Object.keys(others).length > 0 && { query: z.object(others) }),
    },
    ...(!inQuery && { requestBody: body(operation, others) }),
    responses: {
      '200': {
        description: 'Success',
        content: { 'application/json': { schema: z.strictObject({ status: z.literal(true), response: operation.output }) } },
      },
      default: {
        description: `One of: ${Object.keys(codes).sort().join(', ')}`,
        content: { 'application/json': { schema: FailureEnvelope } },
      },
    },
  };
}

function body(operation: Operation, others: Record<string, z.ZodType>) {
  if (operation.upload === undefined) return { content: { 'application/json': { schema: z.object(others) } } };
  return { content: { 'multipart/form-data': { schema: z.object({ ...others, file: z.string().meta({ format: 'binary' }) }) } } };
}

/** Fields of an input, seen through refinements and defaults. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType);
  return {};
}

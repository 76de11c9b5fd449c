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

const ANSWERS =
  'Answers come as `{ "status": true, "response": … }`, lists as `{ data, nextCursor }`, failures as `{ "status": false, "response": { code, message, fields?, details?, requestId } }`.';
/** Read by every operation alike, so they are told once. */
const HEADERS = [
  'Headers that any call may carry:',
  '- `idempotency-key`: 8 to 80 letters, digits, `-` and `_`, new for each intent. A command that comes again with the same key is done once and answered as before.',
  '- `x-language`: `en` or `id`, the language of messages. Left out, the cookie `user_language` and then `accept-language` decide.',
  '- `initiator`: `app` from the mobile app, else `web`.',
  '- `x-reader`: from a page, whom it was made for: the id of a member, or `nobody`. A command of a page that was made for somebody else than who is signed in is refused with `access.readerChanged` before anything is written; what anyone may do is not, where the page was made for nobody. Left out, nothing is compared.',
  '- `sourcetype`: `website` from a browser in which nobody is signed in. Taken for information; nothing depends on it.',
].join('\n');

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
      description: `${ANSWERS}\n\n${HEADERS}`,
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
  const forms = formsOf(operation);
  const inPath = Object.fromEntries(names.map((name) => [name, forms[0]?.shape[name] ?? z.string()]));
  const others = forms.map((form) => without(form, names));
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
      ...(inQuery && { query: onlyForm(operation, others) }),
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

function body(operation: Operation, forms: readonly z.ZodObject[]) {
  if (operation.upload !== undefined) {
    const schema = onlyForm(operation, forms).extend({ file: z.string().meta({ format: 'binary' }) });
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = forms.length > 1 ? z.union(forms) : onlyForm(operation, forms);
  return { required: !schema.safeParse({}).success, content: { 'application/json': { schema } } };
}

/** An address and a multipart form have fields that are there or not: they cannot say which of several forms is meant. */
function onlyForm({ name }: Operation, forms: readonly z.ZodObject[]): z.ZodObject {
  const [one, ...more] = forms;
  if (one === undefined || more.length > 0) throw new Error(`The input of ${name} takes several forms, which only a JSON body can`);
  return one;
}

/** As strict as the form is, and without its refinements, which no schema could say. */
function without({ shape, def }: z.ZodObject, names: readonly string[]): z.ZodObject {
  const fields = Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name)));
  return def.catchall instanceof z.ZodNever ? z.strictObject(fields) : z.looseObject(fields);
}

/** What an input may look like, seen through refinements and defaults: one form, or several that one of their fields tells apart. */
function formsOf(operation: Operation, schema: z.ZodType = operation.input): readonly z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodPipe) return formsOf(operation, schema.in as z.ZodType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => formsOf(operation, option as z.ZodType));
  throw new Error(`The input of ${operation.name} has no fields that could be documented`);
}

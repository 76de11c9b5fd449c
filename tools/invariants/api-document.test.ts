/** What the API says of itself, held against the operations it has. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import type { Operation } from '#platform/operation/operation.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { type JsonSchema, jsonSchemaOf } from './sample-input.ts';

const operations = modules.flatMap(({ handlers }) => handlers.map(({ operation }) => operation));

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: object }>>;
}
interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly securitySchemes: object; readonly schemas: object };
}

let world: TestWorld;
let http: FastifyInstance;
let document: ApiDocument;

beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => null });
  const answer = await http.inject('/api/openapi.json');
  expect(answer.headers['content-type']).toContain('application/json');
  document = answer.json();
});
afterAll(async () => {
  await http.close();
  await world.close();
});

const describedOf = ({ http: { method, path } }: Operation) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Described;

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => (name === '$ref' ? [String(below)] : refsIn(below)));
}

const pointed = (ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);

describe('the document', () => {
  it('is of the version it names, and complete in itself', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Kolegia API', version: '3' });
    expect(refsIn(document).filter((ref) => !ref.startsWith('#/') || pointed(ref) === undefined)).toEqual([]);
    const schemes = Object.keys(document.components.securitySchemes);
    const asked = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((described) => (described as unknown as { security: object[] }).security.flatMap(Object.keys));
    expect([...new Set(asked)].sort()).toEqual(schemes.sort());
  });

  it('describes every operation, and nothing else', () => {
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(described.sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it('names every parameter of an address in it', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
      for (const { operationId, parameters = [] } of Object.values(methods)) {
        const named = parameters.filter((parameter) => parameter.in === 'path');
        expect({ operationId, named: named.map(({ name }) => name).sort() }).toEqual({ operationId, named: inPath });
        expect({ operationId, optional: named.filter(({ required }) => required !== true) }).toEqual({ operationId, optional: [] });
      }
    }
  });
});

interface Form {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly open: boolean;
}

const formsOf = (schema: JsonSchema): Form[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).map(({ properties = {}, required = [], additionalProperties }) => ({
    properties,
    required: [...required].sort(),
    open: additionalProperties !== false,
  }));

/** Address, query and body together, as a caller fills them in. */
function documentedForms(operation: Operation): Form[] {
  const { parameters = [], requestBody } = describedOf(operation);
  const besides = parameters.map(({ name, schema }) => [name, schema] as const);
  const needed = parameters.flatMap(({ name, required }) => (required === true ? [name] : []));
  const body = Object.values(requestBody?.content ?? {})[0]?.schema ?? { additionalProperties: false };
  return formsOf(body).map(({ properties, required, open }) => ({
    properties: { ...properties, ...Object.fromEntries(besides) },
    required: [...required, ...needed].sort(),
    open,
  }));
}

/** Without what is said in different words: how a schema that holds itself is called, and that each of several objects is one. */
const inSameWords = (forms: readonly Form[]): unknown =>
  JSON.parse(JSON.stringify(forms), (name, value: unknown) => {
    if (name === '$ref') return '…';
    if (typeof value !== 'object' || value === null || !('oneOf' in value)) return value;
    return { ...value, type: undefined };
  });

function acceptedForms({ input, upload }: Operation): Form[] {
  const file = upload === undefined ? {} : { file: { type: 'string', format: 'binary' } };
  return formsOf(jsonSchemaOf(input)).map(({ properties, required, open }) => ({
    properties: { ...properties, ...file },
    required: [...required, ...Object.keys(file)].sort(),
    open,
  }));
}

it.each(operations.map((operation) => [operation.name, operation] as const))('%s is asked as it is documented', (_, operation) => {
  expect(inSameWords(documentedForms(operation))).toEqual(inSameWords(acceptedForms(operation)));
});

it('shows a page that loads its own reader, and may', async () => {
  const page = await http.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'self';");
  const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)/g)].map(([, attributes = '', text = '']) => ({ attributes, text }));
  // What stands between the tags would be refused: it may only be data.
  expect(scripts.filter(({ attributes, text }) => text !== '' && !attributes.includes('application/json'))).toEqual([]);
  const sources = scripts.flatMap(({ attributes }) => /(?:^|\s)src="([^"]+)"/.exec(attributes)?.[1] ?? []);
  expect(sources).not.toEqual([]);
  for (const source of sources) {
    const script = await http.inject(source);
    expect(script.statusCode).toBe(200);
    expect(script.headers['content-type']).toContain('javascript');
  }
  expect(page.body).toContain('data-url="/api/openapi.json"');
});

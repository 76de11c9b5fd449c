/** Every field in which the API takes free text, as the API itself describes it. */
import { z } from 'zod';
import { CaseContent } from '#modules/cases/case-content.contract.ts';
import { PostContent } from '#modules/posts/post-content.contract.ts';
import { site } from './site.ts';

interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | boolean;
}

interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[];
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
          }
        >
      >
    >
  >;
}

/** What a draft holds may be anything until it is published: its contract says what may be written. */
const DRAFTS: Readonly<Record<string, z.ZodType>> = {
  'cases.saveDraft': CaseContent,
  'posts.savePostDraft': PostContent,
};

/** Texts that would do harm if they were taken for markup, also where only an address is taken. */
const HARMFUL = ['<b>', '/<b>', 'https://a.example/"><b>'];
/** Shorter ones do nothing: years, codes. */
const LEAST = 20;

interface Known {
  readonly name: string;
  readonly method: string;
  readonly address: RegExp;
  readonly parameters: number;
}

let operations: readonly Known[] = [];
let fields: readonly string[] | null = null;

/** `operation field`, for whatever is sent to be kept or worked out. */
export async function readOperations(): Promise<readonly string[]> {
  if (fields !== null) return fields;
  const document = (await (await fetch(`${site().url}/api/openapi.json`)).json()) as ApiDocument;
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  operations = all
    .filter(({ method }) => method !== 'GET')
    .map(({ path, method, operationId }) => ({
      name: operationId,
      method,
      address: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: path.split('{').length,
    }))
    .sort((a, b) => a.parameters - b.parameters);
  const found = all
    .filter(({ method }) => method !== 'GET')
    .flatMap(({ operationId, requestBody, parameters = [] }) => [
      ...(DRAFTS[operationId] === undefined ? [] : draftFields(operationId, DRAFTS[operationId])),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        textsOf(schema, '', document).map((one) => `${operationId} ${one}`),
      ),
      ...parameters.flatMap(({ in: place, name, schema }) =>
        place === 'query' ? textsOf(schema, name, document).map((one) => `${operationId} ${one}`) : [],
      ),
    ]);
  fields = [...new Set(found)].sort();
  return fields;
}

function draftFields(operation: string, schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return textsOf(json as JsonSchema, 'content', json).map((one) => `${operation} ${one}`);
}

/** Fields of a schema, as `details.chapters[].title`; a rich text is one, whatever stands in it. */
function textsOf(schema: JsonSchema, path: string, document: unknown, within: readonly string[] = []): string[] {
  if (schema.$ref !== undefined) {
    if (within.includes(schema.$ref)) return [];
    return textsOf(pointed(document, schema.$ref), path, document, [...within, schema.$ref]);
  }
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (forms !== undefined) return forms.flatMap((form) => textsOf(form, path, document, within));
  if (schema.properties?.type?.const === 'doc') return [path];
  if (schema.type === 'object' || schema.properties !== undefined)
    return Object.entries(schema.properties ?? {}).flatMap(([name, below]) =>
      textsOf(below, path === '' ? name : `${path}.${name}`, document, within),
    );
  if (schema.type === 'array') return typeof schema.items === 'object' ? textsOf(schema.items, `${path}[]`, document, within) : [];
  return schema.type === 'string' && takesText(schema) ? [path] : [];
}

function takesText({ const: one, enum: some, format, pattern, maxLength = LEAST }: JsonSchema): boolean {
  if (one !== undefined || some !== undefined || maxLength < LEAST) return false;
  if (format !== undefined && format !== 'starts_with') return false;
  return pattern === undefined || HARMFUL.some((text) => new RegExp(pattern, 'u').test(text));
}

function pointed(document: unknown, ref: string): JsonSchema {
  const found = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined) throw new Error(`The document of the API has no ${ref}`);
  return found as JsonSchema;
}

/** The operation behind an address; null for what is none. */
export const operationOf = (method: string, path: string): string | null =>
  operations.find((one) => one.method === method && one.address.test(path.replace(/\?.*$/, '')))?.name ?? null;

/** Every text in what was sent, with its field. */
export function fieldsIn(value: unknown, path = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'doc') return [[path, textNodes(value).join('\n')]];
  return Object.entries(value).flatMap(([name, below]) => fieldsIn(below, path === '' ? name : `${path}.${name}`));
}

function textNodes(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && typeof value.text === 'string') return [value.text];
  return Object.values(value).flatMap(textNodes);
}

/** Inputs made from an operation's own schema: one that fits, and all that ask about something that is there. */
import { z } from 'zod';
import { fromPlainText } from '#platform/richtext/richtext.ts';

export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  default?: unknown;
}

export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Of all forms that the input may take. */
export function fieldNames(schema: z.ZodType): string[] {
  const json = jsonSchemaOf(schema);
  return (json.anyOf ?? json.oneOf ?? [json]).flatMap((form) => Object.keys(form.properties ?? {}));
}

/** An input of the right shape; values are plain and may still name nothing that exists. */
export function fittingInput(schema: z.ZodType): unknown {
  return valueFor(jsonSchemaOf(schema));
}

function valueFor(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [branch] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (branch !== undefined) return valueFor(branch);
  switch (schema.type) {
    case 'object':
      if (schema.properties?.type?.const === 'doc') return fromPlainText('One more thought.');
      return Object.fromEntries((schema.required ?? []).map((name) => [name, valueFor(schema.properties?.[name] ?? {})]));
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueFor(schema.items ?? {}));
    case 'string':
      return schema.pattern?.includes('hjkmnp') === true ? '0000000000000000' : 'x'.repeat(Math.max(1, schema.minLength ?? 0));
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** What is there to be asked about, by what the field is called that names it. */
export interface InputPools {
  readonly item: readonly string[];
  readonly comment: readonly string[];
  readonly member: readonly string[];
  readonly forum: readonly string[];
  readonly slug: readonly string[];
  readonly words: readonly string[];
}

function poolFor(name: string, pools: InputPools): readonly string[] | null {
  if (name === 'memberId') return pools.member;
  if (name === 'commentId' || name === 'parentId') return pools.comment;
  if (name === 'forumId') return pools.forum;
  if (name === 'slug') return pools.slug;
  if (name === 'q') return pools.words;
  return name === 'id' || name.endsWith('Id') ? pools.item : null;
}

type Fields = Record<string, unknown>;

/** Inputs that fit and ask about whatever is in the pools: each thing once, and each choice the operation offers. */
export function inputsAbout(schema: z.ZodType, pools: InputPools): Fields[] {
  const json = jsonSchemaOf(schema);
  return (json.anyOf ?? json.oneOf ?? [json]).flatMap((branch) => branchInputs(branch, pools));
}

function branchInputs(schema: JsonSchema, pools: InputPools): Fields[] {
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  const base = valueFor(schema) as Fields;
  const named: Choice[] = [];
  const others: Fields[] = [];
  for (const [name, property] of properties) {
    const pool = poolFor(name, pools)?.map((value) => (property.type === 'array' ? [value] : value));
    if (name === 'limit') base.limit = property.maximum ?? 50;
    else if (required.has(name) && pool !== undefined) named.push({ name, values: pool });
    else others.push(...(pool ?? choicesOf(property)).map((value) => ({ [name]: value })));
  }
  const asked = everyChoice(base, named);
  // What is left open changes how something is looked for, and not what: a few of the things will do.
  return [...asked, ...asked.slice(0, FEW).flatMap((fields) => others.map((other) => ({ ...fields, ...other })))];
}

interface Choice {
  readonly name: string;
  readonly values: readonly unknown[];
}

const FEW = 2;
const MOST_COMBINED = 60;

/** All choices with all others, or where these are too many each by itself. */
function everyChoice(base: Fields, choices: readonly Choice[]): Fields[] {
  const combined = choices.reduce((product, { values }) => product * values.length, 1);
  if (combined <= MOST_COMBINED || choices.length === 1)
    return choices.reduce(
      (all, { name, values }) => all.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value }))),
      [base],
    );
  const first = Object.fromEntries(choices.map(({ name, values }) => [name, values[0]]));
  return choices.flatMap(({ name, values }) => values.map((value) => ({ ...base, ...first, [name]: value })));
}

function choicesOf(schema: JsonSchema): readonly unknown[] {
  const all = [schema, ...(schema.anyOf ?? [])];
  return all.flatMap((one) => one.enum ?? (one.type === 'boolean' ? [true, false] : []));
}

/** Inputs made from an operation's own schema: one that fits, ways to spoil it, and all that ask about something that is there. */
import fc from 'fast-check';
import { z } from 'zod';
import { fromPlainText } from '#platform/richtext/richtext.ts';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  default?: unknown;
}

/** An input of the right shape; values are plain and may still name nothing that exists. */
export function fittingInput(schema: z.ZodType): unknown {
  return valueFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
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
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
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

const NASTY: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\u202e\u0007',
  '𝒟octor 👩‍⚕️',
  'x'.repeat(20_000),
  "'; drop table identity.member; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '{{constructor}}',
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.1,
  true,
  null,
  [],
  {},
  [[[[]]]],
  { __proto__: { admin: true } },
  { $ne: null },
  ['a', 1, null],
];

/** Random values, and the fitting input with something wrong in it. */
export function spoiledInputs(fitting: unknown): fc.Arbitrary<unknown> {
  const nasty = fc.constantFrom(...NASTY);
  if (typeof fitting !== 'object' || fitting === null) return fc.oneof(nasty, fc.jsonValue());
  const names = [...Object.keys(fitting), 'unknownField', 'cursor', 'limit', '__proto__'];
  const spoiled = fc
    .record({ name: fc.constantFrom(...names), value: fc.oneof(nasty, fc.jsonValue()), drop: fc.boolean() })
    .map(({ name, value, drop }) => {
      const copy: Record<string, unknown> = { ...(fitting as Record<string, unknown>) };
      if (drop) delete copy[name];
      else copy[name] = value;
      return copy;
    });
  return fc.oneof({ weight: 4, arbitrary: spoiled }, { weight: 1, arbitrary: fc.jsonValue() }, { weight: 1, arbitrary: nasty });
}

/** Inputs made from an operation's own schema: one that fits, and ways to spoil it. */
import fc from 'fast-check';
import { z } from 'zod';

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

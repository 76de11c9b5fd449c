/** Random inputs of an operation: in its own shape with all that may be left out, about things that are there, and with a fault anywhere. */
import fc from 'fast-check';
import type { z } from 'zod';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type JsonSchema, jsonSchemaOf } from './sample-input.ts';

/** What is there to be asked about, by what the field is called that names it. */
export type Known = (field: string) => readonly string[];

export function randomInputs(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const fitting = valuesOf(jsonSchemaOf(schema), '', known);
  const spoiled = fc
    .record({ fitting, at: fc.nat(), value: wrong, drop: fc.boolean(), extra: fc.option(fc.constantFrom(...EXTRA), { freq: 4 }) })
    .map(({ fitting: input, at, value, drop, extra }) => {
      if (extra !== null && typeof input === 'object' && input !== null) return { ...input, [extra]: value };
      return spoiledAt(input, at, drop ? undefined : value);
    });
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 5, arbitrary: spoiled },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: nasty },
  );
}

// ---------- what fits ----------

const WORDS = [
  'dengue',
  'warfarin',
  'Potassium 6.1 in a dialysis patient',
  'https://kolegia.example/x',
  '40%',
  'Ratri',
  'a_b',
  '🩺 ok',
] as const;
const MOST_ITEMS = 3;
const LONGEST = 60;
const DAY = 86_400_000;

function valuesOf(schema: JsonSchema, field: string, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (branches !== undefined) return fc.oneof(...branches.map((branch) => valuesOf(branch, field, known)));
  switch (schema.type) {
    case 'object':
      return objects(schema, field, known);
    case 'array': {
      const { minItems = 0, maxItems = MOST_ITEMS } = schema;
      const most = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
      return fc.array(valuesOf(schema.items ?? {}, field, known), { minLength: minItems, maxLength: most });
    }
    case 'string':
      return strings(schema, known(field));
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1000, (schema.minimum ?? 0) + 3) }),
        integers(schema),
      );
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const integers = ({ minimum = -1000, maximum = 1000 }: JsonSchema) => fc.integer({ min: minimum, max: maximum });

function objects(schema: JsonSchema, field: string, known: Known): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (properties.type?.const === 'doc') return fc.constantFrom(...WORDS).map((text) => fromPlainText(text));
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    const key = fc.oneof(fc.constantFrom(...WORDS.slice(0, 2)), fc.string({ minLength: 1, maxLength: 8 }));
    return fc.dictionary(key, valuesOf(additionalProperties, field, known), { maxKeys: MOST_ITEMS });
  }
  const all = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valuesOf(property, name, known)]));
  return fc.record(all, { requiredKeys: [...required] });
}

function strings(schema: JsonSchema, values: readonly string[]): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LONGEST } = schema;
  const free = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)), unit: 'grapheme' });
  const words = fc.constantFrom(...WORDS).map((word) => word.padEnd(minLength, 'x').slice(0, maxLength));
  const fitting = momentsOf(format) ?? matching(pattern) ?? fc.oneof(words, free);
  return values.length === 0 ? fitting : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fitting });
}

function momentsOf(format: string | undefined): fc.Arbitrary<string> | null {
  if (format !== 'date-time' && format !== 'date') return null;
  const moments = fc.integer({ min: -400, max: 400 }).map((days) => new Date(Date.UTC(2026, 10, 21) + days * DAY).toISOString());
  return format === 'date' ? moments.map((moment) => moment.slice(0, 'YYYY-MM-DD'.length)) : moments;
}

function matching(pattern: string | undefined): fc.Arbitrary<string> | null {
  if (pattern === undefined) return null;
  try {
    return fc.stringMatching(new RegExp(pattern), { size: '-1' });
  } catch {
    // One that looks ahead or behind, which cannot be written backwards.
    return null;
  }
}

// ---------- what does not ----------

const EXTRA = ['unknownField', 'cursor', 'limit', '__proto__'] as const;

const NASTY: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud83d',
  '\u202e\u0007',
  '𝒟octor 👩‍⚕️',
  'x'.repeat(20_000),
  "'; drop table identity.member; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '{{constructor}}',
  '0000-00-00',
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

const nasty = fc.constantFrom(...NASTY);
const wrong = fc.oneof(nasty, fc.jsonValue());

/** The input with another value, or for undefined none, in one of all the places there are in it. */
function spoiledAt(input: unknown, at: number, value: unknown): unknown {
  const places = placesIn(input);
  const path = places[at % Math.max(1, places.length)];
  return path === undefined ? value : replaced(input, path, value);
}

type Path = readonly string[];

function placesIn(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => [[...above, name], ...placesIn(below, [...above, name])]);
}

function replaced(input: unknown, [name = '', ...below]: Path, value: unknown): unknown {
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<string, unknown>;
  const next = below.length === 0 ? value : replaced(copy[name], below, value);
  if (next === undefined) delete copy[name];
  else copy[name] = next;
  return copy;
}

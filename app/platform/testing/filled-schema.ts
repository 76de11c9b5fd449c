/** For tests that no text is left out of something: a value in which every text of a schema holds a word of its own. */
import type { z } from 'zod';
import { fromPlainText } from '#platform/richtext/richtext.ts';

export interface Filled {
  readonly value: unknown;
  /** The word by the path of its text, such as `images.0.caption`. What is chosen from a list is no text. */
  readonly words: ReadonlyMap<string, string>;
}

/** Optional parts are there, lists have two rows, or one of each shape. Throws for what it does not know yet. */
export function filled(schema: z.ZodType): Filled {
  const words = new Map<string, string>();
  return { value: fill(schema as unknown as Schema, '', words), words };
}

interface Schema {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly element?: Schema;
    readonly options?: readonly Schema[];
    readonly innerType?: Schema;
    readonly entries?: Readonly<Record<string, unknown>>;
    readonly values?: readonly unknown[];
  };
}

function fill(schema: Schema, path: string, words: Map<string, string>): unknown {
  const { type, shape = {}, element, options = [], innerType, entries = {}, values = [] } = schema.def;
  const at = (step: string | number) => (path === '' ? String(step) : `${path}.${step}`);
  const word = () => {
    const own = `w${words.size}w`;
    words.set(path, own);
    return own;
  };
  if (type === 'object') {
    if (isRichText(shape)) return fromPlainText(word());
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fill(field, at(name), words)]));
  }
  if (type === 'array' && element !== undefined) {
    const shapes = element.def.options?.filter((one) => one.def.type === 'object') ?? [];
    return (shapes.length > 0 ? shapes : [element, element]).map((one, i) => fill(one, at(i), words));
  }
  // A text where there may be one; otherwise whatever is first.
  if (type === 'union') return fill(options.find((one) => one.def.type === 'string') ?? options[0] ?? schema, path, words);
  if (innerType !== undefined) return fill(innerType, path, words);
  if (type === 'string') return word();
  if (type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'enum') return Object.values(entries)[0];
  if (type === 'literal') return values[0];
  throw new Error(`${path}: how is a schema of type ${type} filled in?`);
}

const isRichText = ({ type }: Readonly<Record<string, Schema>>): boolean => type?.def.values?.[0] === 'doc';

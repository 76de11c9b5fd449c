/**
 * Texts by key, in i18next's JSON format: nested keys joined by dots, `{{name}}` placeholders, plural forms as
 * `key_one` and `key_other` chosen by `count`. Small on purpose: it is part of every first view.
 */
import type { Language } from './languages.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}
export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: Values) => string;

const plurals = { en: new Intl.PluralRules('en'), id: new Intl.PluralRules('id') };

/** A missing key is shown as itself, so that it is seen and found; `miss` is told of it. */
export function translator(language: Language, texts: Texts, miss?: (key: string) => unknown): Translate {
  const known = flattened(texts);
  return (key, values) => {
    const form = typeof values?.count === 'number' ? known.get(`${key}_${plurals[language].select(values.count)}`) : undefined;
    const text = form ?? known.get(key);
    if (text !== undefined) return fill(text, values);
    miss?.(key);
    return key;
  };
}

/** The text of a whole key, or null. */
export const find = (texts: Texts, key: string): string | null => flattened(texts).get(key) ?? null;

/** Every text by its whole key, made once: a page asks for hundreds of them. */
const flat = new WeakMap<Texts, ReadonlyMap<string, string>>();

function flattened(texts: Texts): ReadonlyMap<string, string> {
  let known = flat.get(texts);
  if (known === undefined) {
    known = new Map(entriesOf(texts, ''));
    flat.set(texts, known);
  }
  return known;
}

function* entriesOf(texts: Texts, prefix: string): Generator<[string, string]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* entriesOf(value, `${prefix}${key}.`);
  }
}

/** Each place once: what is put in is not looked through for further ones. */
export function fill(text: string, values: Values | undefined): string {
  if (values === undefined) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (values[name] === undefined ? whole : String(values[name])));
}

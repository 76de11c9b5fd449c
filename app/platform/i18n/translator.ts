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

/** A missing key is shown as itself, so that it is seen and found. */
export function translator(language: Language, texts: Texts): Translate {
  return (key, values) => {
    const text =
      (typeof values?.count === 'number' ? find(texts, `${key}_${plurals[language].select(values.count)}`) : null) ?? find(texts, key);
    return text === null ? key : fill(text, values);
  };
}

export function find(texts: Texts, key: string): string | null {
  let current: string | Texts | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof current !== 'object' || !Object.hasOwn(current, part)) return null;
    current = current[part];
  }
  return typeof current === 'string' ? current : null;
}

function fill(text: string, values: Values | undefined): string {
  if (values === undefined) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (values[name] === undefined ? whole : String(values[name])));
}

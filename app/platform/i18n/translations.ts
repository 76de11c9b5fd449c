/** Texts of the shell and every module in every language, for answers, mail and server-rendered pages. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from './languages.ts';
import { find, type Texts, type Translate, translator, type Values } from './translator.ts';

/** Texts by language and namespace; a namespace is a module's name, or `shell`. */
export type AllTexts = Readonly<Record<Language, Readonly<Record<string, Texts>>>>;

export interface Translations {
  /** Keys are `namespace:key`. */
  text(language: Language, key: string, values?: Values): string;
  has(language: Language, key: string): boolean;
  /** One namespace as it is sent to the browser, or null when there is none of that name. */
  namespace(language: Language, name: string): Texts | null;
}

const APP = fileURLToPath(new URL('../../', import.meta.url));

/** Reads `locales/<language>.json` of the shell and of every module. */
export async function loadTranslations(): Promise<Translations> {
  const modules = await readdir(path.join(APP, 'modules'), { withFileTypes: true });
  const folders = ['shell', ...modules.filter((entry) => entry.isDirectory()).map((entry) => `modules/${entry.name}`)];
  const byLanguage = await Promise.all(LANGUAGES.map(async (language) => [language, await readLanguage(folders, language)] as const));
  return translationsOf(Object.fromEntries(byLanguage) as Record<Language, Record<string, Texts>>);
}

async function readLanguage(folders: readonly string[], language: Language): Promise<Record<string, Texts>> {
  const texts: Record<string, Texts> = {};
  for (const folder of folders) {
    const json = await readFile(path.join(APP, folder, 'locales', `${language}.json`), 'utf8').catch(() => null);
    if (json !== null) texts[path.basename(folder)] = JSON.parse(json) as Texts;
  }
  return texts;
}

export function translationsOf(texts: AllTexts): Translations {
  const translators: Record<Language, Map<string, Translate>> = { en: new Map(), id: new Map() };
  for (const language of LANGUAGES) {
    for (const [name, namespace] of Object.entries(texts[language])) translators[language].set(name, translator(language, namespace));
  }
  return {
    text(language, key, values) {
      const [namespace, rest] = split(key);
      return translators[language].get(namespace)?.(rest, values) ?? key;
    },
    has(language, key) {
      const [namespace, rest] = split(key);
      const found = texts[language][namespace];
      return found !== undefined && find(found, rest) !== null;
    },
    namespace: (language, name) => (Object.hasOwn(texts[language], name) ? (texts[language][name] ?? null) : null),
  };
}

function split(key: string): [string, string] {
  const at = key.indexOf(':');
  return at === -1 ? ['shell', key] : [key.slice(0, at), key.slice(at + 1)];
}

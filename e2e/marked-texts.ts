/**
 * Every text of the product between marks, so that what stands on a page without them is known to come from somewhere else. Marks
 * are not drawn and take no room (U+2063, U+2064): a page with them is as wide as without.
 */
import { loadTranslations, type Translations } from '#platform/i18n/translations.ts';
import type { Texts } from '#platform/i18n/translator.ts';

export const OPENING = '\u2063';
export const CLOSING = '\u2064';

const mark = (text: string) => `${OPENING}${text}${CLOSING}`;

function marked(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? mark(value) : marked(value)]));
}

export async function markedTranslations(): Promise<Translations> {
  const plain = await loadTranslations();
  const known = new Map<string, Texts | null>();
  return {
    text: (language, key, values) => mark(plain.text(language, key, values)),
    has: plain.has,
    namespace(language, name) {
      const key = `${language}:${name}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const texts = plain.namespace(language, name);
      const made = texts === null ? null : marked(texts);
      known.set(key, made);
      return made;
    },
  };
}

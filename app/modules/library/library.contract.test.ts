import { expect, it } from 'vitest';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { loadTranslations } from '#platform/i18n/translations.ts';
import { ITEM_KINDS } from './library.contract.ts';

it('calls every kind of item something, in both languages', async () => {
  const translations = await loadTranslations();
  for (const language of LANGUAGES)
    expect(
      ITEM_KINDS.filter((kind) => !translations.has(language, `library:kind.${kind}`)),
      language,
    ).toEqual([]);
});

/** Elements as readers of a language see them; for tests. */
import type { ReactElement } from 'react';
import type { Language } from '#platform/i18n/languages.ts';
import { loadTranslations } from '#platform/i18n/translations.ts';
import { TextsProvider } from '../i18n.tsx';
import type { TextSource } from '../page-facts.ts';

const translations = await loadTranslations();

export function inLanguage(language: Language, element: ReactElement): ReactElement {
  const source = { language, read: (namespace: string) => translations.namespace(language, namespace) ?? {} };
  return withTexts(source, element);
}

export const withTexts = (source: TextSource, element: ReactElement): ReactElement => (
  <TextsProvider source={source}>{element}</TextsProvider>
);

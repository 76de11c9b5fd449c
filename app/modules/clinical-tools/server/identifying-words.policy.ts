import { findIdentifiers } from '@kolegia/deidentify/find-identifiers';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';

/** Nothing that is kept may tell who a patient is. The words are named, so that they can be taken out. */
export function refuseIdentifying(texts: readonly string[], language: Language): void {
  const words = new Set(texts.flatMap((text) => findIdentifiers(text, { language }).map((found) => found.text)));
  if (words.size === 0) return;
  throw new Failure('clinical-tools.identifies', {
    values: { words: [...words].slice(0, 5).join(', ') },
    details: { words: [...words] },
  });
}

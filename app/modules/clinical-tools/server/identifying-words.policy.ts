import { findIdentifiers } from '@kolegia/deidentify/find-identifiers';
import type { Identifier } from '@kolegia/deidentify/identifier';
import { isGivenName } from '@kolegia/deidentify/name-words';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { drugTools } from './knowledge.data.ts';

/** Nothing that is kept may tell who a patient is. The words are named, so that they can be taken out. */
export function refuseIdentifying(texts: readonly string[], language: Language): void {
  const words = new Set(
    texts.flatMap((text) =>
      findIdentifiers(text, { language })
        .filter((found) => !isDrug(text, found))
        .map((found) => found.text),
    ),
  );
  if (words.size === 0) return;
  throw new Failure('clinical-tools.identifies', {
    values: { words: [...words].slice(0, 5).join(', ') },
    details: { words: [...words] },
  });
}

/** For whom a dose is meant stands before a drug as before a person; a form of address stands before persons only. */
const FOR_WHOM = /^(?:pasien|patient|penderita|ibu|anak|bayi)$/i;
/** Names of drugs have so many words more than what was taken for a name in them: "feri sitrat". */
const WORDS_BEHIND = [0, 1, 2];

/** True where the name is that of a drug: one of several words, or one that nobody is called. */
function isDrug(text: string, { kind, end, text: found }: Identifier): boolean {
  if (kind !== 'name') return false;
  const [first = '', ...others] = wordsOf(found);
  const name = FOR_WHOM.test(first) ? others : [first, ...others];
  if (name.length === 0) return false;
  const behind = /^[\p{L} -]{0,60}/u.exec(text.slice(end))?.[0] ?? '';
  const { exact } = drugTools().names;
  return WORDS_BEHIND.some((more) => {
    const whole = [...name, ...wordsOf(behind).slice(0, more)];
    return exact.has(whole.join(' ').toLowerCase()) && (whole.length > 1 || !whole.some(isGivenName));
  });
}

const wordsOf = (text: string): string[] => text.split(/[\s-]+/u).filter((word) => word !== '');

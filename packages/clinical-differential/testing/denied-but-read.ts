/**
 * Names and synonyms of findings that are denied, and still leave something that is there; for tests, and to be read:
 * `node packages/clinical-differential/testing/denied-but-read.ts`, after `npm run knowledge compile`.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { understand } from '../src/language/understand.ts';
import type { DifferentialBase } from '../src/prepare.ts';
import { realBase } from './real-base.ts';

const MOST_WORDS = 3;
/** As people deny, in each language. */
const DENIED = {
  en: [(words: string) => `There is no ${words}.`, (words: string) => `${words} (-)`],
  id: [(words: string) => `Tidak ada ${words}.`, (words: string) => `${words} (-)`],
} as const;
/** What one would not deny so: it is a lack itself, a sentence, or a list. */
const ODD = /[\d,;:/()+]|(?<!\p{L})(?:no|not|never|without|absent|is|are|has|have|tidak|tanpa|belum|hilang|negatif)(?!\p{L})/iu;

interface StillRead {
  readonly text: string;
  readonly present: readonly string[];
}

export function deniedButRead({ language }: DifferentialBase): StillRead[] {
  const present = (text: string) =>
    understand(language, text).mentions.flatMap((one) => (one.present ? (language.findings[one.finding]?.id ?? []) : []));
  return language.findings.flatMap(({ id, names, synonyms }) =>
    (['en', 'id'] as const).flatMap((in_) =>
      [names[in_], ...(synonyms?.[in_] ?? [])]
        .filter((words) => words.split(' ').length <= MOST_WORDS && !ODD.test(words) && present(words).includes(id))
        .flatMap((words) => DENIED[in_].map((denied) => denied(words)))
        .map((text) => ({ text, present: present(text) }))
        .filter((one) => one.present.length > 0),
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { text, present } of deniedButRead(realBase())) process.stdout.write(`${text} ${present.join(', ')}\n`);

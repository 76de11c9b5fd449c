/**
 * Findings that are hardly ever anything else: numbers that belong to one person, and the day somebody was born. An answer is asked
 * about these alone, since it names colleagues, places and dates of its own. Pure.
 */
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { CheckedText } from '../cited-texts.contract.ts';
import type { IdentifierFinding } from '../draft.contract.ts';
import { identifiersIn } from './draft-reading.policy.ts';

const CERTAIN: ReadonlySet<string> = new Set(['nik', 'idNumber', 'phone', 'recordNumber', 'plate']);
/** What stands right before a date of birth. */
const BORN =
  /(?:\bborn(?: on)?|\bdate of birth|\bd\.?o\.?b\.?|\blahir(?: di)?|\bttl)[\s:.,(]*(?:\p{L}+,\s*)?(?:tanggal|tgl\.?|on)?[\s:]*$/iu;
const YEAR = /(?:19|20)\d{2}|[/.'’-]\d{2}$/;

/** How much before a date is looked at. */
const BEFORE = 40;

export const certainIdentifiersIn = (field: string, text: string, language: Language): IdentifierFinding[] =>
  certainIn([field, text], language);

const certainIn = (checked: CheckedText, language: Language): IdentifierFinding[] =>
  identifiersIn([checked], language).filter(
    ({ kind, start, text: found }) =>
      CERTAIN.has(kind) || (kind === 'date' && YEAR.test(found) && BORN.test(checked[1].slice(Math.max(0, start - BEFORE), start))),
  );

/** True where something that names a patient stays in them because their writer said so; asks them first. */
export function assertNamesNobody(texts: readonly CheckedText[], language: Language, accepted: boolean): boolean {
  const identifiers = texts.flatMap((checked) => certainIn(checked, language));
  if (identifiers.length > 0 && !accepted) throw new Failure('library.identifiersRemain', { details: { identifiers } });
  return identifiers.length > 0;
}

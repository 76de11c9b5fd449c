/**
 * Findings that are hardly ever anything else: numbers that belong to one person, and the day somebody was born. An answer is asked
 * about these alone, since it names colleagues, places and dates of its own. Pure.
 */
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { IdentifierFinding } from '../draft.contract.ts';
import { identifiersIn } from './draft-reading.policy.ts';

const CERTAIN: ReadonlySet<string> = new Set(['nik', 'idNumber', 'phone', 'recordNumber']);
/** What stands right before a date of birth. */
const BORN =
  /(?:\bborn(?: on)?|\bdate of birth|\bd\.?o\.?b\.?|\blahir(?: di)?|\bttl)[\s:.,(]*(?:\p{L}+,\s*)?(?:tanggal|tgl\.?|on)?[\s:]*$/iu;
const YEAR = /(?:19|20)\d{2}|[/.'’-]\d{2}$/;

/** How much before a date is looked at. */
const BEFORE = 40;

export const certainIdentifiersIn = (field: string, text: string, language: Language): IdentifierFinding[] =>
  identifiersIn([[field, text]], language).filter(
    ({ kind, start, text: found }) =>
      CERTAIN.has(kind) || (kind === 'date' && YEAR.test(found) && BORN.test(text.slice(Math.max(0, start - BEFORE), start))),
  );

/** True where something that names a patient stays in it because its writer said so; asks them first. */
export function assertNamesNobody(field: string, text: string, language: Language, accepted: boolean): boolean {
  const identifiers = certainIdentifiersIn(field, text, language);
  if (identifiers.length > 0 && !accepted) throw new Failure('library.identifiersRemain', { details: { identifiers } });
  return identifiers.length > 0;
}

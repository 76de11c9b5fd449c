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
/** What stands before a date of birth: where somebody was born, and whose birth it is, may stand between. */
const BORN =
  /(?:\bborn|\bdate of birth|\bbirth ?da(?:te|y)|\bd\.?o\.?b\b|\b(?:di|ke)?lahir(?:kan|an)?|\bttl)\b[\s:=(.,/-]*(?<between>(?:(?:\p{L}{1,3}\.|\p{L}[\p{L}'’/-]*)[\s,:=(-]+){0,6})$/iu;
/** Then it is the date of that. */
const HAPPENED =
  /\b(?:admitted|came|died|discharged|operated|referred|reviewed|seen|treated|(?:di)?kontrol|datang|keluar|masuk|meninggal|(?:di)?operasi|pulang|(?:di)?rawat|(?:di)?rujuk|(?:di)?periksa)\b/iu;
const YEAR = /(?:19|20)\d{2}|[/.'’-]\d{2}$/;

/** How much before a date is looked at. */
const BEFORE = 60;

export const certainIdentifiersIn = (field: string, text: string, language: Language): IdentifierFinding[] =>
  certainIn([field, text], language);

const certainIn = (checked: CheckedText, language: Language): IdentifierFinding[] =>
  identifiersIn([checked], language).filter(
    ({ kind, start, text: found }) =>
      CERTAIN.has(kind) || (kind === 'date' && YEAR.test(found) && isBornBehind(checked[1].slice(Math.max(0, start - BEFORE), start))),
  );

function isBornBehind(before: string): boolean {
  const between = BORN.exec(before)?.groups?.between;
  return between !== undefined && !HAPPENED.test(between);
}

/** True where something that names a patient stays in them because their writer said so; asks them first. */
export function assertNamesNobody(texts: readonly CheckedText[], language: Language, accepted: boolean): boolean {
  const identifiers = texts.flatMap((checked) => certainIn(checked, language));
  if (identifiers.length > 0 && !accepted) throw new Failure('library.identifiersRemain', { details: { identifiers } });
  return identifiers.length > 0;
}

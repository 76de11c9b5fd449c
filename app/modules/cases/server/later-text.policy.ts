/** What an author adds to a published case, or changes of it. Pure. */
import { identifiersIn } from '#modules/library/server/library.public.ts';
import { Failure } from '#platform/operation/failure.ts';

/** The check of publishing, for what is added later: true when its author keeps what was found, and staff are to read it. */
export function identifiersRemain(texts: Iterable<readonly [string, string]>, language: 'en' | 'id', accepted: boolean): boolean {
  const identifiers = identifiersIn(texts, language);
  if (identifiers.length > 0 && !accepted) throw new Failure('cases.identifiersRemain', { details: { identifiers } });
  return identifiers.length > 0;
}

/** What staff should read an issue for, whoever wrote it. Pure. */
import { textsOfLinks } from '#modules/library/cited-texts.contract.ts';
import { identifiersIn, unsourcedClaims } from '#modules/library/server/library.public.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { linksIn } from '#platform/richtext/links.ts';
import { plainText, withoutMentionNames } from '#platform/richtext/richtext.ts';
import type { IssueContent } from '../newsletters.contract.ts';

/** Links are what an issue is made of. */
const ALLOWED = new Set(['url']);

/**
 * Whether something in it may tell who a patient is, and whether it claims an effect and leads to no source; an entry is one, as long as it
 * can be read: `entriesThere` of them can. Throws `newsletters.identifiersRemain` where its writer has not looked at what was found.
 */
export function doubtsOfIssue(
  { title, intro, entries, inner }: IssueContent,
  { language, accepted, entriesThere }: { language: Language; accepted: boolean; entriesThere: number },
) {
  const texts = [
    ['title', title],
    ['intro', plainText(withoutMentionNames(intro))],
    ...textsOfLinks('intro', intro),
    ...entries.map(({ note }, i) => [`entries.${i}.note`, note] as const),
    ['inner', plainText(withoutMentionNames(inner))],
    ...textsOfLinks('inner', inner),
  ] as const;
  const identifiers = identifiersIn(texts, language, ALLOWED);
  if (identifiers.length > 0 && !accepted) throw new Failure('newsletters.identifiersRemain', { details: { identifiers } });
  const hasSource = entriesThere > 0 || linksIn(intro, 1).length > 0 || linksIn(inner, 1).length > 0;
  const claims = unsourcedClaims([title, plainText(intro), plainText(inner)].join('\n'), hasSource);
  return { identifiersRemain: identifiers.length > 0, claims: claims.length > 0 };
}

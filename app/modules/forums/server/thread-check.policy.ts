/** What staff should read a thread for, whoever wrote it. Pure. */
import { textsOfLinks, textsOfReferences } from '#modules/library/cited-texts.contract.ts';
import type { CommentReference } from '#modules/library/discussion.contract.ts';
import { identifiersIn, unsourcedClaims } from '#modules/library/server/library.public.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { linksIn } from '#platform/richtext/links.ts';
import { plainText, type RichText, withoutMentionNames } from '#platform/richtext/richtext.ts';

export interface ThreadDoubts {
  /** Something was found in it that may tell who a patient is, and its author says that it does not. */
  readonly identifiersRemain: boolean;
  /** It claims an effect and leads to no source. */
  readonly claims: boolean;
}

interface Writing {
  readonly title: string;
  readonly text: RichText;
  readonly references: readonly CommentReference[];
  readonly images: readonly { readonly caption: string; readonly alt: string }[];
}

/** Links are what colleagues show each other; in a case they lead to the patient. */
const ALLOWED: ReadonlySet<string> = new Set(['url']);

/** Throws `forums.identifiersRemain` where its author has not looked at what was found. */
export function doubtsOfThread({ title, text, references, images }: Writing, language: Language, accepted: boolean): ThreadDoubts {
  const texts = [
    ['title', title],
    ['text', plainText(withoutMentionNames(text))],
    ...textsOfLinks('text', text),
    ...images.flatMap(({ caption, alt }, i) => [[`images.${i}.caption`, caption] as const, [`images.${i}.alt`, alt] as const]),
    ...textsOfReferences(references).map(([path, words, allowed]) => [path, words, new Set([...allowed, ...ALLOWED])] as const),
  ] as const;
  const identifiers = identifiersIn(texts, language, ALLOWED);
  if (identifiers.length > 0 && !accepted) throw new Failure('forums.identifiersRemain', { details: { identifiers } });
  const hasSource = references.length > 0 || linksIn(text, 1).length > 0;
  return { identifiersRemain: identifiers.length > 0, claims: unsourcedClaims(`${title}\n${plainText(text)}`, hasSource).length > 0 };
}

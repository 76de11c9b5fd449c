/** What stands between a draft of a post and its publication. Pure. */
import type { CitedWork, IdentifierFinding } from '#modules/library/draft.contract.ts';
import { identifiersIn, unsourcedClaims, worksIn } from '#modules/library/server/library.public.ts';
import { fieldsOf } from '#platform/operation/invalid-input.ts';
import { linksIn } from '#platform/richtext/links.ts';
import { isBlank, plainText, RichText } from '#platform/richtext/richtext.ts';
import { PostContent } from '../post-content.contract.ts';
import type { PostSettings } from '../post-draft.contract.ts';
import { textsOfPost } from '../post-texts.contract.ts';

export interface PostCheck {
  /** The content when it is complete, else null. */
  readonly content: PostContent | null;
  /** Text key by field path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly identifiers: readonly IdentifierFinding[];
  /** Sentences that claim an effect, in a post without any source. */
  readonly claims: readonly string[];
}

const EMPTY = { title: '', body: { type: 'doc', content: [] }, images: [], files: [], poll: null };

export function checkPost(draft: Readonly<Record<string, unknown>>, settings: PostSettings): PostCheck {
  const parsed = PostContent.safeParse({ ...EMPTY, ...draft }, { reportInput: true });
  const fields: Record<string, string> = parsed.success ? {} : fieldsOf(parsed.error, draft);
  if (settings.specialities.length === 0) fields['settings.specialities'] = 'posts.validation.speciality';
  if (!parsed.success) return { content: null, fields, identifiers: [], claims: [] };
  const content = parsed.data;
  if (isBlank(content.body) && content.images.length === 0 && content.poll === null) fields.body = 'posts.validation.description';
  // A PDF carries the name of whoever made it.
  if (settings.anonymous && content.files.length > 0) fields.files = 'posts.validation.filesAnonymous';
  const text = `${content.title}\n${plainText(content.body)}`;
  const claims = unsourcedClaims(text, linksIn(content.body, 1).length > 0);
  return { content, fields, identifiers: identifiersIn(textsOfPost(content), settings.language, ALLOWED), claims };
}

/** Links are what a post is for; in a case they lead to the patient. */
const ALLOWED = new Set(['url']);

/** What a draft leads to, and what its text names by DOI. */
export function worksCitedIn({ body }: Readonly<Record<string, unknown>>): CitedWork[] {
  const { data: text } = RichText.safeParse(body);
  return text === undefined ? [] : worksIn(text);
}

/** What stands between a draft of a post and its publication. Pure. */
import type { CitedWork, IdentifierFinding } from '#modules/library/draft.contract.ts';
import { identifiersIn } from '#modules/library/server/library.public.ts';
import { fieldsOf } from '#platform/operation/invalid-input.ts';
import { isBlank, mentionedIds, plainText, RichText, withMentionNames } from '#platform/richtext/richtext.ts';
import { PostContent } from '../post-content.contract.ts';
import type { PostSettings } from '../post-draft.contract.ts';
import { unsourcedClaims } from './claim.policy.ts';

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
  const fields: Record<string, string> = parsed.success ? {} : fieldsOf(parsed.error);
  if (settings.specialities.length === 0) fields['settings.specialities'] = 'posts.validation.speciality';
  if (!parsed.success) return { content: null, fields, identifiers: [], claims: [] };
  const content = parsed.data;
  if (isBlank(content.body) && content.images.length === 0 && content.poll === null) fields.body = 'posts.validation.description';
  // A PDF carries the name of whoever made it.
  if (settings.anonymous && content.files.length > 0) fields.files = 'posts.validation.filesAnonymous';
  const text = `${content.title}\n${plainText(content.body)}`;
  const claims = unsourcedClaims(text, linksIn(content.body, 1).length > 0);
  return { content, fields, identifiers: identifiersIn(textsOf(content), settings.language, ALLOWED), claims };
}

/** Every text a reader will see, with the path of its field. */
function* textsOf({ title, body, images, poll, files }: PostContent): Generator<[string, string]> {
  yield ['title', title];
  yield ['body', plainText(withoutNames(body))];
  for (const [i, image] of images.entries()) {
    yield [`images.${i}.caption`, image.caption];
    yield [`images.${i}.alt`, image.alt];
  }
  for (const [i, { name }] of files.entries()) yield [`files.${i}.name`, name];
  if (poll === null) return;
  yield ['poll.question', poll.question];
  for (const [i, option] of poll.options.entries()) yield [`poll.options.${i}`, option];
}

/** A colleague who is named with `@` is no patient. */
const withoutNames = (body: RichText): RichText => withMentionNames(body, new Map(mentionedIds(body).map((id) => [id, '…'])));

/** Links are what a post is for; in a case they lead to the patient. */
const ALLOWED = new Set(['url']);

const BARE_ADDRESS = /\bhttps?:\/\/[^\s<>"'“”‘’()[\]{}]+/gi;

/** Addresses a text leads to, marked as links or merely written, each once and in their order. */
export function linksIn(body: RichText, most: number): string[] {
  const marked = [...JSON.stringify(body).matchAll(/"href":"((?:[^"\\]|\\.)*)"/g)].map(
    (match) => JSON.parse(`"${match[1] ?? ''}"`) as string,
  );
  const written = [...plainText(body).matchAll(BARE_ADDRESS)].map(([address]) => address.replace(/[.,;:!?]+$/, ''));
  const whole = [...marked, ...written].flatMap((address) => (URL.canParse(address) ? [new URL(address).href] : []));
  return [...new Set(whole)].filter((url) => /^https?:/.test(url) && url.length <= 2000).slice(0, most);
}

const MOST_CITED = 20;
const DOI = /\b10\.\d{4,9}\/[^\s"'<>]+/gi;

/** What a draft leads to, and what its text names by DOI. */
export function worksCitedIn({ body }: Readonly<Record<string, unknown>>): CitedWork[] {
  const { data: text } = RichText.safeParse(body);
  if (text === undefined) return [];
  const links = linksIn(text, MOST_CITED).map((url) => ({ title: '', source: '', url }));
  const named = [...plainText(text).matchAll(DOI)].map(([doi]) => doi.replace(/[.,;:)\]]+$/, ''));
  const dois = [...new Set(named)].filter((doi) => !links.some(({ url }) => url.includes(doi)));
  return [...links, ...dois.slice(0, MOST_CITED).map((source) => ({ title: '', source, url: null }))];
}

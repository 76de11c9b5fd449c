/** What readers learn of an answer as it was before it was edited. Pure. */
import type { Language } from '#platform/i18n/languages.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { linkTargets, plainText, withoutMentionNames } from '#platform/richtext/richtext.ts';
import { textsOfReferences } from '../cited-texts.contract.ts';
import { CommentReference, type listCommentEdits } from '../discussion.contract.ts';
import type { CommentRow, EditRow } from './comment.store.ts';
import { identifiersIn } from './draft-reading.policy.ts';

type EarlierVersion = OutputOf<typeof listCommentEdits>['edits'][number];

interface Reading {
  /** The answer as it stands now. */
  readonly comment: Pick<CommentRow, 'references' | 'text'>;
  readonly language: Language;
  /** Its writer and staff. */
  readonly seesAll: boolean;
}

export function earlierVersion({ text, basis, references, at }: EditRow, { comment, language, seesAll }: Reading): EarlierVersion {
  const cited = referencesOf(references);
  const stillCited = new Set(referencesOf(comment.references).map(keyOf));
  const dropped = cited.filter((one) => !stillCited.has(keyOf(one)));
  const stillLinked = linkTargets(comment.text);
  const unlinked = linkTargets(text).filter((href) => !stillLinked.includes(href));
  const hidden = !seesAll && mayIdentify(text, unlinked, dropped, language);
  return {
    ...(hidden ? { text: null, basis: null, references: [] } : { text, basis: basis as EarlierVersion['basis'], references: cited }),
    at: at.toISOString(),
  };
}

/**
 * It may have been edited for that very reason. A colleague who is named with `@` is no patient, and what the answer still cites and
 * links to is read there anyway.
 */
function mayIdentify(
  text: EditRow['text'],
  unlinked: readonly string[],
  dropped: readonly CommentReference[],
  language: Language,
): boolean {
  const links = unlinked.map((href) => ['text', href] as const);
  return identifiersIn([['text', plainText(withoutMentionNames(text))], ...links, ...textsOfReferences(dropped)], language).length > 0;
}

/** What was stored before references had this shape is none that could be shown. */
const referencesOf = (stored: readonly unknown[] | null): CommentReference[] =>
  (stored ?? []).flatMap((one) => {
    const read = CommentReference.safeParse(one);
    return read.success ? [read.data] : [];
  });

const keyOf = ({ title, source, year, url }: CommentReference): string => JSON.stringify([title, source, year, url]);

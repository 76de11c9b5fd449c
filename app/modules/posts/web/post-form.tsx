/** A post as a form, and the way to its content and back. A draft is unchecked: whatever does not fit is read as blank. Pure. */

import type { ReadText } from '#modules/library/web/widgets/use-draft-findings.ts';
import type { Figure } from '#modules/media/figure.contract.ts';
import { FILE_NAME_LENGTH, type FileRef } from '#modules/media/file.contract.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { isRichText } from '#platform/richtext/writing.ts';
import type { DraftContent } from '#platform/web/draft-copy.ts';
import { POLL_DAYS, POST_LIMITS, type PollContent, type PostContent } from '../post-content.contract.ts';
import { textsOfPost } from '../post-texts.contract.ts';

export interface PollForm {
  readonly asked: boolean;
  readonly question: string;
  /** Four lines; empty ones at the end are none. */
  readonly options: readonly string[];
  readonly openDays: number | null;
}

export interface PostForm {
  readonly title: string;
  readonly body: RichText;
  readonly images: readonly Figure[];
  readonly files: readonly FileRef[];
  readonly poll: PollForm;
}

const DEFAULT_DAYS = 7;
const EMPTY: RichText = { type: 'doc', content: [] };

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function formOf(content: DraftContent): PostForm {
  const poll = fieldsOf(content.poll);
  const days =
    POLL_DAYS.find((known) => known === poll.openDays) ?? (poll.openDays === null && content.poll !== null ? null : DEFAULT_DAYS);
  const options = listOf(poll.options).map(textOf).slice(0, POST_LIMITS.mostOptions);
  return {
    title: textOf(content.title),
    body: isRichText(content.body) ? content.body : EMPTY,
    images: listOf(content.images).map((value) => {
      const { mediaId, caption, alt } = fieldsOf(value);
      return { mediaId: textOf(mediaId), caption: textOf(caption), alt: textOf(alt) };
    }),
    files: listOf(content.files).flatMap((value) => {
      const { id, name, bytes } = fieldsOf(value);
      return typeof id === 'string' && typeof name === 'string' && typeof bytes === 'number'
        ? [{ id, name: name.slice(0, FILE_NAME_LENGTH), bytes }]
        : [];
    }),
    poll: {
      asked: typeof content.poll === 'object' && content.poll !== null,
      question: textOf(poll.question),
      options: [...options, ...Array<string>(POST_LIMITS.mostOptions - options.length).fill('')],
      openDays: days,
    },
  };
}

/** With the poll that colleagues have voted in as it was published, whatever stands in its place. */
export const withVoted = (form: PostForm, voted: PollContent | null): PostForm =>
  voted === null ? form : { ...form, poll: formOf({ poll: voted }).poll };

/** Without what was left empty at the end, and never less than two. */
function writtenOptions(options: readonly string[]): string[] {
  const trimmed = options.map((option) => option.trim());
  const last = trimmed.findLastIndex((option) => option !== '');
  return trimmed.slice(0, Math.max(last + 1, 0));
}

export const contentOf = ({ title, body, images, files, poll }: PostForm): DraftContent => ({
  title: title.trim(),
  body,
  images: images.map(({ mediaId, caption, alt }) => ({ mediaId, caption: caption.trim(), alt: alt.trim() })),
  files: files.map(({ id, name, bytes }) => ({ id, name, bytes })),
  poll: poll.asked ? { question: poll.question.trim(), options: writtenOptions(poll.options), openDays: poll.openDays } : null,
});

/** Every text that readers will see, with the path of its field. */
export const textsOf = (form: PostForm): ReadText[] =>
  [...textsOfPost(contentOf(form) as unknown as PostContent)]
    .filter(([, text]) => text.trim() !== '')
    // A file has its name, and a link its address: no words take their place.
    .map(([path, text, allowed]) => ({
      path,
      text,
      ...(allowed && { allowed }),
      ...((allowed || path.startsWith('files.')) && { stands: true }),
    }));

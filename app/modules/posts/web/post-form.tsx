/** A post as a form, and the way to its content and back. A draft is unchecked: whatever does not fit is read as blank. Pure. */
import type { Figure } from '#modules/media/figure.contract.ts';
import { FILE_NAME_LENGTH, type FileRef } from '#modules/media/file.contract.ts';
import { mentionedIds, plainText, type RichText, withMentionNames } from '#platform/richtext/richtext.ts';
import { isRichText } from '#platform/richtext/writing.ts';
import type { DraftContent } from '#platform/web/draft-copy.ts';
import type { FieldText } from '#platform/web/field-path.ts';
import { POLL_DAYS, POST_LIMITS } from '../post-content.contract.ts';

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

/** The words of the text as the check reads them: a colleague who is named with `@` is no patient. */
const bodyText = (body: RichText): string => plainText(withMentionNames(body, new Map(mentionedIds(body).map((id) => [id, '…']))));

/** Every text that readers will see, with the path of its field. */
export function textsOf({ title, body, images, poll }: PostForm): FieldText[] {
  const texts = [
    { path: 'title', text: title },
    { path: 'body', text: bodyText(body) },
    ...images.flatMap(({ caption, alt }, i) => [
      { path: `images.${i}.caption`, text: caption },
      { path: `images.${i}.alt`, text: alt },
    ]),
    ...(poll.asked
      ? [{ path: 'poll.question', text: poll.question }, ...poll.options.map((text, i) => ({ path: `poll.options.${i}`, text }))]
      : []),
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

/** Words of the text in another wording; only where they stand in one piece. */
export function withBodyReplaced(body: RichText, text: string, replacement: string): RichText {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' && value.includes(text) ? value.replace(text, () => replacement) || ' ' : value,
  ) as RichText;
}

/** What is written, in the words of the composer: fields and choices by the names they have there. */
import type { ReadLine } from '#modules/library/web/widgets/draft-conflict.tsx';
import type { SharedLines } from '#modules/library/web/widgets/use-shared-lines.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { asTyped } from '#platform/richtext/writing.ts';
import type { Version } from '#platform/web/draft-copy.ts';
import { LETTERS } from '#ui/lettered-options.tsx';
import type { PostSettings } from '../post-draft.contract.ts';
import { formOf, type PostForm } from './post-form.tsx';

interface Words {
  readonly t: Translate;
  /** Of what every text has: pictures. */
  readonly media: Translate;
  /** Pictures of both versions. */
  readonly images: Readonly<Record<string, ImageRef>>;
  readonly shared: SharedLines;
}

/** A part of a version, field by field. */
export function linesOfPart({ content, settings }: Version<PostSettings>, part: string, words: Words): readonly ReadLine[] {
  const { t, shared } = words;
  const form = formOf(content);
  switch (part) {
    case 'title':
      return [{ text: form.title }];
    case 'body':
      return [{ text: asTyped(form.body) }];
    case 'images':
      return imageLines(form, words);
    case 'files':
      return form.files.map(({ name }) => ({ text: name }));
    case 'poll':
      return pollLines(form, t);
    default:
      return [...shared.of(settings), { label: t('compose.audience.title'), text: t(`compose.audience.${settings.audience}`) }];
  }
}

const imageLines = ({ images }: PostForm, { media, images: pictures }: Words): ReadLine[] =>
  images.flatMap(({ mediaId, caption, alt }, i) => [
    { label: media('compose.row', { number: i + 1 }), text: '', picture: pictures[mediaId] ?? null },
    { label: media('compose.alt'), text: alt },
    { label: media('compose.caption'), text: caption },
  ]);

function pollLines({ poll }: PostForm, t: Translate): ReadLine[] {
  if (!poll.asked) return [];
  return [
    { label: t('compose.poll.question'), text: poll.question },
    ...poll.options.map((option, i) => ({ label: t('compose.poll.option', { letter: LETTERS[i] ?? '' }), text: option })),
    {
      label: t('compose.poll.open'),
      text: poll.openDays === null ? t('compose.poll.noEnd') : t('compose.poll.days', { count: poll.openDays }),
    },
  ];
}

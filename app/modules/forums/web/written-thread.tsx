/** A thread as it is written. */
import { type DraftReference, writtenReferences } from '#modules/library/web/widgets/draft-reference.tsx';
import type { Figure } from '#modules/media/figure.contract.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import type { ThreadView } from '../forum-thread.contract.ts';

export interface WrittenThread {
  readonly title: string;
  readonly text: RichText;
  readonly basis: NonNullable<ThreadView['basis']> | '';
  readonly references: readonly DraftReference[];
  readonly images: readonly Figure[];
  /** The pictures themselves, by id. */
  readonly pictures: Readonly<Record<string, ImageRef>>;
  readonly imagesReviewed: boolean;
  readonly anonymous: boolean;
  readonly language: 'en' | 'id';
}

export const emptyThread = (language: 'en' | 'id'): WrittenThread => ({
  title: '',
  text: fromPlainText(''),
  basis: 'question',
  references: [],
  images: [],
  pictures: {},
  imagesReviewed: false,
  anonymous: false,
  language,
});

export const writtenThread = ({ item, text, basis, references, images }: ThreadView): WrittenThread => ({
  title: item.title,
  text,
  basis: basis ?? '',
  references: writtenReferences(references),
  images: images.map(({ id, caption, alt }) => ({ mediaId: id, caption, alt })),
  pictures: Object.fromEntries(images.map(({ caption: _, alt: __, ...image }) => [image.id, image])),
  imagesReviewed: images.length > 0,
  anonymous: item.byline.kind === 'anonymous',
  language: item.language,
});

/** Without a word, a reference or a picture. */
export const isEmptyThread = ({ title, text, references, images }: WrittenThread) =>
  title.trim() === '' && isBlank(text) && references.length === 0 && images.length === 0;

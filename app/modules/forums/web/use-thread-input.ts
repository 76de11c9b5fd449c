import type { InputOf } from '#platform/operation/operation.ts';
import type { editThread } from '../forum-thread.contract.ts';
import type { WrittenThread } from './use-thread-draft.ts';

/** What the writer filled in, as operations want it: references of which nothing was filled in are left out. */
export function threadFields({
  title,
  text,
  basis,
  references,
  images,
  imagesReviewed,
}: WrittenThread): Omit<InputOf<typeof editThread>, 'id' | 'version'> {
  return {
    title,
    text,
    basis: basis === '' ? null : basis,
    images: images.map(({ mediaId, caption, alt }) => ({ mediaId, caption: caption.trim(), alt: alt.trim() })),
    imagesReviewed,
    references: references
      .filter((reference) => Object.values(reference).some((value: string) => value.trim() !== ''))
      .map((one) => ({
        title: one.title,
        source: one.source,
        year: one.year === '' ? null : Number(one.year),
        url: one.url.trim() === '' ? null : one.url.trim(),
      })),
  };
}

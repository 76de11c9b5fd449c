import { sentReferences } from '#modules/library/web/widgets/draft-reference.tsx';
import type { InputOf } from '#platform/operation/operation.ts';
import type { editThread } from '../forum-thread.contract.ts';
import type { WrittenThread } from './written-thread.tsx';

/** What the writer filled in, as operations want it: references of which nothing was filled in are left out. */
export function threadFields({
  title,
  text,
  basis,
  references,
  images,
  imagesReviewed,
}: WrittenThread): Omit<InputOf<typeof editThread>, 'id' | 'version' | 'acceptIdentifiers'> {
  return {
    title,
    text,
    basis: basis === '' ? null : basis,
    images: images.map(({ mediaId, caption, alt }) => ({ mediaId, caption: caption.trim(), alt: alt.trim() })),
    imagesReviewed,
    references: sentReferences(references),
  };
}

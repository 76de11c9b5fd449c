/** Chapters begin before their video ends: how long it is, is known once it was made ready. */
import { Failure } from '#platform/operation/failure.ts';
import { chapterBehindEnd, type VideoDetails } from '../video-upload.contract.ts';

/** Throws at the first that does not. */
export function assertChaptersWithin({ chapters }: Pick<VideoDetails, 'chapters'>, media: { readonly seconds: number } | null): void {
  const place = chapterBehindEnd(chapters, media?.seconds ?? null);
  if (place === null) return;
  const fields = { [`details.chapters.${place}.second`]: 'videos.validation.chapterBehindEnd' };
  throw new Failure('request.invalid', { fields, values: { number: place + 1 } });
}

/** Pictures: uploaded, checked by content, re-encoded without metadata, served in three widths. */
import { z } from 'zod';
import { command, main } from '#platform/operation/operation.ts';

/** 15 MB */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
/** Widths in which every picture is kept; a smaller original is never enlarged. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** A picture as pages show it. Addresses: `/media/<id>/<width>.webp`. */
export const ImageRef = z.strictObject({
  id: z.string(),
  /** Pixels of the largest rendition. */
  width: z.int(),
  height: z.int(),
  /** Widths that exist, ascending. */
  widths: z.array(z.int()),
  /** A picture of a few pixels as a data URL, shown until the real one has come. */
  blur: z.string(),
});
export type ImageRef = z.infer<typeof ImageRef>;

export const imageSource = (image: Pick<ImageRef, 'id'>, width: number): string => `/media/${image.id}/${width}.webp`;

/** Where its largest picture lies. */
export const largestSource = (image: Pick<ImageRef, 'id' | 'width' | 'widths'>): string =>
  imageSource(image, image.widths.at(-1) ?? image.width);

export const MEDIA_PURPOSES = ['case', 'post', 'avatar', 'document', 'chat'] as const;
export type MediaPurpose = (typeof MEDIA_PURPOSES)[number];

export const uploadImage = command('media.uploadImage', {
  summary: 'Uploads one picture: JPEG, PNG, WebP or HEIC, at most 15 MB. It is re-encoded and loses its metadata.',
  http: main.post('/media/images'),
  access: 'member',
  rate: 'upload',
  input: z.strictObject({ purpose: z.enum(MEDIA_PURPOSES) }),
  output: ImageRef,
  errors: { 'media.notAnImage': 422, 'media.tooLarge': 413, 'media.tooManyPixels': 422, 'media.broken': 422 },
  upload: { maxBytes: MAX_IMAGE_BYTES },
});

/** Rectangles to blur, as fractions of width and height: faces, labels, tattoos. */
export const BlurArea = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
});

export const blurImage = command('media.blurImage', {
  summary: 'Blurs areas of an own picture for good; answers with a new picture, the old one is deleted.',
  http: main.post('/media/images/:id/blur'),
  access: 'member',
  rate: 'upload',
  input: z.strictObject({ id: z.string().max(40), areas: z.array(BlurArea).min(1).max(40) }),
  output: ImageRef,
  errors: { 'media.notFound': 404, 'media.broken': 422 },
});

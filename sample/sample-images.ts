/** Pictures of the sample cases: drawn by code, then taken in like any upload. */
import sharp from 'sharp';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { keepImages, renditionsOf, storeImage } from '#modules/media/server/media.public.ts';
import type { Services } from '#platform/services.ts';
import { drawing } from './drawings/drawing.ts';
import type { SampleWorld } from './sample-world.ts';

/** Pictures by case, in their order. `onDrawn` is told after each one. */
export async function drawImages(world: SampleWorld, services: Services, onDrawn: (done: number, all: number) => void): Promise<Map<string, ImageRef[]>> {
  const { db } = services.database;
  const wanted = world.cases.flatMap((sample) => sample.content.images.map((image, n) => ({ sample, image, n })));
  const drawn = new Map<string, ImageRef[]>(world.cases.map((sample) => [sample.slug, []]));
  for (const [done, { sample, image, n }] of wanted.entries()) {
    const { svg } = drawing({ kind: image.draw.kind, params: image.draw.params, seed: `${sample.slug}/${n}` });
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
    const ref = await storeImage({ db, services }, { ownerId: world.person(sample.author).id, purpose: 'case' }, await renditionsOf(png));
    await keepImages(db, [ref.id]);
    drawn.get(sample.slug)?.push(ref);
    onDrawn(done + 1, wanted.length);
  }
  return drawn;
}

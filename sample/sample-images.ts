/** Pictures of the sample world: drawn by code, then taken in like any upload. */
import type { ImageRef } from '#modules/media/media.contract.ts';
import { ownStored, renditionsOf, showImages, storeImage } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { drawing } from './drawings/drawing.ts';
import { rasterOf } from './raster.ts';
import { caseIdOf } from './sample-case-rows.ts';
import type { SampleWorld } from './sample-world.ts';

/** Soft pictures gain nothing from more pixels, and blur and grain cost four times as much at twice the width. */
const SOFT = new Set([
  'chestFilm',
  'abdominalFilm',
  'boneFilm',
  'ultrasound',
  'ctHead',
  'ctSlice',
  'skin',
  'fundus',
  'eye',
  'bloodFilm',
  'smear',
]);
/** Dots per inch; 72 draws a picture in its own size. */
const DENSITY = { sharp: 72, soft: 36 };

const LANES = 2;

/** Pictures by case, in their order. `onDrawn` is told after each one. */
export async function drawImages(
  world: SampleWorld,
  services: Services,
  onDrawn: (done: number, all: number) => void,
): Promise<Map<string, ImageRef[]>> {
  const wanted = world.cases.flatMap((sample) => sample.content.images.map((image, n) => ({ sample, image, n })));
  const refs = new Array<ImageRef>(wanted.length);
  const queue = wanted.entries();
  let done = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const [place, { sample, image, n }] of queue) {
        const ownerId = world.person(sample.author).id;
        const of = { seed: `${sample.slug}/${n}`, ownerId, purpose: 'case' as const, shownBy: caseIdOf(world, sample) };
        refs[place] = await drawOne({ db: services.database.db, services }, image.draw, of);
        done += 1;
        onDrawn(done, wanted.length);
      }
    }),
  );
  const drawn = new Map<string, ImageRef[]>(world.cases.map((sample) => [sample.slug, []]));
  for (const [place, { sample }] of wanted.entries()) drawn.get(sample.slug)?.push(refs[place] as ImageRef);
  return drawn;
}

/** Drawn, taken in and shown where `shownBy` says. */
export async function drawOne(
  { db, services }: { db: Database; services: Services },
  draw: { kind: string; params: Record<string, unknown> },
  { seed, ownerId, purpose, shownBy }: { seed: string; ownerId: string; purpose: 'case' | 'post'; shownBy: string },
): Promise<ImageRef> {
  const { svg } = drawing({ ...draw, seed });
  const png = await rasterOf(svg, SOFT.has(draw.kind) ? DENSITY.soft : DENSITY.sharp);
  const ref = await ownStored(db, ownerId, await storeImage(services, purpose, await renditionsOf(png)));
  await showImages(db, [ref.id], shownBy);
  return ref;
}

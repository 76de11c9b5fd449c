import { readFileSync } from 'node:fs';
import { copyRows } from './copy-rows.ts';
import { sampleId } from './sample-id.ts';
import type { SamplePart } from './sample-part.ts';

interface SampleSlide {
  readonly name: string;
  readonly href: string;
  readonly audience: string;
  readonly texts: object;
}

export const loadSampleSliders: SamplePart = async ({ client, now }) => {
  const slides = JSON.parse(readFileSync(new URL('./promotion/sliders.json', import.meta.url), 'utf8')) as SampleSlide[];
  await copyRows(
    client,
    'promotion.slider',
    ['id', 'texts', 'href', 'audience', 'specialities', 'starts_at', 'position'],
    slides.map(({ name, texts, href, audience }, n) => [sampleId(`slide ${name}`, now), texts, href, audience, [], now, (n + 1) * 10]),
  );
  return `${slides.length} slides`;
};

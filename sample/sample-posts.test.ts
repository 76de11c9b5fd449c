import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawing } from './drawings/drawing.ts';
import { SamplePost } from './sample-post.schema.ts';

const FOLDER = new URL('./posts/', import.meta.url);
const posts = readdirSync(FOLDER).flatMap((file) => SamplePost.array().parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))));

it('are three hundred, some of them with pictures that can be drawn and say that they were', () => {
  expect(posts.length).toBe(300);
  const images = posts.flatMap((post) => post.images);
  expect(images.length).toBeGreaterThanOrEqual(8);
  for (const { draw, caption, alt } of images) {
    expect.soft(caption).toMatch(/^(?:Drawn for Kolegia, from no patient|Digambar untuk Kolegia, bukan dari pasien)/);
    expect.soft(drawing({ ...draw, seed: 'a test' }).svg, alt).toContain('<svg');
  }
});

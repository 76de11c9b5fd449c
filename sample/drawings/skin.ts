/** A skin finding twice: where it lies on the body, and close by in a lens. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { blurred, clip, clipped, film, noiseFilter, softened } from './film-canvas.ts';
import { lesions, PATTERNS } from './skin-lesions.ts';
import { SITES, SKIN, SKIN_SITES } from './skin-sites.ts';
import { circle, group, line, path, rect, smooth } from './svg-document.ts';

const SkinParams = z.strictObject({ pattern: z.enum(PATTERNS), site: z.enum(SITES) });

const WIDTH = 1600;
const HEIGHT = 1100;
const LENS = { at: [1190, 550] as const, r: 350 };

export const skin = drawingFamily(SkinParams, ({ pattern, site }, random) => {
  const { outline, area, details } = SKIN_SITES[site];
  const body = smooth(outline, true);
  const [lensX, lensY] = LENS.at;
  const toneSeed = random.int(1, 9999);
  const ring = { fill: 'none', stroke: '#5a6b68', 'stroke-width': 3, 'stroke-dasharray': '7 7' };
  const focusR = Math.min(area.rx, area.ry) * 0.62;
  return film(
    {
      width: WIDTH,
      height: HEIGHT,
      random,
      background: '#f7f3ec',
      grain: 0,
      defs:
        clip('body', body) +
        clip('lens', `M${lensX - LENS.r} ${lensY}a${LENS.r} ${LENS.r} 0 1 0 ${2 * LENS.r} 0a${LENS.r} ${LENS.r} 0 1 0 ${-2 * LENS.r} 0Z`) +
        noiseFilter('pores', '0.035', toneSeed, 2, 3),
    },
    group(
      { 'clip-path': clipped('body') },
      rect(0, 0, 900, HEIGHT, { fill: SKIN.base }),
      // Light from the left above, shade along the other edge.
      softened(
        30,
        WIDTH,
        HEIGHT,
        path(body, { fill: 'none', stroke: SKIN.shade, 'stroke-width': 90, opacity: 0.75 }),
        path(body, { fill: 'none', stroke: SKIN.light, 'stroke-width': 70, opacity: 0.55, transform: 'translate(26 10)' }),
      ),
      rect(0, 0, 900, HEIGHT, { filter: 'url(#pores)', opacity: 0.12, style: 'mix-blend-mode:soft-light' }),
      lesions(pattern, area, false, random),
    ),
    details,
    path(body, { fill: 'none', stroke: SKIN.line, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    circle(area.at[0], area.at[1], focusR, ring),
    line(area.at[0] + focusR * 0.7, area.at[1] - focusR * 0.7, lensX - LENS.r * 0.72, lensY - LENS.r * 0.7, { ...ring, opacity: 0.7 }),
    line(area.at[0] + focusR * 0.7, area.at[1] + focusR * 0.7, lensX - LENS.r * 0.72, lensY + LENS.r * 0.7, { ...ring, opacity: 0.7 }),
    group(
      { 'clip-path': clipped('lens') },
      rect(lensX - LENS.r, lensY - LENS.r, 2 * LENS.r, 2 * LENS.r, { fill: SKIN.base }),
      circle(lensX - 90, lensY - 100, 240, { fill: SKIN.light, opacity: 0.5, filter: blurred(50) }),
      rect(0, 0, WIDTH, HEIGHT, { filter: 'url(#pores)', opacity: 0.22, style: 'mix-blend-mode:soft-light' }),
      lesions(pattern, { at: LENS.at, rx: LENS.r * 0.82, ry: LENS.r * 0.82 }, true, random),
    ),
    circle(lensX, lensY, LENS.r, { fill: 'none', stroke: '#ffffff', 'stroke-width': 14 }),
    circle(lensX, lensY, LENS.r + 8, { fill: 'none', stroke: '#5a6b68', 'stroke-width': 3 }),
  );
});

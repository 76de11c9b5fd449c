/** Ultrasound sectors. Near field on top; a speckle filter gives every tissue its grain. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { blurred, clip, clipped, film, noise } from './film-canvas.ts';
import { group, line, path, rect, tag, text } from './svg-document.ts';
import { overlay, US_FINDINGS } from './ultrasound-findings.ts';
import { US_VIEWS, viewAnatomy } from './ultrasound-views.ts';

const UltrasoundParams = z.strictObject({ view: z.enum(US_VIEWS), finding: z.enum(US_FINDINGS) });

const WIDTH = 1600;
const HEIGHT = 1240;
/** Curved probe: an annular sector about a centre above the picture. */
const SECTOR = 'M560 96Q800 170 1040 96L1530 1030Q800 1330 70 1030Z';

export const ultrasound = drawingFamily(UltrasoundParams, ({ view, finding }, random) => {
  const depth = Array.from({ length: 9 }, (_, i) => {
    const y = 160 + i * 120;
    return (
      line(1552, y, i % 2 === 0 ? 1528 : 1540, y, { stroke: '#9aa4a8', 'stroke-width': 3 }) +
      (i % 2 === 0 ? text(1562, y + 8, String(i), { 'font-size': 22, fill: '#9aa4a8' }) : '')
    );
  });
  const gain = tag(
    'linearGradient',
    { id: 'gain', x1: 0, y1: 0, x2: 0, y2: 1 },
    tag('stop', { offset: 0, 'stop-color': '#000000', 'stop-opacity': 0 }) +
      tag('stop', { offset: 0.7, 'stop-color': '#000000', 'stop-opacity': 0.1 }) +
      tag('stop', { offset: 1, 'stop-color': '#000000', 'stop-opacity': 0.6 }),
  );
  const doppler = finding === 'noFlow' || finding === 'thrombus';
  return film(
    {
      width: WIDTH,
      height: HEIGHT,
      random,
      grain: 0,
      background: '#050607',
      defs: clip('sector', SECTOR) + noise('speckle', '0.11 0.24', random.int(1, 9999), 2.3, 3) + gain,
    },
    group(
      { 'clip-path': clipped('sector') },
      rect(0, 0, WIDTH, HEIGHT, { fill: '#565d60' }),
      // Skin, fat and fascia: bright bands in the near field.
      ...[120, 150, 196, 214].map((y, i) =>
        path(`M0 ${y - 40}Q800 ${y + 60} 1600 ${y - 40}`, {
          fill: 'none',
          stroke: '#c9d0d2',
          'stroke-width': [16, 10, 7, 5][i] ?? 5,
          opacity: 0.5,
          filter: blurred(4),
        }),
      ),
      viewAnatomy(view, finding),
      overlay(view, finding, random, 'under'),
      rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#speckle)', opacity: 0.5, style: 'mix-blend-mode:multiply' }),
      rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#speckle)', opacity: 0.4, style: 'mix-blend-mode:overlay' }),
      overlay(view, finding, random, 'over'),
      rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#gain)' }),
    ),
    path(SECTOR, { fill: 'none', stroke: '#2b3133', 'stroke-width': 3 }),
    tag('circle', { cx: 520, cy: 100, r: 15, fill: '#3fb6a8' }),
    ...depth,
    doppler
      ? rect(60, 170, 34, 150, { fill: '#c23a2b' }) +
          rect(60, 320, 34, 150, { fill: '#2b55c2' }) +
          rect(60, 312, 34, 16, { fill: '#050607' })
      : '',
  );
});

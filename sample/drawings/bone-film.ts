/** A film of a bone or joint: whole, broken, out of place, or eaten. */
import { z } from 'zod';
import { BONE_VIEWS, BONES, type BoneShape, type BoneView } from './bone-shapes.ts';
import { type BoneFinding, spineFilm } from './bone-spine.ts';
import { drawingFamily } from './drawing-family.ts';
import { blob, blurred, clip, clipped, film, softened } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { group, type Point, path, polyline, smooth, tag } from './svg-document.ts';

const BoneFilmParams = z.strictObject({
  bone: z.enum(BONES),
  finding: z.enum(['fracture', 'dislocation', 'destruction', 'erosion', 'normal']),
});

const SIZE = 1500;

/** Thin bright cortex about a duller, textured inside. */
function bonePath(outline: readonly Point[]): string {
  const d = smooth(outline, true);
  return (
    path(d, { fill: '#a9afb2', opacity: 0.8 }) +
    path(d, { fill: 'none', stroke: '#c9ced0', 'stroke-width': 22, opacity: 0.35 }) +
    path(d, { fill: 'none', stroke: '#f2f4f5', 'stroke-width': 6, opacity: 0.9 })
  );
}

/** A zigzag through the fracture, closed far out on the far side: everything beyond the break. */
function beyondBreak({ at, across }: BoneView['fracture'], random: Random): { edge: Point[]; far: string; near: string } {
  const length = Math.hypot(across[0], across[1]);
  const [ux, uy] = [across[0] / length, across[1] / length];
  const on = (along: number, jag: number): Point => [at[0] + ux * along - uy * jag, at[1] + uy * along + ux * jag];
  const zigzag = Array.from({ length: 41 }, (_, i) => on((i - 20) * 22, random.normal(0, 9)));
  const edge = [on(-2500, 0), ...zigzag, on(2500, 0)];
  const [first, last] = [edge[0] ?? at, edge.at(-1) ?? at];
  const side = (sign: number) => {
    const out = (point: Point): Point => [point[0] - uy * sign * 3000, point[1] + ux * sign * 3000];
    return `${polyline([...edge, out(last), out(first)])}Z`;
  };
  return { edge, far: side(1), near: side(-1) };
}

function draw(shapes: readonly BoneShape[], ...parts: BoneShape['part'][]): string {
  return shapes
    .filter(({ part }) => parts.includes(part))
    .map(({ outline }) => bonePath(outline))
    .join('');
}

const moved = ({ shift, turn }: { shift: Point; turn: number }, about: Point) =>
  `translate(${shift[0]} ${shift[1]}) rotate(${turn} ${about[0]} ${about[1]})`;

function lesion(finding: BoneFinding, { at, size }: BoneView['disease'], random: Random): string {
  const holes = Array.from({ length: finding === 'destruction' ? 14 : 5 }, () => {
    const spot: Point = [at[0] + random.normal(0, size * (finding === 'destruction' ? 0.55 : 0.4)), at[1] + random.normal(0, size * 0.3)];
    const r = size * random.between(0.14, finding === 'destruction' ? 0.42 : 0.24);
    return path(smooth(blob(random, spot, r, r, 0.3, 8), true), { fill: '#3c4144', opacity: 0.9 });
  });
  const swelling = path(smooth(blob(random, at, size * 2.6, size * 2.2, 0.1), true), {
    fill: '#b9bfc2',
    opacity: 0.16,
    filter: blurred(30),
  });
  return swelling + group({ filter: blurred(4) }, ...holes);
}

function limb(view: BoneView, finding: BoneFinding, random: Random) {
  const { shapes, fracture, dislocation, disease } = view;
  if (finding === 'dislocation') {
    const { leaving } = dislocation;
    const staying = (['fixed', 'broken', 'moves'] as const).filter((part) => !leaving.includes(part));
    return {
      defs: '',
      body: draw(shapes, ...staying) + group({ transform: moved(dislocation, dislocation.about) }, draw(shapes, ...leaving)),
    };
  }
  if (finding === 'fracture') {
    const { edge, far, near } = beyondBreak(fracture, random);
    const broken = draw(shapes, 'broken');
    const crack = path(polyline(edge), { fill: 'none', stroke: '#15181a', 'stroke-width': 9, opacity: 0.85 });
    const outlines = shapes
      .filter(({ part }) => part === 'broken')
      .map(({ outline }) => smooth(outline, true))
      .join('');
    const [still, loose] = fracture.distal === 'far' ? [near, far] : [far, near];
    return {
      defs: clip('still', still) + clip('loose', loose) + clip('broken', outlines),
      body:
        draw(shapes, 'fixed') +
        group({ 'clip-path': clipped('still') }, broken) +
        group({ transform: moved(fracture, fracture.at) }, group({ 'clip-path': clipped('loose') }, broken), draw(shapes, 'moves')) +
        group({ 'clip-path': clipped('broken') }, crack),
    };
  }
  const whole = draw(shapes, 'fixed', 'broken', 'moves');
  return { defs: '', body: finding === 'normal' ? whole : whole + lesion(finding, disease, random) };
}

export const boneFilm = drawingFamily(BoneFilmParams, ({ bone, finding }, random) => {
  if (bone === 'spine') return spineFilm(finding, random);
  const view = BONE_VIEWS[bone];
  const { defs, body } = limb(view, finding, random);
  const flesh = view.flesh.map(({ along, width }) =>
    path(smooth(along), { fill: 'none', stroke: '#373b3e', 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  );
  return film(
    { width: SIZE, height: SIZE, random, marker: view.marker, defs, grain: 0.2 },
    softened(16, SIZE, SIZE, ...flesh),
    tag('g', { filter: blurred(2) }, body),
  );
});

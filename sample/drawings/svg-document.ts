/** The few SVG words the drawings are written in. Everything here must be understood by librsvg. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Comes along, see `sample/raster.ts`: a machine may have no fonts. */
const FONT = 'DejaVu Sans';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Two decimals: half of the file size, and no difference to the eye. */
export const short = (value: number) => String(Number(value.toFixed(2)));

export function tag(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/**
 * Where there is one paint only, it is made see-through itself, and not the whole: the same to the eye, and no layer as large as the
 * picture is needed for it.
 */
function painted(attributes: Attributes): Attributes {
  const { opacity, ...rest } = attributes;
  const { fill, stroke, filter, style } = rest;
  if (opacity === undefined || filter !== undefined || style !== undefined) return attributes;
  if (fill === 'none') return { ...rest, 'stroke-opacity': opacity };
  return stroke === undefined ? { ...rest, 'fill-opacity': opacity } : attributes;
}
const shape = (name: string, attributes: Attributes) => tag(name, painted(attributes));

export const group = (attributes: Attributes, ...children: string[]) => tag('g', attributes, children.join(''));
export const path = (d: string, attributes: Attributes) => shape('path', { d, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  shape('rect', { x, y, width, height, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes) => shape('circle', { cx, cy, r, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes) =>
  shape('ellipse', { cx, cy, rx, ry, ...attributes });
export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes) =>
  shape('line', { x1, y1, x2, y2, fill: 'none', ...attributes });

export function text(x: number, y: number, content: string, attributes: Attributes = {}): string {
  return tag('text', { x, y, 'font-family': FONT, 'font-size': 24, ...attributes }, escaped(content));
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** A Catmull-Rom curve through the points, as Béziers. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0];
  const start = at(0);
  let d = `M${short(start[0])} ${short(start[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    d += `C${controls.map(short).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** Reflects points at a vertical line: most anatomy is drawn once. */
export const mirrored = (points: readonly Point[], axis: number): Point[] => points.map(([x, y]) => [2 * axis - x, y]);

export function svgDocument(width: number, height: number, ...body: string[]): Drawing {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return { svg: tag('svg', attributes, body.join('')), width, height };
}

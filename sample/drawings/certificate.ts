/** A registration certificate as nobody issues it: a specimen that says so, with what staff compare. */
import { PALETTE } from './palette.ts';
import { circle, type Drawing, group, line, rect, svgDocument, text } from './svg-document.ts';

export interface Certificate {
  readonly heading: string;
  /** Across the page: that it is none. */
  readonly mark: string;
  /** What is said, and of whom: "Name", "Dr ...". */
  readonly lines: readonly (readonly [name: string, value: string])[];
}

const WIDTH = 1500;
const HEIGHT = 1060;
const MARGIN = 130;
const FIRST_LINE = 420;
const LINE_HEIGHT = 110;

export function certificate({ heading, mark, lines }: Certificate): Drawing {
  const frame = (inset: number, width: number) =>
    rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, { fill: 'none', stroke: PALETTE.brand, 'stroke-width': width });
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: '#fbf8ef' }),
    frame(40, 6),
    frame(58, 2),
    text(WIDTH / 2, 640, mark, {
      'text-anchor': 'middle',
      'font-size': 210,
      'font-weight': 700,
      fill: PALETTE.gridStrong,
      opacity: 0.45,
      transform: `rotate(-16 ${WIDTH / 2} 600)`,
    }),
    text(WIDTH / 2, 230, heading, { 'text-anchor': 'middle', 'font-size': 56, 'font-weight': 700, fill: PALETTE.ink }),
    line(MARGIN, 290, WIDTH - MARGIN, 290, { stroke: PALETTE.brand, 'stroke-width': 3 }),
    ...lines.map(([name, value], n) =>
      group(
        {},
        text(MARGIN, FIRST_LINE + n * LINE_HEIGHT, name, { 'font-size': 30, fill: PALETTE.muted }),
        text(560, FIRST_LINE + n * LINE_HEIGHT, value, { 'font-size': 38, fill: PALETTE.ink }),
      ),
    ),
    circle(WIDTH - 270, HEIGHT - 210, 88, { fill: 'none', stroke: PALETTE.second, 'stroke-width': 6, opacity: 0.7 }),
    circle(WIDTH - 270, HEIGHT - 210, 66, { fill: 'none', stroke: PALETTE.second, 'stroke-width': 2, opacity: 0.7 }),
  );
}

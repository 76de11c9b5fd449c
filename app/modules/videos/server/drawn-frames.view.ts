/**
 * A drawn video as an Advanced SubStation Alpha script, which ffmpeg turns into moving pictures: words that fade in,
 * curves that draw themselves behind a clip that opens from left to right, bars that grow.
 */
import type { DrawnFigure, DrawnScene, DrawnVideo } from '../drawn-video.contract.ts';

export const DRAWN_WIDTH = 854;
export const DRAWN_HEIGHT = 480;
/** The paper of the light scheme: a video cannot read the tokens of pages. */
export const DRAWN_GROUND = 'FAF8F4';

const INK = '14211F';
const QUIET = '546461';
const LINE = 'D0C9BB';
const TONES = { brand: '0B6B62', live: 'C23B1E', quiet: '7E8A87' } as const;
const MARGIN = 48;
const PLOT = { left: 110, right: 790, top: 178, bottom: 382 };
/** Large enough to be read on a phone held upright. */
const SIZES = { head: 52, line: 36, word: 38, small: 32 } as const;
type Look = keyof typeof SIZES;
/** Width of a letter on average, as a share of the size of its font. */
const LETTER = 0.3;
/** Milliseconds. */
const FADE = 350;

type Point = readonly [x: number, y: number];

export function drawnScript({ scenes }: DrawnVideo): string {
  const events: string[] = [];
  let begin = 0;
  for (const scene of scenes) {
    events.push(...sceneEvents(scene, begin));
    begin += scene.seconds;
  }
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${DRAWN_WIDTH}
PlayResY: ${DRAWN_HEIGHT}
WrapStyle: 0
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
${style('head', 'Newsreader', INK)}
${style('line', 'Plus Jakarta Sans', QUIET)}
${style('word', 'Plus Jakarta Sans', INK)}
${style('small', 'Plus Jakarta Sans', QUIET)}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${events.join('\n')}
`;
}

const style = (look: Look, font: string, colour: string) =>
  `Style: ${look},${font},${SIZES[look]},${bgr(colour)},&H0,&H0,&H0,0,0,0,0,100,100,0,0,1,0,0,7,${MARGIN},${MARGIN},30,1`;

/** The format writes colours from blue to red. */
const bgr = (rgb: string) => `&H00${rgb.slice(4, 6)}${rgb.slice(2, 4)}${rgb.slice(0, 2)}`;

function sceneEvents(scene: DrawnScene, begin: number): string[] {
  const stage = new Stage(begin, scene.seconds);
  stage.draw(0, rectangle(0, 0, 8, DRAWN_HEIGHT), TONES.brand);
  stage.write(0, 'head', MARGIN, 28, scene.heading);
  if (scene.line !== '') stage.write(0.5, 'line', MARGIN, 90, scene.line);
  if (scene.figure !== undefined) drawFigure(stage, scene.figure, scene.seconds);
  return stage.events;
}

/** Collects what one scene shows; times are seconds after its beginning. */
class Stage {
  readonly events: string[] = [];
  readonly begin: number;
  readonly seconds: number;
  constructor(begin: number, seconds: number) {
    this.begin = begin;
    this.seconds = seconds;
  }
  /** Words at a point, which `align` places them around (as the keys of a number pad stand); smaller where they would be too wide. */
  write(after: number, look: Look, x: number, y: number, text: string, { align = 7, width = DRAWN_WIDTH - 2 * MARGIN } = {}): void {
    const size = Math.min(SIZES[look], Math.floor(width / (text.length * LETTER)));
    this.#add(after, look, `{\\an${align}\\pos(${round(x)},${round(y)})\\fs${size}\\fad(${FADE},0)}${plain(text)}`, 2);
  }
  draw(after: number, shape: string, colour: string, tags = ''): void {
    this.#add(after, 'word', `{\\an7\\pos(0,0)\\1c${bgr(colour)}&${tags}\\p1}${shape}{\\p0}`, 1);
  }
  /** The shape appears from left to right within so many seconds. */
  reveal(after: number, within: number, shape: string, colour: string): void {
    const clip = (right: number) => `\\clip(${PLOT.left - 4},0,${round(right)},${DRAWN_HEIGHT})`;
    this.draw(after, shape, colour, `${clip(PLOT.left - 4)}\\t(0,${Math.round(within * 1000)},${clip(PLOT.right + 8)})`);
  }
  #add(after: number, look: Look, text: string, layer: number): void {
    this.events.push(`Dialogue: ${layer},${clock(this.begin + after)},${clock(this.begin + this.seconds)},${look},,0,0,0,,${text}`);
  }
}

/** Braces and backslashes would be read as orders. */
const plain = (text: string) => text.replace(/[{}\\]/g, ' ').replace(/\n/g, '\\N');

function clock(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(hundredths / 360_000)}:${two(Math.floor(hundredths / 6000) % 60)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function drawFigure(stage: Stage, figure: DrawnFigure, seconds: number): void {
  if (figure.kind === 'curve') drawCurve(stage, figure, seconds);
  else if (figure.kind === 'bars') drawBars(stage, figure, seconds);
  else drawSteps(stage, figure, seconds);
}

function drawCurve(stage: Stage, figure: Extract<DrawnFigure, { kind: 'curve' }>, seconds: number): void {
  const { x, y, lines, marks } = figure;
  const toX = (value: number) => PLOT.left + ((value - x.from) / (x.to - x.from)) * (PLOT.right - PLOT.left);
  const toY = (value: number) => PLOT.bottom - ((value - y.from) / (y.to - y.from)) * (PLOT.bottom - PLOT.top);
  stage.draw(0.3, rectangle(PLOT.left - 2, PLOT.top, PLOT.left, PLOT.bottom), LINE);
  stage.draw(0.3, rectangle(PLOT.left, PLOT.bottom, PLOT.right, PLOT.bottom + 2), LINE);
  for (const tick of x.ticks) stage.write(0.3, 'small', toX(tick.at), PLOT.bottom + 4, tick.label, { align: 8 });
  for (const tick of y.ticks) {
    stage.draw(0.3, rectangle(PLOT.left, toY(tick.at), PLOT.right, toY(tick.at) + 1), 'E8E3D9');
    stage.write(0.3, 'small', PLOT.left - 10, toY(tick.at), tick.label, { align: 6 });
  }
  stage.write(0.3, 'small', MARGIN, PLOT.top - 40, y.label);
  stage.write(0.3, 'small', PLOT.right, PLOT.bottom + 30, x.label, { align: 9 });
  // The curve is there a second before the scene ends, so that it can be looked at as a whole.
  const within = Math.max(1, seconds - 2.2);
  lines.forEach((line, n) => {
    const points = line.points.map(([px, py]): Point => [toX(px), toY(py)]);
    stage.reveal(0.6, within, stroke(points, 3), TONES[line.tone]);
    if (line.label === '') return;
    const room = (DRAWN_WIDTH - MARGIN - PLOT.left) / Math.max(2, lines.length);
    const labelX = PLOT.left + n * room;
    stage.draw(0.6, rectangle(labelX, 453, labelX + 22, 457), TONES[line.tone]);
    stage.write(0.6, 'small', labelX + 30, 455, line.label, { align: 4, width: room - 42 });
  });
  for (const mark of marks) {
    const share = (toX(mark.x) - PLOT.left) / (PLOT.right - PLOT.left);
    stage.draw(0.6 + share * within, rectangle(toX(mark.x) - 4, toY(mark.y) - 4, toX(mark.x) + 4, toY(mark.y) + 4), TONES.live);
    stage.write(0.6 + share * within, 'word', toX(mark.x), toY(mark.y) - 10, mark.text, {
      align: share > 0.8 ? 3 : share < 0.12 ? 1 : 2,
    });
  }
}

/** Up to here stand the names of bars. */
const LABELS = 290;

function drawBars(stage: Stage, { bars, most }: Extract<DrawnFigure, { kind: 'bars' }>, seconds: number): void {
  const begin = LABELS + 14;
  const step = Math.min(64, 300 / bars.length);
  bars.forEach((bar, n) => {
    const after = 0.6 + (n * (seconds - 2)) / bars.length;
    const top = 150 + n * step;
    const width = Math.max(4, (bar.value / most) * (DRAWN_WIDTH - LABELS - 250));
    stage.write(after, 'word', LABELS, top + step / 2, bar.label, { align: 6, width: LABELS - 24 });
    const clip = (right: number) => `\\clip(${begin},0,${round(right)},${DRAWN_HEIGHT})`;
    stage.draw(
      after,
      rectangle(begin, top + 8, begin + width, top + step - 8),
      TONES.brand,
      `${clip(begin)}\\t(0,500,${clip(begin + width)})`,
    );
    stage.write(after + 0.3, 'word', LABELS + 26 + width, top + step / 2, bar.shown, { align: 4 });
  });
}

function drawSteps(stage: Stage, { steps }: Extract<DrawnFigure, { kind: 'steps' }>, seconds: number): void {
  const step = Math.min(58, 310 / steps.length);
  steps.forEach(({ mark, text }, n) => {
    const after = 0.6 + (n * (seconds - 1.8)) / steps.length;
    const top = 140 + n * step;
    stage.draw(after, rectangle(MARGIN, top, MARGIN + 64, top + step - 8), 'E3F1EE');
    stage.write(after, 'word', MARGIN + 32, top + (step - 8) / 2, mark, { align: 5, width: 62 });
    stage.write(after, 'word', MARGIN + 82, top + (step - 8) / 2, text, { align: 4, width: DRAWN_WIDTH - 2 * MARGIN - 82 });
  });
}

const rectangle = (left: number, top: number, right: number, bottom: number): string =>
  `m ${round(left)} ${round(top)} l ${round(right)} ${round(top)} l ${round(right)} ${round(bottom)} l ${round(left)} ${round(bottom)}`;

/** A line of a certain width: every piece is a quadrangle of its own, so that sharp bends stay whole. */
function stroke(points: readonly Point[], width: number): string {
  const half = width / 2;
  const pieces: string[] = [];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] as Point;
    const [bx, by] = points[i] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    // Half a width longer at both ends: neighbours then meet without a gap.
    const [ux, uy] = [((bx - ax) / length) * half, ((by - ay) / length) * half];
    const corners: Point[] = [
      [ax - ux - uy, ay - uy + ux],
      [bx + ux - uy, by + uy + ux],
      [bx + ux + uy, by + uy - ux],
      [ax - ux + uy, ay - uy - ux],
    ];
    pieces.push(corners.map(([x, y], n) => `${n === 0 ? 'm' : 'l'} ${round(x)} ${round(y)}`).join(' '));
  }
  return pieces.join(' ');
}

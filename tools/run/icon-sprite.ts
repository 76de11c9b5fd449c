/** One file with every icon and line drawing of the product, which `Icon` and `LineArt` of the design system point into. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICON_NAMES } from '../../app/ui/icon-names.ts';
import { LINE_ART_NAMES } from '../../app/ui/line-art-names.ts';

const { resolve } = createRequire(import.meta.url);
const FILLED = /-filled$/;

/** Outlines take their stroke from the page's styles; filled icons say that they are. */
export function iconSprite(names: readonly string[] = ICON_NAMES, drawings: readonly string[] = LINE_ART_NAMES): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}${drawings.map(drawingOf).join('')}</svg>`;
}

function symbolOf(name: string): string {
  const filled = FILLED.test(name);
  const svg = readFileSync(resolve(`@tabler/icons/${filled ? 'filled' : 'outline'}/${name.replace(FILLED, '')}.svg`), 'utf8');
  // Each begins with an empty square.
  const drawing = contentOf(svg).replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', '');
  return `<symbol id="${name}" viewBox="0 0 24 24"${filled ? ' fill="currentColor" stroke="none"' : ''}>${drawing}</symbol>`;
}

/** The strokes of a drawing; the colours are the page's own, so that they follow its theme: a page's classes end at the file. */
const LINE = 'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
const STROKES: Readonly<Record<string, string>> = {
  ink: `fill="none" stroke="var(--ink)" ${LINE}`,
  paper: `fill="var(--surface)" stroke="var(--ink)" ${LINE}`,
  brand: `fill="none" stroke="var(--brand)" ${LINE}`,
  soft: 'fill="var(--brand-soft)"',
};

function drawingOf(name: string): string {
  const drawing = contentOf(readFileSync(new URL(`../../app/ui/line-art/${name}.svg`, import.meta.url), 'utf8')).replaceAll(
    /class="(\w+)"/g,
    (_, stroke: string) => {
      if (STROKES[stroke] === undefined) throw new Error(`${name}.svg: "${stroke}" is none of ${Object.keys(STROKES).join(', ')}`);
      return STROKES[stroke];
    },
  );
  return `<symbol id="art-${name}" viewBox="0 0 148 112">${drawing}</symbol>`;
}

const contentOf = (svg: string): string =>
  svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replaceAll(/\s*\n\s*/g, '');

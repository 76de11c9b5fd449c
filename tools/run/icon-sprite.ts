/** One file with every icon of the product, which `Icon` of the design system points into. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICON_NAMES } from '../../app/ui/icon-names.ts';

const { resolve } = createRequire(import.meta.url);
const FILLED = /-filled$/;

/** Outlines take their stroke from the page's styles; filled icons say that they are. */
export function iconSprite(names: readonly string[] = ICON_NAMES): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>`;
}

function symbolOf(name: string): string {
  const filled = FILLED.test(name);
  const svg = readFileSync(resolve(`@tabler/icons/${filled ? 'filled' : 'outline'}/${name.replace(FILLED, '')}.svg`), 'utf8');
  const drawing = svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    // Each begins with an empty square.
    .replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', '')
    .replaceAll(/\s*\n\s*/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24"${filled ? ' fill="currentColor" stroke="none"' : ''}>${drawing}</symbol>`;
}

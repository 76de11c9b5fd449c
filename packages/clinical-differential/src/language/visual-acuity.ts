/** “VA 6/60”, “visus OD 1/300”, “20/200”: sight that is clearly reduced. */
import type { SaidFinding } from './said-finding.ts';

const NAMED = String.raw`(?<!\p{L})(?:va|vod|vos|visual acuity|acuity|visus|avod|avos|tajam penglihatan|vision|sight)(?!\p{L})`;
const ACUITY = new RegExp(
  String.raw`${NAMED}[^.;\n\d]{0,25}?(?:(20|6|[1-5])\s?\/\s?(\d{1,3}|~|∞)|(counting fingers|hand movements?|hand motion|light perception|no perception of light|nlp|npl|hitung jari|lambaian tangan|persepsi cahaya))(?![\d/])`,
  'giu',
);
/** Worse than half. */
const REDUCED = 0.5;

export function visualAcuity(text: string): SaidFinding[] {
  return [...text.matchAll(ACUITY)].flatMap(({ 0: all, 1: at, 2: line, index }): SaidFinding[] => {
    const share = at === undefined || line === undefined ? 0 : Number(at) / Number(/\d/.test(line) ? line : 300);
    return share < REDUCED ? [{ finding: 'reduced-vision', present: true, start: index, end: index + all.length }] : [];
  });
}

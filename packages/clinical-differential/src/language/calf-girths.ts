/** “Right calf 38 cm, left 34 cm”, “calf 3 cm larger than the other”: what a tape says of one swollen leg. */
import type { SaidFinding } from './said-finding.ts';

const CALF = String.raw`(?<!\p{L})(?:calf|calves|betis|shin|thigh|paha|lower leg|tungkai(?: bawah)?)(?!\p{L})`;
const LENGTH = String.raw`(\d{2}(?:[.,]\d)?)\s*(?:cm)?`;
const SIDE = String.raw`(?<!\p{L})(?:right|left|kanan|kiri|ka|ki|[RL])(?!\p{L})`;
const BETWEEN = String.raw`[^.;\n\d]{0,25}?`;
const BOTH = new RegExp(
  String.raw`(?:${CALF}${BETWEEN}${SIDE}|${SIDE}${BETWEEN}${CALF})${BETWEEN}${LENGTH}[\s,;/]*(?:and|dan|vs\.?|versus)?\s*(?:the\s+)?${SIDE}${BETWEEN}${LENGTH}(?![\d/])`,
  'giu',
);
const LARGER = new RegExp(
  String.raw`${CALF}${BETWEEN}(\d(?:[.,]\d)?)\s*cm\s+(?:larger|bigger|wider|more swollen|greater|thicker|lebih besar)(?!\p{L})`,
  'giu',
);
/** As the Wells score has it. */
const ONE_IS_SWOLLEN_CM = 3;

const centimetres = (text = '') => Number(text.replace(',', '.'));

export function calfGirths(text: string): SaidFinding[] {
  const said = [
    ...[...text.matchAll(BOTH)].map((match) => ({ match, by: Math.abs(centimetres(match[1]) - centimetres(match[2])) })),
    ...[...text.matchAll(LARGER)].map((match) => ({ match, by: centimetres(match[1]) })),
  ];
  return said
    .filter(({ by }) => by >= ONE_IS_SWOLLEN_CM)
    .map(({ match }) => ({ finding: 'unilateral-leg-swelling', present: true, start: match.index, end: match.index + match[0].length }));
}

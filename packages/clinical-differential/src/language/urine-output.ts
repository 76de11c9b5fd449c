/** “Urine output 10 ml/h”, “produksi urin 100 cc/24 jam”: so little that it is a finding, of an adult or by the kilogram. */
import type { SaidFinding } from './said-finding.ts';

const NAMED = String.raw`(?<!\p{L})(?:urine output|urinary output|uop?|diuresis|(?:produksi|jumlah|output) urine?|bak|passed|passing)(?!\p{L})`;
const OUTPUT = new RegExp(
  String.raw`${NAMED}[^.;\n\d]{0,25}?(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:ml|cc)\s*(\/\s*kg(?:\s*bb)?)?\s*(?:of urine\s*)?(?:\/|per|an|in|over|dalam|selama|each|every)\s*(?:the\s+(?:last|past)\s+)?(\d{1,2})?\s*(h(?:r|rs|ours?)?|jam|days?|hari|24h)(?!\p{L})`,
  'giu',
);
/** Millilitres an hour of an adult, and for each kilogram of anybody (KDIGO). */
const LEAST = 30;
const LEAST_BY_KILOGRAM = 0.5;

export function urineOutput(text: string): SaidFinding[] {
  return [...text.matchAll(OUTPUT)].map(({ 0: all, 1: amount = '', 2: byKilogram, 3: count, 4: unit = '', index }) => {
    const hours = Number(count ?? 1) * (/^(?:d|hari|24)/i.test(unit) ? 24 : 1);
    const hourly = Number(amount.replace(',', '.')) / hours;
    const present = hourly < (byKilogram === undefined ? (hours >= 12 ? 400 / 24 : LEAST) : LEAST_BY_KILOGRAM);
    return { finding: 'oliguria', present, start: index, end: index + all.length };
  });
}

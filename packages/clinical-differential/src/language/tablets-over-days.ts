/** “About 50 tablets in 3 days” of paracetamol: more a day than any label allows is an overdose, though nobody took it at once. */
import type { MedicineNames } from './medicine-names.ts';
import { countOf, NUMBER_WORD } from './number-words.ts';
import type { SaidFinding } from './said-finding.ts';
import { holdsParacetamol, TABLETS } from './tablet-counts.ts';

const NUMBER = String.raw`(\d{1,3}|${NUMBER_WORD})`;
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d])${NUMBER}\s*(?:${TABLETS})\s+(?:in|over|within|during|dalam|selama)\s+(?:the\s+)?(?:last\s+|past\s+)?${NUMBER}\s*(?:days?|hari)(?!\p{L})`,
  'giu',
);
/** Of half a gram each, 4 g a day (paracetamol label; above it over a day or more is a staggered overdose, TOXBASE). */
const MOST_A_DAY = 8;
/** What is counted may have been named some sentences ago. */
const NAMED_BEFORE = 300;
const NAMED_BEHIND = 40;
const DENIED = /(?<!\p{L})(?:not|never|no|fewer than|less than|didn['’]?t|tidak|belum|bukan|kurang dari)\s+(?:\p{L}+\s+)?$/iu;

export function tabletsOverDays(text: string, medicines: MedicineNames): SaidFinding[] {
  return [...text.matchAll(COUNTED)].flatMap(({ 0: all, 1: count = '', 2: days = '', index }): SaidFinding[] => {
    const before = text.slice(Math.max(0, index - NAMED_BEFORE), index);
    const end = index + all.length;
    const isParacetamol = holdsParacetamol(before + text.slice(index, end + NAMED_BEHIND), medicines);
    if (!isParacetamol || countOf(count) <= MOST_A_DAY * countOf(days) || DENIED.test(before)) return [];
    const said = { present: true, start: index, end };
    return [
      { finding: 'overdose-history', ...said },
      { finding: 'paracetamol-overdose-history', ...said },
    ];
  });
}

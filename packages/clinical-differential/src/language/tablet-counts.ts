/** “Took 20 paracetamol”, “menelan 15 butir”, “a whole strip”: so many tablets at once are an overdose of a medicine. */

import type { MedicineNames } from './medicine-names.ts';
import { countOf, NUMBER_WORD } from './number-words.ts';
import type { SaidFinding } from './said-finding.ts';

const TAKING = String.raw`(?<!\p{L})(?:took|taken|swallowed|ingested|menelan|nelan|minum|menenggak|telan|meminum)(?!\p{L})`;
const ABOUT = String.raw`(?:\s+(?:about|around|up to|some|maybe|perhaps|roughly|nearly|almost|over|more than|at least|a total of|obat|sekitar|kira-kira|hampir|lebih dari|kurang lebih|sampai))*`;
export const TABLETS = 'tablets?|tabs?|pills?|capsules?|caplets?|butir|biji|pil|kapsul|kaplet';
/** What is named right behind the count is a medicine, or something else: “took 20 steps”. */
const WORD = String.raw`\p{L}[\p{L}\d-]*`;
const COUNTED = new RegExp(
  String.raw`${TAKING}${ABOUT}\s+['‘"]?(\d{1,3}|${NUMBER_WORD})(?:[- ]?(?:odd|ish|or so))?['’"]?\s*(?:[x×]?\s*\d+\s*mg\s*)?(?:(?:small|big|white|round|yellow|pink|blue|kecil|putih)\s+)*(?:of\s+)?(?:(?:my|his|her|the|their)\s+(?:\p{L}+['’]s\s+)?)?(?:(?:${TABLETS}|obat)(?!\p{L})|(${WORD}(?:\s+${WORD})?))`,
  'giu',
);
const STRIP = new RegExp(
  String.raw`${TAKING}${ABOUT}\s+(?:(?:a|the|his|her|my|one)\s+(?:whole|entire|full)|satu|dua|tiga|two|three|se)\s*(?:strips?|blister packs?|setrip)(?!\p{L})`,
  'giu',
);
/** More than anybody takes as a dose, though some tablets are small. */
const MANY = 10;
/** A course, a habit and what is long past are none. */
const NO_DOSE =
  /^[^.;\n]{0,40}?(?:(?<!\p{L})(?:(?:for|over|in|within|selama|dalam)\s+(?:the\s+)?(?:last\s+)?(?:\d+|an?|two|three|four|five|six|seven|se\p{L}*)\s*(?:days?|weeks?|months?|hari|minggu|bulan)|(?:19|20)\d\d|years? ago|tahun (?:yang )?lalu|(?:a|per|each|every) (?:week|month)|sebulan|seminggu|(?:per|tiap) (?:bulan|minggu))(?!\p{L}))/iu;
const DENIED = /(?<!\p{L})(?:not|never|no|didn['’]?t|hasn['’]?t|tidak|belum|bukan)\s+(?:\p{L}+\s+)?$/iu;
const REACH = 40;

/** The medicine that is named here by one word or two; its name as written. */
function medicineAt(words: string, medicines: MedicineNames): string | undefined {
  const [first = ''] = words.split(/\s/);
  return [words, first].find((name) => medicines.has(name.toLowerCase()));
}

export const holdsParacetamol = (text: string, medicines: MedicineNames) =>
  [...text.matchAll(ONE_WORD)].some(([word]) => medicines.get(word.toLowerCase())?.includes('paracetamol'));
const ONE_WORD = new RegExp(WORD, 'gu');

export function tabletCounts(text: string, medicines: MedicineNames): SaidFinding[] {
  const counted = [...text.matchAll(COUNTED)].flatMap(({ 0: all, 1: count = '', 2: words, index }) => {
    if (countOf(count) < MANY) return [];
    if (words === undefined) return [{ index, all }];
    const medicine = medicineAt(words, medicines);
    return medicine === undefined ? [] : [{ index, all: all.slice(0, all.length - words.length + medicine.length) }];
  });
  const strips = [...text.matchAll(STRIP)].map(({ 0: all, index }) => ({ index, all }));
  return [...counted, ...strips].flatMap(({ index, all }): SaidFinding[] => {
    const end = index + all.length;
    const after = text.slice(end, end + 2 * REACH);
    if (NO_DOSE.test(after) || DENIED.test(text.slice(Math.max(0, index - REACH), index))) return [];
    const said = { present: true, start: index, end };
    const isParacetamol = holdsParacetamol(text.slice(Math.max(0, index - REACH), end + REACH), medicines);
    return [{ finding: 'overdose-history', ...said }, ...(isParacetamol ? [{ finding: 'paracetamol-overdose-history', ...said }] : [])];
  });
}

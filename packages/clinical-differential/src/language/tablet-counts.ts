/** “Took 20 paracetamol”, “menelan 15 butir”, “a whole strip”: so many tablets at once are an overdose of a medicine. */
import { countOf, NUMBER_WORD } from './number-words.ts';
import type { SaidFinding } from './said-finding.ts';

const TAKING = String.raw`(?<!\p{L})(?:took|taken|swallowed|ingested|menelan|nelan|minum|menenggak|telan|meminum)(?!\p{L})`;
const ABOUT = String.raw`(?:\s+(?:about|around|up to|some|maybe|perhaps|roughly|nearly|almost|over|more than|at least|a total of|obat|sekitar|kira-kira|hampir|lebih dari|kurang lebih|sampai))*`;
const MEDICINE = String.raw`paracetamol|parasetamol|acetaminophen|panadol|tylenol|sanmol|pamol|ibuprofen|aspirin|co-codamol|codeine|amitriptylin\p{L}*|diazepam|alprazolam|sertralin\p{L}*|fluoxetin\p{L}*|amlodipin\p{L}*|bisoprolol|propranolol|metformin|digoxin|colchicin\p{L}*|chloroquin\p{L}*|iron|ctm|obat`;
const TABLETS = 'tablets?|tabs?|pills?|capsules?|caplets?|butir|biji|pil|kapsul|kaplet';
const COUNTED = new RegExp(
  String.raw`${TAKING}${ABOUT}\s+(\d{1,3}|${NUMBER_WORD})\s*(?:[x×]\s*\d+\s*mg\s*)?(?:of\s+)?(?:(?:${TABLETS})(?!\p{L})|(?:${MEDICINE})(?!\p{L}))`,
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
const PARACETAMOL = /paracetamol|parasetamol|acetaminophen|panadol|tylenol|sanmol|pamol|co-codamol/i;
const REACH = 40;

export function tabletCounts(text: string): SaidFinding[] {
  const counted = [...text.matchAll(COUNTED)].filter(([, count = '']) => countOf(count) >= MANY);
  return [...counted, ...text.matchAll(STRIP)].flatMap(({ 0: all, index }): SaidFinding[] => {
    const end = index + all.length;
    const after = text.slice(end, end + 2 * REACH);
    if (NO_DOSE.test(after) || DENIED.test(text.slice(Math.max(0, index - REACH), index))) return [];
    const said = { present: true, start: index, end };
    const around = text.slice(Math.max(0, index - REACH), end + REACH);
    return [
      { finding: 'overdose-history', ...said },
      ...(PARACETAMOL.test(around) ? [{ finding: 'paracetamol-overdose-history', ...said }] : []),
    ];
  });
}

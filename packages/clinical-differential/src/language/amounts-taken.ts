/**
 * “Took 20 g of paracetamol”, “amitriptilin satu strip ditelan”, “too much insulin by mistake”, “anak menelan 5 tablet glibenklamid”: an
 * overdose by how much of what was taken, whichever stands first. How many tablets stand alone is read in `tablet-counts`.
 */
import { GREATEST_DAILY_MG, INSULIN, LOWERS_GLUCOSE, ONE_HARMS_A_CHILD } from './greatest-doses.ts';
import type { MedicineNames } from './medicine-names.ts';
import { countOf, NUMBER_WORD } from './number-words.ts';
import type { SaidFinding } from './said-finding.ts';

const word = (pattern: string) => String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`;
const TAKING = new RegExp(
  word(
    'took|taken|takes|taking|swallow(?:ed|s|ing)?|ingest(?:ed|ion|ing)|ate|eaten|chewed|inject(?:ed|ing)|overdosed|gave (?:myself|himself|herself)|given|(?:di|me|ter)?minum|(?:mene|ke|ter|dite)?lan|(?:me|ke|ter|di)?telan|nelan|ditelan|menenggak|makan|dimakan|(?:di)?suntik(?:kan)?|menyuntik(?:kan)?',
  ),
  'iu',
);
/** Once, and not as others do it every day: what is a habit is read by its amount alone. */
const HABIT = new RegExp(
  word('takes|taking|injects|on|daily|every|each|nightly|usual(?:ly)?|sehari|setiap|tiap|biasanya|rutin|prescribed|per day|bd|od|bid|tds'),
  'iu',
);
/** Over days, by plan, or long ago. */
const SPREAD = new RegExp(
  word(
    String.raw`(?:for|over|within|during|selama|dalam)\s+(?:the\s+)?(?:last\s+|past\s+)?(?:\d+|a|${NUMBER_WORD})\s*-?(?:days?|weeks?|months?|hari|minggu|bulan)|years? ago|months? ago|tahun (?:yang )?lalu|bulan (?:yang )?lalu|(?:a|per|each|every) (?:week|month)|se(?:bulan|minggu)|(?:per|tiap) (?:bulan|minggu)|as (?:prescribed|directed|advised)|sesuai (?:resep|anjuran|dosis)|full course|courses?`,
  ),
  'iu',
);
const DENIED = new RegExp(
  word("not|never|no|without|didn['’]?t|hasn['’]?t|den(?:y|ies|ied)|tidak|belum|bukan|tak|nggak|gak|menyangkal|jangan|lupa|forgot to") +
    String.raw`[^,;.\n]{0,25}$`,
  'iu',
);
const TOO_MUCH = new RegExp(
  word(
    'too (?:much|many)|(?:double|twice|triple|three times|ten times|10 times) (?:the|his|her|my|a)?\\s*(?:usual |normal |prescribed )?(?:dose|amount)|double[- ]dosed?|kebanyakan|terlalu banyak|kelebihan(?: dosis)?|berlebihan|dosis (?:ganda|dobel|dua kali)|overdos\\p{L}*',
  ),
  'iu',
);
const MISTAKE = new RegExp(
  word(
    'by mistake|mistakenly|accident(?:ally)?|by accident|in error|wrong(?:ly)?|instead of|salah|keliru|tidak sengaja|nggak sengaja|gak sengaja|tak sengaja|tertukar|tersuntik',
  ),
  'iu',
);
const CHILD = new RegExp(
  word(
    'child|toddler|baby|infant|son|daughter|kid|boy|girl|grand(?:son|daughter|child)|anak(?:nya|ku)?|balita|batita|bayi|cucu(?:ku|nya)?',
  ),
  'iu',
);
const SWALLOWED = new RegExp(
  word(
    'swallowed|ingested|ate|eaten|chewed|got into|(?:mene|ke|ter|dite)lan|nelan|(?:ke|ter)telan|menelan|ditelan|tertelan|makan|dimakan|terminum',
  ),
  'iu',
);
const NUMBER = String.raw`(?<![\d.,/])(\d{1,5}(?:[.,]\d+)?|${NUMBER_WORD})`;
const MASS = new RegExp(
  String.raw`(?:${NUMBER}\s*(?:[x×]|(?:tablets?|tabs?|pills?|caps(?:ules?)?|butir|biji|kaplet|kapsul)\s*(?:of\s*)?(?:@|à)?)\s*)?${NUMBER}\s*(mg|milligrams?|miligram|g|gr|grams?|gm)(?:\s*\/\s*(kg|kilo\p{L}*))?(?![\p{L}\d/])`,
  'giu',
);
const TABLETS_BEHIND = /^\s*(?:sebanyak\s*)?(\d{1,3})\s*(?:tablets?|tabs?|pills?|butir|biji|kaplet|kapsul)(?!\p{L})/iu;
const UNITS = new RegExp(String.raw`${NUMBER}\s*(?:units?|iu|ui|u)(?![\p{L}\d/])`, 'giu');
const WHOLE = new RegExp(
  word(
    String.raw`(?:(?:an?|one|two|three|several|\d)\s+)?(?:whole|entire|full|all (?:of )?(?:the|his|her|my))\s+(?:packs?|packets?|box(?:es)?|bottles?|strips?|blisters?|sheets?|cartons?)|(?:an?|one|two|three|four|several|half an?|\d)\s+(?:packs?|box(?:es)?|bottles?|strips?|blister packs?|sheets?)|(?:satu|dua|tiga|empat|se|\d)\s*(?:strip|setrip|papan|kotak|botol|dus|lempeng|blister)`,
  ),
  'giu',
);
const TABLETS = new RegExp(
  String.raw`${NUMBER}\s*(?:tablets?|tabs?|pills?|capsules?|caplets?|butir|biji|pil|kapsul|kaplet)(?!\p{L})`,
  'giu',
);
/** More than anybody takes as a dose. */
const MANY = 10;
/** Hardly anybody needs so much insulin at once. */
const MUCH_INSULIN = 100;
const PARACETAMOL_MG_PER_KG = 75;
/** As a share of what an adult weighs: twice the age and eight, in kilograms (advanced paediatric life support), of sixty. */
const shareOfAdult = (ageYears: number | undefined) => (ageYears === undefined || ageYears >= 12 ? 1 : (2 * (ageYears + 4)) / 60);
/** Between how much and of what. */
const NEAR = 30;
/** Within so much of a text without a stop, since all in it is held beside all. */
const CLAUSE = /[^.,;\n]{1,400}(?:[.,]\d[^.,;\n]{0,200}){0,3}/gu;
const NAMES = /\p{L}[\p{L}\d-]*/gu;

interface Medicine {
  readonly start: number;
  readonly end: number;
  readonly ingredients: readonly string[];
}

export function amountsTaken(text: string, medicines: MedicineNames, ageYears: number | undefined): SaidFinding[] {
  const isChild = ageYears === undefined ? CHILD.test(text) : ageYears < 12;
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }): SaidFinding[] => {
    const taking = TAKING.exec(clause);
    if (taking === null || SPREAD.test(clause) || DENIED.test(clause.slice(0, taking.index))) return [];
    const around = text.slice(index, index + clause.length + NEAR);
    const taken = medicinesIn(clause, medicines).find((one) => isTooMuch(clause, around, one, isChild, shareOfAdult(ageYears)));
    if (taken === undefined) return [];
    const said = { present: true, start: index + Math.min(taking.index, taken.start), end: index + Math.max(taken.end, taking.index + 1) };
    return findingsOf(taken).map((finding) => ({ finding, ...said }));
  });
}

function medicinesIn(clause: string, medicines: MedicineNames): Medicine[] {
  const words = [...clause.matchAll(NAMES)].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));
  const swallowed = words.flatMap(({ start, end }, at): Medicine[] => {
    for (const last of [words[at + 1]?.end ?? end, end]) {
      const ingredients = medicines.get(clause.slice(start, last).toLowerCase());
      if (ingredients !== undefined) return [{ start, end: last, ingredients }];
    }
    return [];
  });
  const injected = [...clause.matchAll(IS_INSULIN)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
    ingredients: ['insulin'],
  }));
  return [...swallowed, ...injected];
}
const IS_INSULIN = new RegExp(word(INSULIN), 'giu');

function findingsOf(taken: Medicine): readonly string[] {
  if (lowersGlucose(taken)) return ['insulin-or-sulfonylurea-overdose'];
  return ['overdose-history', ...(taken.ingredients.includes('paracetamol') ? ['paracetamol-overdose-history'] : [])];
}

const lowersGlucose = ({ ingredients }: Medicine) => ingredients.some((one) => one === 'insulin' || LOWERS_GLUCOSE.has(one));

function isTooMuch(clause: string, around: string, medicine: Medicine, isChild: boolean, share: number): boolean {
  const isOf = ({ 0: all, index }: RegExpExecArray | RegExpMatchArray) =>
    index !== undefined && index <= medicine.end + NEAR && index + all.length >= medicine.start - NEAR;
  const { ingredients } = medicine;
  const isInsulin = ingredients.includes('insulin');
  const isHabit = HABIT.test(clause);
  if (TOO_MUCH.test(around)) return true;
  if (lowersGlucose(medicine) && MISTAKE.test(around)) return true;
  if (isChild && (SWALLOWED.test(clause) || MISTAKE.test(around)) && ingredients.some((one) => ONE_HARMS_A_CHILD.has(one))) return true;
  if (isInsulin) return !isHabit && [...clause.matchAll(UNITS)].some((found) => isOf(found) && countOf(found[1] ?? '') >= MUCH_INSULIN);
  if (!isHabit && [...clause.matchAll(WHOLE)].some(isOf)) return true;
  if (!isHabit && [...clause.matchAll(TABLETS)].some((found) => isOf(found) && countOf(found[1] ?? '') >= MANY)) return true;
  const limit = Math.min(...ingredients.map((one) => (GREATEST_DAILY_MG[one] ?? Number.POSITIVE_INFINITY) * share));
  return [...clause.matchAll(MASS)].some((found) => isOf(found) && isAbove(found, clause, ingredients, limit));
}

function isAbove(found: RegExpMatchArray, clause: string, ingredients: readonly string[], limit: number): boolean {
  const [all, times, amount = '', unit = '', perKilogram] = found;
  const milligrams = countOf(amount) * (/^m/i.test(unit) ? 1 : 1000);
  if (perKilogram !== undefined) return ingredients.includes('paracetamol') && milligrams > PARACETAMOL_MG_PER_KG;
  const behind = TABLETS_BEHIND.exec(clause.slice((found.index ?? 0) + all.length))?.[1];
  return milligrams * (times === undefined ? 1 : countOf(times)) * (behind === undefined ? 1 : countOf(behind)) > limit;
}

/** “PCT 500 mg”, “kalium 3x1”, “testosterone 250 mg injection”: so much of it is given; how much of it there is was not measured. */
import type { Reader } from './measure-reader.ts';

/** Of what, and how much; with the text before and behind. */
export interface Amount {
  readonly reader: Reader;
  readonly written: string;
  /** In the unit of the thresholds. */
  readonly value: number;
  readonly before: string;
  readonly after: string;
}

export const isDose = (amount: Amount): boolean =>
  isInDoseUnit(amount) || isSoOften(amount) || (amount.reader.isAlsoGiven === true && isOfMedicine(amount));

/** What is counted, poured or laid along a ruler is no amount of a substance in blood. */
const COUNTED =
  'tablets?|tabs?|tbl|kaplet|caplets?|capsules?|caps|cap(?! refill)|kapsul|pills?|pil|butir|biji|ampoules?|ampul|amps?|vials?|flacons?|flakon|sachets?|saset|bungkus|bottles?|botol|bags?|kantong|kolf|flabot|tubes?|drops?(?! to(?!\\p{L}))|gtt|tetes|tts|tpm|puffs?|semprot|spoons?|cth|sdt|sdm|litres?|liters?|injections?|injeksi|suntikan|patch(?:es)?|suppositor(?:y|ies)|supp?';
/** The names of one unit. */
const UNITS: Readonly<Record<string, string>> = {
  // Not the magnesium of “K 3.1 Mg 0.6”.
  mg: 'mgs?(?!\\s*[:=]?\\s*\\d+[.,]\\d)|miligram|milligrams?',
  g: 'g(?!\\s*[:=])|gr|grams?|gm',
  µg: '[µμu]g|mcg|micrograms?|mikrogram',
  // Nor the urea of “K 4.1 U 12”.
  U: 'u(?!\\s*[:=&+]|\\s+\\d)|iu|ui|units?',
  mmol: 'mmol|meq',
  mL: 'mls?|cc',
  cm: 'cm(?!\\s*(?:h2o|h₂o|water|air))',
  mm: 'mm(?!\\s*(?:hg|h2o|h₂o|water|air))',
  piece: COUNTED,
};
const UNIT = new RegExp(
  `^\\s*(?:${Object.values(UNITS)
    .map((names) => `(${names})`)
    .join('|')})(?![\\p{L}\\d])`,
  'iu',
);
const UNIT_NAMES = Object.keys(UNITS);
const nameOf = (match: RegExpExecArray) => UNIT_NAMES[match.findIndex((name, at) => at > 0 && name !== undefined) - 1];
/** In so much blood: a concentration. */
const IN_VOLUME = /^\s*(?:%|persen|\/|per(?!\p{L})|[·.]?\s*[dm]?l(?!\p{L}))/iu;
/** In so much time, for so much weight, in a spoon of syrup: a dose again. */
const IN_TIME_OR_WEIGHT =
  /^\s*(?:\/|per(?!\p{L}))\s*(?:kg|kilo\p{L}*|days?|d(?!\p{L}|l)|hari|24|hours?|hr?(?!\p{L})|jam|min\p{L}*|menit|weeks?|minggu|doses?|dosis|tab\p{L}*|(?!100(?!\d))\d+\s*(?:ml|cc))/iu;

/** An amount in units that the measure is not counted in; or in the right ones, but for each hour or kilogram. */
function isInDoseUnit({ reader, written, after }: Amount): boolean {
  const match = UNIT.exec(after);
  if (match === null) return false;
  const rest = after.slice(match[0].length);
  const unit = nameOf(match);
  if (unit === 'piece') return AS_TABLETS_ARE.test(written);
  const isOwn = unit === ownUnit(reader) || reader.units?.some(([pattern]) => pattern.test(after)) === true;
  if (IN_TIME_OR_WEIGHT.test(rest)) return !(isOwn && OVER_TIME.test(reader.unit));
  if (IN_VOLUME.test(rest)) return false;
  // “Hb 7 g” is short for g/dL; of what is given as well, only a decimal is a value: calcium 12.4 mg, and tablets of 10 mg.
  return !isOwn || (reader.isAlsoGiven === true && IS_WHOLE.test(written));
}
const IS_WHOLE = /^\d+$/;
/** Or a half. */
const AS_TABLETS_ARE = /^\d+(?:[.,]5)?$/;
/** Itself a rate: mm/h, mL/min. */
const OVER_TIME = /\/(?:h|min)/;
const ownUnits = new Map<Reader, string | undefined>();

/** The unit of the thresholds up to its stroke, by the name that it has here. */
function ownUnit(reader: Reader): string | undefined {
  if (!ownUnits.has(reader)) {
    const match = UNIT.exec(reader.unit);
    ownUnits.set(reader, match === null ? undefined : nameOf(match));
  }
  return ownUnits.get(reader);
}

/** “3x500”, “2dd1”, “500 3x1”, “3 x normal”; “12 x 10^9” is a number. */
const SO_OFTEN = /^\s*(?:[x×](?!-?ray)(?!\s*10\s*(?:[\^*'⁰-⁹²³e]|[369](?!\d)))|dd\s*\d|\d{1,2}\s*(?:[x×]|dd)\s*\d(?!0\s*[\^*'⁰-⁹²³]))/iu;
/** A rate is so many times a minute, cells are so many times a thousand, and a fever may come several times. */
const COUNTED_IN_TIMES = /^(?:\/min|°C|10\^9)/;
/** “K 6.8 x2” was measured twice; “2.5 x normal” was not told. */
const MEASURED_AGAIN = /^\s*[x×]\s*\d/i;
const isSoOften = ({ reader, written, after }: Amount) =>
  SO_OFTEN.test(after) && !COUNTED_IN_TIMES.test(reader.unit) && (IS_WHOLE.test(written) || !MEASURED_AGAIN.test(after));

const DAILY =
  /^\s*(?:bd|bid|b\.i\.d|tds|tid|t\.i\.d|qds|qid|prn|od|daily|nightly|weekly|monthly|nocte|(?:once|twice|thrice|(?:two|three|four) times) (?:daily|weekly|an?|per|each|every)|sehari(?! +(?:setelah|sesudah|sebelum|kemudian|lalu))|(?:per|tiap|setiap) (?:hari|malam|pagi|minggu)|every|\/\s*(?:hari|day)|at night|in the morning|po)(?!\p{L})/iu;
const GIVING =
  /(?<!\p{L})(?:(?:give|gives|given|gave|giving|receives?|received|receiving|prescribed|taking|takes|infused|injected|supplement(?:s|ed)?|swallowed|minum|meminum|diberi|diberikan|dikasih|mendapat|konsumsi|mengonsumsi|disuntik|suntik|suntikan|injeksi|inj\.?|suplemen|obat)(?: (?:with|of|oral|iv|i\.v\.|the))?|(?:is|are|was|were|now|currently|started|put|kept|back) on)\s+$/iu;
/** Wrong by more than a misplaced decimal point: the strength of a tablet. */
const FAR_BEYOND = 8;
const CONCENTRATION = /^\s*[^\s\d.,;/]+\s*\/\s*[dm]?l(?!\p{L})/iu;
/** “HCT 16/12.5”, “PCT 120/5 ml” */
const STRENGTHS = /^\s*\/\s*\d/;
const isOfMedicine = ({ reader, written, value, before, after }: Amount) => {
  const isConcentration = CONCENTRATION.test(after);
  return (
    STRENGTHS.test(after) ||
    (!isConcentration && value >= (reader.strengthsFrom ?? FAR_BEYOND * reader.possible[1])) ||
    // “Given potassium 2.9” is a reason, “calcium 13 mg/dL” a value, and “given calcium 10” a dose.
    (!isConcentration && AS_TABLETS_ARE.test(written) && (DAILY.test(after) || GIVING.test(before)))
  );
};

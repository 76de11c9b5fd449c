/** “2 yo fit T 39”, “two fits today”, “baby is fitting”: a seizure, beside who is fit, what fits, and a fit of coughing. */
import type { Rule } from './abbreviations.ts';

const OF_SOMETHING_ELSE = '(?!\\s+(?:of|for (?:discharge|work|surgery|an?|his|her|the)|an?|his|her|in|into|and well|well|badly)(?!\\p{L}))';
/** Who is well, and what a fit is of. */
const WELL_OR_COUGHING =
  '(?<!(?:is|are|was|were|am|be|been|being|keep|keeps|kept|feels?|felt|looks?|and|very|quite|otherwise|previously|medically|normally|physically|perfectly|coughing|sneezing|crying|laughing|giggling|temper|hissy|good|best|loose|tight)\\s+)';
const HOT = '(?:3[89]|4[0-2])(?:[.,]\\d)?(?!\\d|\\s*(?:kg|%|years?|yrs?|y/?o|weeks?|months?|days?|minutes?|mins?)(?!\\p{L}))';
const TEMPERATURE = `(?:(?:with|at|and|w/)\\s+)?(?:an?\\s+)?(?:(?:temp(?:erature)?|fever|T)\\.?\\s*(?:of\\s+)?[:=]?\\s*)?${HOT}`;
const LASTING = '(?:\\s*(?:x|for|of|lasting)?\\s*\\d{1,2}\\s*(?:mins?|minutes?|secs?|seconds?|times?|x))?';
const WHO =
  '(?:baby|babe|bub|infant|newborn|child|kid|toddler|son|daughter|boy|girl|patient|pt|he|she|mum|mom|mother|dad|father|husband|wife|man|woman|lady)';

const of = (before: string, written: string, behind: string) => new RegExp(`${before}(?<!\\p{L})(?:${written})(?!\\p{L})${behind}`, 'giu');

export const FITS: readonly Rule[] = [
  // Beside a temperature.
  [of(WELL_OR_COUGHING, 'fits?|fitted|fitting', `${LASTING}[\\s,;:(-]*${TEMPERATURE}`), 'seizure'],
  [
    of(`(?<=(?<!\\d)${HOT}\\s*(?:°?\\s?C)?\\s*(?:,|and|&|\\+)\\s*(?:is |was |now |had an? )?)`, 'fits?|fitting|fitted', OF_SOMETHING_ELSE),
    'seizure',
  ],
  // Counted.
  [
    of(
      '(?<=(?<!\\p{L})(?:one|two|three|four|five|several|more|another|recurrent|repeated|multiple|second|third|few|[2-9])\\s+(?:more\\s+|short\\s+|brief\\s+|long\\s+)?)',
      'fits?',
      OF_SOMETHING_ELSE,
    ),
    'seizure',
  ],
  // Who is fitting, and has fitted.
  [
    of(
      `(?<=(?<!\\p{L})${WHO}(?:['’]s| is| was| has been| keeps?| kept| started| began| still)?\\s+(?:now |still |actively |currently |just )?)`,
      'fitting',
      OF_SOMETHING_ELSE,
    ),
    'having a seizure',
  ],
  [
    of(
      `(?<=(?<!\\p{L})${WHO}(?: has| had| just)?\\s+)`,
      'fitted',
      '(?=\\s+(?:once|twice|again|today|yesterday|this|last|at|for|several|two|three|\\d)(?!\\p{L}))',
    ),
    'had a seizure',
  ],
];

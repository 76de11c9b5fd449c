/** “Has lost 8 kg”, “turun 5 kg”, “went from 80 kg to 75 kg”: a number between breaks what is sought as words close together. */
import type { SaidFinding } from './said-finding.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`\s*(?:kgs?|kilos?|kilograms?|pounds?|lbs?)\b`;
const ABOUT = '(?:about |around |nearly |over |up to |some |sekitar |hampir |hingga )?';
/** Without a number the words stand too far apart, or are no names of it. */
const IN_WEIGHT = String.raw`(?:\s+(?:remarkably|markedly|slightly|significantly))?\s+(?:in|of)\s+(?:(?:her|his|my|body|the)\s+){0,2}weight\b`;
const NOT_DENIED = String.raw`(?<!\b(?:no|any|without|denies)\s)\b`;
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\b(?:lost|losing|loss of|dropped|turun|susut|kehilangan)\s+${ABOUT}${NUMBER}${UNIT}`, 'gi'), 'weight-loss'],
  [new RegExp(`${NOT_DENIED}(?:decreas(?:e|ed|ing)|drop|fall|reduction)${IN_WEIGHT}`, 'gi'), 'weight-loss'],
  [new RegExp(`${NOT_DENIED}increas(?:e|ed|ing)${IN_WEIGHT}`, 'gi'), 'weight-gain'],
  [new RegExp(String.raw`\b(?:gained|put on|gain of|bertambah|naik)\s+${ABOUT}${NUMBER}${UNIT}`, 'gi'), 'weight-gain'],
];
const FROM_TO = new RegExp(String.raw`\b(?:from|dari)\s+(${NUMBER})${UNIT}\s+(?:to|menjadi|ke)\s+(${NUMBER})${UNIT}`, 'gi');

const kilosOf = (text = '') => Number(text.replace(',', '.'));

export function weightChanges(text: string): SaidFinding[] {
  const said = PATTERNS.flatMap(([pattern, finding]) =>
    [...text.matchAll(pattern)].map((match) => ({ finding, present: true, start: match.index, end: match.index + match[0].length })),
  );
  const reckoned = [...text.matchAll(FROM_TO)].flatMap((match): SaidFinding[] => {
    const [before, after] = [kilosOf(match[1]), kilosOf(match[2])];
    if (before === after) return [];
    return [
      { finding: after < before ? 'weight-loss' : 'weight-gain', present: true, start: match.index, end: match.index + match[0].length },
    ];
  });
  return [...said, ...reckoned];
}

/** The first days take some of its weight from every newborn; a tenth of it is too much (NICE NG75), and a fourteenth is watched. */
const USUAL_SHARE = 7;
const FIRST_DAYS = 14 / 365.25;
const SHARE = /^[^.;\n\d]{0,25}(\d{1,2}(?:[.,]\d)?)\s?(?:%|percent|persen)/iu;

/** What stands behind “BB turun”, “has lost”, and how old the patient is. */
export function isUsualOfNewborn(behind: string, ageYears: number | undefined): boolean {
  if (ageYears === undefined || ageYears > FIRST_DAYS) return false;
  const share = SHARE.exec(behind);
  return share !== null && kilosOf(share[1]) <= USUAL_SHARE;
}

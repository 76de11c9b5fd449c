import type { Finding } from './identifier.ts';

/** 90 to 119; not part of a larger number, a fraction or a percentage. */
const AGE = String.raw`(?<age>9\d|1[01]\d)`;
const BEFORE =
  /(?<![\p{L}])(?:aged?|usia|umur|berusia|berumur)[ :]{1,2}(?<age>9\d|1[01]\d)(?![\d.,/%]\d|\d|%| ?(?:hari|minggu|bulan|jam|days?|weeks?|months?|hours?|h\b|mg|kg))/giu;
const AFTER = new RegExp(
  String.raw`(?<![\p{L}\d.,/+-])${AGE}(?:[ -]{0,2}(?:years?|yrs?|tahun|thn)(?:[ -]old|[ -]of[ -]age)?|[ -]?(?:yo|y\/o|th)|y|-tahunan)(?![\p{L}\d])(?!\s{1,2}(?:ago|later|earlier|before|after|yang lalu|lalu|kemudian|silam|experience|(?:per)?centile|persentil|day|minute|week|edition|of (?:follow|data|practice|experience)))`,
  'giu',
);

/** "95F", "95/M": with the sex, where a patient is told of. "98F" is also a temperature, "90/P" a pressure. */
const WITH_SEX = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,/+-])(?<!\b(?:BP|TD|[Tt]ensi|[Tt]ekanan [Dd]arah)[ :]{0,2})${AGE}\/[MFLPmf]|(?<=^|[.!?\n(] {0,2}|(?<!\p{L})(?:[Aa]n?|[Ss]eorang|[Pp]asien|[Pp]atient|[Pp]t|[Pp]x)[.:]? )9\d[MFL])(?![\p{L}\d/]| cells)`,
  'gmu',
);

/** HIPAA Safe Harbor (45 CFR 164.514(b)(2)) groups all ages over 89. */
export function* detectAges(text: string): Iterable<Finding> {
  for (const pattern of [AFTER, BEFORE, WITH_SEX]) {
    for (const match of text.matchAll(pattern)) {
      yield { kind: 'ageOver89', reason: 'ageOver89', start: match.index, end: match.index + match[0].length, replacement: { key: 'age' } };
    }
  }
}

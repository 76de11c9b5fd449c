import type { Finding } from './identifier.ts';

/** At least four digits with separators between: "00-48-17-92", "MR/2026/0042", "123456". */
const VALUE = String.raw`(?<value>(?:[A-Z]{1,4}[-/ ]?)?\d(?:[-./ ]?\d){3,17}(?:[-/][A-Z]{1,4})?)(?![\d%])`;
const GAP = String.raw`\s{0,2}[:#=]?\s{0,2}`;

const PATTERNS: readonly RegExp[] = [
  // "no. RM 00-48-17-92", "Nomor rekam medis: 123456", "hospital number 12345"
  new RegExp(
    String.raw`\b(?:no|nomor|nomer|number)\b\.?\s{0,2}(?:RM|CM|MR|rekam medi[sk]|med(?:ical)?\.? rec(?:ord)?|register|registrasi|reg|pendaftaran|lab|laboratorium|sediaan|PA|foto|spesimen|kunjungan|rawat)\b\.?${GAP}${VALUE}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:hospital|medical record|clinic|registration|reg|lab|laboratory|accession|specimen|admission|IPD?|OPD?|CR|MR|RM|file|case sheet|encounter|episode|folder)\b\.?\s{0,2}(?:no|num|number|id|#)\b\.?${GAP}${VALUE}`,
    'gi',
  ),
  // Unmistakable without "no."
  new RegExp(String.raw`\b(?:MRN|UHID|NORM|NRM|no\.?(?:RM|reg)|rekam medi[sk]|medical record)\b\.?${GAP}${VALUE}`, 'gi'),
  // "RM" alone may stand for other things: six digits at least.
  /\bRM\.?\s{0,2}:?\s{0,2}(?<value>\d(?:[-. ]?\d){5,9})(?![\d%])/gi,
  // "MR" is a valve and "CM" a state of mind as well: six figures in one, or two by two.
  /\b(?:MR|CM)\.?\s{0,2}:?\s{0,2}(?<value>\d{6,8}|\d{2}(?:[-.]\d{2}){2,3})(?![\d%]|[-.,]\d)/g,
];

export function* detectRecordNumbers(text: string): Iterable<Finding> {
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.value ?? '';
      const end = match.index + match[0].length;
      yield { kind: 'recordNumber', reason: 'recordNumber', start: end - value.length, end, replacement: { key: 'recordNumber' } };
    }
  }
}

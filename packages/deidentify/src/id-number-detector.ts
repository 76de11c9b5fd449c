import provinces from '../data/province-codes.json' with { type: 'json' };
import type { Finding, ReasonKey } from './identifier.ts';
import { hasVerhoeffCheck } from './verhoeff.ts';

const PROVINCES: ReadonlySet<number> = new Set(provinces);

/**
 * A NIK is province (2), regency (2), district (2), birth date ddmmyy with 40 added to the day for women, serial (4)
 * (Indonesia, Law 24/2013 and Permendagri 108/2019 on population administration).
 */
function isPlausibleNik(digits: string): boolean {
  const day = Number(digits.slice(6, 8)) % 40;
  const month = Number(digits.slice(8, 10));
  const isDate = Number(digits.slice(6, 8)) <= 71 && day >= 1 && day <= 31 && month >= 1 && month <= 12;
  return PROVINCES.has(Number(digits.slice(0, 2))) && digits.slice(2, 4) !== '00' && isDate && digits.slice(12) !== '0000';
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Sixteen digits in one block or in the groups people write them in. */
const SIXTEEN =
  /(?<![\d.,/+-])(?:\d{16}|\d{4}([ .-])\d{4}\1\d{4}\1\d{4}|\d{6}([ .-])\d{6}\2\d{4}|\d{2}([ .])\d{2}\3\d{2}\3\d{6}\3\d{4})(?![\d/]|[.,-]\d)/g;
const TWELVE = /(?<![\d.,/+-])(?<!\d )[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![\d/]| \d|[.,-]\d)/g;
const BPJS = /(?<![\d.,/+-])000\d{10}(?![\d/]|[.,-]\d)/g;
/** The insurer's letter for one treatment: where it was written, month and year, serial. */
const SEP = /(?<![\p{L}\p{N}])\d{4}R\d{7}V\d{6}(?![\p{L}\p{N}])/gu;
const PAN = /(?<![\p{L}\p{N}])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![\p{L}\p{N}])/gu;

const NUMBER_AFTER_CUE = String.raw`(?:\s{0,2}(?:no|nomor|number|card|kartu|id)\b\.?){0,3}\s{0,2}[:#=]?\s{0,2}`;
const CUED: readonly { reason: ReasonKey; kind: 'nik' | 'idNumber'; pattern: RegExp }[] = [
  {
    reason: 'nik',
    kind: 'nik',
    pattern: new RegExp(String.raw`\b(?:NIK|KTP|e-KTP|KK)\b${NUMBER_AFTER_CUE}(?<value>\d(?:[ .-]?\d){15})(?!\d)`, 'gi'),
  },
  {
    reason: 'bpjs',
    kind: 'idNumber',
    pattern: new RegExp(String.raw`\b(?:BPJS|JKN|KIS)\b${NUMBER_AFTER_CUE}(?<value>\d(?:[ .-]?\d){12})(?!\d)`, 'gi'),
  },
  {
    reason: 'aadhaar',
    kind: 'idNumber',
    pattern: new RegExp(String.raw`\baadh?aar\b${NUMBER_AFTER_CUE}(?<value>\d(?:[ -]?\d){11})(?!\d)`, 'gi'),
  },
  {
    reason: 'passport',
    kind: 'idNumber',
    pattern: new RegExp(String.raw`\b(?:paspor|passport)\b${NUMBER_AFTER_CUE}(?<value>[A-Z]{1,2} ?\d{6,8})(?!\d)`, 'gi'),
  },
  {
    reason: 'idNumber',
    kind: 'idNumber',
    pattern: new RegExp(String.raw`\bNPWP\b${NUMBER_AFTER_CUE}(?<value>\d(?:[ .-]?\d){14,15})(?!\d)`, 'gi'),
  },
  {
    reason: 'idNumber',
    kind: 'idNumber',
    pattern: new RegExp(String.raw`\b(?:voter(?:'s)?|EPIC)\b(?: identity)?${NUMBER_AFTER_CUE}(?<value>[A-Z]{3}[ /]?\d{7})(?!\d)`, 'gi'),
  },
  {
    // Two letters of the state, its office, the year and seven figures more.
    reason: 'idNumber',
    kind: 'idNumber',
    pattern: new RegExp(
      String.raw`\b(?:driv(?:ing|er(?:'?s)?) licen[cs]e|DL)\b${NUMBER_AFTER_CUE}(?<value>[A-Z]{2}[ -]?\d{2}[ -]?\d{4}[ -]?\d{7})(?!\d)`,
      'gi',
    ),
  },
  {
    reason: 'idNumber',
    kind: 'idNumber',
    pattern: new RegExp(
      String.raw`\b(?:ABHA|SIM|SSN|NHS|insurance|policy|asuransi|polis|SEP)\b${NUMBER_AFTER_CUE}(?<value>[A-Z]{0,3}\d(?:[ -]?\d){8,15})(?![\d.])`,
      'gi',
    ),
  },
];

export function* detectIdNumbers(text: string): Iterable<Finding> {
  const found = (kind: 'nik' | 'idNumber', reason: ReasonKey, start: number, value: string): Finding => ({
    kind,
    reason,
    start,
    end: start + value.length,
    replacement: { key: 'identityNumber' },
  });
  for (const { kind, reason, pattern } of CUED) {
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.value ?? '';
      yield found(kind, reason, match.index + match[0].length - value.length, value);
    }
  }
  for (const match of text.matchAll(SIXTEEN)) if (isPlausibleNik(digitsOf(match[0]))) yield found('nik', 'nik', match.index, match[0]);
  for (const match of text.matchAll(TWELVE))
    if (hasVerhoeffCheck(digitsOf(match[0]))) yield found('idNumber', 'aadhaar', match.index, match[0]);
  for (const match of text.matchAll(BPJS)) yield found('idNumber', 'bpjs', match.index, match[0]);
  for (const match of text.matchAll(SEP)) yield found('idNumber', 'bpjs', match.index, match[0]);
  for (const match of text.matchAll(PAN)) yield found('idNumber', 'pan', match.index, match[0]);
}

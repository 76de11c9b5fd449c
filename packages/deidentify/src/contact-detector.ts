import hosts from '../data/reference-hosts.json' with { type: 'json' };
import type { Finding } from './identifier.ts';

const REFERENCE_HOSTS: ReadonlySet<string> = new Set(hosts);

/** All parts are bounded: an address has at most 64 + 255 characters (RFC 5321), and a long word costs no more than that. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}])/gu;
/**
 * As people write what no machine is to read: "nama (at) domain.com", "nama [at] domain [dot] co [dot] id", "nama at gmail dot com". Without
 * brackets only where the dot is spelt out too, or the host is one that everybody has mail at.
 */
const LOCAL = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]{0,63}`;
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`;
const DOT = String.raw`(?:\.| {0,2}[(\[{] {0,2}(?:dot|titik) {0,2}[)\]}] {0,2}| (?:dot|titik) )`;
const SPELT_EMAIL = new RegExp(
  [
    String.raw`${LOCAL} {0,2}[(\[{] {0,2}(?:at|@|et) {0,2}[)\]}] {0,2}(?:${LABEL}${DOT}){1,4}\p{L}{2,24}`,
    String.raw`${LOCAL} (?:at|@) (?:${LABEL} (?:dot|titik) ){1,4}\p{L}{2,24}`,
    String.raw`${LOCAL} (?:at|@) (?:gmail|ymail|yahoo|hotmail|outlook|icloud|live|rocketmail)(?:\.\p{L}{2,3}){1,2}`,
  ]
    .map((form) => `${form}(?![\\p{L}\\p{N}])`)
    .join('|'),
  'giu',
);
const URL_PATTERN = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"'()[\]{}]{3,2000}/giu;
const SHORT_LINK =
  /(?<![\p{L}\p{N}.@/])(?:bit\.ly|wa\.me|t\.me|drive\.google\.com|photos\.app\.goo\.gl|instagram\.com|facebook\.com|fb\.com|tiktok\.com)\/[^\s<>"'()]{2,200}/giu;
const HANDLE = /(?<![\p{L}\p{N}._%+@/-])@[a-z][a-z0-9._]{2,29}(?![\p{L}\p{N}@])/giu;
const CUED_HANDLE =
  /(?<![\p{L}\p{N}])(?:ig|instagram|twitter|tiktok|facebook|fb|telegram|line id|username|akun)\s{0,2}[:=]\s{0,2}(?<value>@?[a-z][a-z0-9._]{2,29})/giu;
const POSTCODE =
  /(?<![\p{L}])(?:kode pos|postal code|post ?code|zip(?: code)?|pin ?code|PIN)[ :.-]{0,3}(?<value>\d{3} ?\d{3}|\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![\p{L}\p{N}])/giu;

/** "@" also reads "at" in notes: "60 mL/h @maintenance", "@bedtime". */
const AFTER_AT: ReadonlySet<string> = new Set([
  'rest',
  'home',
  'night',
  'bedtime',
  'noon',
  'baseline',
  'discharge',
  'admission',
  'maintenance',
  'triage',
  'birth',
  'the',
  'jam',
  'rumah',
  'malam',
  'pagi',
  'hari',
]);

function isReference(address: string): boolean {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/:?#]{1,253})/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const labels = host.split('.');
  return labels.some((_, index) => REFERENCE_HOSTS.has(labels.slice(index).join('.')));
}

const withoutTrailingStop = (value: string): string => value.replace(/[.,;:!?]$/, '');

export function* detectContacts(text: string): Iterable<Finding> {
  for (const pattern of [EMAIL, SPELT_EMAIL]) {
    for (const match of text.matchAll(pattern)) {
      yield { kind: 'email', reason: 'email', start: match.index, end: match.index + match[0].length, replacement: { key: 'email' } };
    }
  }
  for (const pattern of [URL_PATTERN, SHORT_LINK]) {
    for (const match of text.matchAll(pattern)) {
      const value = withoutTrailingStop(match[0]);
      if (!isReference(value)) yield { kind: 'url', reason: 'url', start: match.index, end: match.index + value.length, replacement: null };
    }
  }
  for (const pattern of [HANDLE, CUED_HANDLE]) {
    for (const match of text.matchAll(pattern)) {
      const value = withoutTrailingStop(match.groups?.value ?? match[0]);
      if (AFTER_AT.has(value.replace('@', '').toLowerCase())) continue;
      const start = match.index + match[0].indexOf(value);
      yield { kind: 'socialHandle', reason: 'socialHandle', start, end: start + value.length, replacement: { key: 'socialHandle' } };
    }
  }
  for (const match of text.matchAll(POSTCODE)) {
    const value = match.groups?.value ?? '';
    const end = match.index + match[0].length;
    yield { kind: 'postcode', reason: 'postcode', start: end - value.length, end, replacement: { key: 'postcode' } };
  }
}

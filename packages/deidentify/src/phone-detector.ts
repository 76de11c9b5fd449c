import type { Finding } from './identifier.ts';

const NOT_INSIDE_NUMBER = String.raw`(?<![\d.,/+-])`;
/** A number is no phone number when a unit or a decimal follows. */
const END = String.raw`(?![\d%/]|[.,]\d| ?(?:mg|mcg|µg|g|mL|ml|IU|U|mmHg|mmol|cells|sel|copies|kopi|CFU)\b)`;

const PATTERNS: readonly RegExp[] = [
  // Indonesian mobile: 0812-3456-7890, +62 812 3456 7890, 6281234567890
  new RegExp(
    String.raw`${NOT_INSIDE_NUMBER}(?:\(?\+62\)?[ .-]?|62(?=8(?:\d{8}|\d{2,3}[ .-]\d{3,4}[ .-]\d{3,4}))|0)8[1-9](?:[ .-]?\d){6,10}${END}`,
    'g',
  ),
  // Indonesian land line: (021) 5551234, 0274-512345
  new RegExp(String.raw`${NOT_INSIDE_NUMBER}(?:\(0\d{2,3}\)[ -]?|0(?:2[1-9]\d?|[3-7]\d{1,2}|9\d{2})[ -])\d{3,4}[ -]?\d{3,4}${END}`, 'g'),
  // Indian mobile: +91 98765 43210
  new RegExp(String.raw`${NOT_INSIDE_NUMBER}(?:\(?\+91\)?|0091)[ -]?[6-9]\d{2}(?:[ -]?\d){7}${END}`, 'g'),
  // The same without its country: 9876543210, 98765 43210; not numbers of goods and books, nor two counts in a row or a range of round ones
  new RegExp(
    String.raw`(?<![\p{L}\d.,/+#-])(?<!(?:isbn|batch|bets|lot|serial|seri|barcode|kode)(?: ?(?:no|number|nomor)\b)?[.: ]{1,3})(?:[6-9]\d{9}|[6-9]\d{4}[ -](?!\d{3}00)\d{5})(?![\p{L}]|[ -]\d)${END}`,
    'giu',
  ),
  // Other countries: +44 20 7946 0958
  new RegExp(String.raw`${NOT_INSIDE_NUMBER}\+\d{1,3}(?:[ .-]?\(\d{1,4}\))?(?:[ .-]?\d{2,5}){2,5}${END}`, 'g'),
  // After a cue any plausible length: "HP: 9876543210", "call 555 0142 77"
  new RegExp(
    String.raw`(?<![\p{L}])(?:hp|wa|whatsapp|telp|telepon|telpon|tel|phone|mobile|cell|contact|kontak|hubungi|call(?:ed)?)\b\.?(?:\s{0,2}(?:no|number|nomor|on|at|me|di|ke)\b\.?){0,2}[ :]{0,3}(?<value>[+(]?\d(?:[ ().-]{0,2}\d){6,14})${END}`,
    'giu',
  ),
];

const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

export function* detectPhones(text: string): Iterable<Finding> {
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.value ?? match[0];
      const digits = value.replace(/\D/g, '').length;
      if (digits < MIN_DIGITS || digits > MAX_DIGITS) continue;
      const end = match.index + match[0].length;
      yield { kind: 'phone', reason: 'phone', start: end - value.length, end, replacement: { key: 'phone' } };
    }
  }
}

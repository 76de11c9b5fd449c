/**
 * A text as it would be typed. What is pasted out of records, contacts, mails and pages has spaces, hyphens and digits that look like
 * those of a keyboard and are others, and between them signs that nobody sees: of a telephone number in a contact all of it may be such.
 */

/** Spaces of other widths and such as keep a line together; hyphens of other lengths; what is typed between Chinese or Japanese signs. */
const LOOKS_ALIKE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|([\u2010-\u2012\u2212\ufe63])|([\uff01-\uff5e])/g;
const FULL_WIDTH_AHEAD = 0xfee0;

/** Nobody sees it; or a space beside another, but between numbers, which stand in columns. */
const SURPLUS = /\p{Default_Ignorable_Code_Point}+|(?<=(?:^|[^\d ]) ) +|(?<=\d) +(?= [^\d ])/gu;
/** As long as a number of somebody; shorter ones are doses, and from one to another. */
const DASHED_NUMBER = /\d+(?:–\d+)+/g;
const LEAST_DIGITS = 7;

export interface TypedText {
  readonly text: string;
  /** Where the unit that stands here in `text` was written. */
  readonly placeOf: (at: number) => number;
}

/** Nothing in it is other than it looks. */
const PLAIN = /^(?: ?[!-~\n])*$/;

export function asTyped(written: string): TypedText {
  if (PLAIN.test(written)) return { text: written, placeOf: (at) => at };
  const alike = written.replace(LOOKS_ALIKE, (_sign: string, hyphen?: string, wide?: string) => {
    if (wide !== undefined) return String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_AHEAD);
    return hyphen === undefined ? ' ' : '-';
  });
  const places: number[] = [];
  let text = '';
  let from = 0;
  for (const { 0: surplus, index } of [...alike.matchAll(SURPLUS), { 0: '', index: alike.length }]) {
    for (let at = from; at < index; at++) places.push(at);
    text += alike.slice(from, index);
    from = index + surplus.length;
  }
  return { text: text.replace(DASHED_NUMBER, asHyphened), placeOf: (at) => places[at] ?? written.length };
}

const asHyphened = (number: string): string => (number.replaceAll('–', '').length < LEAST_DIGITS ? number : number.replaceAll('–', '-'));

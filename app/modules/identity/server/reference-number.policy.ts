import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other when read aloud or copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `KLG-7F3K-9QXM`: 31⁸ possibilities, so a clash is a reason to fail and try again, not to plan for. */
export function newMemberRefNo(): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `KLG-${part()}-${part()}`;
}

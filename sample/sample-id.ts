import { createHash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id as `newId` makes it, but the same every time for the same thing and moment. */
export function sampleId(name: string, at: Date): string {
  let id = '';
  let time = at.getTime();
  for (let i = 0; i < 9; i++) {
    id = ALPHABET.charAt(time % 32) + id;
    time = Math.floor(time / 32);
  }
  const hash = createHash('sha256').update(name).digest();
  for (let i = 0; i < 7; i++) id += ALPHABET.charAt(hash.readUInt8(i) & 31);
  return id;
}

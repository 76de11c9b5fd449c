import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const pool = Buffer.alloc(4096);
let used = pool.length;

/**
 * A new row id: 16 characters of Crockford's base 32, nine of time in milliseconds and seven random (35 bits), so that
 * ids sort by age and cannot be guessed from one another. Compare them with COLLATE "C".
 */
export function newId(at: number = Date.now()): string {
  let id = '';
  let time = at;
  for (let i = 0; i < 9; i++) {
    id = ALPHABET.charAt(time % 32) + id;
    time = Math.floor(time / 32);
  }
  if (used + 7 > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  for (let i = 0; i < 7; i++) id += ALPHABET.charAt(pool.readUInt8(used++) & 31);
  return id;
}

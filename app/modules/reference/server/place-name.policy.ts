/** Names as they are compared: what a reader types and what is stored go through the same steps. */

/** Words that Indonesians put before the name of an area, and often leave out. */
const KIND_OF_AREA = /^(?:(?:kabupaten|kab|kota|kecamatan|kec|kelurahan|kel|desa|provinsi|prov) )(?:administrasi )?(?=\S)/;

/** Small letters without accents, words parted by one space. Empty when there is no letter or digit. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʻ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `Kota Administrasi Jakarta Pusat` and `jakarta pusat` are looked up as the same. */
export const searchName = (name: string): string => plain(name).replace(KIND_OF_AREA, '');

const MAX_JOINED = 3;

/** `tanjung karang pusat` is written `tanjungkarang pusat` too: each way to write two words that follow each other as one, the first ones first. */
export function joinedSpellings(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1, MAX_JOINED + 1).map((word, i) => [...words.slice(0, i), `${words[i]}${word}`, ...words.slice(i + 2)].join(' '));
}

export const slugOf = (name: string): string => plain(name).replaceAll(' ', '-');

export interface Prefix {
  readonly from: string;
  /** Greater than every text that starts with `from`, in the order of bytes. */
  readonly until: string;
}

export const prefixOf = (query: string): Prefix => ({ from: query, until: `${query}\u{10FFFF}` });

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

export const slugOf = (name: string): string => plain(name).replaceAll(' ', '-');

export interface Prefix {
  readonly from: string;
  /** Greater than every text that starts with `from`, in the order of bytes. */
  readonly until: string;
}

export const prefixOf = (query: string): Prefix => ({ from: query, until: `${query}\u{10FFFF}` });

/** Numbers in words, up to ninety-nine in English and ten in Indonesian: how old, and how long. */

const VALUES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
};

/** A fragment of a regular expression. */
export const NUMBER_WORD = `(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -])?(?:${Object.keys(VALUES).join('|')})`;

/** In words or digits; NaN where it is neither. */
export function countOf(written: string): number {
  const number = Number(written.replace(',', '.'));
  if (Number.isFinite(number)) return number;
  return written
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (VALUES[word] ?? Number.NaN), 0);
}

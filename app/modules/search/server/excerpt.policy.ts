/** Of a long text, the pieces in which an excerpt may stand: to take a text apart costs in proportion to its length. */

/** Shorter texts are taken as they are. */
const SHORT = 800;
/** An excerpt is at most as long as what is kept around the words it is about. */
const AROUND = 160;
const MOST_PIECES = 2;
/** Of one word. */
const MOST_PLACES = 40;
/** Stems as short as this stand within other words by chance. */
const SHORT_STEM = 4;
/** Of a text in which nothing is found, so much is looked through all the same: a prefix may have changed the letters of a stem. */
const LOOKED_THROUGH = 6_000;

interface Place {
  readonly at: number;
  readonly stem: string;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly stems: ReadonlySet<string>;
}

/** The words of queries as PostgreSQL writes them. */
export const stemsOf = (queries: readonly string[]): string[] => [...new Set(queries.flatMap(wordsIn))];

/** They stand in quotes; few hold one, which is written twice. */
const wordsIn = (query: string): string[] =>
  query.includes("''")
    ? [...query.matchAll(/'((?:[^']|'')+)'/g)].map(([, word = '']) => word.replaceAll("''", "'"))
    : query.split("'").filter((_, i) => i % 2 === 1);

/** The pieces that hold most different ones of these words, in their order; the beginning of the text where none is found. */
export function piecesAround(text: string, stems: readonly string[]): string {
  if (text.length <= SHORT) return text;
  const lower = text.toLowerCase();
  // There are letters whose small form is longer: then nothing stands where it was found.
  const places = lower.length === text.length ? stems.flatMap((stem) => placesOf(lower, stem)).sort((a, b) => a.at - b.at) : [];
  if (places.length === 0) return text.length <= LOOKED_THROUGH ? text : wholeWords(text, 0, LOOKED_THROUGH);
  return piecesOf(places, text.length)
    .sort((a, b) => b.stems.size - a.stems.size || a.from - b.from)
    .slice(0, MOST_PIECES)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => wholeWords(text, from, to))
    .join(' … ');
}

function placesOf(lower: string, stem: string): Place[] {
  // A stem may end in a letter the word does not have: that of "happy" is "happi".
  const sought = stem.length > SHORT_STEM ? stem.slice(0, -1) : stem;
  const places: Place[] = [];
  for (let at = lower.indexOf(sought); at !== -1 && places.length < MOST_PLACES; at = lower.indexOf(sought, at + sought.length))
    if (stem.length > SHORT_STEM || !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ')) places.push({ at, stem });
  return places;
}

function piecesOf(places: readonly Place[], length: number): Piece[] {
  const pieces: Piece[] = [];
  for (const { at, stem } of places) {
    const last = pieces.at(-1);
    // What is too long to be looked through at once is parted between two words that were found.
    if (last !== undefined && at - AROUND <= last.to && at - last.from <= 4 * AROUND)
      pieces[pieces.length - 1] = { from: last.from, to: Math.min(length, at + AROUND), stems: new Set([...last.stems, stem]) };
    else pieces.push({ from: Math.max(last?.to ?? 0, at - AROUND), to: Math.min(length, at + AROUND), stems: new Set([stem]) });
  }
  return pieces;
}

function wholeWords(text: string, from: number, to: number): string {
  const begin = from === 0 ? 0 : text.slice(from, to).search(/\s/) + 1 + from;
  if (to === text.length) return text.slice(begin);
  // Looked for from the end on: a pattern would be tried at every space of the text before.
  let end = to - 1;
  while (end > begin && !/\s/.test(text[end] ?? '')) end--;
  return text.slice(begin, Math.max(begin, end));
}

/**
 * What can be worked out of the knowledge before anybody asks, as tables of numbers: one file that a server maps into memory in a
 * millisecond, and that a browser makes for itself out of the same knowledge.
 */

/** Counted up when a reader of the old tables would misread the new ones. */
const FORMAT = 1;

/** The tables and what they are made of, in the order of the file. Rows of different length have a table of where each one starts. */
const LAYOUT = {
  /** Format and fingerprint of the knowledge. */
  madeOf: Uint32Array,

  /** Keys of all words that mean something, one a line. */
  words: Uint8Array,
  /** Node of the tree that each word leads to from its root, or 0. */
  rootNodes: Uint32Array,
  /** Below each node: the words that go on, in their order, and where they lead. */
  childStarts: Uint32Array,
  childWords: Uint16Array,
  childNodes: Uint32Array,
  nodeMeaningStarts: Uint32Array,
  nodeMeanings: Uint16Array,
  /** Of each meaning its concepts. */
  meaningStarts: Uint32Array,
  meaningConcepts: Uint16Array,
  /** Names of the concepts of the lexicon, which come first, one a line, and which of all concepts are parts of the body. */
  conceptNames: Uint8Array,
  bodyParts: Uint8Array,
  /** What a concept is a part or kind of, all the way up. */
  conceptAboveStarts: Uint32Array,
  conceptAbove: Uint16Array,
  phraseTargets: Uint16Array,
  phraseStarts: Uint32Array,
  phraseConcepts: Uint16Array,
  /** Of each concept the phrases that are looked for under it. */
  triggerStarts: Uint32Array,
  triggerPhrases: Uint16Array,
  /** Words as they are written, those of one first letter and length together, in their order. */
  spelledGroups: Uint32Array,
  spelledLetters: Uint16Array,

  /** Of each finding: the chance that it is there for no reason of a disease. */
  leaks: Float64Array,
  /** Of each finding: the diseases that its presence speaks about, the chance of it there, and what it says. */
  linkStarts: Uint32Array,
  linkDiseases: Uint16Array,
  linkChances: Float64Array,
  linkScores: Float64Array,
  /** The same of its absence. */
  absenceStarts: Uint32Array,
  absenceDiseases: Uint16Array,
  absenceScores: Float64Array,
  /** What is taken back of the silence about it once it is mentioned. */
  unsaidStarts: Uint32Array,
  unsaidDiseases: Uint16Array,
  unsaidScores: Float64Array,
  /** Of each disease: what its file lists, with the chance of each; and what it says that a text mentions nothing of it. */
  listedStarts: Uint32Array,
  listedFindings: Uint16Array,
  listedChances: Float64Array,
  silences: Float64Array,
  /** Of each concept: the diseases whose findings are named with it. */
  echoStarts: Uint32Array,
  echoDiseases: Uint16Array,
  echoScores: Float64Array,
} as const;

type Table<Name extends keyof typeof LAYOUT> = (typeof LAYOUT)[Name]['prototype'];
export type DifferentialIndex = { readonly [Name in keyof typeof LAYOUT]: Table<Name> };

const NAMES = Object.keys(LAYOUT) as (keyof typeof LAYOUT)[];
/** Every table begins where any number may. */
const STEP = 8;
const stepped = (bytes: number) => Math.ceil(bytes / STEP) * STEP;

/** The lengths of all tables, then the tables. Written and read on machines that put the lowest byte first, as all that are in use. */
export function writeIndex(index: DifferentialIndex): Uint8Array {
  const begin = stepped(NAMES.length * Uint32Array.BYTES_PER_ELEMENT);
  const size = NAMES.reduce((sum, name) => sum + stepped(index[name].byteLength), begin);
  const file = new Uint8Array(size);
  new Uint32Array(file.buffer, 0, NAMES.length).set(NAMES.map((name) => index[name].length));
  let at = begin;
  for (const name of NAMES) {
    const { buffer, byteOffset, byteLength } = index[name];
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += stepped(byteLength);
  }
  return file;
}

/** Views into the file: nothing is copied unless it lies askew in memory. */
export function readIndex(file: Uint8Array): DifferentialIndex {
  const bytes = file.byteOffset % STEP === 0 ? file : file.slice();
  const lengths = new Uint32Array(bytes.buffer, bytes.byteOffset, NAMES.length);
  let at = bytes.byteOffset + stepped(lengths.byteLength);
  const tables = NAMES.map((name, number) => {
    const table = new LAYOUT[name](bytes.buffer as ArrayBuffer, at, lengths[number] ?? 0);
    at += stepped(table.byteLength);
    return [name, table] as const;
  });
  return Object.fromEntries(tables) as unknown as DifferentialIndex;
}

/** Ids in their order: tables made of other findings or diseases would be read at the wrong rows. */
export function madeOf(findings: readonly { readonly id: string }[], diseases: readonly { readonly id: string }[]): Uint32Array {
  let hash = 0x811c9dc5;
  for (const { id } of [...findings, ...diseases])
    for (let at = 0; at <= id.length; at += 1) hash = Math.imul(hash ^ (id.charCodeAt(at) || 0), 0x01000193) >>> 0;
  return Uint32Array.of(FORMAT, findings.length, diseases.length, hash);
}

/** Lists of numbers as one list and where each begins; one start more than there are lists. */
export function rowsOf(lists: readonly (readonly number[])[]): { starts: Uint32Array; values: number[] } {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, number) => {
    starts[number + 1] = (starts[number] ?? 0) + list.length;
  });
  return { starts, values: lists.flat() };
}

const MOST_SMALL = 0xffff;

/** Numbers of findings, diseases, words and concepts; there are not so many that they need more. */
export function small(values: readonly number[]): Uint16Array {
  if (values.some((value) => value > MOST_SMALL)) throw new Error(`The differential has grown beyond ${MOST_SMALL} of a kind.`);
  return Uint16Array.from(values);
}

export const lines = (table: Uint8Array): string[] => new TextDecoder().decode(table).split('\n');
export const fromLines = (list: readonly string[]): Uint8Array => new TextEncoder().encode(list.join('\n'));

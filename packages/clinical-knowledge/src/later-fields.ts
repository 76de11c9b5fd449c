/**
 * What most questions never touch stays text in the index until somebody asks for it: whoever checks interactions needs no doses, and
 * of a few drugs only what they are to a patient; the words of findings stand in the tables of the differential. To read the index takes
 * less than half as long without, on phones as well.
 */

/** By part of the knowledge. The records of these parts have an `id`, the key that they stand under. */
const LATER = {
  drugs: [
    'dosing',
    'adjustments',
    'compared',
    'noneKnown',
    'sources',
    'conditions',
    'renal',
    'hepatic',
    'pregnancy',
    'lactation',
    'oldAge',
  ],
  diseases: ['findings', 'sources', 'firstTests', 'synonyms'],
  findings: ['synonyms', 'lay', 'question'],
} as const;

type Part = keyof typeof LATER;
const PARTS = Object.keys(LATER) as Part[];

type Fields = Readonly<Record<string, unknown>>;
export type Parts = Readonly<Record<Part, Readonly<Record<string, object>>>>;

/** The parts without these fields, and the fields of one record after the other. */
export function takenOut(whole: Parts): { readonly kept: Parts; readonly later: readonly Fields[] } {
  const kept = PARTS.map((part) => [part, mapped(whole[part], (record) => fieldsOf(record, (field) => !isLater(part, field)))]);
  return {
    kept: Object.fromEntries(kept) as Parts,
    later: PARTS.flatMap((part) => Object.values(whole[part]).map((record) => fieldsOf(record, (field) => isLater(part, field)))),
  };
}

/** Gives the records their fields again. `read` makes the fields of the nth record, and is asked for them when somebody wants one. */
export function giveBack(parts: Parts, read: (n: number) => Fields): void {
  let n = 0;
  for (const part of PARTS) {
    const places = new Map(Object.keys(parts[part]).map((id) => [id, n++]));
    const opened = new Map<string, Fields>();
    const open = (id: string): Fields => {
      const fields = opened.get(id) ?? read(places.get(id) ?? -1);
      opened.set(id, fields);
      return fields;
    };
    const properties = Object.fromEntries(LATER[part].map((field) => [field, asked(field, open)]));
    for (const record of Object.values(parts[part])) Object.defineProperties(record, properties);
  }
}

/** One for all records, so that they stay of one shape. */
const asked = (field: string, open: (id: string) => Fields): PropertyDescriptor => ({
  configurable: true,
  enumerable: true,
  get(this: { readonly id: string }) {
    return open(this.id)[field];
  },
});

const isLater = (part: Part, field: string) => (LATER[part] as readonly string[]).includes(field);

const fieldsOf = (record: object, isMeant: (field: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => isMeant(field)));

const mapped = <T, U>(records: Readonly<Record<string, T>>, make: (record: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(records).map(([id, record]) => [id, make(record)]));

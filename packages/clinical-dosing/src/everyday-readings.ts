/** What an everyday name of an illness reads as in the titles of indications. */
import { LIKE, SAME } from './everyday-names.ts';
import { wordsOf } from './name-words.ts';

export interface Reading {
  /** Words that the title must hold. */
  readonly words: readonly string[];
  /** They must be a whole part of the title, so that pain is not pain after surgery. */
  readonly isWhole: boolean;
  /** What was asked beside the everyday name: the title must hold it too. */
  readonly rest: readonly string[];
}

/** By how many words of what is asked, the longest names first. */
type Table = ReadonlyMap<string, readonly Omit<Reading, 'rest'>[]>;

/** Said of an illness without making it another, where only something near is looked for. */
const SLIGHT = new Set(
  wordsOf('acute akut severe berat mild ringan moderate sedang simple recurrent berulang bacterial bakteri uncomplicated'),
);

const tables: { [how in 'same' | 'near']?: Table } = {};
const LISTS = { same: SAME, near: LIKE } as const;
const MOST_WORDS = 5;

export function everydayNames(words: readonly string[], how: 'same' | 'near'): readonly Reading[] {
  tables[how] ??= tableOf(LISTS[how]);
  const table = tables[how];
  for (let length = Math.min(words.length, MOST_WORDS); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const found = table.get(words.slice(from, from + length).join(' '));
      if (found === undefined) continue;
      const rest = [...words.slice(0, from), ...words.slice(from + length)].filter((word) => how === 'same' || !SLIGHT.has(word));
      return found.map((reading) => ({ ...reading, rest }));
    }
  return [];
}

/** Everyday names that go on as it was typed so far, as they are written; those that mean the same thing first. */
export function everydayNamesBegunBy(typed: string): readonly string[] {
  const begun = typed.trim().toLowerCase();
  const names = [SAME, LIKE].flatMap((list) =>
    list
      .trim()
      .split('\n')
      .flatMap((line) => (line.split('->')[0] ?? '').split(',')),
  );
  return [...new Set(names.map((name) => name.trim()).filter((name) => name.startsWith(begun)))];
}

function tableOf(list: string): Table {
  const table = new Map<string, Omit<Reading, 'rest'>[]>();
  for (const line of list.trim().split('\n')) {
    const [asked = '', titles = ''] = line.split('->');
    const readings = titles.split(',').map((title) => ({ words: wordsOf(title), isWhole: title.trim().startsWith('=') }));
    for (const name of new Set(asked.split(',').map((one) => wordsOf(one).join(' ')))) {
      const own = table.get(name) ?? [];
      own.push(...readings);
      table.set(name, own);
    }
  }
  return table;
}

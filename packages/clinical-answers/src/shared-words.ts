/** Names that share whole words with what was typed: of “COVID-19 vaccine” the names of the three vaccines against it. */
import type { DrugNames, Entry } from './drug-names.ts';

/** The lower, the likelier. */
export interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

/** They say what kind of thing it is, not which. */
const KINDS =
  /^(?:vaccines?|vaksin(?:asi)?|vaccination|immuni[sz]ation|imunisasi|suntik(?:an)?|shot|jab|obat|jamu|drugs?|medicines?|tablets?|the|of|untuk|for|anti)$/;
const IS_NUMBER = /^\d+$/;

/** After a name that begins or ends so, before one that is only written alike. */
const ALL = 1.3;
/** After one wrong letter, before two. */
const SOME = 1.8;
/** A word of more things than this (sodium, acid) says nothing. */
const MOST_THINGS = 8;

export function sharingWords(names: DrugNames, typed: string): { all: Scored[]; some: Scored[] } {
  const wanted = typed.split(' ').filter((word) => word.length > 1 && !KINDS.test(word) && !IS_NUMBER.test(word));
  const all: Scored[] = [];
  const some: { entry: Entry; shared: readonly string[] }[] = [];
  if (wanted.length === 0) return { all, some: [] };
  for (const entry of names.entries) {
    const own = entry.plain.split(' ');
    const shared = wanted.filter((word) => own.includes(word));
    if (shared.length === wanted.length) all.push({ entry, score: ALL + own.length / 100 });
    else if (shared.length > 0 && entry.meant.by === 'name') some.push({ entry, shared });
  }
  const telling = new Set(
    wanted.filter(
      (word) => new Set(some.filter(({ shared }) => shared.includes(word)).flatMap(({ entry }) => entry.meant.ids)).size <= MOST_THINGS,
    ),
  );
  return {
    all,
    some: some
      .map(({ entry, shared }) => ({ entry, tell: shared.filter((word) => telling.has(word)).length }))
      .filter(({ tell }) => tell > 0)
      .map(({ entry, tell }) => ({ entry, score: SOME + (1 - tell / wanted.length) / 2 })),
  };
}

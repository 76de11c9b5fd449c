/** Where the words stand in what is shown. */
import { type Database, prepared } from '#platform/db/database.ts';
import { markComparisons } from '#platform/richtext/written-tags.ts';
import type { Segments } from '../search.contract.ts';
import { piecesAround, stemsOf } from './excerpt.policy.ts';
import { partJoined } from './joined-words.policy.ts';
import { CONFIGS, type TextQueries, type TextQuery } from './text-query.store.ts';
import { unpackedWords } from './walk.store.ts';

export interface Passage {
  readonly language: keyof typeof CONFIGS;
  readonly text: string;
  /** The document it is of; null for names. */
  readonly itemId: string | null;
  /** All of the text, or the passages around what was found. */
  readonly whole: boolean;
}

// Marks that no text holds: what is shown is cut at them, and never read as markup.
const START = '\u0002';
const STOP = '\u0003';
/** Behind a `<` that opens no tag, and where words are joined without a space: PostgreSQL would leave the one out and take the others for one. */
const PARTED = '\u0004';
const SELECTION = `StartSel="${START}", StopSel="${STOP}"`;

const headlines = prepared<{ text: string }>(
  'search.headlines',
  // Whether a name stands in a document is asked for each of both: it is read as a query once.
  `with name as materialized (select sought, name, name::tsquery as query from unnest($7::int[], $8::text[]) n(sought, name))
   select ts_headline(p.config::regconfig, p.text, coalesce(q.query, '')::tsquery, case when p.whole
       then 'HighlightAll=true, ${SELECTION}' else 'MaxFragments=2, MinWords=8, MaxWords=26, FragmentDelimiter=" … ", ${SELECTION}' end) as text
   from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::int[]) with ordinality p(config, text, item_id, whole, sought, n)
     left join lateral (select case when p.whole then d.title_words else ${unpackedWords('d.words')} end as words
       from search.document d where d.item_id = p.item_id and cardinality($7::int[]) > 0 offset 0) d on true
     cross join lateral (
       select string_agg('(' || part || ')', ' | ') as query from (
         select ($6::text[])[p.sought] as part where ($6::text[])[p.sought] <> ''
         union all select n.name from name n where n.sought = p.sought and (p.item_id is null or d.words @@ n.query)) parts) q
   order by p.n`,
);

/** Texts that are marked for the same question. */
export interface Marking {
  readonly queries: TextQueries;
  readonly passages: readonly Passage[];
}

/**
 * The texts in pieces, in their order, for each question: all in one statement. Of several words that are one name, none is marked
 * unless they stand together: which names do, the index knows.
 */
export async function highlight(db: Database, markings: readonly Marking[]): Promise<Segments[][]> {
  const known: Sought[] = [];
  const placeOf = new Map<TextQuery | null, number>();
  const place = (query: TextQuery | null): number => {
    const before = placeOf.get(query);
    if (before !== undefined) return before;
    placeOf.set(query, known.push(soughtBy(query)));
    return known.length;
  };
  const all = markings.flatMap(({ queries, passages }) =>
    passages.map((passage) => {
      const sought = place(queries[passage.language]);
      return { ...passage, sought, stems: known[sought - 1]?.stems ?? [] };
    }),
  );
  if (all.length === 0) return markings.map(() => []);
  const names = known.flatMap((sought, i) => sought.names.map((name) => ({ sought: i + 1, name })));
  const rows = await headlines(db, [
    all.map(({ language }) => CONFIGS[language]),
    all.map(({ text, stems, whole }) => cleaned(whole ? text : piecesAround(text, stems))),
    all.map(({ itemId }) => itemId),
    all.map(({ whole }) => whole),
    all.map(({ sought }) => sought),
    known.map(({ words }) => words),
    names.map(({ sought }) => sought),
    names.map(({ name }) => name),
  ]);
  const marked = rows.map(({ text }) => toSegments(text));
  let from = 0;
  return markings.map(({ passages }) => {
    from += passages.length;
    return marked.slice(from - passages.length, from);
  });
}

interface Sought {
  readonly words: string;
  readonly names: readonly string[];
  readonly stems: readonly string[];
}

/** Of a question that is kept, once. */
const SOUGHT = new WeakMap<TextQuery, Sought>();
const NOTHING_SOUGHT: Sought = { words: '', names: [], stems: [] };

function soughtBy(query: TextQuery | null): Sought {
  if (query === null) return NOTHING_SOUGHT;
  const sought = SOUGHT.get(query) ?? partedOf(query);
  SOUGHT.set(query, sought);
  return sought;
}

/** Single words, in one query; names of several words; and every word that may be marked. */
function partedOf({ parts }: TextQuery): Sought {
  const names = new Set(parts.filter((part) => stemsOf([part]).length > 1));
  return { words: parts.filter((part) => !names.has(part)).join(' | '), names: [...names], stems: stemsOf(parts) };
}

/** Parts of a case stand on lines of their own; in a passage a dot parts those that are no sentence. */
const cleaned = (text: string): string =>
  partJoined(markComparisons(text.replaceAll(START, ' ').replaceAll(STOP, ' ').replaceAll(PARTED, ' '), PARTED), PARTED)
    .replace(/(?<=[.?!])\n+/g, ' ')
    .replace(/\n+/g, ' · ');

function toSegments(marked: string): Segments {
  return marked
    .replaceAll(PARTED, '')
    .split(START)
    .flatMap((piece, i) => {
      if (i === 0) return [{ text: piece, hit: false }];
      const [hit = '', rest = ''] = piece.split(STOP);
      return [
        { text: hit, hit: true },
        { text: rest, hit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** Where the words stand in what is shown. */
import type { Database } from '#platform/db/database.ts';
import type { Segments } from '../search.contract.ts';
import { CONFIGS, type TextQueries } from './text-query.store.ts';

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
const SELECTION = `StartSel="${START}", StopSel="${STOP}"`;

/**
 * The texts in pieces, in their order. Of several words that are one name, none is marked unless they stand together: which
 * names do, the index knows.
 */
export async function highlight(db: Database, queries: TextQueries, passages: readonly Passage[]): Promise<Segments[]> {
  if (passages.length === 0) return [];
  const parts = Object.entries(CONFIGS).map(([name]) => queries[name as keyof TextQueries]?.parts ?? []);
  const { rows } = await db.client.query<{ text: string }>(
    `select ts_headline(p.config::regconfig, p.text, coalesce(q.query, '')::tsquery, case when p.whole
         then 'HighlightAll=true, ${SELECTION}' else 'MaxFragments=2, MinWords=8, MaxWords=26, FragmentDelimiter=" … ", ${SELECTION}' end) as text
     from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) with ordinality p(config, text, item_id, whole, n)
       left join search.document d on d.item_id = p.item_id
       cross join lateral (
         select string_agg('(' || part || ')', ' | ') as query
         from unnest(case p.config when 'english' then $5::text[] when 'indonesian' then $6::text[] else $7::text[] end) part
         where d.item_id is null or (case when p.whole then d.title_words else d.words end) @@ part::tsquery) q
     order by p.n`,
    [
      passages.map(({ language }) => CONFIGS[language]),
      // Parts of a case stand on lines of their own; in a passage a dot parts those that are no sentence.
      passages.map(({ text }) =>
        text
          .replaceAll(START, ' ')
          .replaceAll(STOP, ' ')
          .replace(/(?<=[.?!])\n+/g, ' ')
          .replace(/\n+/g, ' · '),
      ),
      passages.map(({ itemId }) => itemId),
      passages.map(({ whole }) => whole),
      ...parts,
    ],
  );
  return rows.map(({ text }) => toSegments(text));
}

function toSegments(marked: string): Segments {
  return marked
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

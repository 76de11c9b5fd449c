/** Where the words stand in what is shown. */
import { type Database, prepared } from '#platform/db/database.ts';
import type { Segments } from '../search.contract.ts';
import { piecesAround, stemsOf } from './excerpt.policy.ts';
import { CONFIGS, type TextQueries, type TextQuery } from './text-query.store.ts';

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

const headlines = prepared<{ text: string }>(
  'search.headlines',
  `select ts_headline(p.config::regconfig, p.text, coalesce(q.query, '')::tsquery, case when p.whole
       then 'HighlightAll=true, ${SELECTION}' else 'MaxFragments=2, MinWords=8, MaxWords=26, FragmentDelimiter=" … ", ${SELECTION}' end) as text
   from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::text[]) with ordinality p(config, text, item_id, whole, words, n)
     left join lateral (select case when p.whole then d.title_words else d.words || ''::tsvector end as words
       from search.document d where d.item_id = p.item_id offset 0) d on true
     cross join lateral (
       select string_agg('(' || part || ')', ' | ') as query from (
         select p.words as part where p.words <> ''
         union all select name from unnest(case p.config when 'english' then $6::text[] when 'indonesian' then $7::text[] else $8::text[] end) name
           where p.item_id is null or d.words @@ name::tsquery) parts) q
   order by p.n`,
);

/**
 * The texts in pieces, in their order. Of several words that are one name, none is marked unless they stand together: which
 * names do, the index knows.
 */
export async function highlight(db: Database, queries: TextQueries, passages: readonly Passage[]): Promise<Segments[]> {
  if (passages.length === 0) return [];
  const [en, id, simple] = [sought(queries.en), sought(queries.id), sought(queries.simple)];
  const inWords = { en, id, simple };
  const rows = await headlines(db, [
    passages.map(({ language }) => CONFIGS[language]),
    passages.map(({ text, language, whole }) => cleaned(whole ? text : piecesAround(text, inWords[language].stems))),
    passages.map(({ itemId }) => itemId),
    passages.map(({ whole }) => whole),
    passages.map(({ language }) => inWords[language].words),
    en.names,
    id.names,
    simple.names,
  ]);
  return rows.map(({ text }) => toSegments(text));
}

/** Single words, in one query; names of several words; and every word that may be marked. */
function sought(query: TextQuery | null): { words: string; names: string[]; stems: string[] } {
  const parts = query?.parts ?? [];
  const names = parts.filter((part) => stemsOf([part]).length > 1);
  return { words: parts.filter((part) => !names.includes(part)).join(' | '), names, stems: stemsOf(parts) };
}

/** Parts of a case stand on lines of their own; in a passage a dot parts those that are no sentence. */
const cleaned = (text: string): string =>
  text
    .replaceAll(START, ' ')
    .replaceAll(STOP, ' ')
    .replace(/(?<=[.?!])\n+/g, ' ')
    .replace(/\n+/g, ' · ');

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

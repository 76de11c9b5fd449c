/** The search index of the synthetic world: each row is the sample's own, with the labels of its own age. */
import { AGES } from '#modules/search/server/search.public.ts';

const ageLabels = (n: string) => `array_to_tsvector(array[${AGES.map(({ label, size }) => `'#${label}' || ${n} / ${size}`).join(', ')}])`;
const bare = (column: string) =>
  `ts_delete(d.${column}, array(select lexeme from unnest(d.${column}) where lexeme ~ '^#[${AGES.map(({ label }) => label).join('')}][0-9]'))`;

/** Items of one kind; all but the number give something of the n-th of them, as SQL. */
export interface ScaledItems {
  readonly kind: string;
  readonly count: number;
  readonly itemId: string;
  readonly authorId: string;
  readonly audience: string;
  readonly publishedAt: string;
}

export function searchSteps(kinds: readonly ScaledItems[]): [string, string][] {
  return [
    // Building an index over rows that are there takes a small part of the time that inserting into it would.
    [
      'search indexes set aside',
      `do $$ declare one record; begin
         create temp table kept_index on commit drop as select indexname, indexdef from pg_indexes where schemaname = 'search' and tablename = 'document' and indexname <> 'document_pkey';
         for one in select * from kept_index loop execute format('drop index search.%I', one.indexname); end loop;
       end $$`,
    ],
    ...kinds.flatMap(documentSteps),
    ['search indexes', `do $$ declare one record; begin for one in select * from kept_index loop execute one.indexdef; end loop; end $$`],
    [
      'search people',
      `insert into search.person (member_id, words, weight, vocabulary)
       select m.id, setweight(to_tsvector('simple', unaccent(concat_ws(' ', m.first_name, m.last_name))), 'A')
         || setweight(to_tsvector('simple', replace(coalesce(m.speciality_id, ''), '-', ' ')), 'B')
         || setweight(to_tsvector('simple', unaccent(concat_ws(' ', m.workplace, m.city, m.province))), 'C')
         || array_to_tsvector(array_remove(array['#s' || m.speciality_id], null)), 1, '{}'
       from identity.member m where m.id like 'ym%'`,
    ],
  ];
}

function documentSteps({ kind, count, itemId, authorId, audience, publishedAt }: ScaledItems): [string, string][] {
  return [
    [
      `search documents, ${kind}`,
      `insert into search.document (item_id, author_id, audience, language, kind, specialities, solved, published_at, title_words, words, vocabulary)
       select ${itemId}, case when t.author_id is not null then ${authorId} end, ${audience}, t.language, t.kind, t.specialities, t.solved, ${publishedAt},
         t.bare_title_words || ${ageLabels(`(t.latest + ${count} - n)`)}, t.bare_words || ${ageLabels(`(t.latest + ${count} - n)`)}, '{}'
       from generate_series(1::bigint, ${count}) n
       join (select d.author_id, d.language, d.kind, d.specialities, d.solved, ${bare('title_words')} as bare_title_words, ${bare('words')} as bare_words,
           (select last_value from search.document_number) as latest, row_number() over (order by d.item_id) - 1 as k, count(*) over () as all_rows
         from search.document d where d.item_id not like 'y%' and d.kind = '${kind}' offset 0) t on t.k = n % t.all_rows
       order by n desc`,
    ],
    ['search numbers', `select setval('search.document_number', (select last_value from search.document_number) + ${count})`],
  ];
}

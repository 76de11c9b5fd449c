import { type Database, prepared } from '#platform/db/database.ts';

export interface CitingCase {
  readonly id: string;
  readonly authorId: string;
  readonly title: string;
}

const citing = prepared<CitingCase & { references: string }>(
  'cases.citing',
  `select r.id, r.author_id as "authorId", r.content->>'title' as title, lower(r.content->>'references') as references
    from cases.record r where lower(r.content->>'references') like $1 and r.author_id <> '' and r.consent_withdrawn_at is null
    order by r.id limit 1000`,
);

export interface Citing {
  readonly authorId: string;
  readonly title: string;
  readonly references: readonly { readonly title: string; readonly source: string; readonly url?: string }[];
}

const citations = prepared<{ [K in keyof Citing]: Citing[K] }>(
  'cases.citations',
  `select r.author_id as "authorId", r.content->>'title' as title, coalesce(r.content->'references', '[]') as references
    from cases.record r where r.id = $1 and r.author_id <> ''`,
);

/** What a case cites; null when there is no such case. */
export const citationsOf = async (db: Database, id: string): Promise<Citing | null> => (await citations(db, [id]))[0] ?? null;

/** Cases whose references name this DOI, as a link or in words. */
export async function casesCiting(db: Database, doi: string): Promise<CitingCase[]> {
  const wanted = doi.toLowerCase();
  const rows = await citing(db, [`%${wanted.replace(/[\\%_]/g, '\\$&')}%`]);
  // 10.1000/ab is not 10.1000/abc: what follows must not go on with the same name.
  const whole = new RegExp(`${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-]|\\.\\w)`);
  return rows.filter(({ references }) => whole.test(references)).map(({ id, authorId, title }) => ({ id, authorId, title }));
}

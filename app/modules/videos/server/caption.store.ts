import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isReadableItem } from '#modules/library/server/library.public.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import type { CaptionLanguage, Cue } from '../videos.contract.ts';
import { type SpokenQuery, type Stems, tsqueryOf } from './spoken-words.policy.ts';
import { caption } from './videos.schema.ts';

export interface Captions {
  readonly language: CaptionLanguage;
  readonly cues: readonly Cue[];
}

export async function captionsOf(db: Database, videoId: string): Promise<Captions[]> {
  return db
    .select({ language: caption.language, cues: caption.cues })
    .from(caption)
    .where(eq(caption.videoId, videoId))
    .orderBy(asc(caption.language));
}

export async function findCaptions(db: Database, videoId: string, language: CaptionLanguage): Promise<Cue[] | null> {
  const [row] = await db
    .select({ cues: caption.cues })
    .from(caption)
    .where(and(eq(caption.videoId, videoId), eq(caption.language, language)));
  return row?.cues ?? null;
}

/** Names what is said in them: other captions have another. */
const markOf = sql<string>`md5(${caption.cues}::text)`;

/** Null where there are none. */
export async function findMarkedCaptions(db: Database, videoId: string, language: CaptionLanguage) {
  const [row] = await db
    .select({ cues: caption.cues, mark: markOf })
    .from(caption)
    .where(and(eq(caption.videoId, videoId), eq(caption.language, language)));
  return row ?? null;
}

export async function writeCaptions(db: Database, videoId: string, language: CaptionLanguage, cues: readonly Cue[]): Promise<void> {
  const text = cues.map((cue) => cue.text).join('\n');
  const values = { cues: [...cues], text, words: sql<string>`to_tsvector('simple', unaccent(${text}))` };
  await db
    .insert(caption)
    .values({ videoId, language, ...values })
    .onConflictDoUpdate({ target: [caption.videoId, caption.language], set: values });
}

/** Gives words to some captions of before there were any; returns to how many. */
export async function indexSome(db: Database, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with picked as (select video_id, language from videos.caption where words is null limit ${limit} for update skip locked)
    update videos.caption c set words = to_tsvector('simple', unaccent(c.text)) from picked
      where c.video_id = picked.video_id and c.language = picked.language`);
  return rowCount ?? 0;
}

export async function deleteCaptions(db: Database, videoId: string, language: CaptionLanguage): Promise<void> {
  await db.delete(caption).where(and(eq(caption.videoId, videoId), eq(caption.language, language)));
}

/** How many captions there are, by video and language, and which. */
export async function captionCounts(db: Database, videoIds: readonly string[]) {
  if (videoIds.length === 0) return [];
  return db
    .select({ videoId: caption.videoId, language: caption.language, cues: sql<number>`json_array_length(${caption.cues})`, mark: markOf })
    .from(caption)
    .where(inArray(caption.videoId, [...videoIds]))
    .orderBy(asc(caption.language));
}

const spoken = prepared<{ video_id: string; text: string }>(
  'videos.captionTexts',
  `select video_id, left(string_agg(text, ' '), $2) as text from videos.caption where video_id = any($1::text[]) group by video_id`,
);

/** What is said in these videos, at most `length` characters of each. */
export async function captionTexts(db: Database, videoIds: readonly string[], length: number): Promise<Map<string, string>> {
  if (videoIds.length === 0) return new Map();
  return new Map((await spoken(db, [videoIds, length])).map(({ video_id, text }) => [video_id, text]));
}

export interface FoundCaptions extends Captions {
  readonly videoId: string;
}

/** The stems of words as PostgreSQL's dictionaries have them: null for what joins others. */
const stems = prepared<{ word: string; plain: string; en: string | null; id: string | null }>(
  'videos.stems',
  `select word, plain, (ts_lexize('english_stem', plain))[1] as en, (ts_lexize('indonesian_stem', plain))[1] as id
    from unnest($1::text[]) word cross join lateral (select unaccent(lower(word)) as plain) p`,
);

export async function stemsOf(db: Database, words: readonly string[]): Promise<Stems> {
  return new Map((await stems(db, [words])).map(({ word, ...its }) => [word, its]));
}

/** Those of before there were words, until they have them. */
const WORDS = `coalesce(c.words, to_tsvector('simple', c.text))`;
const EITHER = `(to_tsquery('simple', $1) || to_tsquery('simple', $4))`;

// As words stand in the text, without accents: the forms of their languages are in the question.
const search = prepared<{ video_id: string; language: CaptionLanguage; cues: Cue[] }>(
  'videos.searchCaptions',
  `select c.video_id, c.language, c.cues from videos.caption c join videos.video v on v.id = c.video_id
    cross join lateral (select case c.language when 'id' then to_tsquery('simple', $4) else to_tsquery('simple', $1) end as sought) q
    where v.registered_at is not null and ${isReadableItem('v.id', '$3')} and v.author_id <> all($5::text[])
      and (c.words @@ ${EITHER} or (c.words is null and to_tsvector('simple', c.text) @@ ${EITHER})) and ${WORDS} @@ q.sought
    order by ts_rank(${WORDS}, q.sought) desc, c.video_id limit $2`,
);

/**
 * Captions of what the viewer may watch in which it is said, the best first; by the language of the captions, what is looked for. `apart`:
 * members whose videos are left out.
 */
export async function searchCaptions(
  db: Database,
  { viewerId, apart }: { viewerId: string | null; apart: readonly string[] },
  sought: Readonly<Record<CaptionLanguage, SpokenQuery>>,
  limit: number,
): Promise<FoundCaptions[]> {
  const rows = await search(db, [tsqueryOf(sought.en), limit, viewerId, tsqueryOf(sought.id), apart]);
  return rows.map(({ video_id, ...row }) => ({ videoId: video_id, ...row }));
}

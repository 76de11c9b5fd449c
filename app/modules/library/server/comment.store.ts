import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Database, lastly, prepared, rowOf } from '#platform/db/database.ts';
import { flag, type JsonFields, jsonArray, jsonText, orNull, string, time, timeOrNull, value, word } from '#platform/db/json-text.ts';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { readableBy } from './audience.store.ts';
import { notBy } from './item-card.store.ts';
import { comment, commentEdit, item } from './library.schema.ts';

export type CommentRow = typeof comment.$inferSelect;

/** How long a deleted comment can be brought back. */
const RESTORE_MINUTES = 10;

/** What the viewer is to the item the comments belong to. */
export interface Onlooker {
  readonly memberId: string | null;
  readonly isItemAuthor: boolean;
  readonly mayRespond: boolean;
  /** What is their own, and which answer is the best where the item is. */
  readonly mayEdit: boolean;
  /** Members whose named answers are left out, with the replies to them. */
  readonly hiddenIds: readonly string[];
}

/** `$1` to `$5` of every statement below. */
const valuesOf = ({ memberId, isItemAuthor, mayRespond, mayEdit, hiddenIds }: Onlooker) => [
  ...[memberId, isItemAuthor, mayRespond, mayEdit, hiddenIds],
];

const IS_AUTHOR = 'c.author_id = $1 and c.deleted_at is null';
/** What is held until staff have decided, its writer reads and nobody else. */
const IS_SHOWN = 'c.deleted_at is null and (c.held_at is null or c.author_id = $1)';

/** Of whom nothing is said: who wrote what nobody can read is nobody's to know. */
const NOBODY = JSON.stringify({ kind: 'anonymous', speciality: null, experience: null, province: null, verified: false } satisfies Byline);
const shown = (sql: string) => `case when ${IS_SHOWN} then ${sql} end`;
const shownCount = (column: string) => value(`case when ${IS_SHOWN} then ${column} else 0 end`);

/** One comment without replies; of one that is not shown, its place alone. `$1` is the viewer's id or null, `$2` whether the item is theirs, `$3` whether they may respond, `$4` change what they wrote; `$5` is whose is left out. */
const commentFields: JsonFields = {
  id: word('c.id'),
  byline: value(`case when ${IS_SHOWN} then c.byline::text else '${NOBODY}' end`),
  byAuthor: flag(`c.by_author and ${IS_SHOWN}`),
  text: orNull(shown('c.text')),
  basis: string(shown('c.basis')),
  references: value(`case when ${IS_SHOWN} then c."references"::text else '[]' end`),
  second: orNull(shown('c.second')),
  createdAt: time('c.created_at'),
  editedAt: timeOrNull(shown('c.edited_at')),
  edits: shownCount('c.edits'),
  best: flag('c.best and c.held_at is null and c.deleted_at is null'),
  held: flag('c.held_at is not null and c.deleted_at is null'),
  helpful: shownCount('c.helpful'),
  insightful: shownCount('c.insightful'),
  agree: shownCount('c.agree'),
  myReaction: string(`case when $1::text is not null and ${IS_SHOWN} then
    (select x.reaction from library.reaction x where x.target = 'comment' and x.target_id = c.id and x.member_id = $1) end`),
  can: {
    edit: flag(`$4::boolean and ${IS_AUTHOR}`),
    delete: flag(IS_AUTHOR),
    reply: flag('$3::boolean and c.deleted_at is null and c.held_at is null'),
    markBest: flag('$2::boolean and $4::boolean and c.parent_id is null and c.deleted_at is null and c.held_at is null'),
    report: flag('$1::text is not null and c.author_id <> $1 and c.deleted_at is null and c.held_at is null'),
  },
};

const replies = `(select ${jsonArray(jsonText(commentFields), 'c.created_at, c.id')} from library.comment c
  where c.parent_id = t.id and c.deleted_at is null and ${notBy('c', '$5')})`;

const commentWithReplies = jsonText({ ...commentFields, replies: value(replies) });

/** Answers of an item `$6` with their replies. A deleted answer stays as long as it has replies. */
const answers = (condition: string) => `select ${commentWithReplies} as json, c.best, c.created_at::text as key, c.id
  from library.comment c join lateral (select c.id) t on true
  where c.item_id = $6 and c.parent_id is null and ${notBy('c', '$5')}
    and (c.deleted_at is null or exists (select from library.comment r where r.parent_id = c.id and r.deleted_at is null)) ${condition}`;

/** Oldest first, read along the index; the best answer is read apart and stands before them. */
const others = (after: string) => `(${answers(`and not c.best ${after}`)} order by c.created_at, c.id limit $7)`;

type ThreadRow = { json: string; best: boolean; key: string; id: string };
const firstThread = prepared<ThreadRow>('library.thread', `(${answers('and c.best')}) union all ${others('')}`);
const nextThread = prepared<ThreadRow>('library.threadNext', others('and (c.created_at, c.id) > ($8::timestamptz, $9::text)'));

// Whoever is not signed in sees what is published and may do nothing: one statement tells both.
const publicThread = prepared<ThreadRow>(
  'library.threadInPublic',
  `select t.* from ((${answers('and c.best')}) union all ${others('')}) t
    where exists (select from library.item i where i.id = $6 and i.status = 'published' and ${readableBy(null)})`,
);

/** The first comments as everybody sees them; null when there is none, or the item is not for everybody. */
export async function publicCommentsText(db: Database, itemId: string, limit: number): Promise<string | null> {
  const rows = await publicThread(db, [null, false, false, false, [], itemId, limit + 1]);
  return rows.length === 0 ? null : threadText(rows, limit);
}

/** JSON text of a page of comments. */
export async function listCommentsText(
  db: Database,
  onlooker: Onlooker,
  itemId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<string> {
  const cursor = decodeCursor(page.cursor, 2);
  const values = [...valuesOf(onlooker), itemId, page.limit + 1];
  const rows = cursor === null ? await firstThread(db, values) : await nextThread(db, [...values, cursor[0], cursor[1]]);
  return threadText(rows, page.limit);
}

/** `rows` hold one more than `limit` when others follow. */
function threadText(rows: readonly ThreadRow[], limit: number): string {
  const shown = rows.slice(0, limit);
  // The best answer stands first whatever its age: the page goes on after the last of the others.
  const last = shown.findLast((row) => !row.best);
  const key = last === undefined ? ['-infinity', ''] : [last.key, last.id];
  const next = rows.length > limit ? JSON.stringify(encodeCursor(key)) : 'null';
  return `{"data":[${shown.map((row) => row.json).join(',')}],"nextCursor":${next}}`;
}

const oneComment = prepared<{ json: string }>(
  'library.oneComment',
  `select ${commentWithReplies} as json from library.comment c join lateral (select c.id) t on true where c.id = $6`,
);

/** JSON text of one comment with its replies. */
export async function commentText(db: Database, onlooker: Onlooker, commentId: string): Promise<string> {
  const [row] = await oneComment(db, [...valuesOf(onlooker), commentId]);
  if (row === undefined) throw new Error(`No comment ${commentId} right after it was written`);
  return row.json;
}

const readComment = prepared<CommentRow>('library.readComment', `select ${rowOf(comment, 'c')} from library.comment c where c.id = $1`);

export async function findComment(db: Database, id: string): Promise<CommentRow | null> {
  const [row] = await readComment(db, [id]);
  return row ?? null;
}

export type NewComment = Omit<
  CommentRow,
  'best' | 'edits' | 'helpful' | 'insightful' | 'agree' | 'createdAt' | 'editedAt' | 'deletedAt' | 'removedAt' | 'heldAt'
>;

// The answer and what the reader is shown of it, in one round trip: discussions are written to all day.
const writeComment = prepared<{ json: string }>(
  'library.writeComment',
  `with c as (
      insert into library.comment (id, item_id, parent_id, author_id, anonymous, byline, by_author, text, basis, "references", second)
      values ($6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning *)
    select ${jsonText({ ...commentFields, replies: value("'[]'") })} as json from c
    /* Named for its type: nothing here is hidden. */ where $5::text[] is not null`,
);

const countOneMore = lastly('library.countOneMore', 'update library.item set comments = comments + 1, activity_at = now() where id = $1');

/** Adds an answer and counts it; returns JSON text of it. */
export async function addCommentText(db: Database, onlooker: Onlooker, row: NewComment): Promise<string> {
  const [added] = await writeComment(db, [
    ...valuesOf(onlooker),
    ...[row.id, row.itemId, row.parentId, row.authorId, row.anonymous],
    ...[JSON.stringify(row.byline), row.byAuthor, JSON.stringify(row.text), row.basis, JSON.stringify(row.references), row.second],
  ]);
  if (added === undefined) throw new Error(`Comment ${row.id} was not written`);
  await countOneMore(db, [row.itemId]);
  return added.json;
}

/** Counts one more answer (or one less) and, for one that came back, moves the item's activity. */
export async function countComment(db: Database, itemId: string, difference: 1 | -1): Promise<void> {
  await db
    .update(item)
    .set({ comments: sql`greatest(${item.comments} + ${difference}, 0)`, ...(difference === 1 && { activityAt: sql`now()` }) })
    .where(eq(item.id, itemId));
}

/** Keeps what it said before, and on what that rested. False when the comment was edited in between (`edits` is not the one named). */
export async function editComment(
  db: Database,
  before: CommentRow,
  edits: number,
  change: { text: RichText; basis: string | null; references: unknown[] },
): Promise<boolean> {
  const changed = await db
    .update(comment)
    .set({ ...change, edits: edits + 1, editedAt: sql`now()` })
    .where(and(eq(comment.id, before.id), eq(comment.edits, edits), isNull(comment.deletedAt)))
    .returning({ id: comment.id });
  if (changed.length === 0) return false;
  const { text, basis, references } = before;
  await db
    .insert(commentEdit)
    .values({ commentId: before.id, edit: edits, text, basis, references, at: before.editedAt ?? before.createdAt });
  return true;
}

/** True when it was there and its own author's. Whether it is the best stays noted, for when it comes back. */
export async function setDeleted(db: Database, id: string, authorId: string, deleted: boolean): Promise<boolean> {
  const state = deleted
    ? isNull(comment.deletedAt)
    : sql`${comment.deletedAt} > now() - make_interval(mins => ${RESTORE_MINUTES}) and ${comment.removedAt} is null`;
  const changed = await db
    .update(comment)
    .set({ deletedAt: deleted ? sql`now()` : null })
    .where(and(eq(comment.id, id), eq(comment.authorId, authorId), state))
    .returning({ id: comment.id });
  return changed.length > 0;
}

/** One best answer of an item is chosen at a time, until the end of the transaction. */
export async function lockBest(db: Database, itemId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`library.best ${itemId}`}, 0))`);
}

/** At most one answer of an item is the best. */
export async function setBest(db: Database, itemId: string, commentId: string, best: boolean): Promise<void> {
  await db
    .update(comment)
    .set({ best: false })
    .where(and(eq(comment.itemId, itemId), eq(comment.best, true)));
  if (best) await db.update(comment).set({ best: true }).where(eq(comment.id, commentId));
}

export type EditRow = Pick<typeof commentEdit.$inferSelect, 'text' | 'basis' | 'references' | 'at'>;

export async function listEdits(db: Database, commentId: string): Promise<EditRow[]> {
  return db
    .select({ text: commentEdit.text, basis: commentEdit.basis, references: commentEdit.references, at: commentEdit.at })
    .from(commentEdit)
    .where(eq(commentEdit.commentId, commentId))
    .orderBy(sql`${commentEdit.edit} desc`);
}

/** Whether anybody but its author has written below an item, deleted since or not. */
export const isAnsweredByOthers = async (db: Database, { id, authorId }: { id: string; authorId: string }): Promise<boolean> =>
  (await db.$count(comment, and(eq(comment.itemId, id), ne(comment.authorId, authorId)))) > 0;

/** Newest comments of a member that everyone may read and know to be theirs, with the titles of their items. */
export async function recentComments(db: Database, authorId: string, limit: number) {
  return db
    .select({
      id: comment.id,
      itemId: item.id,
      itemKind: item.kind,
      itemTitle: item.title,
      text: comment.text,
      createdAt: comment.createdAt,
    })
    .from(comment)
    .innerJoin(item, eq(item.id, comment.itemId))
    .where(
      and(
        eq(comment.authorId, authorId),
        eq(comment.anonymous, false),
        isNull(comment.deletedAt),
        isNull(comment.heldAt),
        eq(item.status, 'published'),
        isNull(item.audience),
      ),
    )
    .orderBy(sql`${comment.createdAt} desc`, sql`${comment.id} desc`)
    .limit(limit);
}

/** Of what stands under their name. */
export async function updateCommentBylines(db: Database, authorId: string, named: Byline): Promise<void> {
  await db
    .update(comment)
    .set({ byline: named })
    .where(and(eq(comment.authorId, authorId), eq(comment.anonymous, false)));
}

import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import type { CaseContent } from '../case-content.contract.ts';
import type { CaseUpdate } from '../cases.contract.ts';
import { answer, draft, openedStep, outcomeAsk, record, stepCount, tally, update } from './cases.schema.ts';

export type RecordRow = typeof record.$inferSelect;

export async function findRecord(db: Database, id: string): Promise<RecordRow | null> {
  const [row] = await db.select().from(record).where(eq(record.id, id));
  return row ?? null;
}

/** Locks the case for the rest of the transaction. */
export async function lockRecord(db: Database, id: string): Promise<RecordRow | null> {
  const [row] = await db.select().from(record).where(eq(record.id, id)).for('update');
  return row ?? null;
}

/** As `findRecord`, for whoever notes something of it: it is not erased before the transaction ends, and others note beside. */
export async function keepRecord(db: Database, id: string): Promise<RecordRow | null> {
  const [row] = await db.select().from(record).where(eq(record.id, id)).for('key share');
  return row?.consentWithdrawnAt === null ? row : null;
}

/** As `lockRecord`; null as well for a case whose patient has withdrawn consent, of which nothing is written any more. */
export async function lockConsented(db: Database, id: string): Promise<RecordRow | null> {
  const row = await lockRecord(db, id);
  return row?.consentWithdrawnAt === null ? row : null;
}

/** What a case asks, as soon as somebody has answered it; else null. */
export async function answeredQuestion(db: Database, id: string): Promise<NonNullable<CaseContent['question']> | null> {
  const [row] = await db
    .select({ content: record.content })
    .from(record)
    .where(and(eq(record.id, id), sql`exists (select from ${answer} a where a.case_id = ${record.id})`));
  return row?.content.question ?? null;
}

export async function insertRecord(db: Database, row: typeof record.$inferInsert): Promise<void> {
  await db.insert(record).values(row);
}

export async function changeRecord(
  db: Database,
  id: string,
  change: Partial<Pick<RecordRow, 'content' | 'images' | 'consentKind' | 'consentAt'>>,
): Promise<number> {
  const [row] = await db
    .update(record)
    .set({ ...change, version: sql`${record.version} + 1`, updatedAt: sql`now()` })
    .where(eq(record.id, id))
    .returning({ version: record.version });
  if (row === undefined) throw new Error(`No case ${id}`);
  return row.version;
}

export async function noteConsentWithdrawn(db: Database, id: string): Promise<void> {
  await db.update(record).set({ consentWithdrawnAt: sql`now()` }).where(eq(record.id, id));
}

/** True for good, also after the case was erased. */
export const isConsentWithdrawn = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(record, and(eq(record.id, id), isNotNull(record.consentWithdrawnAt)))) > 0;

/** Erases a case and all that was kept with it. Its id stays, so that its address says that it was taken down. */
export async function eraseRecord(db: Database, id: string): Promise<void> {
  await db.update(record).set({ authorId: '', content: sql`'{}'`, images: sql`'{}'` }).where(eq(record.id, id));
  for (const table of [answer, tally, openedStep, stepCount, update, draft]) await db.delete(table).where(eq(table.caseId, id));
}

export interface Tally {
  option: number;
  speciality: string;
  votes: number;
}

export interface CaseParts {
  content: RecordRow['content'];
  images: RecordRow['images'];
  version: number;
  /** False once the patient has withdrawn consent, and the case waits to be erased. */
  consented: boolean;
  updates: CaseUpdate[];
  tallies: Tally[];
  step_counts: { kind: string; opened: number }[];
  my_answer: number | null;
  my_steps: string[];
}

/** A case with all that belongs to it, in one round trip; `$2` is the viewer's id or null. */
const readParts = prepared<{ [K in keyof CaseParts]: CaseParts[K] }>(
  'cases.readParts',
  `select r.content, r.images, r.version, r.consent_withdrawn_at is null as consented,
    coalesce((select json_agg(json_build_object('id', u.id, 'day', u.day, 'title', u.title, 'text', u.text, 'closes', u.closes,
      'at', to_char(u.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'edits', u.edits, 'editedAt', to_char(u.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by u.at, u.id) from cases.update u where u.case_id = r.id), '[]') as updates,
    coalesce((select json_agg(json_build_object('option', t.option, 'speciality', t.speciality, 'votes', t.votes)) from cases.tally t where t.case_id = r.id), '[]') as tallies,
    coalesce((select json_agg(json_build_object('kind', s.kind, 'opened', s.opened)) from cases.step_count s where s.case_id = r.id), '[]') as step_counts,
    (select a.option from cases.answer a where a.case_id = r.id and a.member_id = $2::text) as my_answer,
    coalesce((select json_agg(o.kind) from cases.opened_step o where o.case_id = r.id and o.member_id = $2::text), '[]') as my_steps
  from cases.record r where r.id = $1`,
);

export async function findCaseParts(db: Database, id: string, viewerId: string | null): Promise<CaseParts | null> {
  const [row] = await readParts(db, [id, viewerId]);
  return row ?? null;
}

/** False when the member has answered before. */
export async function addAnswer(
  db: Database,
  row: { caseId: string; memberId: string; option: number; speciality: string },
): Promise<boolean> {
  const { caseId, memberId, option, speciality } = row;
  const added = await db.insert(answer).values({ caseId, memberId, option }).onConflictDoNothing().returning({ option: answer.option });
  if (added.length === 0) return false;
  await db
    .insert(tally)
    .values({ caseId, option, speciality, votes: 1 })
    .onConflictDoUpdate({ target: [tally.caseId, tally.option, tally.speciality], set: { votes: sql`${tally.votes} + 1` } });
  return true;
}

export async function talliesOf(db: Database, caseId: string): Promise<Tally[]> {
  return db.select({ option: tally.option, speciality: tally.speciality, votes: tally.votes }).from(tally).where(eq(tally.caseId, caseId));
}

/** Kinds of the steps that a member has opened. */
export async function openedStepsOf(db: Database, caseId: string, memberId: string): Promise<string[]> {
  const mine = and(eq(openedStep.caseId, caseId), eq(openedStep.memberId, memberId));
  return (await db.select({ kind: openedStep.kind }).from(openedStep).where(mine)).map(({ kind }) => kind);
}

/** Notes that a member opened a step; counted once per member. */
export async function openStep(db: Database, caseId: string, memberId: string, kind: string): Promise<void> {
  const added = await db.insert(openedStep).values({ caseId, memberId, kind }).onConflictDoNothing().returning({ kind: openedStep.kind });
  if (added.length === 0) return;
  await db
    .insert(stepCount)
    .values({ caseId, kind, opened: 1 })
    .onConflictDoUpdate({ target: [stepCount.caseId, stepCount.kind], set: { opened: sql`${stepCount.opened} + 1` } });
}

/** Those of these cases whose author has not been asked for `day` and has not told how it ended; of one that is open again nobody knows. */
export async function casesToAsk(
  db: Database,
  cases: readonly { id: string; solved: boolean }[],
  day: number,
): Promise<{ id: string; authorId: string }[]> {
  const solved = cases.flatMap((one) => (one.solved ? [one.id] : []));
  return db
    .select({ id: record.id, authorId: record.authorId })
    .from(record)
    .where(
      and(
        inArray(
          record.id,
          cases.map(({ id }) => id),
        ),
        isNull(record.consentWithdrawnAt),
        sql`not exists (select from ${outcomeAsk} o where o.case_id = ${record.id} and o.day = ${day})`,
        sql`not (${record.id} = any(${sql.param(solved)}::text[]) and exists (select from ${update} u where u.case_id = ${record.id} and u.closes))`,
      ),
    );
}

/** False when it was noted before. */
export async function noteAsked(db: Database, caseId: string, day: number): Promise<boolean> {
  const added = await db.insert(outcomeAsk).values({ caseId, day }).onConflictDoNothing().returning({ day: outcomeAsk.day });
  return added.length > 0;
}

import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { academic, workplace } from './profiles.schema.ts';

export type AcademicRow = Omit<typeof academic.$inferSelect, 'memberId' | 'position'>;
export type WorkplaceRow = Omit<typeof workplace.$inferSelect, 'memberId' | 'position'>;

export async function findAcademics(db: Database, memberId: string): Promise<AcademicRow[]> {
  const { id, course, courseSlug, institute, fromYear, toYear } = academic;
  return db
    .select({ id, course, courseSlug, institute, fromYear, toYear })
    .from(academic)
    .where(eq(academic.memberId, memberId))
    .orderBy(asc(academic.position));
}

/** In this order; what was there before goes. */
export async function setAcademics(db: Database, memberId: string, rows: readonly AcademicRow[]): Promise<void> {
  await db.delete(academic).where(eq(academic.memberId, memberId));
  if (rows.length > 0) await db.insert(academic).values(rows.map((row, position) => ({ ...row, memberId, position })));
}

export async function findWorkplaces(db: Database, memberId: string): Promise<WorkplaceRow[]> {
  const { id, name, role, city, fromYear, toYear } = workplace;
  return db
    .select({ id, name, role, city, fromYear, toYear })
    .from(workplace)
    .where(eq(workplace.memberId, memberId))
    .orderBy(asc(workplace.position));
}

/** In this order; what was there before goes. */
export async function setWorkplaces(db: Database, memberId: string, rows: readonly WorkplaceRow[]): Promise<void> {
  await db.delete(workplace).where(eq(workplace.memberId, memberId));
  if (rows.length > 0) await db.insert(workplace).values(rows.map((row, position) => ({ ...row, memberId, position })));
}

import { and, asc, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { SliderAudience, SliderContent } from '../promotion.contract.ts';
import { slider, sliderVisit } from './promotion.schema.ts';

export type SliderRow = typeof slider.$inferSelect;

const inOrder = [asc(slider.position), asc(slider.id)];
const isThere = isNull(slider.removedAt);
const runs = and(isThere, lte(slider.startsAt, sql`now()`), or(isNull(slider.endsAt), gt(slider.endsAt, sql`now()`)));

/** For whom a slide may be meant, as far as the reader goes. */
export interface SliderReader {
  readonly audiences: readonly SliderAudience[];
  readonly speciality: string | null;
}

const runsFor = ({ audiences, speciality }: SliderReader) =>
  and(
    runs,
    inArray(slider.audience, [...audiences]),
    sql`(cardinality(${slider.specialities}) = 0 or ${speciality}::text = any(${slider.specialities}))`,
  );

export const runningSliders = (db: Database, reader: SliderReader, limit: number): Promise<SliderRow[]> =>
  db
    .select()
    .from(slider)
    .where(runsFor(reader))
    .orderBy(...inOrder)
    .limit(limit);

export const isRunningFor = async (db: Database, reader: SliderReader, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: slider.id })
      .from(slider)
      .where(and(runsFor(reader), eq(slider.id, id)))
  ).length > 0;

export const countStranger = (db: Database, id: string) =>
  db
    .update(slider)
    .set({ strangerVisits: sql`${slider.strangerVisits} + 1` })
    .where(eq(slider.id, id));

/** False when the member was counted today already. */
export async function countMember(db: Database, sliderId: string, memberId: string): Promise<boolean> {
  const rows = await db.insert(sliderVisit).values({ sliderId, memberId, day: sql`current_date` }).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Sliders are made one after another: two at once would both find room for the last. */
export async function lockMaking(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('promotion.sliders', 0))`);
}

export const allSliders = (db: Database): Promise<SliderRow[]> =>
  db
    .select()
    .from(slider)
    .where(isThere)
    .orderBy(...inOrder);

/** How many members followed each, once a day. */
export async function memberVisits(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sliderVisit.sliderId, visits: count() })
    .from(sliderVisit)
    .where(inArray(sliderVisit.sliderId, [...ids]))
    .groupBy(sliderVisit.sliderId);
  return new Map(rows.map(({ id, visits }) => [id, visits]));
}

export async function findSlider(db: Database, id: string): Promise<SliderRow | null> {
  const [row] = await db.select().from(slider).where(eq(slider.id, id));
  return row ?? null;
}

const columnsOf = ({ startsAt, endsAt, ...content }: SliderContent) => ({
  ...content,
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

export async function insertSlider(db: Database, id: string, content: SliderContent): Promise<SliderRow> {
  const [row] = await db
    .insert(slider)
    .values({ id, ...columnsOf(content) })
    .returning();
  if (row === undefined) throw new Error(`Slide ${id} was not written`);
  return row;
}

/** Null when it is not at this version any more. */
export async function changeSlider(db: Database, id: string, version: number, content: SliderContent): Promise<SliderRow | null> {
  const [row] = await db
    .update(slider)
    .set({ ...columnsOf(content), version: version + 1 })
    .where(and(eq(slider.id, id), eq(slider.version, version), isThere))
    .returning();
  return row ?? null;
}

export async function setSliderRemoved(db: Database, id: string, removed: boolean): Promise<boolean> {
  const rows = await db
    .update(slider)
    .set({ removedAt: removed ? sql`now()` : null })
    .where(eq(slider.id, id))
    .returning({ id: slider.id });
  return rows.length > 0;
}

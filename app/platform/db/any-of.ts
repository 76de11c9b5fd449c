import { type Column, type SQL, sql } from 'drizzle-orm';

/** As `inArray`, of ids of which there may be more than a query has places for values (65,535): they are one value. */
export const anyOf = (column: Column, ids: readonly string[]): SQL => sql`${column} = any(${sql.param([...ids])}::text[])`;

/** Lists are answered as `{ data, nextCursor }`; a cursor names the last row seen, never an offset. */
import { z } from 'zod';

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 50;

/** Fields every list operation takes beside its own. */
export const PageInput = {
  /** From the previous page's `nextCursor`. */
  cursor: z.string().max(200).optional(),
  /** Rows wanted, at most 50. */
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
};

export const pageOf = <Row extends z.ZodType>(row: Row) => z.strictObject({ data: z.array(row), nextCursor: z.string().nullable() });

export interface Page<Row> {
  data: Row[];
  nextCursor: string | null;
}

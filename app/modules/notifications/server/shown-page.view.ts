/** Pages of lists of which a part is left out once it is looked at: what its reader may not see, and what is no longer there. */
import type { Page } from '#platform/operation/paging.ts';

/** An answer may hold nothing and go on all the same, so that one request does not read a list from end to end. */
const MOST_READ = 5;

/** Reads on while there is nothing to show. */
export async function shownPage<Row, Shown, Input extends { cursor?: string | undefined }>(
  input: Input,
  read: (input: Input) => Promise<Page<Row>>,
  show: (rows: readonly Row[]) => Promise<Shown[]>,
): Promise<Page<Shown>> {
  let page = await read(input);
  let data = await show(page.data);
  for (let times = 1; data.length === 0 && page.nextCursor !== null && times < MOST_READ; times++) {
    page = await read({ ...input, cursor: page.nextCursor });
    data = await show(page.data);
  }
  return { data, nextCursor: page.nextCursor };
}

/** What lists say of an issue follows who may read its entries, and what its newsletter is called. */
import { changeItem, indexedItemsByIds, itemStatuses, lockItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { dropEntries, findIssue, issueIdsWith, issuesByIds } from './issue.store.ts';
import { issueCard, summaryOf } from './issue-words.view.ts';
import type { NewsletterRow } from './newsletter.store.ts';

type Writing = Pick<Context, 'db' | 'emit'>;

/** An entry can be read again, or by others than before, or by nobody: the issues it stands in say so, and are found by other words. */
export async function retellIssuesWith(context: Writing, itemId: string): Promise<void> {
  await retell(context, await issueIdsWith(context.db, itemId));
}

/** Entries are erased: nothing of what was said of them stays either. */
export async function forgetEntries(context: Writing, itemIds: readonly string[]): Promise<void> {
  await retell(context, await dropEntries(context.db, itemIds));
}

async function retell(context: Writing, ids: readonly string[]): Promise<void> {
  const { db } = context;
  const known = await itemStatuses(db, ids);
  for (const id of [...known.keys()].sort()) await changeItem(context, id, { summary: await freshSummary(db, id) });
}

/** Back in sight: of entries that changed meanwhile it said no more than anyone may read, and now it says what its readers may. */
export async function retellIssue(context: Writing, id: string): Promise<void> {
  const summary = await freshSummary(context.db, id);
  const item = (await indexedItemsByIds(context.db, [id])).get(id);
  if (item !== undefined && item.summary !== summary) await changeItem(context, id, { summary });
}

/** Their newsletter has another name or address: cards say the one and lead to the other. */
export async function renameIssues(context: Writing, ids: readonly string[], named: Pick<NewsletterRow, 'name' | 'slug'>): Promise<void> {
  const known = await itemStatuses(context.db, ids);
  const issues = await issuesByIds(context.db, [...known.keys()].sort());
  for (const issue of issues) await changeItem(context, issue.id, { card: issueCard(issue, named) });
}

async function freshSummary(db: Database, id: string): Promise<string> {
  // Of two that come at the same moment, the later one reads what the earlier one was told of, too.
  await lockItem(db, id);
  const issue = await findIssue(db, id);
  const audience = (await indexedItemsByIds(db, [id])).get(id)?.audience ?? null;
  return issue === null ? '' : summaryOf(db, issue, audience);
}

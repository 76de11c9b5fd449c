import { accessItemOfKind, ofKind, type SeenItem, setItemStatus } from '#modules/library/server/library.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { restoreIssue, withdrawIssue } from '../newsletters.contract.ts';
import { addFellow } from './issue.store.ts';
import { accessIssueToWrite } from './newsletters.public.ts';

const RESTORE_MS = 10 * 60_000;

/** An issue that was published, for whoever writes its newsletter: throws `newsletters.notFound`, or `newsletters.mayNotWrite`. */
async function accessPublished({ db, viewer }: MemberContext, id: string): Promise<SeenItem> {
  await accessIssueToWrite(db, viewer, id);
  return ofKind('newsletter', accessItemOfKind(db, viewer, id, 'newsletter'), 'newsletters.notFound');
}

export const issueAuthorHandlers = [
  handle(withdrawIssue, async (context, { id }) => {
    await setItemStatus(context, await accessPublished(context, id), 'withdrawn');
    return { id };
  }),

  handle(restoreIssue, async (context, { id }) => {
    const item = await accessPublished(context, id);
    if (item.status === 'published') return { id };
    const tooLate = Date.now() - item.statusAt.getTime() > RESTORE_MS;
    // What staff sent back is handed in again.
    if (item.status !== 'withdrawn' || item.sentBack || tooLate) throw new Failure('newsletters.notFound');
    await addFellow(context.db, id, context.viewer.id);
    await setItemStatus(context, item, 'published');
    return { id };
  }),
];

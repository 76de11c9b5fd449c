import { gatesOf, itemCardOf, listFollowedText, refusalToRespond, repostItem } from '#modules/library/server/library.public.ts';
import { askTogether } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import { getCase, listCases, repostCase } from '../cases.contract.ts';
import { mayRestore, readsAll } from './case.policy.ts';
import { findCaseParts, isConsentWithdrawn } from './case.store.ts';
import { caseView } from './case.view.ts';

const RELATED = 4;

/** The only ways to a case. */
const gates = gatesOf('case', { notFound: 'cases.notFound', notYours: 'cases.notYours', withdrawn: 'cases.withdrawn' });
export const { access: accessCase, accessOwn: accessOwnCase } = gates;

export const readingHandlers = [
  handle(listCases, ({ db, viewer }, filter) => listFollowedText(db, viewer, { kind: 'case', ...filter })),

  handle(getCase, async ({ db, viewer }, { id }) => {
    const [item, parts] = await askTogether(db, (db) =>
      Promise.all([
        gates.accessPage(db, viewer, id, RELATED).catch(async (error: unknown) => {
          // Erased for good: nothing is left that could say so but the case's own word.
          throw (await isConsentWithdrawn(db, id)) ? new Failure('cases.withdrawn', { cause: error }) : error;
        }),
        findCaseParts(db, id, viewer?.id ?? null),
      ]),
    );
    if (parts === null) throw new Failure('cases.notFound');
    const [card, refusal] = await askTogether(db, (db) => Promise.all([itemCardOf(db, viewer, item), refusalToRespond(db, item, viewer)]));
    const isAuthor = viewer?.id === item.authorId;
    const isStaff = viewer?.rights.includes('approvals') === true;
    const reader = { isAuthor, isStaff, readsAll: readsAll(item, viewer), refusal };
    const { respondents, related, status } = item;
    return new Checked(
      caseView(card, parts, reader, { respondents, related, status, mayRestore: mayRestore(item, parts.consented, Date.now()) }),
    );
  }),

  handle(repostCase, async (context, { caseId, ...repost }) => {
    const item = await accessCase(context.db, context.viewer, caseId);
    return repostItem(context, item, context.viewer.id, repost);
  }),
];

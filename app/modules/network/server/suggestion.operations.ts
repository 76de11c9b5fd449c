import { findableByIds } from '#modules/identity/server/identity.public.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import { dismissSuggestion, SUGGESTION_LISTS, SUGGESTION_OPERATIONS } from '../suggestion.contract.ts';
import { assertMember } from './follow.operations.ts';
import { computeSuggestions } from './suggestion.job.ts';
import { setDismissed, suggestedAt, suggestionPage } from './suggestion.store.ts';

const FRESH_MS = 24 * 3600 * 1000;

export const suggestionHandlers = [
  ...SUGGESTION_LISTS.map((list) =>
    handle(SUGGESTION_OPERATIONS[list], async ({ db, viewer, services }, page) => {
      const at = await suggestedAt(db, viewer.id);
      if (page.cursor === undefined && (at === null || Date.now() - at.getTime() > FRESH_MS)) await refresh(services, viewer.id);
      const { data, nextCursor } = await suggestionPage(db, viewer.id, list, page);
      // Whoever is no longer verified, or no longer wants to be found, is left out at once.
      const members = await findableByIds(
        db,
        data.map(({ id }) => id),
      );
      const cards = data.flatMap(({ id, because }) => {
        const card = members.get(id);
        return card === undefined ? [] : [{ ...card, followed: false, because }];
      });
      return { data: cards, nextCursor, preparing: at === null };
    }),
  ),

  handle(dismissSuggestion, async ({ db, viewer }, { memberId, dismissed }) => {
    await assertMember(db, memberId);
    await setDismissed(db, viewer.id, memberId, dismissed);
    return { dismissed };
  }),
];

/** Asked for by whoever reads old lists: members who never look cost nothing. What is there is shown meanwhile. */
const refresh = ({ jobs, database }: Services, memberId: string) =>
  jobs.enqueue(database.db, computeSuggestions, { memberId }, { singletonKey: memberId });

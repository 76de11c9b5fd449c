import { handle } from '#platform/operation/handler.ts';
import { countAlike, ENOUGH_ALIKE } from '../alike.contract.ts';
import { BYLINE_TRAITS } from '../byline.contract.ts';
import { countSameByline } from './alike.store.ts';
import { findMember } from './member.store.ts';

export const alikeHandlers = [
  handle(countAlike, async ({ db, viewer }, shown) => {
    const row = await findMember(db, viewer.id);
    if (row === null) throw new Error(`No member ${viewer.id}`);
    const leftOut = BYLINE_TRAITS.filter((trait) => !shown[trait]);
    const members = await countSameByline(db, row, leftOut, ENOUGH_ALIKE);
    return { members: members < ENOUGH_ALIKE ? members : null };
  }),
];

import { indexedMembersByIds, namedAmong } from '#modules/identity/server/identity.public.ts';
import { accessItem, namedParticipants } from '#modules/library/server/library.public.ts';
import { blockedIds, followedMemberIds } from '#modules/network/server/network.public.ts';
import { handle } from '#platform/operation/handler.ts';
import { MAX_SUGGESTIONS, suggestColleagues } from '../search.contract.ts';
import { findNamed } from './person.store.ts';
import { nameWords } from './search-query.policy.ts';

/** Of a long discussion, those who spoke last. */
const PARTICIPANTS = 100;
/** Among strangers, a beginning of one letter says too little. */
const LETTERS_OF_STRANGERS = 2;

export const colleagueHandlers = [
  handle(suggestColleagues, async ({ db, viewer }, { itemId, q }) => {
    if (itemId !== undefined) await accessItem(db, viewer, itemId);
    const here = new Set(itemId === undefined ? [] : await namedParticipants(db, itemId, PARTICIPANTS));
    const near = new Set([...here, ...(await followedMemberIds(db, viewer.id))]);
    const apart = [viewer.id, ...(await blockedIds(db, viewer.id))];
    for (const id of apart) near.delete(id);
    const words = nameWords(q);
    const known = await namedAmong(db, [...near], words, MAX_SUGGESTIONS);
    const asked = words.some((word) => word.length >= LETTERS_OF_STRANGERS) ? words : [];
    const others = await findNamed(db, asked, [...apart, ...known], MAX_SUGGESTIONS - known.length);
    const members = await indexedMembersByIds(db, [...known, ...others]);
    const shown = [...known, ...others].flatMap((id) => members.get(id) ?? []).filter(({ id, listed }) => listed || near.has(id));
    return { colleagues: shown.map(({ id, name, speciality }) => ({ id, name, speciality, here: here.has(id) })) };
  }),
];

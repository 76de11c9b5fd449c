/**
 * What was decided about a member, about what they wrote, in a place or about it, and what is told to those who are in a place, is told
 * as long as it holds: mails and push messages may leave hours later.
 */
import { communitiesNow } from '#modules/communities/server/communities.public.ts';
import { forumsNow } from '#modules/forums/server/forums.public.ts';
import { profileFacts } from '#modules/identity/server/identity.public.ts';
import type { VerificationState } from '#modules/identity/verification.contract.ts';
import { answerStates, type PlaceNow, type ReviewState, reviewStates } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { NotificationKind } from '../notifications.contract.ts';
import type { NotificationRow } from './notification.store.ts';
import { placeIn } from './place-name.view.ts';

type Holds = (now: PlaceNow) => boolean;

const isA =
  (role: PlaceNow['role']): Holds =>
  (now) =>
    now.standing === 'member' && now.role === role;
const is =
  (standing: PlaceNow['standing']): Holds =>
  (now) =>
    now.standing === standing;
const owns = isA('owner');

const HOLDS = {
  Accepted: is('member'),
  Declined: is('declined'),
  Removed: is('removed'),
  Moderator: isA('moderator'),
  Owner: owns,
  Closed: (now) => owns(now) && now.closed === 'staff',
  Reopened: (now) => owns(now) && now.closed !== 'staff',
} satisfies Record<string, Holds>;

const holding = <Place extends 'forum' | 'community'>(place: Place): ReadonlyMap<NotificationKind, Holds> =>
  new Map(Object.entries(HOLDS).map(([decision, holds]) => [`${place}${decision}` as `${Place}${keyof typeof HOLDS}`, holds]));

/** New threads are told to those who are in a forum, though everybody may read those of a public one. */
const OF_FORUMS = new Map([...holding('forum'), ['forumThread', is('member')] as const]);
const OF_COMMUNITIES = holding('community');

const OF_MEMBER: Partial<Record<NotificationKind, VerificationState>> = { verified: 'verified', sentBack: 'sentBack' };

const OF_WRITTEN: Partial<Record<NotificationKind, ReviewState>> = {
  itemApproved: 'published',
  itemHeld: 'held',
  itemSentBack: 'sentBack',
};

/** How what the member wrote stands now: an answer, an item, or the note beside one. */
async function writtenNow(
  db: Database,
  memberId: string,
  rows: readonly NotificationRow[],
): Promise<(row: NotificationRow) => ReviewState> {
  const told = rows.filter(({ kind }) => kind in OF_WRITTEN);
  const idsOf = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];
  const answers = await answerStates(db, idsOf(told.map(({ commentId }) => commentId)));
  const others = told.filter(({ commentId }) => commentId === null);
  const states = await reviewStates(db, memberId, idsOf(others.map(({ itemId }) => itemId)));
  return ({ itemId, commentId }) => {
    if (commentId === null) return states.get(itemId ?? '') ?? 'gone';
    const { there, held } = answers.get(commentId) ?? { there: false, held: false };
    return there ? 'published' : held ? 'held' : 'gone';
  };
}

/** Of rows of one member, those of what holds no more. In the bell they stay, as what has been. */
export async function outdatedAmong(db: Database, memberId: string, rows: readonly NotificationRow[]): Promise<Set<NotificationRow>> {
  const idsOf = (decisions: ReadonlyMap<NotificationKind, Holds>) => [
    ...new Set(rows.flatMap(({ kind, path }) => (decisions.has(kind) ? [placeIn(path)] : []))),
  ];
  const forums = await forumsNow(db, memberId, idsOf(OF_FORUMS));
  const communities = await communitiesNow(db, memberId, idsOf(OF_COMMUNITIES));
  const profile = rows.some(({ kind }) => kind in OF_MEMBER) ? await profileFacts(db, memberId) : null;
  const written = await writtenNow(db, memberId, rows);
  const isOutdated = (row: NotificationRow): boolean => {
    const { kind, path } = row;
    if (kind in OF_WRITTEN) return OF_WRITTEN[kind] !== written(row);
    if (kind in OF_MEMBER) return OF_MEMBER[kind] !== profile?.verification;
    const holds = OF_FORUMS.get(kind) ?? OF_COMMUNITIES.get(kind);
    if (holds === undefined) return false;
    const now = (OF_FORUMS.has(kind) ? forums : communities).get(placeIn(path));
    return now === undefined || !holds(now);
  };
  return new Set(rows.filter(isOutdated));
}

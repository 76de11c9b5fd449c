import { describe, expect, it } from 'vitest';
import type { PlaceRole, Standing } from '#modules/library/place-membership.contract.ts';
import { FORUM_KINDS, type ForumKind } from '../forums.contract.ts';
import { FORUM_ACTIONS, type ForumAction, may, mayBecome, type Relation, writeRefusal } from './forum.policy.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const days = (n: number) => new Date(NOW.getTime() + n * 86_400_000);

const relation = (change: Partial<Relation>): Relation => ({
  kind: 'public',
  standing: 'none',
  role: null,
  since: null,
  mutedUntil: null,
  closed: null,
  signedIn: true,
  verified: true,
  ...change,
});

const stranger = { signedIn: false, verified: false };
const inside = (role: PlaceRole) => ({ standing: 'member' as Standing, role, since: days(-30) });

/** Everything each of them may do, in forums of each kind. What is not named is refused. */
const TABLE: [who: string, is: Partial<Relation>, may: Record<ForumKind, ForumAction[]>][] = [
  ['a reader who is not signed in', stranger, { public: ['read'], protected: [], private: [] }],
  ['a member of the platform', {}, { public: ['read', 'join', 'seeMembers'], protected: ['enterPassword'], private: ['request'] }],
  [
    'one who is not verified',
    { verified: false },
    { public: ['read', 'join', 'seeMembers'], protected: ['enterPassword'], private: ['request'] },
  ],
  [
    'one whose request waits',
    { standing: 'requested', since: days(-1) },
    {
      public: ['read', 'join', 'withdrawRequest', 'seeMembers'],
      protected: ['enterPassword', 'withdrawRequest'],
      private: ['withdrawRequest'],
    },
  ],
  [
    'one who was declined yesterday',
    { standing: 'declined', since: days(-1) },
    { public: ['read', 'join', 'seeMembers'], protected: ['enterPassword'], private: [] },
  ],
  [
    'one who was declined three weeks ago',
    { standing: 'declined', since: days(-21) },
    { public: ['read', 'join', 'seeMembers'], protected: ['enterPassword'], private: ['request'] },
  ],
  [
    'one who left',
    { standing: 'left', since: days(-1) },
    { public: ['read', 'join', 'seeMembers'], protected: ['enterPassword'], private: ['request'] },
  ],
  ['one who was removed', { standing: 'removed', since: days(-90) }, { public: ['read', 'seeMembers'], protected: [], private: [] }],
  ['a member', inside('member'), sameEverywhere(['read', 'write', 'leave', 'follow', 'seeMembers'])],
  ['a muted member', { ...inside('member'), mutedUntil: days(1) }, sameEverywhere(['read', 'leave', 'follow', 'seeMembers'])],
  [
    'a member whose muting is over',
    { ...inside('member'), mutedUntil: days(-1) },
    sameEverywhere(['read', 'write', 'leave', 'follow', 'seeMembers']),
  ],
  ['a member who is not verified', { ...inside('member'), verified: false }, sameEverywhere(['read', 'leave', 'follow', 'seeMembers'])],
  ['a moderator', inside('moderator'), sameEverywhere(['read', 'write', 'leave', 'follow', 'seeMembers', 'tend'])],
  ['the owner', inside('owner'), sameEverywhere(['read', 'write', 'follow', 'seeMembers', 'tend', 'change', 'close', 'delete'])],
  ['anyone, once it is closed', { closed: 'owner' }, { public: ['read', 'seeMembers'], protected: [], private: [] }],
  [
    'one whose request waited when it was closed',
    { closed: 'owner', standing: 'requested', since: days(-1) },
    { public: ['read', 'withdrawRequest', 'seeMembers'], protected: ['withdrawRequest'], private: ['withdrawRequest'] },
  ],
  ['a member of a closed one', { closed: 'staff', ...inside('member') }, sameEverywhere(['read', 'leave', 'follow', 'seeMembers'])],
  [
    'a moderator of a closed one',
    { closed: 'owner', ...inside('moderator') },
    sameEverywhere(['read', 'leave', 'follow', 'seeMembers', 'tend']),
  ],
  [
    'the owner, who closed it',
    { closed: 'owner', ...inside('owner') },
    sameEverywhere(['read', 'follow', 'seeMembers', 'tend', 'change', 'reopen', 'delete']),
  ],
  [
    'the owner, where staff closed it',
    { closed: 'staff', ...inside('owner') },
    sameEverywhere(['read', 'follow', 'seeMembers', 'tend', 'change', 'delete']),
  ],
];

function sameEverywhere(actions: ForumAction[]): Record<ForumKind, ForumAction[]> {
  return { public: actions, protected: actions, private: actions };
}

describe('what may be done in a forum', () => {
  for (const [who, is, allowed] of TABLE) {
    for (const kind of FORUM_KINDS) {
      it(`${who}, in a ${kind} one: ${allowed[kind].join(', ') || 'nothing'}`, () => {
        const done = FORUM_ACTIONS.filter((action) => may(action, relation({ ...is, kind }), NOW));
        expect(done).toEqual(FORUM_ACTIONS.filter((action) => allowed[kind].includes(action)));
      });
    }
  }
});

it.each<[Partial<Relation>, ReturnType<typeof writeRefusal>]>([
  [stranger, 'signIn'],
  [{}, 'notMember'],
  [{ standing: 'removed' }, 'notMember'],
  [{ ...inside('member'), verified: false }, 'notVerified'],
  [{ ...inside('moderator'), mutedUntil: days(2) }, 'muted'],
  [{ ...inside('owner'), closed: 'owner' }, 'forumClosed'],
  [inside('member'), null],
])('says why one may not write: %o → %s', (is, refusal) => {
  expect(writeRefusal(relation(is), NOW)).toBe(refusal);
});

it('lets nothing that was written behind a door out', () => {
  const opened = FORUM_KINDS.flatMap((from) => FORUM_KINDS.map((to) => [from, to, mayBecome(from, to, true), mayBecome(from, to, false)]));
  expect(opened.filter(([, , withThreads]) => withThreads === false).map(([from, to]) => `${from} → ${to}`)).toEqual([
    'protected → public',
    'private → public',
  ]);
  expect(opened.every(([, , , empty]) => empty)).toBe(true);
});

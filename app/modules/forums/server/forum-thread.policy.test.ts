import { expect, it } from 'vitest';
import type { Relation } from './forum.policy.ts';
import { type AnswerRefusal, answerAgainAt, answerRefusal } from './forum-thread.policy.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

const member: Relation = {
  kind: 'private',
  standing: 'member',
  role: 'member',
  since: ago(86_400),
  mutedUntil: null,
  closed: null,
  signedIn: true,
  verified: true,
};
const visitor: Relation = { ...member, kind: 'public', standing: 'none', role: null, since: null, signedIn: false, verified: false };
const open = { lockedAt: null, slowSeconds: 0 };
const locked = { lockedAt: ago(60), slowSeconds: 0 };
const slow = { lockedAt: null, slowSeconds: 120 };

it.each<[string, Parameters<typeof answerRefusal>, AnswerRefusal]>([
  ['a member in an open thread', [open, member, ago(1), NOW], null],
  ['a member in a locked thread', [locked, member, null, NOW], 'closed'],
  ['the owner in a locked thread', [locked, { ...member, role: 'owner' }, null, NOW], 'closed'],
  ['whoever is not signed in, in an open thread', [open, visitor, null, NOW], 'signIn'],
  ['whoever is not signed in, in a locked thread', [locked, visitor, null, NOW], 'closed'],
  ['whoever is not signed in, in a closed forum', [locked, { ...visitor, closed: 'owner' }, null, NOW], 'forumClosed'],
  ['one who is muted, in a locked thread', [locked, { ...member, mutedUntil: new Date(NOW.getTime() + 1) }, null, NOW], 'closed'],
  ['a first answer in a slow thread', [slow, member, null, NOW], null],
  ['a second one too soon', [slow, member, ago(119), NOW], 'slow'],
  ['a second one in time', [slow, member, ago(120), NOW], null],
  ['a moderator, whom nothing slows down', [slow, { ...member, role: 'moderator' }, ago(1), NOW], null],
  ['one who is muted', [open, { ...member, mutedUntil: new Date(NOW.getTime() + 1) }, null, NOW], 'muted'],
  ['one who left', [open, { ...member, standing: 'left', role: null }, null, NOW], 'notMember'],
  ['one who is not verified', [open, { ...member, verified: false }, null, NOW], 'notVerified'],
])('%s', (_who, facts, refusal) => {
  expect(answerRefusal(...facts)).toBe(refusal);
});

it('says from when one may answer again, where only time keeps them from it', () => {
  const mutedUntil = new Date(NOW.getTime() + 86_400_000);
  expect(answerAgainAt('slow', slow, member, ago(30))).toEqual(new Date(NOW.getTime() + 90_000));
  expect(answerAgainAt('muted', slow, { mutedUntil }, ago(30))).toEqual(mutedUntil);
  for (const refusal of ['closed', 'forumClosed', 'notMember', 'notVerified', 'signIn', null] as const)
    expect(answerAgainAt(refusal, slow, { mutedUntil }, ago(30))).toBeNull();
});

import { expect, it } from 'vitest';
import { invitationState, mayIn, type Relation } from './community.policy.ts';

const stranger: Relation = { entry: 'request', closed: null, standing: 'none', role: null, since: null, signedIn: true };
const may = (change: Partial<Relation>) =>
  Object.entries(mayIn({ ...stranger, ...change }))
    .filter(([, allowed]) => allowed)
    .map(([action]) => action);

it.each<[string, Partial<Relation>, string[]]>([
  ['a stranger', {}, ['request']],
  ['a stranger before an open one', { entry: 'open' }, ['join', 'seeMembers']],
  ['whoever is signed out', { signedIn: false, entry: 'open' }, []],
  ['whoever asked', { standing: 'requested' }, ['withdrawRequest']],
  ['whoever was declined yesterday', { standing: 'declined', since: new Date(Date.now() - 86_400_000) }, []],
  ['whoever was declined three weeks ago', { standing: 'declined', since: new Date(Date.now() - 21 * 86_400_000) }, ['request']],
  ['whoever left', { standing: 'left', since: new Date() }, ['request']],
  ['whoever was removed', { standing: 'removed', entry: 'open' }, ['seeMembers']],
  ['a member', { standing: 'member', role: 'member' }, ['leave', 'seeMembers']],
  ['a moderator', { standing: 'member', role: 'moderator' }, ['leave', 'seeMembers', 'tend', 'add']],
  ['the owner', { standing: 'member', role: 'owner' }, ['seeMembers', 'tend', 'add', 'change', 'close', 'delete']],
  ['a stranger before a closed one', { entry: 'open', closed: 'owner' }, ['seeMembers']],
  ['a stranger before a closed one by request', { closed: 'owner' }, []],
  ['a moderator of a closed one', { standing: 'member', role: 'moderator', closed: 'owner' }, ['leave', 'seeMembers', 'tend']],
  [
    'the owner of one they closed',
    { standing: 'member', role: 'owner', closed: 'owner' },
    ['seeMembers', 'tend', 'change', 'reopen', 'delete'],
  ],
  [
    'the owner of one that staff closed',
    { standing: 'member', role: 'owner', closed: 'staff' },
    ['seeMembers', 'tend', 'change', 'delete'],
  ],
])('%s may do this and nothing else', (_, relation, actions) => {
  expect(may(relation)).toEqual(actions);
});

it('an invitation is open until it is taken back, its time has come or its uses are taken', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const open = { uses: 1, maxUses: 2, expiresAt: new Date('2026-03-02T00:00:00Z'), revokedAt: null };
  expect(invitationState(open, now)).toBe('open');
  expect(invitationState({ ...open, uses: 2 }, now)).toBe('usedUp');
  expect(invitationState({ ...open, expiresAt: now }, now)).toBe('expired');
  expect(invitationState({ ...open, uses: 2, revokedAt: now }, now)).toBe('revoked');
});

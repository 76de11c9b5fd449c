import { expect, it } from 'vitest';
import type { PlaceRole, Standing } from '../place-membership.contract.ts';
import { askAgainAt, mayAsk, mayDoAbout, mayEnter } from './place-membership.policy.ts';

const acts = (actor: PlaceRole | null, other: PlaceRole, standing: Standing = 'member', otherId = 'b', closedAt: Date | null = null) =>
  Object.entries(
    mayDoAbout(
      { memberId: 'a', standing: actor === null ? 'left' : 'member', role: actor, closedAt },
      { memberId: otherId, standing, role: other },
    ),
  )
    .filter(([, allowed]) => allowed)
    .map(([action]) => action);

it.each<[PlaceRole | null, PlaceRole, Standing, string[]]>([
  ['owner', 'member', 'member', ['remove', 'promote', 'handOver']],
  ['owner', 'moderator', 'member', ['remove', 'demote', 'handOver']],
  ['owner', 'owner', 'member', ['handOver']],
  ['moderator', 'member', 'member', ['remove']],
  ['moderator', 'moderator', 'member', []],
  ['moderator', 'owner', 'member', []],
  ['member', 'member', 'member', []],
  [null, 'member', 'member', []],
  ['owner', 'member', 'requested', ['decide']],
  ['moderator', 'member', 'requested', ['decide']],
  ['member', 'member', 'requested', []],
  ['moderator', 'member', 'removed', ['readmit']],
  ['owner', 'member', 'left', []],
  ['owner', 'member', 'declined', []],
])('%s about a %s who is %s: %j', (actor, other, standing, allowed) => {
  expect(acts(actor, other, standing)).toEqual(allowed);
});

it('nobody is let into a closed place', () => {
  const inClosed = (standing: Standing) => acts('owner', 'member', standing, 'b', new Date());
  expect([inClosed('requested'), inClosed('removed')]).toEqual([[], []]);
  expect(inClosed('member')).toEqual(['remove', 'promote', 'handOver']);
});

it('nobody decides about themselves', () => {
  for (const role of ['owner', 'moderator', 'member'] as const) expect(acts(role, role, 'member', 'a')).toEqual([]);
});

it('whoever was removed, belongs already or is signed out does not come in', () => {
  const standings: Standing[] = ['none', 'requested', 'declined', 'left', 'removed', 'member'];
  expect(standings.filter((standing) => mayEnter({ standing, signedIn: true }))).toEqual(['none', 'requested', 'declined', 'left']);
  expect(standings.filter((standing) => mayEnter({ standing, signedIn: false }))).toEqual([]);
});

it('whoever was declined asks again after fourteen days', () => {
  const since = new Date('2026-03-01T08:00:00Z');
  const declined = { standing: 'declined', role: null, since, signedIn: true } as const;
  expect(askAgainAt(declined)).toEqual(new Date('2026-03-15T08:00:00Z'));
  expect(mayAsk(declined, new Date('2026-03-15T07:59:59Z'))).toBe(false);
  expect(mayAsk(declined, new Date('2026-03-15T08:00:00Z'))).toBe(true);
  expect(askAgainAt({ standing: 'left', since })).toBeNull();
  expect(mayAsk({ ...declined, standing: 'requested' }, new Date('2026-04-01'))).toBe(false);
});

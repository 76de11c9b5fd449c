import { expect, it } from 'vitest';
import { NOBODY, type Viewer } from '../session/viewer.ts';
import { isOfAnother, refusalOf } from './access.ts';
import type { Access } from './operation.ts';

const member = { id: 'm', sessionId: 's', verified: false, premium: false, rights: [], specialityId: null };
const VIEWERS: Record<string, Viewer> = {
  anonymous: null,
  member,
  verified: { ...member, verified: true },
  premium: { ...member, premium: true },
  approver: { ...member, rights: ['approvals'] },
};

const TABLE: [Access, Record<string, string | null>][] = [
  ['anyone', { anonymous: null, member: null, verified: null, premium: null, approver: null }],
  ['member', { anonymous: 'access.signIn', member: null, verified: null, premium: null, approver: null }],
  [
    'verified',
    { anonymous: 'access.signIn', member: 'access.verified', verified: null, premium: 'access.verified', approver: 'access.verified' },
  ],
  [
    'premium',
    { anonymous: 'access.signIn', member: 'access.premium', verified: 'access.premium', premium: null, approver: 'access.premium' },
  ],
  [
    'staff:approvals',
    { anonymous: 'access.signIn', member: 'access.staff', verified: 'access.staff', premium: 'access.staff', approver: null },
  ],
  [
    'staff:verification',
    { anonymous: 'access.signIn', member: 'access.staff', verified: 'access.staff', premium: 'access.staff', approver: 'access.staff' },
  ],
];

it.each(TABLE)('%s', (access, expected) => {
  const found = Object.fromEntries(Object.entries(VIEWERS).map(([name, viewer]) => [name, refusalOf(access, viewer)]));
  expect(found).toEqual(expected);
});

const COMMAND = { kind: 'command', access: 'member' } as const;
const QUERY = { kind: 'query', access: 'member' } as const;
const FOR_ANYONE = { kind: 'command', access: 'anyone' } as const;

it.each([
  ['a command of the own page', COMMAND, 'm', member, false],
  ['a command of the page of somebody else', COMMAND, 'x', member, true],
  ['also what anyone may do, as signing out is', FOR_ANYONE, 'x', member, true],
  ['a command of a page that was made for nobody', COMMAND, NOBODY, member, true],
  ['but not what is done there, as signing in is', FOR_ANYONE, NOBODY, member, false],
  ['a question', QUERY, 'x', member, false],
  ['a command of whoever does not say', COMMAND, null, member, false],
  ['a command where nobody is signed in any more', COMMAND, 'x', null, false],
] as const)('is in the name of another: %s', (_, operation, madeFor, viewer, expected) => {
  expect(isOfAnother(operation, viewer, madeFor)).toBe(expected);
});

import { expect, it } from 'vitest';
import type { Viewer } from '../session/viewer.ts';
import { refusalOf } from './access.ts';
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

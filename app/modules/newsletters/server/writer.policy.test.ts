import { expect, it } from 'vitest';
import { viewerLike } from '#platform/testing/test-world.ts';
import { mayFound, mayWrite } from './writer.policy.ts';

const owner = viewerLike({ id: 'owner' });
const steward = viewerLike({ id: 'steward' });
const staff = viewerLike({ id: 'staff', rights: ['newsletters'] });
const otherStaff = viewerLike({ id: 'other', rights: ['approvals'] });
const member = viewerLike({ id: 'member' });

it.each([
  ['its owner', owner, true],
  ['who tends its forum', steward, true],
  ['staff for newsletters', staff, true],
  ['other staff', otherStaff, false],
  ['another member', member, false],
  ['a stranger', null, false],
] as const)('lets %s write: %#', (_, viewer, allowed) => {
  expect(mayWrite(viewer, { ownerId: 'owner', stewardIds: ['steward'] })).toBe(allowed);
});

it.each([
  ['staff, with or without a forum', staff, true, true],
  ['who tends a forum, only there', steward, true, false],
  ['another member, nowhere', member, false, false],
] as const)('lets %s found one', (_, viewer, forForum, without) => {
  expect(mayFound(viewer, ['steward'])).toBe(forForum);
  expect(mayFound(viewer, null)).toBe(without);
});

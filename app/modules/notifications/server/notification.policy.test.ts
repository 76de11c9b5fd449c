import { expect, it } from 'vitest';
import { recipientsOf } from './notification.policy.ts';

const facts = { commenterId: 'bagas', authorId: 'ratri', parentAuthorId: null, mentionedIds: [], followerIds: [] };

it.each([
  ['the author of the item', facts, { comment: ['ratri'] }],
  ['and of the answer replied to', { ...facts, parentAuthorId: 'made' }, { comment: ['ratri'], reply: ['made'] }],
  ['once, when both are the same', { ...facts, parentAuthorId: 'ratri' }, { reply: ['ratri'] }],
  [
    'for being named, before all else',
    { ...facts, parentAuthorId: 'made', mentionedIds: ['made', 'ratri', 'sari'] },
    { mention: ['made', 'ratri', 'sari'] },
  ],
  [
    'whoever follows it, for want of a closer reason',
    { ...facts, parentAuthorId: 'made', mentionedIds: ['sari'], followerIds: ['ratri', 'made', 'sari', 'ayu'] },
    { mention: ['sari'], reply: ['made'], comment: ['ratri'], followedAnswer: ['ayu'] },
  ],
  ['never oneself', { ...facts, authorId: 'bagas', parentAuthorId: 'bagas', mentionedIds: ['bagas'], followerIds: ['bagas'] }, {}],
])('tells %s', (_, given, told) => {
  expect(Object.fromEntries([...recipientsOf(given)].filter(([, ids]) => ids.length > 0))).toEqual(told);
});

import { expect, it } from 'vitest';
import { recipientsOf } from './notification.policy.ts';

const facts = { commenterId: 'bagas', authorId: 'ratri', parentAuthorId: null, mentionedIds: [] };

it.each([
  ['the author of the item', facts, { ratri: 'comment' }],
  ['and of the answer replied to', { ...facts, parentAuthorId: 'made' }, { ratri: 'comment', made: 'reply' }],
  ['once, when both are the same', { ...facts, parentAuthorId: 'ratri' }, { ratri: 'reply' }],
  [
    'for being named, before all else',
    { ...facts, parentAuthorId: 'made', mentionedIds: ['made', 'ratri', 'sari'] },
    { ratri: 'mention', made: 'mention', sari: 'mention' },
  ],
  ['never oneself', { ...facts, authorId: 'bagas', parentAuthorId: 'bagas', mentionedIds: ['bagas'] }, {}],
])('tells %s', (_, given, told) => {
  expect(Object.fromEntries(recipientsOf(given))).toEqual(told);
});

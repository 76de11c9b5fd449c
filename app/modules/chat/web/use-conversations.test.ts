import { expect, it } from 'vitest';
import type { ConversationRow } from '../chat.contract.ts';
import { olderThan } from './use-conversations.ts';

const row = (id: string, minute: number) => ({ id, at: `2026-11-23T09:0${minute}:00.000Z` }) as ConversationRow;
const ids = (rows: readonly ConversationRow[]) => rows.map(({ id }) => id);

it('keeps later pages, and lets go of what has left the newest one', () => {
  const known = [row('answered', 9), row('newest', 8), row('last', 7), row('same moment', 7), row('later page', 6)];
  const newest = [row('newest', 8), row('last', 7)];
  expect(ids(olderThan({ data: newest, nextCursor: 'more' }, known))).toEqual(['same moment', 'later page']);
  expect(ids(olderThan({ data: newest, nextCursor: null }, known))).toEqual([]);
  expect(ids(olderThan({ data: [], nextCursor: null }, known))).toEqual([]);
});

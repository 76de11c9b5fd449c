import { describe, expect, it } from 'vitest';
import { viewerLike } from '#platform/testing/test-world.ts';
import type { PollContent } from '../post-content.contract.ts';
import { closingTime, isSamePoll, mayVote, pollView } from './poll.policy.ts';

const poll: PollContent = { question: 'Which night shift pattern?', options: ['Two and off', 'Four and off', 'Weekly'], openDays: 7 };
const state = { closesAt: null, closed: false, tallies: [{ option: 1, votes: 4 }], myVote: null };

describe('results of a poll', () => {
  it.each([
    ['a reader who has not voted', state, false, null],
    ['a reader who voted', { ...state, myVote: 1 }, false, [0, 4, 0]],
    ['its author', state, true, [0, 4, 0]],
    ['everyone once it is closed', { ...state, closed: true }, false, [0, 4, 0]],
  ])('for %s', (_, given, isAuthor, votes) => {
    expect(pollView(poll, given, isAuthor)).toMatchObject({ votes, voters: 4 });
  });
});

it('is voted in by members while it is open and readable', () => {
  const member = viewerLike({ id: 'm', verified: false });
  expect(mayVote(member, true, { closed: false })).toBe(true);
  expect(mayVote(null, true, { closed: false })).toBe(false);
  expect(mayVote(member, false, { closed: false })).toBe(false);
  expect(mayVote(member, true, { closed: true })).toBe(false);
  expect(mayVote(member, true, null)).toBe(false);
});

it('closes after its days, or never by itself', () => {
  const from = new Date('2026-11-21T08:00:00Z');
  expect(closingTime(poll, from)?.toISOString()).toBe('2026-11-28T08:00:00.000Z');
  expect(closingTime({ ...poll, openDays: null }, from)).toBeNull();
  expect(closingTime(null, from)).toBeNull();
});

it('is the same with the same question, options in the same order, and days', () => {
  expect(isSamePoll(poll, structuredClone(poll))).toBe(true);
  expect(isSamePoll(null, null)).toBe(true);
  const others = [null, { ...poll, question: 'Which?' }, { ...poll, options: poll.options.toReversed() }, { ...poll, openDays: null }];
  for (const other of others) expect(isSamePoll(poll, other)).toBe(false);
});

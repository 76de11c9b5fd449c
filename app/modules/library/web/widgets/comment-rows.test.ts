import { expect, it } from 'vitest';
import type { Comment } from '../../discussion.contract.ts';
import {
  afterReaction,
  type Rows,
  withAdded,
  withBest,
  withoutComment,
  withReadAnew,
  withReplaced,
  withTakenBack,
  withWritten,
} from './comment-rows.tsx';
import { newAmong } from './use-answer-news.ts';

const comment = (id: string, replies: Comment[] = [], change: Partial<Comment> = {}): Comment => ({
  id,
  byline: { kind: 'anonymous', speciality: null, experience: null, province: null, verified: true },
  byAuthor: false,
  text: { type: 'doc', content: [] },
  basis: null,
  references: [],
  createdAt: `2026-01-01T00:00:0${id.length}.000Z`,
  editedAt: null,
  edits: 0,
  best: false,
  helpful: 3,
  insightful: 1,
  agree: 0,
  held: false,
  myReaction: null,
  can: { edit: false, delete: false, reply: true, markBest: false, report: false },
  replies,
  ...change,
});

const ids = (rows: Rows) => rows.map((row) => (row.replies.length === 0 ? row.id : [row.id, ...row.replies.map((reply) => reply.id)]));

it('moves a reaction from one to another and takes it back', () => {
  const helpful = afterReaction(comment('a'), 'helpful');
  expect(helpful).toMatchObject({ helpful: 4, insightful: 1, myReaction: 'helpful' });
  const insightful = afterReaction(helpful, 'insightful');
  expect(insightful).toMatchObject({ helpful: 3, insightful: 2, myReaction: 'insightful' });
  expect(afterReaction(insightful, 'insightful')).toMatchObject({ helpful: 3, insightful: 1, myReaction: null });
});

it('puts a reply to a reply into the same thread', () => {
  const rows = [comment('a', [comment('b')]), comment('c')];
  expect(ids(withAdded(rows, comment('d'), 'b'))).toEqual([['a', 'b', 'd'], 'c']);
  expect(ids(withAdded(rows, comment('d'), null))).toEqual([['a', 'b'], 'c', 'd']);
});

it('shows what was sent once, also when the answers were read again on the way', () => {
  const [pending, mine] = [comment('pending-1'), comment('mine')];
  expect(ids(withWritten([comment('a'), pending], pending.id, mine, null))).toEqual(['a', 'mine']);
  expect(ids(withWritten([comment('a'), mine, pending], pending.id, mine, null))).toEqual(['a', 'mine']);
  expect(ids(withWritten([comment('a')], pending.id, mine, 'a'))).toEqual([['a', 'mine']]);
});

it('announces what others answered, and never one’s own answer that is still on its way', () => {
  const rows = [comment('a'), comment('b', [comment('pending-1')])];
  expect(newAmong(['mine'], rows)).toBe(0);
  expect(newAmong(['mine', 'theirs'], rows)).toBe(1);
  const written = withWritten(rows, 'pending-1', comment('mine'), 'b');
  expect(newAmong(['mine', 'theirs'], written)).toBe(1);
  expect(newAmong(['mine'], written)).toBe(0);
});

it('keeps the replies of an answer that was edited', () => {
  const rows = withReplaced([comment('a', [comment('b')])], 'a', comment('a', [], { edits: 1 }));
  expect(rows[0]).toMatchObject({ edits: 1, replies: [{ id: 'b' }] });
});

it('leaves the place of a deleted answer with replies, and of no other', () => {
  const rows = [comment('a', [comment('b')]), comment('c')];
  expect(withoutComment(rows, 'a')[0]).toMatchObject({ id: 'a', text: null, replies: [{ id: 'b' }] });
  expect(ids(withoutComment(rows, 'c'))).toEqual([['a', 'b']]);
  expect(ids(withoutComment(rows, 'b'))).toEqual(['a', 'c']);
});

it('pins one answer at most, first, and puts it back in its place', () => {
  const rows = [comment('a'), comment('bb'), comment('ccc')];
  const pinned = withBest(rows, 'ccc', true);
  expect(ids(pinned)).toEqual(['ccc', 'a', 'bb']);
  expect(ids(withBest(pinned, 'bb', true))).toEqual(['bb', 'a', 'ccc']);
  expect(ids(withBest(pinned, 'ccc', false))).toEqual(['a', 'bb', 'ccc']);
});

it('takes back what failed, and leaves what came meanwhile where it is', () => {
  const before = [comment('a', [comment('b')]), comment('c')];
  const meanwhile = (rows: Rows) => withAdded(rows, comment('d'), null);
  expect(withTakenBack(meanwhile(withoutComment(before, 'a')), before, 'a')).toEqual(meanwhile(before));
  expect(ids(withTakenBack(meanwhile(withoutComment(before, 'c')), before, 'c'))).toEqual([['a', 'b'], 'c', 'd']);
  expect(ids(withTakenBack(meanwhile(withoutComment(before, 'b')), before, 'b'))).toEqual([['a', 'b'], 'c', 'd']);
  expect(withTakenBack(before, [], 'gone')).toEqual(before);
  // What was replied or edited in the thread meanwhile stays too.
  const replied = withReplaced(withAdded(withoutComment(before, 'b'), comment('d'), 'a'), 'a', comment('a', [], { edits: 1 }));
  const back = withTakenBack(replied, before, 'b');
  expect([ids(back), back[0]?.edits]).toEqual([[['a', 'b', 'd'], 'c'], 1]);
  expect(ids(withTakenBack(withAdded(withoutComment(before, 'a'), comment('d'), 'a'), before, 'a'))).toEqual([['a', 'b', 'd'], 'c']);
});

it('reads answers anew: without those that are gone, with what is on its way and what stands on further pages', () => {
  const rows = [comment('a', [comment('pending-1')]), comment('bb'), comment('pending-2'), comment('dddddd'), comment('eeeeeee')];
  const read = (fresh: Rows, nextCursor: string | null, asked: Rows = rows) =>
    ids(withReadAnew(rows, asked, { data: [...fresh], nextCursor }));
  const fresh = [comment('a'), comment('ccc')];
  expect(read(fresh, null)).toEqual([['a', 'pending-1'], 'ccc', 'pending-2']);
  expect(read(fresh, 'more')).toEqual([['a', 'pending-1'], 'ccc', 'pending-2', 'dddddd', 'eeeeeee']);
  // One's own that was written while the page was on its way.
  expect(read(fresh, null, rows.slice(0, 4))).toEqual([['a', 'pending-1'], 'ccc', 'pending-2', 'eeeeeee']);
  expect(ids(withReadAnew([comment('a'), comment('c')], [comment('a'), comment('c')], { data: [], nextCursor: null }))).toEqual([]);
});

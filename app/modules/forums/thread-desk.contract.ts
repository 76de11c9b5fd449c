/** What those who tend a forum take down, and what authors are told of it. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';
import { ThreadIsBack } from './forum-thread.contract.ts';

export const TAKE_DOWN_REASON_LENGTH = 300;

const onThread = { 'forums.threadNotFound': 404, 'forums.notAllowed': 403 } as const;
const onAnswer = { 'forums.answerNotFound': 404, 'forums.notAllowed': 403 } as const;

/** The author reads it. */
const Reason = line(TAKE_DOWN_REASON_LENGTH);

export const takeDownThread = command('forums.takeDownThread', {
  summary: 'Takes a thread down everywhere, with a reason that its author is told. For the owner and moderators of its forum.',
  http: main.post('/take-down-thread'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, reason: Reason }),
  /** `stands`: what its author reads instead of this reason, where it had been taken down before. */
  output: z.strictObject({ id: z.string(), stands: z.string().nullable() }),
  errors: onThread,
});

export const bringThreadBack = command('forums.bringThreadBack', {
  summary: 'Brings back a thread that `forums.takeDownThread` took down.',
  http: main.post('/bring-thread-back'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: ThreadIsBack,
  errors: onThread,
});

export const takeDownAnswer = command('forums.takeDownAnswer', {
  summary: 'Takes an answer in a thread down for good, with a reason that its author is told. For the owner and moderators of its forum.',
  http: main.post('/take-down-answer'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id, reason: Reason }),
  output: z.strictObject({ commentId: z.string() }),
  errors: onAnswer,
});

const saidOnce = {
  reason: z.string(),
  at: z.string(),
  /** Who said so; null where they have gone. */
  by: Byline.nullable(),
};

export const TakenDownThread = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** What its author reads. */
  ...saidOnce,
  /** What others wrote who would have taken it down as well: its author does not read it. */
  also: z.array(z.strictObject(saidOnce)),
});
export type TakenDownThread = z.infer<typeof TakenDownThread>;

export const listTakenDown = query('forums.listTakenDown', {
  summary: 'Threads of a forum that were taken down, the last first. For its owner and moderators.',
  http: main.get('/taken-down-threads'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ forumId: Id, ...PageInput }),
  output: pageOf(TakenDownThread),
  errors: { 'forums.notFound': 404, 'forums.notAllowed': 403 },
});

// ---------- events ----------

const place = { threadId: z.string(), /** Null where it is the thread itself. */ commentId: z.string().nullable() };
const content = { ...place, authorId: z.string() };

/** Those who tend a forum want a source for a thread or an answer. */
export const sourceAsked = event('forums.sourceAsked', z.strictObject({ ...content, at: z.string() }));
/** They want it no longer. */
export const sourceRequestEnded = event('forums.sourceRequestEnded', z.strictObject(place));
/** Those who tend a forum took a thread or an answer down. */
export const contentTakenDown = event('forums.contentTakenDown', z.strictObject({ ...content, reason: z.string(), at: z.string() }));

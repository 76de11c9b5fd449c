/** What was said of an article later, as editors judge it: a notice may mean another work of the same name. */
import { z } from 'zod';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { NOTICE_KINDS } from './news.contract.ts';

const ArticleNotice = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  /** The article that says so; null when the journal changed the entry itself. */
  noticeId: z.string().nullable(),
  title: z.string(),
  at: z.string(),
  /** Null where it stands. */
  mistaken: z.strictObject({ at: z.string(), /** Null: no member any more. */ by: z.string().nullable() }).nullable(),
});
export type ArticleNotice = z.infer<typeof ArticleNotice>;

export const listNotices = query('news.listNotices', {
  summary: 'Everything that was noted on an article, also what editors took back as a mistake, the newest first.',
  http: main.get('/articles/:id/notices'),
  access: 'staff:news',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ data: z.array(ArticleNotice) }),
  errors: { 'news.notFound': 404 },
});

export const judgeNotice = command('news.judgeNotice', {
  summary:
    'Takes back a notice that was noted on an article by mistake: readers do not see it, and the same notice does not come back by its feed. Or lets it stand again.',
  http: main.post('/articles/:id/judge-notice'),
  access: 'staff:news',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    kind: z.enum(NOTICE_KINDS),
    /** Null: what the entry of the article itself says. */
    noticeId: Id.nullable(),
    mistaken: z.boolean(),
  }),
  /** The gravest that stands on the article now. */
  output: z.strictObject({ notice: z.enum(NOTICE_KINDS).nullable() }),
  errors: { 'news.notFound': 404, 'news.noticeNotFound': 404 },
});

/** What was said of an article was a mistake, or is said again after all. Nothing is emitted where another notice says the same. */
export const noticeJudged = event(
  'news.noticeJudged',
  z.strictObject({
    articleId: z.string(),
    kind: z.enum(NOTICE_KINDS),
    mistaken: z.boolean(),
    /** When: it may be judged again and again. */
    at: z.string(),
  }),
);

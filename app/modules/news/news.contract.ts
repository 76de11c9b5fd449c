/** Medical news: articles of journals and agencies, read from their feeds, each with what colleagues make of it. */
import { z } from 'zod';
import { ItemCard, REPOST_ERRORS, REPOST_INPUT, Reposted } from '#modules/library/library.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';

/** What a later entry of a journal says of an article, the gravest first: what is graver is never made smaller by the others. */
export const NOTICE_KINDS = ['retraction', 'concern', 'correction'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const ARTICLE_TYPES = [
  'trial',
  'review',
  'guideline',
  'case',
  'research',
  'opinion',
  'news',
  'correction',
  'concern',
  'retraction',
] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** True for an article that only says something of another. */
export const isNotice = (type: ArticleType): type is NoticeKind => NOTICE_KINDS.some((kind) => kind === type);

/** Which of two notices of an article readers are told first. */
export const graverNotice = (a: NoticeKind | null, b: NoticeKind): NoticeKind =>
  a !== null && NOTICE_KINDS.indexOf(a) < NOTICE_KINDS.indexOf(b) ? a : b;

/** The five lines, in the order in which they are read. */
export const CARD_LINES = ['news', 'strength', 'audience', 'practice', 'funding'] as const;
export type CardLine = (typeof CARD_LINES)[number];
export const LINE_LENGTH = 240;

const cardLine = line(LINE_LENGTH);

/** What is new, how strong it is, for whom, what changes in practice, who paid. */
export const FiveLines = z.strictObject({ news: cardLine, strength: cardLine, audience: cardLine, practice: cardLine, funding: cardLine });
export type FiveLines = z.infer<typeof FiveLines>;

/** A source by its slug: part of addresses. */
export const SourceId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'validation.id' })
  .max(60);

/** What a list shows of an article: the `card` of its item. */
export const ArticleCard = z.strictObject({
  type: z.enum(ARTICLE_TYPES),
  /** As the entry names it, where a source carries several. */
  journal: z.string(),
  openAccess: z.boolean(),
  /** Written for Kolegia, so that a fresh installation has something to show. */
  sample: z.boolean(),
  lines: FiveLines.nullable(),
  notice: z.enum(NOTICE_KINDS).nullable(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

export const ArticleSummary = ItemCard.extend({ card: ArticleCard });
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** Who wrote the five lines, as readers see them. */
const CardAuthor = z.strictObject({ id: z.string(), name: z.string() });

export const WrittenCard = z.strictObject({
  version: z.int(),
  /** Null in a version that took the card away. */
  lines: FiveLines.nullable(),
  author: CardAuthor.nullable(),
  at: z.string(),
});
export type WrittenCard = z.infer<typeof WrittenCard>;

export const ArticleView = z.strictObject({
  item: ArticleSummary,
  /** As far as the feed gives it, as plain text. */
  abstract: z.string(),
  authors: z.array(z.string()),
  /** Where the source has it; null for what was written for Kolegia. */
  link: z.string().nullable(),
  doi: z.string().nullable(),
  /** The five lines as they stand; null when nobody has written them. */
  written: WrittenCard.nullable(),
  /** What its journal said of this article later. */
  notices: z.array(
    z.strictObject({
      kind: z.enum(NOTICE_KINDS),
      /** The article that says so. */ articleId: z.string().nullable(),
      title: z.string(),
      at: z.string(),
    }),
  ),
  /** The articles this one is about, where it is a notice. */
  concerns: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  related: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  can: z.strictObject({
    writeCard: z.boolean(),
    respond: z.boolean(),
    /** Why not, as the last word of a text of `news`. */
    respondRefusal: z.string().nullable(),
  }),
});
export type ArticleView = z.infer<typeof ArticleView>;

export const listArticles = query('news.listArticles', {
  summary: 'Published articles by speciality, journal, type and language, newest first.',
  http: main.get('/articles'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({
    ...PageInput,
    speciality: z.string().max(60).optional(),
    journal: SourceId.optional(),
    type: z.enum(ARTICLE_TYPES).optional(),
    language: z.enum(['en', 'id']).optional(),
    /** Only of journals the reader follows; nothing for who is not signed in. */
    following: z.stringbool().or(z.boolean()).optional(),
  }),
  output: pageOf(ArticleSummary),
  errors: {},
});

export const getArticle = query('news.getArticle', {
  summary: 'One article with its five lines, and what was said of it later.',
  http: main.get('/articles/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: ArticleView,
  errors: { 'news.notFound': 404 },
});

export const repostArticle = command('news.repostArticle', {
  summary: 'Shows an article to those who follow the reader, with a note, or takes that back.',
  http: main.post('/article-repost'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ articleId: Id, ...REPOST_INPUT }),
  output: Reposted,
  errors: { 'news.notFound': 404, ...REPOST_ERRORS },
});

// ---------- the five lines ----------

export const writeCard = command('news.writeCard', {
  summary: 'Writes the five lines of an article, or takes them away with null. Each writing is a version; a stale one is refused.',
  http: main.post('/articles/:id/card'),
  access: 'staff:news',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    /** Of the version that was edited; 0 when there was none. */ version: z.int().min(0).max(1_000_000),
    lines: FiveLines.nullable(),
  }),
  output: WrittenCard,
  errors: { 'news.notFound': 404, 'news.staleCard': 409 },
});

export const listUnwritten = query('news.listUnwritten', {
  summary: 'Recent articles without the five lines, those that readers care for most first.',
  http: main.get('/articles-to-write'),
  access: 'staff:news',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(ArticleSummary) }),
  errors: {},
});

export const listCardVersions = query('news.listCardVersions', {
  summary: 'Every version of the five lines of an article, newest first.',
  http: main.get('/articles/:id/card-versions'),
  access: 'staff:news',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ data: z.array(WrittenCard) }),
  errors: { 'news.notFound': 404 },
});

// ---------- events ----------

/** A journal has taken back, doubted or mended something members may have relied on. */
export const articleCorrected = event(
  'news.articleCorrected',
  z.strictObject({
    kind: z.enum(NOTICE_KINDS),
    /** The article it concerns; null for works that we never had, which the notice alone names. */
    articleId: z.string().nullable(),
    /** The article that says so; null when the journal changed the entry itself. */
    noticeId: z.string().nullable(),
  }),
);
/** A week of a journal is complete; those who follow it are told. */
export const digestReady = event('news.digestReady', z.strictObject({ journal: z.string(), /** ISO week: 2026-W47. */ week: z.string() }));

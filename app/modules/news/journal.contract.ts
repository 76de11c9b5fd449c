/** Journals and agencies: what readers follow, and what staff switch on and off. */
import { z } from 'zod';
import { Speciality } from '#modules/reference/reference.contract.ts';
import { Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';
import { ArticleSummary, SourceId } from './news.contract.ts';

export const SOURCE_KINDS = ['journal', 'agency', 'sample'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const Journal = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(SOURCE_KINDS),
  homepage: z.string().nullable(),
  language: z.enum(['en', 'id']),
  specialities: z.array(z.string()),
  followers: z.int(),
  articles: z.int(),
  /** Of the last seven days. */
  recent: z.int(),
  /** Null for readers who are not signed in. */
  following: z.boolean().nullable(),
});
export type Journal = z.infer<typeof Journal>;

/** ISO week: 2026-W47. */
export const Week = z.string().regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/, { error: 'news.validation.week' });

export const listJournals = query('news.listJournals', {
  summary: 'Journals and agencies with articles here, those with most followers first.',
  http: main.get('/journals'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(Journal) }),
  errors: {},
});

export const getDigest = query('news.getDigest', {
  summary: 'One week of a journal, 50 articles at a time, the newest first; the newest week that has any unless named.',
  http: main.get('/journals/:journal/digest'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ journal: SourceId, week: Week.optional(), cursor: PageInput.cursor }),
  output: z.strictObject({
    journal: Journal,
    week: z.string(),
    /** First day, last day. */
    from: z.string(),
    to: z.string(),
    articles: z.array(ArticleSummary),
    /** Of the same week. */
    nextCursor: z.string().nullable(),
    /** Neighbouring weeks that have articles. */
    earlier: z.string().nullable(),
    later: z.string().nullable(),
  }),
  errors: { 'news.journalNotFound': 404 },
});

export const followJournal = command('news.followJournal', {
  summary: 'Follows a journal, to be told when a week of it is complete, or stops.',
  http: main.post('/follow-journal'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ journal: SourceId, following: z.boolean() }),
  output: z.strictObject({ following: z.boolean(), followers: z.int() }),
  errors: { 'news.journalNotFound': 404 },
});

// ---------- the desk ----------

/** Why the last reading failed. */
export const SOURCE_FAULTS = [
  'address',
  'gone',
  'malformed',
  'entities',
  'redirects',
  'scheme',
  'size',
  'status',
  'time',
  'type',
  'unexpected',
  'unknownFormat',
  'unreachable',
] as const;
export type SourceFault = (typeof SOURCE_FAULTS)[number];

export const Source = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(SOURCE_KINDS),
  feedUrl: z.string(),
  language: z.enum(['en', 'id']),
  specialities: z.array(z.string()),
  /** Everything it publishes may be read by anyone. */
  openAccess: z.boolean(),
  /** How often this was changed. */
  version: z.int(),
  active: z.boolean(),
  articles: z.int(),
  /** Null: never read yet. */
  checkedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  failures: z.int(),
  fault: z.enum(SOURCE_FAULTS).nullable(),
  /** Of the feed as it was read last: how many of its dates could be read in two ways, and so were not, and one of them. */
  unclearDates: z.int(),
  unclearDate: z.string().nullable(),
});
export type Source = z.infer<typeof Source>;

const sourceText = {
  name: line(120, 'validation.required', { least: 2 }),
  feedUrl: z
    .string()
    .trim()
    .max(2000)
    .regex(/^https?:\/\/[^\s/]+\.[^\s]+$/i, { error: 'validation.url' })
    .refine((address) => URL.canParse(address), { error: 'validation.url' }),
};

export const listSources = query('news.listSources', {
  summary: 'Every source with how its last reading went.',
  http: main.get('/news-sources'),
  access: 'staff:news',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(Source) }),
  errors: {},
});

export const switchSource = command('news.switchSource', {
  summary: 'Switches a source on, which reads it at once whether it was on or not; or off.',
  http: main.post('/news-sources/switch'),
  access: 'staff:news',
  rate: 'write',
  input: z.strictObject({ source: SourceId, active: z.boolean() }),
  output: Source,
  errors: { 'news.sourceNotFound': 404 },
});

export const addSource = command('news.addSource', {
  summary: 'Adds a source, switched off.',
  http: main.post('/news-sources'),
  access: 'staff:news',
  rate: 'write',
  input: z.strictObject({
    ...sourceText,
    kind: z.enum(['journal', 'agency']).default('journal'),
    language: z.enum(['en', 'id']).default('en'),
  }),
  output: Source,
  errors: { 'news.sourceExists': 409 },
});

export const changeSource = command('news.changeSource', {
  summary:
    'Changes what is known of a source; a stale change is refused with what stands there. With a new address it begins anew: it is read soon, and what went wrong is forgotten.',
  http: main.patch('/news-sources/:source'),
  access: 'staff:news',
  rate: 'write',
  input: z.strictObject({
    source: SourceId,
    version: Version,
    ...sourceText,
    language: z.enum(['en', 'id']),
    /** Given to articles whose words name none. */
    specialities: z.array(Speciality).max(4),
    openAccess: z.boolean(),
  }),
  output: Source,
  errors: { 'news.sourceNotFound': 404, 'news.sourceExists': 409, 'news.staleSource': 409 },
});

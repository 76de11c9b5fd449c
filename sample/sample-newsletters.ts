/** Newsletters of the sample world: their issues gather what is in it already, so this comes after cases, forums and news. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import { SourceId } from '#modules/news/news.contract.ts';
import { NEWSLETTER_AUDIENCES, NEWSLETTER_LIMITS, Slug } from '#modules/newsletters/newsletters.contract.ts';
import { sampleIssueItem } from '#modules/newsletters/server/newsletters.public.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Cell, copyRows, JsonArray } from './copy-rows.ts';
import { TABLES as LIBRARY_TABLES } from './sample-case-rows.ts';
import { sampleId } from './sample-id.ts';
import type { SampleKit, SamplePart } from './sample-part.ts';
import { sampleStaffId } from './sample-people.ts';
import { seededChoice } from './seeded-choice.ts';

const Written = z.strictObject({
  title: z.string().min(4).max(NEWSLETTER_LIMITS.title),
  intro: z.string().min(1).max(NEWSLETTER_LIMITS.intro),
  /** What goes in, by its title. */
  entries: z.array(z.strictObject({ title: z.string(), note: z.string().max(NEWSLETTER_LIMITS.note).default('') })).min(1),
  inner: z.string().default(''),
});
type Written = z.infer<typeof Written>;

const SampleNewsletters = z.array(
  z.strictObject({
    slug: Slug,
    name: z.string().max(NEWSLETTER_LIMITS.name),
    about: z.string().max(NEWSLETTER_LIMITS.about),
    language: z.enum(['en', 'id']),
    /** Null: the editors. */
    owner: z.string().nullable(),
    /** Slug of a forum of sample/forums. */
    forum: z.string().nullable(),
    /** A source of news, such as that of the sample articles. */
    journal: SourceId.nullable().default(null),
    audience: z.enum(NEWSLETTER_AUDIENCES),
    subscribers: z.int().positive(),
    issues: z.array(Written.extend({ daysAgo: z.number().positive() })),
    draft: Written.optional(),
  }),
);
type SampleNewsletter = z.infer<typeof SampleNewsletters>[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FOUNDED_DAYS_AGO = 90;

const TABLES = {
  'newsletters.newsletter': [
    ...['id', 'slug', 'name', 'about', 'language', 'forum_id', 'journal_id', 'audience', 'owner_id'],
    ...['subscribers', 'issues', 'last_issue_at', 'created_at'],
  ],
  'newsletters.subscription': ['newsletter_id', 'member_id', 'at'],
  'newsletters.issue': [
    ...['id', 'newsletter_id', 'writer_id', 'title', 'intro', 'entries', 'inner', 'state', 'published_at'],
    ...['changed_at', 'sent_through', 'mailed'],
  ],
  'library.item': [...LIBRARY_TABLES['library.item'], 'audience', 'place'],
  'library.reaction': LIBRARY_TABLES['library.reaction'],
  'library.view': LIBRARY_TABLES['library.view'],
} as const;
type Rows = Record<keyof typeof TABLES, Cell[][]>;

interface Found {
  readonly id: string;
  readonly publishedAt: Date;
}

interface Around {
  readonly owner: { readonly id: string; readonly byline: Byline };
  readonly forum: Forum | null;
  readonly itemWith: (title: string) => Found;
}

interface Forum {
  readonly id: string;
  readonly open: boolean;
  readonly memberIds: readonly string[];
}

export const readSampleNewsletters = (): SampleNewsletter[] =>
  SampleNewsletters.parse(JSON.parse(readFileSync(new URL('./newsletters/newsletters.json', import.meta.url), 'utf8')));

export const loadSampleNewsletters: SamplePart = async (kit) => {
  const all = readSampleNewsletters();
  const rows = Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;
  const found = await itemsByTitle(kit, all);
  for (const one of all) {
    const ownerId = one.owner === null ? sampleStaffId(kit.now) : kit.world.person(one.owner).id;
    const owner = { id: ownerId, byline: await bylineOf(kit.db, ownerId, false) };
    newsletterRows(kit, one, { owner, forum: one.forum === null ? null : await forumOf(kit, one.forum), itemWith: found }, rows);
  }
  for (const [table, columns] of Object.entries(TABLES)) await copyRows(kit.client, table, columns, rows[table as keyof Rows]);
  return `${all.length} newsletters with ${rows['newsletters.issue'].length} issues`;
};

/** Throws for a title that nothing in the sample world has. */
async function itemsByTitle({ client }: SampleKit, all: readonly SampleNewsletter[]): Promise<(title: string) => Found> {
  const titles = all.flatMap(({ issues, draft }) => [...issues, ...(draft ? [draft] : [])].flatMap(({ entries }) => entries)).map(titleOf);
  const { rows } = await client.query<{ title: string; id: string; at: Date }>(
    'select title, id, published_at as at from library.item where title = any($1)',
    [titles],
  );
  const byTitle = new Map(rows.map(({ title, id, at }) => [title, { id, publishedAt: at }]));
  return (title) => {
    const item = byTitle.get(title);
    if (item === undefined) throw new Error(`sample/newsletters: nothing has the title “${title}”`);
    return item;
  };
}

const titleOf = ({ title }: { title: string }) => title;

async function forumOf({ client, world }: SampleKit, slug: string): Promise<Forum> {
  const forums = z
    .array(z.looseObject({ slug: z.string(), name: z.string() }))
    .parse(JSON.parse(readFileSync(new URL('./forums/forums.json', import.meta.url), 'utf8')));
  const name = forums.find((forum) => forum.slug === slug)?.name;
  const { rows } = await client.query<{ id: string; open: boolean; members: string[] }>(
    `select f.id, f.kind = 'public' as open, array(select member_id from forums.membership m
       where m.forum_id = f.id and m.standing = 'member' order by 1) as members from forums.forum f where f.name = $1`,
    [name ?? ''],
  );
  const [forum] = rows;
  if (forum === undefined) throw new Error(`sample/newsletters: no forum ${slug}`);
  const known = new Set(world.people.map(({ id }) => id));
  return { id: forum.id, open: forum.open, memberIds: forum.members.filter((id) => known.has(id)) };
}

function newsletterRows({ world, now }: SampleKit, one: SampleNewsletter, { owner, forum, itemWith }: Around, rows: Rows): void {
  const choice = seededChoice(`newsletter/${one.slug}`);
  const founded = new Date(now.getTime() - FOUNDED_DAYS_AGO * DAY_MS);
  const id = sampleId(`newsletter/${one.slug}`, founded);
  const readers = one.audience === 'forum' && forum !== null && !forum.open ? forum.memberIds : world.people.map((person) => person.id);
  const subscribers = choice.some(readers, one.subscribers);
  const audience = one.audience === 'anyone' || (one.audience === 'forum' && forum?.open === true) ? null : audienceOf(one, forum);

  for (const memberId of subscribers) rows['newsletters.subscription'].push([id, memberId, later(founded, 60)]);
  const issues = one.issues.map((issue) => {
    const entries = issue.entries.map(({ title, note }) => ({ item: itemWith(title), note }));
    // After everything that is in it, whatever its date was meant to be.
    const newest = Math.max(...entries.map(({ item }) => item.publishedAt.getTime()));
    const publishedAt = new Date(Math.min(Math.max(now.getTime() - issue.daysAgo * DAY_MS, newest + HOUR_MS), now.getTime() - 60_000));
    issueRows(issue, publishedAt, 'published');
    return publishedAt;
  });
  if (one.draft !== undefined) issueRows(one.draft, later(new Date(now.getTime() - DAY_MS), 0.5), 'draft');
  rows['newsletters.newsletter'].push([
    ...[id, one.slug, one.name, one.about, one.language, forum?.id ?? null, one.journal, one.audience, owner.id],
    ...[subscribers.length, issues.length, new Date(Math.max(...issues.map((at) => at.getTime()))), founded],
  ]);

  function later(after: Date, days: number): Date {
    return new Date(after.getTime() + choice.share() * days * DAY_MS);
  }

  function issueRows(written: Written, at: Date, state: 'published' | 'draft'): void {
    const issueId = sampleId(`issue/${one.slug}/${written.title}`, at);
    const content = {
      title: written.title,
      intro: fromPlainText(written.intro),
      entries: written.entries.map(({ title, note }) => ({ itemId: itemWith(title).id, note })),
      inner: fromPlainText(written.inner),
    };
    const isOut = state === 'published';
    rows['newsletters.issue'].push([
      ...[issueId, id, owner.id, content.title, content.intro, new JsonArray(content.entries), content.inner, state],
      ...[isOut ? at : null, at, isOut ? (subscribers.toSorted().at(-1) ?? '') : '', isOut ? subscribers.length : 0],
    ]);
    if (!isOut) return;
    const { summary, card } = sampleIssueItem(content, one);
    const marks = markRows(issueId, at);
    rows['library.item'].push([
      ...[issueId, 'newsletter', owner.id, false, owner.byline, one.language, [], content.title, summary, card],
      ...[{ kind: 'verified', specialities: [] }, 'published', at, null, at, at, 0, marks.helpful, marks.insightful, 0, 0, 0],
      ...[marks.views, 0, audience, forum?.id ?? null],
    ]);
  }

  /** What its readers did with an issue. */
  function markRows(issueId: string, at: Date) {
    const marks = { helpful: 0, insightful: 0, views: 0 };
    for (const memberId of choice.some(readers, choice.int(4, Math.min(26, readers.length)))) {
      const read = new Date(Math.min(later(at, 2).getTime(), now.getTime() - 60_000));
      marks.views += 1;
      rows['library.view'].push([read.toISOString().slice(0, 10), issueId, memberId]);
      if (choice.share() > 0.3) continue;
      const reaction = choice.one(['helpful', 'helpful', 'insightful'] as const);
      marks[reaction] += 1;
      rows['library.reaction'].push(['item', issueId, memberId, reaction, read]);
    }
    return marks;
  }
}

const audienceOf = ({ audience }: SampleNewsletter, forum: Forum | null) => (audience === 'members' ? 'members' : (forum?.id ?? null));

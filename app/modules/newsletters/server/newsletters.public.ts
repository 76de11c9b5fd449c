/** The gates to newsletters and their issues, and what other modules may ask. */
import { forumIdsForAll, stewardIdsOf } from '#modules/forums/server/forums.public.ts';
import { audiencesOf, worksIn } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { IssueContent } from '../newsletters.contract.ts';
import { findIssue, type IssueRow, issuesByIds, unpublishedBy } from './issue.store.ts';
import { issueCard, summaryOf } from './issue-mail.view.ts';
import { type FoundNewsletter, findNewsletter, forumsWithNewsletter, type NewsletterRow, type Readable } from './newsletter.store.ts';
import { mayWrite, type Writing } from './writer.policy.ts';

/** What this reader may read. */
export async function readableFor(db: Database, viewer: Viewer): Promise<Readable> {
  const open = await forumIdsForAll(db, await forumsWithNewsletter(db));
  const own = viewer === null ? [] : await audiencesOf(db, viewer.id);
  return { memberId: viewer?.id ?? null, forumIds: [...open, ...own] };
}

function isReadable({ audience, forumId }: NewsletterRow, { memberId, forumIds }: Readable): boolean {
  if (audience === 'anyone') return true;
  return audience === 'members' ? memberId !== null : forumId !== null && forumIds.includes(forumId);
}

/** Throws `newsletters.notFound` for one the viewer may not read. */
export async function accessNewsletter(db: Database, viewer: Viewer, by: { id: string } | { slug: string }): Promise<FoundNewsletter> {
  const found = await findNewsletter(db, by, viewer?.id ?? null);
  if (found === null || !isReadable(found, await readableFor(db, viewer))) throw new Failure('newsletters.notFound');
  return found;
}

const writingOf = async (db: Database, { ownerId, forumId }: NewsletterRow): Promise<Writing> => ({
  ownerId,
  stewardIds: forumId === null ? [] : await stewardIdsOf(db, forumId),
});

export const isWriter = async (db: Database, viewer: Viewer, row: NewsletterRow): Promise<boolean> =>
  viewer !== null && mayWrite(viewer, await writingOf(db, row));

/** As `accessNewsletter`; throws `newsletters.mayNotWrite` for readers. */
export async function accessToWrite(db: Database, viewer: Viewer, id: string): Promise<FoundNewsletter> {
  const found = await accessNewsletter(db, viewer, { id });
  if (!(await isWriter(db, viewer, found))) throw new Failure('newsletters.mayNotWrite');
  return found;
}

/** An issue in any state, for those who write its newsletter. */
export async function accessIssueToWrite(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<{ issue: IssueRow; newsletter: FoundNewsletter }> {
  const issue = await findIssue(db, id);
  if (issue === null) throw new Failure('newsletters.notFound');
  return { issue, newsletter: await accessToWrite(db, viewer, issue.newsletterId) };
}

export { newslettersOf } from './newsletter.store.ts';

export interface IssueInWork {
  readonly id: string;
  readonly title: string;
  /** Of its newsletter. */
  readonly slug: string;
  readonly publishAt: string | null;
  readonly updatedAt: string;
}

/** Issues that a member began and that are not published, last changed first. */
export async function issuesInWork(db: Database, writerId: string, limit: number): Promise<IssueInWork[]> {
  return (await unpublishedBy(db, writerId, limit)).map(({ issue: { id, title, state, scheduledAt, changedAt }, slug }) => ({
    id,
    title,
    slug,
    publishAt: state === 'scheduled' ? (scheduledAt?.toISOString() ?? null) : null,
    updatedAt: changedAt.toISOString(),
  }));
}

/** By issue, what stands in it and what its texts cite; ids that are no issue are missing from the map. */
export async function citationsOf(db: Database, ids: readonly string[]) {
  const rows = await issuesByIds(db, ids);
  return new Map(
    rows.map(({ id, intro, entries, inner }) => {
      const chosen = entries.map(({ itemId }) => ({ title: '', source: '', url: null, articleId: itemId }));
      return [id, [...chosen, ...worksIn(intro), ...worksIn(inner)]];
    }),
  );
}

/** For the search index, without what is for members only. */
export async function searchTextsByIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await issuesByIds(db, ids);
  return new Map(
    rows.map(({ id, intro, entries }) => [id, [plainText(intro), ...entries.map(({ note }) => note)].join('\n').slice(0, 20_000)]),
  );
}

/** What lists show of an issue, for the sample world, which writes its rows itself. */
export const sampleIssueItem = (content: IssueContent, newsletter: Pick<NewsletterRow, 'name' | 'slug'>) => ({
  summary: summaryOf(content),
  card: issueCard(content, newsletter),
});

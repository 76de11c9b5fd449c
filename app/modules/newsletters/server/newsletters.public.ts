/** The gates to newsletters and their issues, and what other modules may ask. */
import { forumIdsForAll, forumIdsTendedBy, stewardIdsOf } from '#modules/forums/server/forums.public.ts';
import { rightsOf } from '#modules/identity/server/identity.public.ts';
import { audiencesOf, worksIn } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Member, Viewer } from '#platform/session/viewer.ts';
import type { IssueContent } from '../newsletters.contract.ts';
import { findIssue, type IssueRow, issuesByIds, slugsByIssue } from './issue.store.ts';
import { issueCard, searchTextsOf, summaryOfIntro } from './issue-words.view.ts';
import {
  type FoundNewsletter,
  findReadable,
  forumsWithNewsletter,
  issuesByOthers,
  type NewsletterRow,
  type Readable,
  newslettersToWrite as toWrite,
  unpublishedBy,
  type Writable,
} from './newsletter.store.ts';
import { type MaybeWriter, mayWrite, type Writing } from './writer.policy.ts';

export { addQuietTimes } from './quiet-time.policy.ts';

/** What this reader may read. */
export async function readableFor(db: Database, viewer: Pick<Member, 'id'> | null): Promise<Readable> {
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
  const found = await findReadable(db, by, await readableFor(db, viewer));
  if (found === null) throw new Failure('newsletters.notFound');
  return found;
}

const writingOf = async (db: Database, { ownerId, forumId }: NewsletterRow): Promise<Writing> => ({
  ownerId,
  stewardIds: forumId === null ? [] : await stewardIdsOf(db, forumId),
});

export const isWriter = async (db: Database, viewer: MaybeWriter, row: NewsletterRow): Promise<boolean> =>
  viewer !== null && mayWrite(viewer, await writingOf(db, row));

/** Writers who have left the forum of a newsletter have left it as well: whoever may write it may read it. */
export const mayWriteIn = async (db: Database, viewer: MaybeWriter, row: NewsletterRow): Promise<boolean> =>
  isReadable(row, await readableFor(db, viewer)) && (await isWriter(db, viewer, row));

/** Who may write it now: of its owner, those who tend its forum, and these. Staff are many, and only among `ids`. */
export async function writersNow(db: Database, row: NewsletterRow, ids: readonly string[]): Promise<string[]> {
  const { ownerId, stewardIds } = await writingOf(db, row);
  const writers: string[] = [];
  for (const id of new Set([ownerId, ...stewardIds, ...ids]))
    if (await mayWriteIn(db, { id, rights: await rightsOf(db, id) }, row)) writers.push(id);
  return writers;
}

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

export const mayWriteIssue = (db: Database, viewer: Viewer, id: string): Promise<boolean> =>
  accessIssueToWrite(db, viewer, id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );

/** Newsletters that a member may write issues of, and whether there are more than `limit`. */
export async function newslettersToWrite(db: Database, viewer: Member, limit: number) {
  const found = await toWrite(db, await writableFor(db, viewer), limit + 1);
  return { newsletters: found.slice(0, limit), more: found.length > limit };
}

async function writableFor(db: Database, viewer: Member): Promise<Writable> {
  const readable = await readableFor(db, viewer);
  return { ...readable, memberId: viewer.id, all: viewer.rights.includes('newsletters'), tendedIds: await forumIdsTendedBy(db, viewer.id) };
}

/** More than staff have to read at any time. */
const MOST_SHARED = 500;

/** Issues that others began, and that a member writes too, as far as they were published or handed to staff: the last changed of them. */
export const issuesOfFellows = async (db: Database, viewer: Member): Promise<string[]> =>
  issuesByOthers(db, await writableFor(db, viewer), MOST_SHARED);

export interface IssueInWork {
  readonly id: string;
  readonly title: string;
  /** Of its newsletter. */
  readonly slug: string;
  readonly publishAt: string | null;
  readonly updatedAt: string;
}

/** Issues that a member began, may write still, and that are not published, last changed first. */
export async function issuesInWork(db: Database, viewer: Member, limit: number): Promise<IssueInWork[]> {
  const rows = await unpublishedBy(db, await writableFor(db, viewer), limit);
  return rows.map(({ issue: { id, title, state, scheduledAt, changedAt }, slug }) => ({
    id,
    title,
    slug,
    publishAt: state === 'scheduled' ? (scheduledAt?.toISOString() ?? null) : null,
    updatedAt: changedAt.toISOString(),
  }));
}

/** Where these issues are written, by id: what was taken back is brought back there. */
export const writingPathsOf = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map([...(await slugsByIssue(db, ids))].map(([id, slug]) => [id, `/newsletters/${slug}/write/${id}`]));

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

/** By id, what these issues are found by: nothing that is for members only, and nothing of entries that a reader of the issue may not read. */
export const searchTextsByIds = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> =>
  searchTextsOf(db, await issuesByIds(db, ids));

/** What lists show of an issue, for the sample world, which writes its rows itself. */
export const sampleIssueItem = (content: IssueContent, newsletter: Pick<NewsletterRow, 'name' | 'slug'>) => ({
  summary: summaryOfIntro(content.intro),
  card: issueCard(content, newsletter),
});

import { listDraftRows } from '#modules/cases/server/cases.public.ts';
import { takenDownReasons } from '#modules/forums/server/forums.public.ts';
import { itemPath } from '#modules/library/library.contract.ts';
import { listOwnItems } from '#modules/library/server/library.public.ts';
import { holdsOf, sentBackReasons } from '#modules/moderation/server/moderation.public.ts';
import { issuesInWork, issuesOfFellows, newslettersToWrite, writingPathsOf } from '#modules/newsletters/server/newsletters.public.ts';
import { videosInWork } from '#modules/videos/server/videos.public.ts';
import type { Database } from '#platform/db/database.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Member } from '#platform/session/viewer.ts';
import { listOwnContent, listOwnDrafts, type OwnDraft } from '../creator.contract.ts';
import { MAX_DRAFTS } from '../post-draft.contract.ts';
import { draftLine } from './post-draft.operations.ts';
import { listPostDraftRows } from './post-draft.store.ts';

const MOST_NEWSLETTERS = 10;
const TITLE_LENGTH = 160;

export const creatorHandlers = [
  handle(listOwnContent, async ({ db, viewer }, filter) => {
    const takenDown = await takenDownReasons(db, viewer.id);
    const sharedIds = filter.kind === undefined || filter.kind === 'newsletter' ? await issuesOfFellows(db, viewer) : [];
    const { data, nextCursor } = await listOwnItems(db, viewer.id, filter, { takenDownIds: [...takenDown.keys()], sharedIds });
    const idsIn = (wanted: string) => data.filter(({ state }) => state === wanted).map(({ id }) => id);
    const issuesBack = data.filter(({ kind, state }) => kind === 'newsletter' && state === 'withdrawn').map(({ id }) => id);
    const [reasons, holds, paths] = await Promise.all([
      sentBackReasons(db, idsIn('sentBack')),
      holdsOf(db, idsIn('inReview')),
      writingPathsOf(db, issuesBack),
    ]);
    return {
      data: data.map((item) => ({
        ...item,
        path: paths.get(item.id) ?? itemPath(item),
        readers: [...item.readers],
        reason: (item.state === 'takenDown' ? takenDown : reasons).get(item.id) ?? null,
        why: holds.get(item.id) ?? null,
      })),
      nextCursor,
    };
  }),

  handle(listOwnDrafts, async ({ db, viewer }) => {
    const [kinds, { newsletters, more }] = await Promise.all([
      Promise.all([...[postsInWork, casesInWork, videoDrafts].map((of) => of(db, viewer.id)), issueDrafts(db, viewer)]),
      newslettersToWrite(db, viewer, MOST_NEWSLETTERS),
    ]);
    // Ids follow the time at which they were given: of two that were changed in the same moment the younger comes first.
    const data = kinds.flat().sort((one, other) => other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id));
    return { data, newsletters, moreNewsletters: more };
  }),
];

const waits = (publishAt: string | null) => (publishAt === null ? ('draft' as const) : ('scheduled' as const));

async function postsInWork(db: Database, authorId: string): Promise<OwnDraft[]> {
  return (await listPostDraftRows(db, authorId, MAX_DRAFTS)).map((row) => {
    const { id, title, publishAt, updatedAt } = draftLine(row);
    return { id, kind: 'post', path: `/posts/new?draft=${id}`, title, state: waits(publishAt), publishAt, updatedAt };
  });
}

async function casesInWork(db: Database, authorId: string): Promise<OwnDraft[]> {
  return (await listDraftRows(db, authorId, MAX_DRAFTS)).map(({ id, content, updatedAt }) => ({
    id,
    kind: 'case',
    path: `/cases/new?draft=${id}`,
    title: typeof content.title === 'string' ? content.title.slice(0, TITLE_LENGTH) : '',
    state: 'draft',
    publishAt: null,
    updatedAt: updatedAt.toISOString(),
  }));
}

async function videoDrafts(db: Database, authorId: string): Promise<OwnDraft[]> {
  return (await videosInWork(db, authorId, MAX_DRAFTS)).map((video) => ({
    ...video,
    kind: 'video',
    path: `/video/${video.id}/edit`,
    publishAt: null,
  }));
}

async function issueDrafts(db: Database, viewer: Member): Promise<OwnDraft[]> {
  return (await issuesInWork(db, viewer, MAX_DRAFTS)).map(({ slug, ...issue }) => ({
    ...issue,
    kind: 'newsletter',
    path: `/newsletters/${slug}/write/${issue.id}`,
    state: waits(issue.publishAt),
  }));
}

/** What members cite is kept, so that they are found when its journal says something of it; what it has said before, they are told at once. */
import { z } from 'zod';
import { citationsOf as citedInCases } from '#modules/cases/server/cases.public.ts';
import { citationsOf as citedInThreads } from '#modules/forums/server/forums.public.ts';
import type { CitedWork } from '#modules/library/draft.contract.ts';
import type { ItemKind } from '#modules/library/library.contract.ts';
import { citationsOfComments, idsWritten, type Writer, writersOf } from '#modules/library/server/library.public.ts';
import type { NoticeKind } from '#modules/news/news.contract.ts';
import { identified, keepCitations, noticedAmong } from '#modules/news/server/news.public.ts';
import { citationsOf as citedInIssues } from '#modules/newsletters/server/newsletters.public.ts';
import { citationsOf as citedInPosts } from '#modules/posts/server/posts.public.ts';
import type { Database } from '#platform/db/database.ts';
import { readSetting, writeSetting } from '#platform/db/platform.store.ts';
import type { SubscriberContext } from '#platform/events/event.ts';
import { job } from '#platform/jobs/job.ts';
import type { Logger } from '#platform/log/log.ts';
import { type AfterCommit, runAll } from '#platform/operation/after-commit.ts';
import type { Services } from '#platform/services.ts';
import { KIND_OF_NOTICE } from './notification.policy.ts';
import { type News, tell } from './notifications.public.ts';

type Citations = (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly CitedWork[]>>;

/** Kinds of items that cite anything. */
const CITING: Readonly<Partial<Record<ItemKind, Citations>>> = {
  case: citedInCases,
  post: citedInPosts,
  thread: citedInThreads,
  newsletter: citedInIssues,
};

/**
 * Told once for each notice and each text, whether the notice came first or the text. The text is named by its id: what it is called
 * is read when it is shown, since a copy would outlive its withdrawal.
 */
export const newsOfCited = (
  kind: NoticeKind,
  { articleId, noticeId }: { articleId: string; noticeId: string | null },
  { id }: Pick<Writer, 'id'>,
): News => ({ kind: KIND_OF_NOTICE[kind], key: `${noticeId ?? articleId} in ${id}`, itemId: articleId, note: id });

type Looking = Pick<SubscriberContext, 'db' | 'services' | 'afterCommit'>;

/** Keeps what these items and answers cite; whoever cites what was retracted or doubted before learns it. */
export async function lookAtCited(context: Looking, ids: readonly string[]): Promise<void> {
  const { db } = context;
  const writers = (await writersOf(db, ids)).filter(({ kind }) => kind === null || kind in CITING);
  const works = (await citedBy(db, writers)).flatMap(([id, cited]) => cited.map((work) => ({ ...work, id })));
  const found = await identified(db, works);
  const kept = Map.groupBy(found, ({ work }) => work.id);
  await keepCitations(db, new Map(writers.map(({ id }) => [id, (kept.get(id) ?? []).map(({ identity }) => identity)])));
  const byId = new Map(writers.map((writer) => [writer.id, writer]));
  for (const { kind, citedAs, ...where } of await noticedAmong(db, found))
    for (const id of new Set(citedAs.map((work) => work.id))) {
      const writer = byId.get(id);
      if (writer !== undefined) await tell(context, [writer.authorId], newsOfCited(kind, where, writer));
    }
}

async function citedBy(db: Database, writers: readonly Writer[]): Promise<[string, readonly CitedWork[]][]> {
  const found: [string, readonly CitedWork[]][] = [];
  for (const [kind, some] of Map.groupBy(writers, (writer) => writer.kind)) {
    const citations = kind === null ? citationsOfComments : CITING[kind];
    if (citations !== undefined)
      found.push(
        ...(await citations(
          db,
          some.map(({ id }) => id),
        )),
      );
  }
  return found;
}

const BATCH = 200;
const KINDS = Object.keys(CITING) as ItemKind[];
/** How far the job has come. */
const MARK = 'notifications.citedThrough';
const Mark = z.strictObject({ items: z.string(), answers: z.string() }).catch({ items: '', answers: '' });

/** Each text is looked at when it is written; this looks at those that were not: written before what is cited was kept, or not heard. */
export const keepCited = job({
  name: 'notifications.keepCited',
  schedule: '40 2 * * *',
  payload: z.strictObject({}),
  expireInSeconds: 3 * 3600,
  async run({ services, log, signal }) {
    for (const what of ['items', 'answers'] as const)
      for (let taken = BATCH; taken === BATCH; ) {
        signal.throwIfAborted();
        taken = await lookAtNext(services, log, what);
      }
  },
});

/** Returns how many texts there were. */
async function lookAtNext(services: Services, log: Logger, what: 'items' | 'answers'): Promise<number> {
  const committed: AfterCommit[] = [];
  const taken = await services.database.transaction(async (db) => {
    const mark = Mark.parse(await readSetting(db, MARK));
    const ids = await idsWritten(db, what === 'items' ? KINDS : 'answers', mark[what], BATCH);
    const last = ids.at(-1);
    if (last === undefined) return 0;
    await lookAtCited({ db, services, afterCommit: (work) => void committed.push(work) }, ids);
    await writeSetting(db, MARK, { ...mark, [what]: last });
    return ids.length;
  });
  await runAll(committed, log);
  return taken;
}

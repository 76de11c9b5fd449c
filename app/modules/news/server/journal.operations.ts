import { addMemberSources, articlesHidden, listItems } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import { followJournal, getDigest, listJournals } from '../journal.contract.ts';
import type { ArticleSummary } from '../news.contract.ts';
import { datesAround, idsBetween } from './article.store.ts';
import { findJournal, listJournalRows, setFollowing, sourcesFollowedBy } from './source.store.ts';
import { spanOfWeek, weekOf } from './week.policy.ts';

const PAGE_OF_DIGEST = 50;
const DAY_MS = 86_400_000;
/** Later than anything that is dated here. */
const FUTURE = new Date('9999-01-01');

addMemberSources(sourcesFollowedBy);

async function newestWeek(db: Database, journal: string, hidden: readonly string[]): Promise<string> {
  const { earlier } = await datesAround(db, journal, { from: FUTURE, to: FUTURE, hidden });
  return weekOf(earlier ?? new Date());
}

export const journalHandlers = [
  handle(listJournals, async ({ db, viewer }) => ({ data: await listJournalRows(db, viewer?.id ?? null) })),

  handle(getDigest, async ({ db, viewer }, { journal: id, week: wanted, cursor }) => {
    const journal = await findJournal(db, viewer?.id ?? null, id);
    if (journal === null) throw new Failure('news.journalNotFound');
    const hidden = (await articlesHidden(db, id)).map((article) => article.id);
    const week = wanted ?? (await newestWeek(db, id, hidden));
    const { from, to } = spanOfWeek(week);
    const [{ data: ids, nextCursor }, around] = await Promise.all([
      idsBetween(db, id, { from, to, hidden }, { cursor, limit: PAGE_OF_DIGEST }),
      datesAround(db, id, { from, to, hidden }),
    ]);
    const filter = { kind: 'article', sort: 'latest', ids, limit: PAGE_OF_DIGEST } as const;
    const { data: articles } = await listItems<ArticleSummary>(db, viewer?.id ?? null, filter);
    return new Checked({
      journal,
      week,
      from: from.toISOString(),
      to: new Date(to.getTime() - DAY_MS).toISOString(),
      articles,
      nextCursor,
      earlier: around.earlier && weekOf(around.earlier),
      later: around.later && weekOf(around.later),
    });
  }),

  handle(followJournal, async ({ db, viewer }, { journal, following }) => {
    if ((await findJournal(db, viewer.id, journal)) === null) throw new Failure('news.journalNotFound');
    return { following, followers: await setFollowing(db, journal, viewer.id, following) };
  }),
];

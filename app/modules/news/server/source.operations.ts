import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { addSource, changeSource, listSources, type Source, switchSource } from '../journal.contract.ts';
import { CATALOGUE } from './news-source.data.ts';
import {
  allSources,
  countArticles,
  findSource,
  insertSource,
  lockSource,
  type NewSource,
  type SourceRow,
  setActive,
  UNREAD,
  updateSource,
} from './source.store.ts';
import type { sourceReadingJobs } from './source-reading.job.ts';

const view = (
  { id, name, kind, feedUrl, language, specialities, openAccess, version, active, checkedAt, nextAt, ...row }: SourceRow,
  articles: number,
): Source => ({
  id,
  name,
  kind,
  feedUrl,
  language,
  specialities,
  openAccess,
  version,
  active,
  articles,
  checkedAt: checkedAt?.toISOString() ?? null,
  nextAt: nextAt?.toISOString() ?? null,
  failures: row.failures,
  fault: row.fault,
  unclearDates: row.unclearDates,
  unclearDate: row.unclearDate,
});

/** Of the catalogue, and never switched on. */
const unread = (row: NewSource): Source => ({
  ...view(
    {
      ...row,
      version: 0,
      active: false,
      ...UNREAD,
      checkedAt: null,
      nextAt: null,
      readingUntil: null,
      followers: 0,
    },
    0,
  ),
});

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-$/, '');

/** Its name in the addresses of lists; one without Latin letters is called by where its feed stands. */
function idOf(name: string, feedUrl: string): string {
  const id = slugOf(name);
  if (id.length >= 2) return id;
  const { hostname, pathname } = new URL(feedUrl);
  return slugOf(`${hostname}${pathname}`);
}

/** The source as it is stored; what stands only in the catalogue is stored now. */
async function storedSource(db: Database, id: string): Promise<SourceRow> {
  const known = CATALOGUE.find((source) => source.id === id);
  if (known !== undefined) await insertSource(db, known);
  const row = await findSource(db, id);
  if (row === null || row.kind === 'sample') throw new Failure('news.sourceNotFound');
  return row;
}

export const sourceHandlers = (readOneSource: ReturnType<typeof sourceReadingJobs>['readOneSource']) => [
  handle(listSources, async ({ db }) => {
    const rows = await allSources(db);
    const stored = new Set(rows.map(({ id }) => id));
    const sources = [
      ...rows.filter(({ kind }) => kind !== 'sample').map((row) => view(row, row.articles)),
      ...CATALOGUE.filter(({ id }) => !stored.has(id)).map(unread),
    ];
    return { data: sources.sort((a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name)) };
  }),

  handle(switchSource, async ({ db, services }, { source: id, active }) => {
    await storedSource(db, id);
    const row = await setActive(db, id, active);
    if (row === null) throw new Failure('news.sourceNotFound');
    // A second click while it waits asks for nothing more.
    if (active) await services.jobs.enqueue(db, readOneSource, { source: id }, { singletonKey: id });
    return view(row, await countArticles(db, id));
  }),

  handle(changeSource, async ({ db }, { source: id, version, ...change }) => {
    await storedSource(db, id);
    const before = await lockSource(db, id);
    if (before !== null && before.version !== version) {
      const { name, feedUrl, language, specialities, openAccess } = before;
      const current = { name, feedUrl, language, specialities, openAccess, version: before.version };
      throw new Failure('news.staleSource', { details: { current } });
    }
    const taken = CATALOGUE.some((one) => one.id !== id && one.feedUrl === change.feedUrl);
    const row = taken ? false : await updateSource(db, id, { ...change, version: version + 1 });
    if (row === false) throw new Failure('news.sourceExists');
    if (row === null) throw new Failure('news.sourceNotFound');
    return view(row, await countArticles(db, id));
  }),

  handle(addSource, async ({ db }, { name, feedUrl, kind, language }) => {
    const id = idOf(name, feedUrl);
    const row: NewSource = { id, name, kind, feedUrl, homepage: null, language, specialities: [], openAccess: false };
    const taken = CATALOGUE.some((one) => one.id === id || one.feedUrl === feedUrl);
    if (taken || !(await insertSource(db, row))) throw new Failure('news.sourceExists');
    const added = await findSource(db, id);
    if (added === null) throw new Error(`The source ${id} was added and is not there`);
    return view(added, 0);
  }),
];

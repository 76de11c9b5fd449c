import {
  accessItem,
  changeItem,
  itemCardOf,
  itemStatuses,
  listItemsText,
  lockItem,
  ofKind,
  readableItemsByIds,
  registerItem,
  type SeenItem,
  setItemStatus,
} from '#modules/library/server/library.public.ts';
import { holdAgain, holdReason, noteHold } from '#modules/moderation/server/moderation.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import type { Member, Viewer } from '#platform/session/viewer.ts';
import { createSeries, getSeries, listSeries, removeSeries, restoreSeries, type SeriesSummary, updateSeries } from '../series.contract.ts';
import type { VideoCard } from '../videos.contract.ts';
import { captionCounts } from './caption.store.ts';
import { openSeriesCard, seriesCardOf } from './series-card.view.ts';
import { withUnseen } from './series-order.policy.ts';
import { partIdsOf, seriesVersion, setSeriesVersion, writeSeriesParts } from './series-part.store.ts';
import { ownRegistered, videosByIds } from './video.store.ts';
import { doubtsOfSeries } from './video-check.view.ts';
import { watchingOf } from './watch.store.ts';
import { isFinished } from './watched.policy.ts';

/** The only way to a series: throws `videos.seriesNotFound`. */
const accessSeries = (db: Database, viewer: Viewer, id: string): Promise<SeenItem> =>
  ofKind('series', accessItem(db, viewer, id), 'videos.seriesNotFound');

async function accessOwnSeries(db: Database, viewer: Member, id: string): Promise<SeenItem> {
  const item = await accessSeries(db, viewer, id);
  if (item.authorId !== viewer.id) throw new Failure('videos.seriesNotFound');
  return item;
}

export const seriesHandlers = [
  handle(listSeries, ({ db, viewer }, filter) => listItemsText(db, viewer?.id ?? null, { kind: 'series', sort: 'latest', ...filter })),

  handle(getSeries, async ({ db, viewer }, { id }) => {
    const item = await accessSeries(db, viewer, id);
    const ids = await partIdsOf(db, id);
    const readable = await readableItemsByIds(db, viewer?.id ?? null, ids);
    const shown = ids.filter((one) => readable.has(one));
    const [videos, watching] = [await videosByIds(db, shown), await watchingOf(db, viewer?.id ?? null, shown)];
    const captions = await captionCounts(db, shown);
    const parts = shown.flatMap((one) => {
      const [part, video] = [readable.get(one), videos.get(one)];
      if (part === undefined || video === undefined) return [];
      const languages = captions.filter(({ videoId }) => videoId === one).map(({ language }) => language);
      const card: VideoCard = { poster: video.poster, seconds: video.media?.seconds ?? null, captions: languages };
      return [{ id: one, title: part.title, summary: part.summary, byline: part.byline, card, my: watching.get(one) ?? null }];
    });
    const next = parts.find(({ card, my }) => !isFinished(my?.watched ?? 0, card.seconds ?? Number.POSITIVE_INFINITY));
    return new Checked({
      item: {
        ...((await itemCardOf(db, viewer, item)) as SeriesSummary),
        card: seriesCardOf(shown.flatMap((one) => videos.get(one) ?? [])),
      },
      parts,
      next: next?.id ?? null,
      withdrawn: item.status === 'withdrawn',
      version: await seriesVersion(db, id),
      can: { edit: viewer?.id === item.authorId },
    });
  }),

  handle(createSeries, async (context, { videoIds, acceptIdentifiers, ...words }) => {
    const { db, viewer } = context;
    await assertOwnPublished(db, viewer.id, videoIds);
    const doubts = doubtsOfSeries(words, acceptIdentifiers);
    const why = await holdReason(db, { kind: 'series', authorId: viewer.id, verified: viewer.verified, ...doubts });
    const id = newId();
    await writeSeriesParts(db, id, videoIds);
    await registerItem(context, {
      id,
      kind: 'series',
      authorId: viewer.id,
      anonymous: false,
      ...words,
      card: { ...(await openSeriesCard(db, videoIds)) },
      respondents: { kind: 'verified', specialities: [] },
      status: why === null ? 'published' : 'held',
    });
    if (why !== null) await noteHold(db, id, why);
    return { id };
  }),

  handle(updateSeries, async (context, { id, version, videoIds, acceptIdentifiers, ...words }) => {
    const { db, viewer } = context;
    await accessOwnSeries(db, viewer, id);
    await lockItem(db, id);
    // Read again under the lock.
    const item = await accessOwnSeries(db, viewer, id);
    await assertIsVersion(db, item, version);
    await assertOwnPublished(db, viewer.id, videoIds);
    const doubts = doubtsOfSeries(words, acceptIdentifiers);
    await setSeriesVersion(db, id, version + 1);
    const before = await partIdsOf(db, id);
    const parts = withUnseen(before, videoIds, await unseenAmong(db, before));
    await writeSeriesParts(db, id, parts);
    await changeItem(context, id, { ...words, card: { ...(await openSeriesCard(db, parts)) } });
    await holdAgain(context, item, doubts);
    return { id, version: version + 1 };
  }),

  handle(removeSeries, async (context, { id }) => {
    const item = await accessOwnSeries(context.db, context.viewer, id);
    await setItemStatus(context, item, 'withdrawn');
    return { id };
  }),

  handle(restoreSeries, async (context, { id }) => {
    const item = await accessOwnSeries(context.db, context.viewer, id);
    if (item.status === 'withdrawn') await setItemStatus(context, item, 'published');
    return { id };
  }),
];

/** Throws `videos.staleSeries` with what stands there, when it was changed since. */
async function assertIsVersion(db: Database, item: SeenItem, wanted: number): Promise<void> {
  const version = await seriesVersion(db, item.id);
  if (version === wanted) return;
  const videoIds = await partIdsOf(db, item.id);
  const known = await videosByIds(db, videoIds);
  const { title, summary, language, specialities } = item;
  const videos = videoIds.flatMap((one) => known.get(one)?.details.title ?? []);
  throw new Failure('videos.staleSeries', { details: { current: { title, summary, language, specialities, videoIds, videos, version } } });
}

/** Those of these videos that may come back: taken down by their author, or waiting for staff. */
async function unseenAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const statuses = await itemStatuses(db, ids);
  return new Set(ids.filter((id) => statuses.get(id) === 'withdrawn' || statuses.get(id) === 'held'));
}

/** Throws at the field for what is not the member's, or not out. */
async function assertOwnPublished(db: Database, memberId: string, ids: readonly string[]): Promise<void> {
  const own = new Set((await ownRegistered(db, memberId, ids)).map(({ id }) => id));
  const statuses = await itemStatuses(db, ids);
  const n = ids.findIndex((id) => !own.has(id) || statuses.get(id) !== 'published');
  if (n !== -1) throw new Failure('request.invalid', { fields: { [`videoIds.${n}`]: 'videos.validation.notYourVideo' } });
}

/** Series: videos in an order, with what the reader has seen of them. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { AcceptIdentifiers, specialitySlugs } from '#modules/library/draft.contract.ts';
import { ItemCard } from '#modules/library/library.contract.ts';
import { ImageRef } from '#modules/media/media.contract.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { VideoCard, Watching } from './videos.contract.ts';

export const SERIES_PARTS = 60;

/** Of those parts that its reader may watch; in lists, of those that anyone may. */
export const SeriesCard = z.strictObject({ poster: ImageRef.nullable(), parts: z.int(), seconds: z.number().nonnegative() });
export type SeriesCard = z.infer<typeof SeriesCard>;

export const SeriesSummary = ItemCard.extend({ card: SeriesCard });
export type SeriesSummary = z.infer<typeof SeriesSummary>;

export const SeriesView = z.strictObject({
  item: SeriesSummary,
  /** Those the reader may watch, in their order. */
  parts: z.array(
    z.strictObject({ id: z.string(), title: z.string(), summary: z.string(), byline: Byline, card: VideoCard, my: Watching.nullable() }),
  ),
  /** The first part that the reader has not finished. */
  next: z.string().nullable(),
  /** Its author has taken it down, and can bring it back. */
  withdrawn: z.boolean(),
  /** How often its author has changed it: what a change names. */
  version: z.int(),
  can: z.strictObject({ edit: z.boolean() }),
});
export type SeriesView = z.infer<typeof SeriesView>;

export const listSeries = query('videos.listSeries', {
  summary: 'Published series.',
  http: main.get('/series'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ ...PageInput, speciality: z.string().max(60).optional(), author: Id.optional() }),
  output: pageOf(SeriesSummary),
  errors: {},
});

export const getSeries = query('videos.getSeries', {
  summary: 'One series with its videos and what the reader has seen of each.',
  http: main.get('/series/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: SeriesView,
  errors: { 'videos.seriesNotFound': 404 },
});

const seriesFields = {
  title: line(160),
  summary: lineOrNone(600).default(''),
  language: z.enum(['en', 'id']),
  specialities: specialitySlugs(4).min(1, { error: 'validation.required' }),
  /** Own published videos, in their order. */
  videoIds: z.array(Id).min(1, { error: 'videos.validation.noVideos' }).max(SERIES_PARTS),
  acceptIdentifiers: AcceptIdentifiers,
};

export const createSeries = command('videos.createSeries', {
  summary: 'Publishes a series of own videos. Held for staff when identifiers remain, or when it claims an effect without a source.',
  http: main.post('/series'),
  access: 'verified',
  rate: 'post',
  input: z.strictObject(seriesFields),
  output: z.strictObject({ id: z.string() }),
  errors: { 'videos.identifiersRemain': 422 },
});

export const updateSeries = command('videos.updateSeries', {
  summary: 'Changes an own series: its words, its videos, their order. A stale change is refused with what stands there.',
  http: main.patch('/series/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, version: Version, ...seriesFields }),
  output: z.strictObject({ id: z.string(), version: z.int() }),
  errors: { 'videos.seriesNotFound': 404, 'videos.staleSeries': 409, 'videos.identifiersRemain': 422 },
});

export const removeSeries = command('videos.removeSeries', {
  summary: 'Takes an own series down; its videos stay. `videos.restoreSeries` undoes it.',
  http: main.post('/series/:id/remove'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'videos.seriesNotFound': 404 },
});

export const restoreSeries = command('videos.restoreSeries', {
  summary: 'Brings an own series back that was taken down.',
  http: main.post('/series/:id/restore'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'videos.seriesNotFound': 404 },
});

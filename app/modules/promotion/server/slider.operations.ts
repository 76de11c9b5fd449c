import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import {
  followSlider,
  listAllSliders,
  listSliders,
  MOST_KEPT,
  MOST_SHOWN,
  removeSlider,
  type Slider,
  saveSlider,
} from '../promotion.contract.ts';
import {
  allSliders,
  changeSlider,
  countMember,
  countStranger,
  findSlider,
  insertSlider,
  isRunningFor,
  lockMaking,
  memberVisits,
  runningSliders,
  type SliderReader,
  type SliderRow,
  setSliderRemoved,
} from './slider.store.ts';

function readerOf(viewer: Viewer): SliderReader {
  if (viewer === null) return { audiences: ['everyone', 'visitors'], speciality: null };
  return { audiences: ['everyone', 'members', ...(viewer.verified ? (['verified'] as const) : [])], speciality: viewer.specialityId };
}

function viewOf(row: SliderRow, visits: number): Slider {
  const { removedAt: _removedAt, startsAt, endsAt, ...rest } = row;
  const now = new Date();
  const state = startsAt > now ? 'planned' : endsAt !== null && endsAt <= now ? 'over' : 'running';
  return { ...rest, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, state, memberVisits: visits };
}

export const sliderHandlers = [
  handle(listSliders, async ({ db, viewer, language }) => {
    const rows = await runningSliders(db, readerOf(viewer), MOST_SHOWN);
    return { data: rows.map(({ id, href, texts }) => ({ id, href, ...texts[language] })) };
  }),

  handle(followSlider, async ({ db, viewer }, { id }) => {
    // Followed from a page that was open when it ended, or its reader was another: nobody needs to hear of that.
    if (!(await isRunningFor(db, readerOf(viewer), id))) return { counted: false };
    if (viewer !== null) return { counted: await countMember(db, id, viewer.id) };
    await countStranger(db, id);
    return { counted: true };
  }),

  handle(listAllSliders, async ({ db }) => {
    const rows = await allSliders(db);
    const visits = await memberVisits(
      db,
      rows.map(({ id }) => id),
    );
    return { data: rows.map((row) => viewOf(row, visits.get(row.id) ?? 0)) };
  }),

  handle(saveSlider, async ({ db }, { id, version, content }) => {
    if (content.endsAt !== null && new Date(content.endsAt) <= new Date(content.startsAt)) {
      throw new Failure('promotion.endsBeforeStart', { fields: { 'content.endsAt': 'promotion.error.endsBeforeStart' } });
    }
    if (id === null) {
      await lockMaking(db);
      await assertRoom(db);
      return viewOf(await insertSlider(db, newId(), content), 0);
    }
    const visits = (await memberVisits(db, [id])).get(id) ?? 0;
    const changed = await changeSlider(db, id, version, content);
    if (changed !== null) return viewOf(changed, visits);
    const current = await findSlider(db, id);
    if (current === null || current.removedAt !== null) throw new Failure('promotion.notFound');
    throw new Failure('promotion.stale', { details: { current: viewOf(current, visits) } });
  }),

  handle(removeSlider, async ({ db }, { id, removed }) => {
    await lockMaking(db);
    const known = await findSlider(db, id);
    if (!removed && known !== null && known.removedAt !== null) await assertRoom(db);
    if (!(await setSliderRemoved(db, id, removed))) throw new Failure('promotion.notFound');
    return { id, removed };
  }),
];

async function assertRoom(db: Database): Promise<void> {
  if ((await allSliders(db)).length >= MOST_KEPT) throw new Failure('promotion.full');
}

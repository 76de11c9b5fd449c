import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { reportWatched, startWatching } from '../videos.contract.ts';
import { findVideo } from './video.store.ts';
import { accessVideo } from './video-reading.operations.ts';
import { beginWatch, findWatch, lockClock, setClock, writeWatch } from './watch.store.ts';
import { credit, lengthOf, resumeAt, union } from './watched.policy.ts';

export const watchingHandlers = [
  handle(startWatching, async ({ db, viewer }, { id }) => {
    await accessVideo(db, viewer, id);
    // Asking for the clock sets it going.
    await lockClock(db, viewer.id);
    await beginWatch(db, viewer.id, id);
    const [seen, video] = [await findWatch(db, viewer.id, id), await findVideo(db, id)];
    return { position: resumeAt(seen?.position ?? 0, video?.media?.seconds ?? null), watched: lengthOf(seen?.spans ?? []) / 10 };
  }),

  handle(reportWatched, async ({ db, viewer }, { id, spans: claims, position }) => {
    await accessVideo(db, viewer, id);
    const media = (await findVideo(db, id))?.media;
    if (media === null || media === undefined) throw new Failure('videos.notFound');
    // Held until the end: reports of other devices wait, and find the member's time used.
    const clock = await lockClock(db, viewer.id);
    const before = await findWatch(db, viewer.id, id);
    const counted = credit(claims, { ...clock, startedAt: before?.startedAt ?? clock.now }, media.seconds);
    const spans = union([...(before?.spans ?? []), ...counted.spans]);
    const speeds = { ...before?.speeds };
    for (const [speed, tenths] of Object.entries(counted.speeds)) speeds[speed] = (speeds[speed] ?? 0) + tenths;
    await setClock(db, viewer.id, counted.accountedUntil);
    // To a tenth, as what was watched: a smaller part of a second is more than its column can hold.
    const place = Math.min(Math.round(position * 10) / 10, media.seconds);
    const row = { spans, watched: lengthOf(spans), speeds, position: place };
    await writeWatch(db, viewer.id, id, row);
    return { position: row.position, watched: row.watched / 10, counted: lengthOf(counted.spans) / 10 };
  }),
];

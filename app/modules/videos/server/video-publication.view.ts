/** A video as an item of the library. */
import { knownSlugs } from '#modules/library/draft.contract.ts';
import { openingOf, registerItem } from '#modules/library/server/library.public.ts';
import { holdReason, noteHold } from '#modules/moderation/server/moderation.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import type { VideoDetails } from '../video-upload.contract.ts';
import type { VideoCard } from '../videos.contract.ts';
import { captionCounts } from './caption.store.ts';
import { changeVideo, type VideoRow } from './video.store.ts';
import { doubtsOfVideo } from './video-check.view.ts';

/** Its first sentences. */
export const videoSummaryOf = ({ description }: VideoDetails): string => openingOf(description);

export async function videoCardOf(db: Database, video: Pick<VideoRow, 'id' | 'poster' | 'media'>): Promise<VideoCard> {
  const captions = await captionCounts(db, [video.id]);
  return { poster: video.poster, seconds: video.media?.seconds ?? null, captions: captions.map(({ language }) => language) };
}

/** What its item shows of the author's words. */
export const videoWordsOf = ({ details }: Pick<VideoRow, 'details'>) => ({
  title: details.title,
  summary: videoSummaryOf(details),
  language: details.language,
  specialities: knownSlugs(details.specialities),
  audience: details.membersOnly ? 'members' : null,
});

/** Registers a video that is ready and whose author has asked for it. True when it is out, or held, from now on. */
export async function publishPrepared(context: Pick<Context, 'db' | 'emit'>, video: VideoRow): Promise<boolean> {
  if (video.state !== 'ready' || video.publishAt === null || video.registeredAt !== null) return false;
  const { db } = context;
  // Only verified members bring videos, and a first one waits whoever brought it.
  const wanted = { kind: 'video', authorId: video.authorId, verified: true, ...(await doubtsOfVideo(db, video)) } as const;
  const why = await holdReason(db, wanted);
  await changeVideo(db, video.id, { registeredAt: new Date() });
  await registerItem(context, {
    id: video.id,
    kind: 'video',
    authorId: video.authorId,
    anonymous: false,
    ...videoWordsOf(video),
    card: { ...(await videoCardOf(db, video)) },
    respondents: { kind: 'verified', specialities: [] },
    status: why === null ? 'published' : 'held',
  });
  if (why !== null) await noteHold(db, video.id, why);
  return true;
}

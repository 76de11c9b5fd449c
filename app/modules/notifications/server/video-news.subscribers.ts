/** What becomes of the videos a member brought. */

import { videoPrepared } from '#modules/videos/videos.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { tell } from './notifications.public.ts';

export const videoNewsSubscribers = [
  subscribe(videoPrepared, 'notifications.tellOfVideo', (context, { videoId, authorId, title, failure, keptBack = false, asked = '' }) =>
    tell(context, [authorId], {
      kind: failure !== null ? 'videoFailed' : keptBack ? 'videoStopped' : 'videoReady',
      key: `${videoId} ${failure ?? ''}${asked}`,
      note: title,
      path: `/video/${videoId}/edit`,
    }),
  ),
];

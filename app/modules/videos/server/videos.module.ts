import { defineModule } from '#platform/operation/module.ts';
import { indexCaptions } from './caption-words.job.ts';
import { clearAbandoned, clearFolder, clearUpload, clearWork, eraseDeleted } from './clearing.job.ts';
import { ownVideoHandlers } from './own-video.operations.ts';
import { drawVideoLater, giveUpSilent, prepareVideo } from './preparation.job.ts';
import { seriesHandlers } from './series.operations.ts';
import { receiveUploads } from './upload.http.ts';
import { serveVideoFiles } from './video-file.http.ts';
import { videoReadingHandlers } from './video-reading.operations.ts';
import { videoSubscribers } from './videos.subscribers.ts';
import { watchingHandlers } from './watching.operations.ts';

export const videosModule = defineModule({
  name: 'videos',
  uses: ['library', 'media', 'moderation', 'network'],
  handlers: [...videoReadingHandlers, ...watchingHandlers, ...seriesHandlers, ...ownVideoHandlers],
  subscribers: videoSubscribers,
  jobs: [prepareVideo, drawVideoLater, giveUpSilent, clearFolder, clearUpload, eraseDeleted, clearAbandoned, clearWork, indexCaptions],
  http(app, services) {
    serveVideoFiles(app, services);
    receiveUploads(app, services);
  },
});

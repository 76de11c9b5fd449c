import { defineModule } from '#platform/operation/module.ts';
import { creatorHandlers } from './creator.operations.ts';
import { publishDuePosts } from './due-posts.job.ts';
import { fetchLinkPreviews, forgetOwnPreviews } from './link-preview.job.ts';
import { pollHandlers } from './poll.operations.ts';
import './post-draft-upload.store.ts';
import { postSubscribers } from './post.subscribers.ts';
import { postAuthorHandlers } from './post-author.operations.ts';
import { postDraftHandlers } from './post-draft.operations.ts';
import { servePostFiles } from './post-file.http.ts';
import { servePostImages } from './post-image.http.ts';
import { postPublishingHandlers } from './post-publishing.operations.ts';
import { postReadingHandlers } from './post-reading.operations.ts';

export const postsModule = defineModule({
  name: 'posts',
  uses: ['cases', 'forums', 'identity', 'library', 'media', 'moderation', 'news', 'newsletters', 'videos'],
  handlers: [
    ...postReadingHandlers,
    ...pollHandlers,
    ...postDraftHandlers,
    ...postPublishingHandlers,
    ...postAuthorHandlers,
    ...creatorHandlers,
  ],
  subscribers: postSubscribers,
  jobs: [publishDuePosts, fetchLinkPreviews, forgetOwnPreviews],
  http: (app, services, sessions) => {
    servePostImages(app, services);
    servePostFiles(app, services, sessions);
  },
});

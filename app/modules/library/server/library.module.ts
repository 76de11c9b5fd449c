import { defineModule } from '#platform/operation/module.ts';
import { bylineSubscribers } from './byline.subscribers.ts';
import { commentHandlers } from './comment.operations.ts';
import { itemHandlers } from './item.operations.ts';
import { liveSubscribers } from './live.subscribers.ts';
import { serveSiteImage } from './share-image.http.ts';
import { serveSitemap } from './sitemap.http.ts';

export const libraryModule = defineModule({
  name: 'library',
  uses: ['identity', 'network'],
  handlers: [...itemHandlers, ...commentHandlers],
  subscribers: [...bylineSubscribers, ...liveSubscribers],
  http: (app, services) => {
    serveSitemap(app, services);
    serveSiteImage(app, services);
  },
});

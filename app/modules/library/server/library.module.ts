import { Failure } from '#platform/operation/failure.ts';
import { defineModule } from '#platform/operation/module.ts';
import { MEMBERS } from './audience.store.ts';
import { bylineSubscribers } from './byline.subscribers.ts';
import { commentHandlers } from './comment.operations.ts';
import { erasedAnswerSubscribers } from './erased-answer.subscribers.ts';
import { feedHandlers } from './feed.operations.ts';
import { itemHandlers } from './item.operations.ts';
import './item-picture.policy.ts';
import { accessItem, type SeenItem } from './library.public.ts';
import { liveSubscribers } from './live.subscribers.ts';
import { serveSiteImage } from './share-image.http.ts';
import { forgetShownCards } from './shown-card.job.ts';
import { serveSitemap } from './sitemap.http.ts';
import { rankViewsOften } from './view-rank.job.ts';

export const libraryModule = defineModule({
  name: 'library',
  uses: ['identity', 'media', 'network'],
  handlers: [...itemHandlers, ...feedHandlers, ...commentHandlers],
  jobs: [rankViewsOften, forgetShownCards],
  subscribers: [...bylineSubscribers, ...liveSubscribers, ...erasedAnswerSubscribers],
  rooms: {
    feed: async ({ viewer }, id) => id === '' || (id === MEMBERS && viewer !== null),
    item: async ({ db, viewer }, id) => answersIfSeen(accessItem(db, viewer, id)),
  },
  http: (app, services) => {
    serveSitemap(app, services);
    serveSiteImage(app, services);
  },
});

const answersIfSeen = (access: Promise<SeenItem>): Promise<number | false> =>
  access.then(
    ({ comments }) => comments,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );

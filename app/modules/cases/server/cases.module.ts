import { defineModule } from '#platform/operation/module.ts';
import { authorHandlers } from './author.operations.ts';
import './case-draft-upload.store.ts';
import { serveCaseImages } from './case-image.http.ts';
import { caseNewsSubscribers } from './case-news.subscribers.ts';
import { caseUpdateHandlers } from './case-update.operations.ts';
import { draftHandlers } from './draft.operations.ts';
import { askForOutcomes } from './outcome.job.ts';
import { publishingHandlers } from './publishing.operations.ts';
import { readingHandlers } from './reading.operations.ts';
import { takingPartHandlers } from './taking-part.operations.ts';
import { removeCaseForGood } from './withdrawal.job.ts';

export const casesModule = defineModule({
  name: 'cases',
  uses: ['identity', 'library', 'media', 'moderation', 'news'],
  handlers: [...readingHandlers, ...takingPartHandlers, ...draftHandlers, ...publishingHandlers, ...authorHandlers, ...caseUpdateHandlers],
  subscribers: caseNewsSubscribers,
  jobs: [askForOutcomes, removeCaseForGood],
  http: serveCaseImages,
});

import { createOutboundFetch } from '#platform/http/outbound-fetch.ts';
import { defineModule } from '#platform/operation/module.ts';
import { articleHandlers } from './article.operations.ts';
import { serveArticleImages } from './article-image.http.ts';
import { citationSubscribers } from './citation.subscribers.ts';
import { announceDigests } from './digest.job.ts';
import { journalHandlers } from './journal.operations.ts';
import './journal-sitemap.store.ts';
import { noticeHandlers } from './notice.operations.ts';
import { sourceHandlers } from './source.operations.ts';
import { sourceReadingJobs } from './source-reading.job.ts';

const { readDueSources, readOneSource } = sourceReadingJobs(createOutboundFetch());

export const newsModule = defineModule({
  name: 'news',
  uses: ['identity', 'library'],
  handlers: [...articleHandlers, ...noticeHandlers, ...journalHandlers, ...sourceHandlers(readOneSource)],
  subscribers: citationSubscribers,
  jobs: [readDueSources, readOneSource, announceDigests],
  http: serveArticleImages,
});

import { defineModule } from '#platform/operation/module.ts';
import { reindexSearch } from './reindex.job.ts';
import { searchHandlers } from './search.operations.ts';
import { searchIndexSubscribers } from './search-index.subscribers.ts';

export const searchModule = defineModule({
  name: 'search',
  uses: ['identity', 'library', 'cases'],
  handlers: searchHandlers,
  subscribers: searchIndexSubscribers,
  jobs: [reindexSearch],
});

import { defineModule } from '#platform/operation/module.ts';
import { colleagueHandlers } from './colleague.operations.ts';
import { reindexSearch } from './reindex.job.ts';
import { searchHandlers } from './search.operations.ts';
import { searchIndexSubscribers } from './search-index.subscribers.ts';

export const searchModule = defineModule({
  name: 'search',
  uses: ['identity', 'network', 'library', 'cases'],
  handlers: [...searchHandlers, ...colleagueHandlers],
  subscribers: searchIndexSubscribers,
  jobs: [reindexSearch],
});

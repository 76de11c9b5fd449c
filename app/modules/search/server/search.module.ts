import { defineModule } from '#platform/operation/module.ts';
import { colleagueHandlers } from './colleague.operations.ts';
import { recentSearchHandlers } from './recent-search.operations.ts';
import { indexPlacesJob, labelTextsJob, reindexSearch } from './reindex.job.ts';
import { matchSavedSearches } from './saved-search.job.ts';
import { savedSearchHandlers } from './saved-search.operations.ts';
import { searchHandlers } from './search.operations.ts';
import { searchIndexSubscribers } from './search-index.subscribers.ts';

export const searchModule = defineModule({
  name: 'search',
  uses: ['identity', 'network', 'library', 'cases', 'news', 'newsletters', 'videos', 'posts', 'forums', 'communities', 'reference'],
  handlers: [...searchHandlers, ...colleagueHandlers, ...recentSearchHandlers, ...savedSearchHandlers],
  subscribers: searchIndexSubscribers,
  jobs: [reindexSearch, indexPlacesJob, labelTextsJob, matchSavedSearches],
});

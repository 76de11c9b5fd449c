import { defineModule } from '#platform/operation/module.ts';
import { blockHandlers } from './block.operations.ts';
import { followHandlers } from './follow.operations.ts';
import { computeSuggestions, forgetSuggestions } from './suggestion.job.ts';
import { suggestionHandlers } from './suggestion.operations.ts';
import { suggestionSubscribers } from './suggestion.subscribers.ts';

export const networkModule = defineModule({
  name: 'network',
  uses: ['identity'],
  handlers: [...followHandlers, ...blockHandlers, ...suggestionHandlers],
  subscribers: suggestionSubscribers,
  jobs: [computeSuggestions, forgetSuggestions],
});

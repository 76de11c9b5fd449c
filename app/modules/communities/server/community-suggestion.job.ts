import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { replaceSuggestions } from './community-suggestion.store.ts';

export const suggestCommunitiesHourly = job({
  name: 'communities.suggestCommunities',
  payload: z.strictObject({}),
  schedule: '25 * * * *',
  run: ({ services }) => services.database.transaction(replaceSuggestions),
});

import { defineModule } from '#platform/operation/module.ts';
import { forgetFoundTexts } from './forgetting-missing.job.ts';
import { missingTextHandlers } from './missing-text.operations.ts';

export const translationsModule = defineModule({
  name: 'translations',
  uses: [],
  handlers: missingTextHandlers,
  jobs: [forgetFoundTexts],
});

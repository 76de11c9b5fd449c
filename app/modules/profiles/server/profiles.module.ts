import { defineModule } from '#platform/operation/module.ts';
import { profileDraftHandlers } from './profile-draft.operations.ts';
import { profileReadingHandlers } from './profile-reading.operations.ts';
import { profileWritingHandlers } from './profile-writing.operations.ts';

export const profilesModule = defineModule({
  name: 'profiles',
  uses: ['identity', 'library', 'media', 'network'],
  handlers: [...profileReadingHandlers, ...profileWritingHandlers, ...profileDraftHandlers],
});

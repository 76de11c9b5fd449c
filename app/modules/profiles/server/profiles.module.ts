import { defineModule } from '#platform/operation/module.ts';
import './profile-draft-upload.store.ts';
import { profileDraftHandlers } from './profile-draft.operations.ts';
import { profileEntryHandlers } from './profile-entries.operations.ts';
import { profileReadingHandlers } from './profile-reading.operations.ts';
import './profile-sitemap.store.ts';
import { profileWritingHandlers } from './profile-writing.operations.ts';
import { publicationHandlers } from './publication.operations.ts';

export const profilesModule = defineModule({
  name: 'profiles',
  uses: ['identity', 'library', 'media', 'network', 'reference'],
  handlers: [
    ...profileReadingHandlers,
    ...profileWritingHandlers,
    ...profileDraftHandlers,
    ...profileEntryHandlers,
    ...publicationHandlers,
  ],
});

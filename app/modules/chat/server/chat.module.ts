import { defineModule } from '#platform/operation/module.ts';
import { casePictureHandlers } from './case-pictures.operations.ts';
import { serveChatFiles } from './chat-file.http.ts';
import { conversationHandlers } from './conversation.operations.ts';
import { sweepMessages } from './disappearing.job.ts';
import { groupHandlers } from './group.operations.ts';
import { markHandlers } from './mark.operations.ts';
import { messageHandlers } from './message.operations.ts';
import { messageSearchHandlers } from './message-search.operations.ts';
import { noteWaiting } from './waiting.job.ts';

export const chatModule = defineModule({
  name: 'chat',
  uses: ['identity', 'media', 'network'],
  handlers: [
    ...conversationHandlers,
    ...groupHandlers,
    ...messageHandlers,
    ...markHandlers,
    ...messageSearchHandlers,
    ...casePictureHandlers,
  ],
  jobs: [sweepMessages, noteWaiting],
  http: serveChatFiles,
});

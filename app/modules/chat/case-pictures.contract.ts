/** What was shown in a conversation, on its way into a case. */
import { z } from 'zod';
import { ImageRef } from '#modules/media/media.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main } from '#platform/operation/operation.ts';

/** As many messages as are taken into one case. */
export const MOST_FOR_CASE = 12;

export const copyPictures = command('chat.copyPictures', {
  summary:
    'Copies the pictures of messages, made anew like every upload, for the reader to use in a case. Of messages that are to disappear none are copied; `left` says how many.',
  http: main.post('/chat/case-pictures'),
  access: 'member',
  rate: 'upload',
  input: z.strictObject({ id: Id, messageIds: z.array(Id).min(1).max(MOST_FOR_CASE) }),
  output: z.strictObject({ images: z.array(ImageRef), left: z.int() }),
  errors: { 'chat.notFound': 404 },
});

/** What a conversation says about itself: a line among the messages, with numbers of its own. */
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import type { Happening } from '../chat-message.contract.ts';
import type { Seat } from './conversation.policy.ts';
import { nextMessage } from './conversation.store.ts';
import { insertMessage } from './message.store.ts';
import { tellChanged } from './seat.view.ts';

type Context = Pick<MemberContext, 'db' | 'services' | 'viewer' | 'afterCommit'>;

/** Under the lock of the seat. Returns the number of the line. */
export async function happen(
  context: Context,
  { conversation }: Pick<Seat, 'conversation'>,
  happening: Happening,
  besides: readonly string[] = [],
): Promise<number> {
  const { db, viewer } = context;
  const { seq, revision } = await nextMessage(db, conversation.id, false);
  const id = newId();
  await insertMessage(db, { conversationId: conversation.id, seq, revision, id, authorId: viewer.id, clientId: id, text: '', happening });
  await tellChanged(context, conversation.id, revision, besides);
  return seq;
}

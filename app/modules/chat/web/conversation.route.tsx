import { useRevalidator } from 'react-router';
import { typedOrNull } from '#platform/richtext/line.ts';
import { useReader } from '#platform/web/facts.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { Seo } from '#platform/web/seo.tsx';
import { getConversation } from '../chat.contract.ts';
import { listMessages, searchMessages } from '../chat-message.contract.ts';
import type { Route } from './+types/conversation.route';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { useTitle } from './conversation-row.tsx';
import { ConversationSearch } from './conversation-search.tsx';

/** Some of what was said before the message that is looked for. */
const ABOVE = 10;

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const { conversationId: id } = args.params;
    const { searchParams } = new URL(args.request.url);
    const at = Number(searchParams.get('at') ?? 0);
    const opened = searchParams.get('find');
    const find = opened === null ? null : (typedOrNull(opened.trim().slice(0, 100)) ?? '');
    const place = Number.isSafeInteger(at) && at > 0 && at < 2_000_000_000 ? at : null;
    const [conversation, messages, found] = await Promise.all([
      ask(getConversation, { id }),
      ask(listMessages, { id, ...(place !== null && { from: Math.max(1, place - ABOVE) }) }),
      find === null || find === '' ? null : ask(searchMessages, { q: find, conversationId: id }),
    ]).catch(asNotFound);
    return { conversation, messages, place, find, found };
  });

export default function ConversationRoute({ loaderData: { conversation, messages, place, find, found } }: Route.ComponentProps) {
  const t = useTexts('chat');
  const reader = useReader();
  const title = useTitle()(conversation);
  const { revalidate } = useRevalidator();
  if (reader === null) return null;
  return (
    <>
      <Seo title={title} description={t('description')} noindex />
      <ConversationHead key={conversation.id} conversation={conversation} memberId={reader.id} onChanged={() => void revalidate()} />
      {find !== null && (
        <ConversationSearch key={`find ${conversation.id}`} conversationId={conversation.id} q={find} found={found} place={place} />
      )}
      <ConversationPane
        key={conversation.id}
        conversation={conversation}
        page={messages}
        place={place}
        memberId={reader.id}
        onChanged={() => void revalidate()}
      />
    </>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import type { Conversation } from '../chat.contract.ts';
import type { listMessages, Message } from '../chat-message.contract.ts';
import css from './conversation.module.css';
import { MessageField } from './message-field.tsx';
import { MessageList } from './message-list.tsx';
import { linesOf, mayBeAnswered } from './message-log.tsx';
import { quoteOf } from './quote-of.tsx';
import { ConversationClosed, RequestBar } from './request-bar.tsx';
import { useOthersMarks, useOwnMarks, useTyping } from './use-marks.ts';
import { useMessageLog } from './use-message-log.ts';
import { useOutbox } from './use-outbox.ts';
import { useWriting, type Writing } from './use-writing.ts';

const DiscussDialog = onDemand(async () => (await import('./discuss-dialog.tsx')).DiscussDialog);

export interface ConversationPaneProps {
  conversation: Conversation;
  page: OutputOf<typeof listMessages>;
  /** Number of a message that is looked for. */
  place: number | null;
  memberId: string;
  onChanged: () => void;
}

/** Another place in it, or another right to it: what is known of the one says nothing of the other. What is being written stays. */
export function ConversationPane(props: ConversationPaneProps) {
  const writing = useWriting();
  return <PaneAt key={`${props.place ?? ''} ${props.conversation.takingPart}`} {...props} writing={writing} />;
}

function PaneAt({ conversation, page, place, memberId, onChanged, writing }: ConversationPaneProps & { writing: Writing }) {
  const { id, can, request, takingPart } = conversation;
  const { log, now, put, more, loading, toEnd } = useMessageLog(id, page, onChanged);
  const outbox = useOutbox(memberId, id, put);
  useBeginning(log.messages.length > 0, onChanged);
  useAnswer(mayBeAnswered(conversation, log) ? log.revision : null, onChanged);
  const stateOf = useOthersMarks(conversation, memberId);
  const [atEnd, setAtEnd] = useState(true);
  const { editing, setQuote } = writing;
  const [discussed, setDiscussed] = useState<Message | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  function edit(message: Message | null) {
    // The field of what is edited is another one: it has to be there.
    flushSync(() => writing.edit(message));
    field.current?.focus();
  }
  const lines = linesOf(log, outbox.waiting, now());
  // Once its words have disappeared a request is none any more.
  useAnswer(request !== 'none' && lines.messages.length === 0 ? log.revision : null, onChanged);
  const lastSeq = log.newer ? 0 : (log.messages.at(-1)?.seq ?? 0);
  useOwnMarks(id, lastSeq, conversation.readSeq, atEnd && takingPart);

  return (
    <>
      <MessageList
        {...lines}
        log={log}
        loading={loading}
        conversation={conversation}
        memberId={memberId}
        place={place}
        atEnd={atEnd}
        onAtEnd={setAtEnd}
        onMore={more}
        stateOf={stateOf}
        outbox={outbox}
        acts={{
          now,
          put,
          onReply(message) {
            setQuote(quoteOf(message));
            edit(null);
          },
          onEdit(message) {
            setQuote(null);
            edit(message);
          },
          onDiscuss: setDiscussed,
        }}
      />
      {discussed !== null && (
        <DiscussDialog
          conversationId={id}
          messages={lines.messages}
          first={discussed}
          foldedIds={conversation.foldedIds}
          memberId={memberId}
          onClose={() => setDiscussed(null)}
        />
      )}
      <TypingLine conversation={conversation} messages={log.messages} />
      {request === 'incoming' ? (
        <RequestBar conversation={conversation} />
      ) : can.write || editing !== null ? (
        <MessageField
          key={editing?.id ?? 'new'}
          ref={field}
          conversationId={id}
          memberId={memberId}
          writing={writing}
          onDone={() => edit(null)}
          onEdited={put}
          onSend={(entry) => {
            outbox.add(entry);
            toEnd();
          }}
        />
      ) : (
        <ConversationClosed conversation={conversation} onChanged={onChanged} />
      )}
    </>
  );
}

/** With its first word a conversation may have become a request: to a stranger there is one message until they say yes. */
function useBeginning(isBegun: boolean, onBegin: () => void): void {
  const wasBegun = useRef(isBegun);
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    if (isBegun && !wasBegun.current) begin();
    wasBegun.current = isBegun;
  }, [isBegun]);
}

/** Asked once for each revision after which a request may have been answered, or is over. */
function useAnswer(since: number | null, onAnswer: () => void): void {
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (since !== null) answer();
  }, [since]);
}

/** Who is writing now; the line keeps its place, so that nothing jumps. */
function TypingLine({ conversation: { id, participants }, messages }: { conversation: Conversation; messages: readonly Message[] }) {
  const t = useTexts('chat');
  const typing = useTyping(id, messages);
  const names = participants.filter(({ member }) => typing.includes(member.id)).map(({ member }) => member.name);
  return (
    <p className={css.typing} aria-live="polite">
      {names.length === 0 ? '' : names.length === 1 ? t('typing.one', { name: names[0] ?? '' }) : t('typing.several')}
    </p>
  );
}

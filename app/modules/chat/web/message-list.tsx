import { Fragment, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import type { Conversation } from '../chat.contract.ts';
import type { Message } from '../chat-message.contract.ts';
import css from './conversation.module.css';
import { HappeningLine } from './happening-line.tsx';
import { useDayOf } from './local-time.tsx';
import { type Lines, type MessageLog, readOut } from './message-log.tsx';
import { type MessageActs, MessageRow } from './message-row.tsx';
import type { MessageState } from './use-marks.ts';
import type { Outbox } from './use-outbox.ts';
import { WaitingRow } from './waiting-row.tsx';

export interface MessageListProps extends Lines {
  log: MessageLog;
  loading: boolean;
  conversation: Conversation;
  memberId: string;
  place: number | null;
  atEnd: boolean;
  onAtEnd: (atEnd: boolean) => void;
  onMore: (where: 'before' | 'after') => void;
  stateOf: (seq: number) => MessageState;
  outbox: Outbox;
  acts: MessageActs;
}

const NEAR = 80;
/** Words of one author within this time stand together. */
const TOGETHER_MS = 5 * 60_000;

export function MessageList(props: MessageListProps) {
  const { messages, waiting, log, loading, conversation, memberId, place, atEnd, onAtEnd, onMore, stateOf, outbox, acts } = props;
  const t = useTexts('chat');
  const dayOf = useDayOf();
  const scroller = useRef<HTMLDivElement>(null);
  useEnd(scroller, waiting.length);
  useEffect(() => {
    if (place !== null) scroller.current?.querySelector(`[data-seq="${place}"]`)?.scrollIntoView({ block: 'center' });
  }, [place]);

  function look() {
    // Upside down: zero is the end, and what lies above is negative.
    const isAtEnd = (scroller.current?.scrollTop ?? 0) > -NEAR && !log.newer;
    if (isAtEnd !== atEnd) onAtEnd(isAtEnd);
  }
  const onEndShown = useEffectEvent(look);
  // The end may come to where the reader is.
  useEffect(() => {
    if (!log.newer) onEndShown();
  }, [log.newer]);

  const last = messages.at(-1);
  const said = readOut(last, memberId, conversation.foldedIds);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <section ref={scroller} className={css.scroller} tabIndex={0} aria-label={t('messages.label')} onScroll={look}>
      <div className={css.lines}>
        {log.older && (
          <Button variant="quiet" size="s" pending={loading} pendingLabel={t('list.loading')} onClick={() => onMore('before')}>
            {t('messages.older')}
          </Button>
        )}
        {messages.map((message, n) => {
          const before = messages[n - 1];
          const day = dayOf(message.at);
          const isNewDay = before === undefined || dayOf(before.at) !== day;
          return (
            <Fragment key={message.id}>
              {isNewDay && (
                <p className={css.day}>
                  <time dateTime={message.at}>{day}</time>
                </p>
              )}
              {message.happening !== null ? (
                <HappeningLine message={message} happening={message.happening} memberId={memberId} />
              ) : (
                <MessageRow
                  message={message}
                  conversation={conversation}
                  memberId={memberId}
                  isFirst={isNewDay || !standsWith(before, message)}
                  isSought={message.seq === place}
                  state={message.authorId === memberId ? stateOf(message.seq) : null}
                  acts={acts}
                />
              )}
            </Fragment>
          );
        })}
        {log.newer && (
          <Button variant="quiet" size="s" pending={loading} pendingLabel={t('list.loading')} onClick={() => onMore('after')}>
            {t('messages.newer')}
          </Button>
        )}
        {waiting.map((entry) => (
          <WaitingRow key={entry.clientId} entry={entry} outbox={outbox} />
        ))}
        {!atEnd && !log.newer && (
          <Button className={css.toEnd} variant="soft" size="s" icon="arrow-down" onClick={() => scroller.current?.scrollTo({ top: 0 })}>
            {t('messages.toEnd')}
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said === 'folded' && t('preview.folded')}
        {said === 'words' && t('messages.said', { name: last?.authorName ?? t('gone'), text: last?.text ?? '' })}
      </p>
    </section>
  );
}

const standsWith = (before: Message | undefined, { authorId, at }: Message): boolean =>
  before !== undefined && before.happening === null && before.authorId === authorId && Date.parse(at) - Date.parse(before.at) < TOGETHER_MS;

/** Whoever writes is taken to the end, where it stands. */
function useEnd(scroller: RefObject<HTMLDivElement | null>, waiting: number): void {
  const known = useRef(0);
  useEffect(() => {
    if (waiting > known.current) scroller.current?.scrollTo({ top: 0 });
    known.current = waiting;
  }, [scroller, waiting]);
}

import { memo, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Conversation } from '../chat.contract.ts';
import { type Message, REACTION_NAMES } from '../chat-message.contract.ts';
import { Clock, Written } from './local-time.tsx';
import css from './message-row.module.css';
import type { MessageState } from './use-marks.ts';
import { useReaction } from './use-reaction.ts';
import { MessageAttachment } from './widgets/message-attachment.tsx';

const MessageActions = onDemand(async () => (await import('./message-actions.tsx')).MessageActions);

export interface MessageActs {
  readonly now: () => number;
  readonly put: (message: Message) => void;
  readonly onReply: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
  readonly onDiscuss: (message: Message) => void;
}

export interface MessageRowProps {
  message: Message;
  conversation: Conversation;
  memberId: string;
  /** Of several that stand together. */
  isFirst: boolean;
  isSought: boolean;
  /** Of own messages. */
  state: MessageState | null;
  acts: MessageActs;
}

export const MessageRow = memo(function MessageRow({ message, conversation, memberId, isFirst, isSought, state, acts }: MessageRowProps) {
  const t = useTexts('chat');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const own = message.authorId === memberId;
  const author = own ? t('youFirst') : (message.authorName ?? t('gone'));
  return (
    <article
      aria-label={t('messages.of', { name: author })}
      data-seq={message.seq}
      className={classNames(css.message, own && css.own, isFirst && css.first, isSought && css.sought)}
    >
      {isFirst && !own && conversation.kind === 'group' && (
        <p className={css.author} dir="auto">
          {author}
        </p>
      )}
      <div className={css.line}>
        <div className={css.bubble}>
          <Folded isFolded={conversation.foldedIds.includes(message.authorId)}>
            <Body message={message} conversation={conversation} memberId={memberId} />
          </Folded>
          <p className={css.foot}>
            {message.edited && <span>{t('messages.edited')}</span>}
            {message.expiresAt !== null && <Icon of="clock" size="s" label={t('messages.disappears')} />}
            {message.writtenAt !== null && <Written iso={message.writtenAt} sentAt={message.at} />}
            <Clock iso={message.at} />
            {state !== null && !message.deleted && <Mark state={state} />}
          </p>
        </div>
        {!message.deleted && (
          <IconButton
            icon="dots"
            size="s"
            ref={opener}
            className={css.more}
            label={t('actions.open')}
            aria-expanded={open}
            onClick={() => setOpen((known) => !known)}
          />
        )}
      </div>
      <Signs message={message} put={acts.put} closed={!conversation.can.react} />
      {open && !message.deleted && (
        <MessageActions
          message={message}
          own={own}
          conversation={conversation}
          acts={acts}
          onClose={() => {
            opener.current?.focus();
            setOpen(false);
          }}
        />
      )}
    </article>
  );
});

/** What somebody says whom the reader has blocked: it stands there, and is opened one by one. */
function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const t = useTexts('chat');
  if (!isFolded) return children;
  return (
    <details>
      <summary className={css.gone}>{t('preview.folded')}</summary>
      {children}
    </details>
  );
}

function Body({ message, conversation, memberId }: Pick<MessageRowProps, 'message' | 'conversation' | 'memberId'>) {
  const t = useTexts('chat');
  const { id, text, image, file, quote, deleted } = message;
  if (deleted) return <p className={css.gone}>{t('messages.deleted')}</p>;
  return (
    <>
      {quote !== null && (
        <Link to={quote.what === 'hidden' ? '.' : `/chat/${conversation.id}?at=${quote.seq}`} className={css.quote} dir="auto">
          <QuoteWords quote={quote} conversation={conversation} memberId={memberId} />
        </Link>
      )}
      <MessageAttachment id={id} image={image} file={file} />
      {text !== '' && (
        <p className={css.text} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}

function QuoteWords({
  quote,
  conversation,
  memberId,
}: {
  quote: NonNullable<Message['quote']>;
  conversation: Conversation;
  memberId: string;
}) {
  const t = useTexts('chat');
  if (quote.what === 'hidden') return t('messages.hidden');
  if (conversation.foldedIds.includes(quote.authorId)) return t('preview.folded');
  return (
    <>
      <b>{quote.authorId === memberId ? t('youFirst') : (quote.authorName ?? t('gone'))}</b>
      {quote.what === 'text' ? quote.text : quote.text || t(`preview.${quote.what}`)}
    </>
  );
}

/** Sent, on their device, seen: never by colour alone. */
function Mark({ state }: { state: MessageState }) {
  const t = useTexts('chat');
  return <Icon of={state === 'sent' ? 'check' : state === 'delivered' ? 'checks' : 'eye'} size="s" label={t(`mark.${state}`)} />;
}

function Signs({ message, put, closed }: { message: Message; put: MessageActs['put']; closed: boolean }) {
  const t = useTexts('chat');
  const react = useReaction(message, put);
  if (message.reactions.length === 0) return null;
  return (
    <div className={css.signs}>
      {message.reactions.map(({ emoji, count, mine }) => (
        <button
          key={emoji}
          type="button"
          className={css.sign}
          aria-pressed={mine}
          aria-label={t('reaction.count', { count, name: t(`reaction.${REACTION_NAMES[emoji]}`) })}
          disabled={closed}
          onClick={() => react(emoji)}
        >
          <span aria-hidden>{emoji}</span>
          <span aria-hidden className="num">
            {count}
          </span>
        </button>
      ))}
    </div>
  );
}

import { memo, type ReactNode } from 'react';
import { imageSource } from '#modules/media/media.contract.ts';
import { formatAgo, formatCount, formatMoment, formatPosition } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { RichText } from '#platform/web/rich-text.tsx';
import { SharedPart } from '#platform/web/shared-part.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Byline } from '#ui/byline.tsx';
import { quietActionClass } from '#ui/card.tsx';
import { Citation } from '#ui/citation.tsx';
import { Comment as CommentFrame, CommentText } from '#ui/comment.tsx';
import { iconElement } from '#ui/icon.tsx';
import type { Comment, CommentReply } from '../../discussion.contract.ts';
import { REACTIONS, type Reaction } from '../../library.contract.ts';
import css from './comment-row.module.css';
import { isPending } from './comment-rows.tsx';
import { reactionIcon } from './reaction-icon.tsx';

/** What many rows say and show, made once for all of them. */
export const rowWords = (t: Translate) => ({
  verified: iconElement({ of: 'rosette-discount-check-filled', size: 's', label: t('byline.verified'), className: css.verified }),
  anonymous: t('byline.anonymous'),
  you: t('discussion.you'),
  author: t('discussion.author'),
  expert: t('discussion.expert'),
  sending: t('discussion.sending'),
  reply: t('discussion.reply'),
  edit: t('discussion.edit'),
  delete: t('discussion.delete'),
  report: t('discussion.report'),
  markBest: t('discussion.markBest'),
  unmarkBest: t('discussion.unmarkBest'),
  helpful: t('reaction.helpful'),
  insightful: t('reaction.insightful'),
  agree: t('reaction.agree'),
});
type RowWords = ReturnType<typeof rowWords>;

/** What a page adds beside the acts of an answer, such as a moderator's mark. */
export interface CommentExtra {
  readonly show: (comment: CommentReply) => ReactNode;
  /** Everything that `show` makes it from. */
  readonly by: (comment: CommentReply) => unknown;
}

/** What all rows of a discussion share; the same object for every rendering, so that a row draws again only when it changes. */
export interface RowContext {
  readonly t: Translate;
  readonly words: RowWords;
  readonly speciality: (slug: string) => string;
  readonly language: Language;
  /** Milliseconds; one clock for all rows. */
  readonly now: number;
  /** Of the item: colleagues of one of these are marked as experts. */
  readonly specialities: readonly string[];
  readonly memberHref: (id: string) => string;
  /** Others see what colleagues thought of an answer, and no buttons. */
  readonly signedIn: boolean;
  readonly onReact: (comment: CommentReply, reaction: Reaction) => void;
  readonly onReply: (comment: CommentReply) => void;
  readonly onEdit: (comment: CommentReply) => void;
  readonly onDelete: (comment: CommentReply) => void;
  readonly onReport: (comment: CommentReply) => void;
  readonly onMarkBest: (comment: CommentReply) => void;
  readonly onHistory: (comment: CommentReply) => void;
  /** Goes to a second of the video that is discussed, where the page has one. */
  readonly onJump: ((second: number) => void) | null;
  readonly extra?: CommentExtra | undefined;
}

export interface CommentRowProps {
  comment: Comment | CommentReply;
  context: RowContext;
  /** Stands in place of the text: the form of someone who edits. */
  editor?: ReactNode;
  replies?: ReactNode;
}

/** One answer. There may be hundreds: plain elements, functions rather than components, no hooks, one click handler per button. */
export const CommentRow = memo(function CommentRow({ comment, context, editor, replies }: CommentRowProps) {
  return (
    <CommentFrame id={anchorOf(comment)} best={comment.best && comment.text !== null} replies={replies}>
      {editor === undefined ? (
        <SharedPart by={() => madeFrom(comment, context)} show={() => commentText(comment, context)} />
      ) : (
        commentText(comment, context, editor)
      )}
    </CommentFrame>
  );
});

const anchorOf = (comment: CommentReply) => `c-${comment.id}`;

/** Everything that `commentText` shows, and what it leads to. */
function madeFrom({ replies: _, ...comment }: CommentReply & { replies?: unknown }, context: RowContext): unknown[] {
  const { language, specialities, signedIn, now, onJump, extra } = context;
  const expert = comment.byline.speciality !== null && specialities.includes(comment.byline.speciality);
  return [
    'comment',
    language,
    signedIn,
    expert,
    onJump !== null,
    extra?.by(comment) ?? null,
    formatAgo(language, comment.createdAt, now),
    comment,
  ];
}

function commentText(comment: CommentReply, context: RowContext, editor?: ReactNode) {
  const { t } = context;
  if (comment.text === null) {
    return (
      <CommentText head={null}>
        <p className="t-quiet">{t(comment.held ? 'discussion.held' : 'discussion.deleted')}</p>
      </CommentText>
    );
  }
  const anchor = anchorOf(comment);
  return (
    <CommentText
      best={comment.best ? { icon: 'pin-filled', label: t('discussion.best') } : undefined}
      head={commentHead(comment, context)}
      citations={comment.references.length > 0 && <References comment={comment} anchor={anchor} />}
      actions={editor === undefined && commentActions(comment, context)}
      bodyClass={editor === undefined ? css.text : undefined}
    >
      {editor ?? (
        <>
          {comment.held && <p className="t-quiet">{t('discussion.heldOwn')}</p>}
          {comment.second !== null && <Moment second={comment.second} context={context} />}
          <RichText doc={comment.text} referenceId={(n) => `${anchor}-ref-${n}`} memberHref={context.memberHref} />
        </>
      )}
    </CommentText>
  );
}

/** Which second of a video the answer is about. */
function Moment({ second, context: { t, onJump } }: { second: number; context: RowContext }) {
  const time = formatPosition(second);
  if (onJump === null) return <p className="small muted num">{t('discussion.moment', { time })}</p>;
  return (
    <button type="button" className={quietActionClass} onClick={() => onJump(second)}>
      <span className="num">{t('discussion.moment', { time })}</span>
    </button>
  );
}

function commentHead(comment: CommentReply, context: RowContext) {
  const { words, language } = context;
  const { byline, createdAt } = comment;
  const expert = byline.speciality !== null && context.specialities.includes(byline.speciality);
  const label = comment.byAuthor ? words.author : expert ? words.expert : null;
  return (
    <Byline
      avatar={
        byline.kind !== 'member' ? (
          <Avatar anonymous size="s" decorative />
        ) : (
          <Avatar
            id={byline.id}
            name={byline.name}
            size="s"
            src={byline.photo && imageSource(byline.photo, byline.photo.widths[0] ?? byline.photo.width)}
            decorative
          />
        )
      }
      name={nameOf(comment, context)}
      badge={
        <>
          {byline.verified && words.verified}
          {label !== null && <Badge tone="brand">{label}</Badge>}
        </>
      }
      meta={
        <>
          {byline.speciality !== null && `${context.speciality(byline.speciality)} · `}
          <time dateTime={createdAt} title={formatMoment(language, createdAt)} suppressHydrationWarning>
            {isPending(comment) ? words.sending : formatAgo(language, createdAt, context.now)}
          </time>
        </>
      }
    />
  );
}

function nameOf({ byline }: CommentReply, { words, memberHref }: RowContext): ReactNode {
  if (byline.kind !== 'member') return words.anonymous;
  // The answer just sent: who the reader is, their browser does not know by name.
  if (byline.name === '') return words.you;
  return <a href={memberHref(byline.id)}>{byline.name}</a>;
}

function References({ comment, anchor }: { comment: CommentReply; anchor: string }) {
  return comment.references.map(({ title, source, year, url }, i) => (
    <Citation
      // biome-ignore lint/suspicious/noArrayIndexKey: a reference is known by its number.
      key={i}
      id={`${anchor}-ref-${i + 1}`}
      number={String(i + 1)}
      title={
        url === null ? (
          title
        ) : (
          <a href={url} rel="nofollow ugc noopener" target="_blank">
            {title}
          </a>
        )
      }
      source={[source, year].filter(Boolean).join(', ')}
    />
  ));
}

function commentActions(comment: CommentReply, context: RowContext) {
  const { t, words } = context;
  if (isPending(comment)) return null;
  const { can } = comment;
  return (
    <>
      {REACTIONS.map((reaction) => (context.signedIn ? reactionButton : reactionCount)(comment, reaction, context))}
      {can.reply && action(words.reply, () => context.onReply(comment))}
      {can.markBest && action(comment.best ? words.unmarkBest : words.markBest, () => context.onMarkBest(comment))}
      {can.edit && action(words.edit, () => context.onEdit(comment))}
      {can.delete && action(words.delete, () => context.onDelete(comment))}
      {can.report && action(words.report, () => context.onReport(comment))}
      {context.extra?.show(comment)}
      {comment.basis !== null && <span className={css.basis}>{t(`discussion.basis.${comment.basis}`)}</span>}
      {comment.edits > 0 && (
        <button type="button" className={`${quietActionClass} push`} onClick={() => context.onHistory(comment)}>
          {t('discussion.edited', { count: comment.edits })}
        </button>
      )}
    </>
  );
}

const reactionMark = {
  helpful: iconElement({ of: reactionIcon.helpful, size: 's', decorative: true }),
  insightful: iconElement({ of: reactionIcon.insightful, size: 's', decorative: true }),
  agree: iconElement({ of: reactionIcon.agree, size: 's', decorative: true }),
};

/** Only "Helpful" carries its word; the other two show themselves by icon, and are named for those who do not see it. */
function reactionButton(comment: CommentReply, reaction: Reaction, { words, language, onReact }: RowContext) {
  const count = comment[reaction];
  const word = words[reaction];
  const spoken = reaction === 'helpful';
  return (
    <button
      key={reaction}
      type="button"
      className={quietActionClass}
      aria-pressed={comment.myReaction === reaction}
      title={spoken ? undefined : word}
      onClick={() => onReact(comment, reaction)}
    >
      {reactionMark[reaction]}
      {spoken ? word : <span className="visually-hidden">{word}</span>}
      {count > 0 && <span className="num">{formatCount(language, count)}</span>}
    </button>
  );
}

function reactionCount(comment: CommentReply, reaction: Reaction, { words, language }: RowContext) {
  if (comment[reaction] === 0) return null;
  return (
    <span key={reaction} className={css.count} title={words[reaction]}>
      {iconElement({ of: reactionIcon[reaction], size: 's', label: words[reaction] })}
      <span className="num">{formatCount(language, comment[reaction])}</span>
    </span>
  );
}

function action(label: string, onClick: () => void) {
  return (
    <button type="button" className={quietActionClass} onClick={onClick}>
      {label}
    </button>
  );
}

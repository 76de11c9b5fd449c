import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Page } from '#platform/operation/paging.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useLocalise, usePath } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { Thread } from '#ui/comment.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { Comment, CommentReply } from '../../discussion.contract.ts';
import { type CommentExtra, CommentRow, type RowContext, rowWords } from './comment-row.tsx';
import { CommentWriter } from './comment-writer.tsx';
import css from './discussion.module.css';
import { LazyCommentForm, LazyCommentHistory, LazyReport } from './lazy-parts.tsx';
import { useAnswerNews } from './use-answer-news.ts';
import { type BegunAnswer, begunAmong, draftKey } from './use-comment-draft.ts';
import { useComments } from './use-comments.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

export interface DiscussedMoment {
  /** The second at which the video stands. */
  readonly current: () => number;
  readonly onJump: (second: number) => void;
}

export interface DiscussionProps {
  itemId: string;
  /** Of the item: answers of colleagues of one of these are marked as an expert's. */
  specialities: readonly string[];
  /** The loader's first page: `listComments` with `limit: COMMENTS_PER_PAGE`. */
  first: Page<Comment>;
  /** All answers and replies of the item. */
  count: number;
  /** Why this reader may not answer, in words, with the way to change it where there is one; null when they may. */
  refusal: ReactNode | null;
  /** The reader wrote the item anonymously, so they stay anonymous in its discussion. */
  alwaysAnonymous?: boolean | undefined;
  /** Memoised by the page. */
  extra?: CommentExtra | undefined;
  /** Beside a video: an answer may be about a second of it. */
  moment?: DiscussedMoment | undefined;
  /** Machine-made or editorial matter above the answers, such as a summary. */
  children?: ReactNode;
}

/** Below so many answers nobody needs to be told where they end. */
const SHORT = 10;

type Open = (BegunAnswer & { byPage?: true }) | null;

/** The discussion of an item: the best answer first, two deep, with a form at its end. Texts: `library` and `reference`. */
export function Discussion({
  itemId,
  specialities,
  first,
  count,
  refusal,
  alwaysAnonymous = false,
  extra,
  moment,
  children,
}: DiscussionProps) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  const language = useLanguage();
  const localise = useLocalise();
  const path = usePath();
  const reader = useReader();
  const signedIn = useSignInFirst();
  const comments = useComments(itemId, first, reader?.id ?? null);
  const [open, setOpen] = useState<Open>(null);
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  const [reportOf, setReportOf] = useState<string | null>(null);
  const room = reader === null ? null : `item:${itemId}`;
  const news = useAnswerNews(room, comments.rows, first, count + comments.added, () => void comments.reload());
  useTargetInView();

  // Whoever was interrupted finds the form open, as at the end of the discussion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the answers the page came with.
  useEffect(() => {
    const all = comments.rows.flatMap((row) => [row, ...row.replies]);
    const begun = reader === null || refusal !== null ? null : begunAmong(all, reader.id, itemId);
    if (begun !== null) setOpen((known) => known ?? { ...begun, byPage: true });
  }, [reader?.id, itemId]);

  const failed = (done: boolean) => {
    if (!done) showToast(t('discussion.failed'), { tone: 'failed' });
  };

  async function takeIn() {
    const done = await comments.reload();
    failed(done);
    if (done) news.taken();
  }

  function handleDelete(comment: CommentReply) {
    void comments.remove(comment).then((done) => {
      failed(done);
      if (!done) return;
      // Whoever may not write here any more could not bring it back: they are offered nothing that fails.
      const undo = { label: t('discussion.undo'), onUndo: () => void comments.restore(comment).then(failed) };
      showToast(t('discussion.deletedNow'), comment.can.edit ? { undo } : {});
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the acts read what is current when they are called; rows must not all draw again for them.
  const context = useMemo<RowContext>(
    () => ({
      t,
      words: rowWords(t),
      speciality: (slug) => reference(`speciality.${slug}`),
      language,
      now: Date.now(),
      specialities,
      memberHref: (id) => localise(`/profile/${id}`),
      signedIn: reader !== null,
      onReact: (comment, reaction) => signedIn() && void comments.react(comment, reaction).then(failed),
      onReply: (comment) => setOpen({ kind: 'reply', commentId: comment.id }),
      onEdit: (comment) => setOpen({ kind: 'edit', commentId: comment.id }),
      onDelete: handleDelete,
      onMarkBest: (comment) => void comments.markBest(comment, !comment.best).then(failed),
      onHistory: (comment) => setHistoryOf(comment.id),
      onReport: (comment) => setReportOf(comment.id),
      onJump: moment?.onJump ?? null,
      extra,
    }),
    [t, reference, language, specialities, extra],
  );

  const anonymity = alwaysAnonymous ? 'always' : 'choose';
  const close = () => setOpen(null);

  const editor = (comment: CommentReply) =>
    open?.kind === 'edit' &&
    open.commentId === comment.id && (
      <LazyCommentForm
        itemId={itemId}
        draftKey={null}
        label={t('discussion.edit')}
        sendLabel={t('discussion.form.save')}
        anonymity="never"
        edited={comment}
        byPage={open.byPage}
        onSend={(draft) => comments.edit(comment, draft)}
        onDone={close}
      />
    );

  const replyForm = (row: Comment) => {
    const target = open?.kind !== 'reply' ? undefined : [row, ...row.replies].find((comment) => comment.id === open.commentId);
    return (
      target !== undefined && (
        <li className={css.replyForm}>
          <LazyCommentForm
            itemId={itemId}
            draftKey={draftKey(reader?.id ?? '', itemId, target.id)}
            label={t('discussion.replyTo', { name: target.byline.kind === 'member' ? target.byline.name : t('byline.anonymous') })}
            sendLabel={t('discussion.reply')}
            anonymity={anonymity}
            byPage={open?.byPage}
            onSend={(draft) => comments.add(draft, target.id)}
            onDone={close}
          />
        </li>
      )
    );
  };

  const replies = (row: Comment) => {
    const form = replyForm(row);
    if (row.replies.length === 0 && form === false) return undefined;
    return (
      <>
        {row.replies.map((reply) => (
          <CommentRow key={reply.id} comment={reply} context={context} editor={editor(reply) || undefined} />
        ))}
        {form}
      </>
    );
  };

  return (
    <section id="discussion" aria-labelledby="discussion-title" className={css.discussion}>
      <div className={css.head}>
        <h2 id="discussion-title" className="t-head">
          {t('discussion.title')}
        </h2>
        <span className="small muted num">{t('discussion.count', { count: count + comments.added + news.joined })}</span>
      </div>
      {children}
      {news.count > 0 && (
        <button type="button" className={css.news} onClick={() => void takeIn()}>
          {t('discussion.news', { count: news.count })}
        </button>
      )}
      {comments.rows.length === 0 ? (
        <p className={css.empty}>{refusal === null ? t('discussion.beFirst') : t('discussion.none')}</p>
      ) : (
        <Thread label={t('discussion.title')}>
          {comments.rows.map((row) => (
            <CommentRow key={row.id} comment={row} context={context} editor={editor(row) || undefined} replies={replies(row)} />
          ))}
        </Thread>
      )}
      {(comments.state !== 'end' || comments.rows.length > SHORT) && (
        <ListEnd list={comments} nextPath={first.nextCursor && `${path}?comments=${encodeURIComponent(first.nextCursor)}#discussion`} />
      )}
      <CommentWriter
        itemId={itemId}
        refusal={refusal}
        anonymity={anonymity}
        currentSecond={moment?.current}
        onSend={(draft) => comments.add(draft, null)}
      />
      {reportOf !== null && <LazyReport target="comment" id={reportOf} open onClose={() => setReportOf(null)} />}
      {historyOf !== null && <LazyCommentHistory commentId={historyOf} onClose={() => setHistoryOf(null)} />}
    </section>
  );
}

/** Following a link to `#c-…` from another page arrives before the page does. */
function useTargetInView(): void {
  useEffect(() => {
    if (/^#(?:c-|discussion)/.test(location.hash)) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}

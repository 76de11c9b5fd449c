import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { formatNumber, formatPercent } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { useMoment } from '#platform/web/use-moment.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { PollOptions, PollResults } from '#ui/poll.tsx';
import { type PollView, type PostView, votePoll } from '../posts.contract.ts';
import css from './post-poll.module.css';

const LETTERS = ['A', 'B', 'C', 'D'];

export interface PostPollProps {
  postId: string;
  poll: PollView;
  can: Pick<PostView['can'], 'vote' | 'edit'>;
  language: string;
}

/** The poll of a post: options until the reader has voted, then what colleagues chose; a vote may be changed while it is open. */
export function PostPoll({ postId, poll: initially, can, language: written }: PostPollProps) {
  const t = useTexts('posts');
  const language = useLanguage();
  const momentOf = useMoment();
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(votePoll);
  const { message } = useFailure(failure);
  /** What the reader's vote was answered with, until the page brings a later one: its author may have closed it. */
  const [voted, setVoted] = useState<{ since: PollView; poll: PollView } | null>(null);
  const poll = voted?.since === initially ? voted.poll : initially;
  const [changing, setChanging] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const total = Math.max(1, poll.voters);
  const showsResults = poll.votes !== null && !changing && (poll.closed || poll.myVote !== null || can.edit);
  const mayVote = can.vote && !poll.closed;

  async function handleVote(option: number) {
    const output = await run({ id: postId, option, read: { question: poll.question, option: poll.options[option] ?? '' } });
    // It may be another one by now, or closed: what is there is shown beside what was refused.
    if (output === null) return void revalidate();
    setVoted({ since: initially, poll: output });
    setChanging(false);
    requestAnimationFrame(() => results.current?.focus());
  }

  return (
    <section id="poll" aria-labelledby="poll-title" className={`${cardClass()} ${css.poll}`}>
      <h2 id="poll-title" className="t-head" lang={written}>
        {poll.question}
      </h2>
      {showsResults ? (
        <div ref={results} tabIndex={-1} className={css.results} lang={written}>
          <PollResults
            label={poll.question}
            results={poll.options.map((label, i) => ({
              id: String(i),
              mark: LETTERS[i],
              label,
              share: (poll.votes?.[i] ?? 0) / total,
              shareText: formatPercent(language, (poll.votes?.[i] ?? 0) / total),
              mineLabel: i === poll.myVote ? t('poll.yours') : undefined,
            }))}
          />
        </div>
      ) : (
        <div lang={written}>
          <PollOptions
            label={poll.question}
            options={poll.options.map((label, i) => ({ id: String(i), mark: LETTERS[i], label }))}
            disabled={!mayVote || pending}
            onAnswer={(option) => void handleVote(Number(option))}
          />
        </div>
      )}
      <div className={css.foot}>
        <p className="small muted num">{t('poll.voters', { count: poll.voters, total: formatNumber(language, poll.voters) })}</p>
        <p className="small muted">
          {poll.closed ? t('poll.closed') : poll.closesAt === null ? t('poll.open') : t('poll.closes', { at: momentOf(poll.closesAt) })}
        </p>
        {showsResults && mayVote && (
          <Button size="s" variant="quiet" onClick={() => setChanging(true)}>
            {poll.myVote === null ? t('poll.vote') : t('poll.change')}
          </Button>
        )}
        {changing && (
          <Button size="s" variant="quiet" onClick={() => setChanging(false)}>
            {t('poll.keep')}
          </Button>
        )}
      </div>
      <p className="small" role="status">
        {message ?? (!showsResults && <Note mayVote={mayVote} />)}
      </p>
    </section>
  );
}

/** What stands between this reader and a vote, or what happens with it. */
function Note({ mayVote }: { mayVote: boolean }) {
  const t = useTexts('posts');
  const reader = useReader();
  const loginPath = useLoginPath();
  if (mayVote) return t('poll.secret');
  if (reader !== null) return t('poll.notYet');
  return (
    <>
      {t('poll.signIn')} <Link to={loginPath}>{t('page.signIn')}</Link>
    </>
  );
}

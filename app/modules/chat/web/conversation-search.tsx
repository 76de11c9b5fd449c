import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { Form } from 'react-router';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo, useLocalise } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { type FoundMessage, searchMessages } from '../chat-message.contract.ts';
import css from './conversation-search.module.css';
import { SearchWords } from './search-words.tsx';

export interface ConversationSearchProps {
  conversationId: string;
  q: string;
  /** Null before anything was looked for. */
  found: OutputOf<typeof searchMessages> | null;
  /** Number of the message that is shown. */
  place: number | null;
}

/** Looks for words in one conversation. All of it stands in the address: it works without scripts, and going back goes back. */
export function ConversationSearch({ conversationId, q, found, place }: ConversationSearchProps) {
  const t = useTexts('chat');
  const go = useGo();
  const localise = useLocalise();
  const path = `/chat/${conversationId}`;
  const closed = place === null ? path : `${path}?at=${place}`;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    go(closed);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its fields closes it; the link that closes it is below.
    <div className={css.search} onKeyDown={handleKey}>
      <Form role="search" action={localise(path)} className={css.form} aria-label={t('find.label')}>
        <SearchWords name="find" label={t('find.label')} q={q} ref={field} />
        <Link to={closed} aria-label={t('find.close')} className={buttonClass({ variant: 'quiet', square: true })}>
          <Icon of="x" decorative />
        </Link>
      </Form>
      {found !== null && <Hits conversationId={conversationId} q={q} found={found} place={place} />}
    </div>
  );
}

function Hits({ conversationId, q, found, place }: ConversationSearchProps & { found: NonNullable<ConversationSearchProps['found']> }) {
  const t = useTexts('chat');
  const input = useMemo(() => ({ q, conversationId }), [q, conversationId]);
  const { rows, state, more } = usePageList<FoundMessage, typeof searchMessages>(searchMessages, input, found);
  const words = encodeURIComponent(q);
  const pathTo = ({ seq }: FoundMessage) => `/chat/${conversationId}?find=${words}&at=${seq}`;
  const current = rows.findIndex(({ seq }) => seq === place);
  if (rows.length === 0)
    return (
      <p role="status" className={css.status}>
        {t('search.nothing', { q })}
      </p>
    );
  if (current !== -1)
    return (
      <nav className={css.status} aria-label={t('find.hits')}>
        <span role="status" className="num">
          {t(state === 'end' ? 'find.position' : 'find.positionOfMore', { number: current + 1, total: rows.length })}
        </span>
        {/* The newest stands first: the next hit lies further up in the conversation. */}
        <Step to={rows[current + 1]} icon="arrow-up" label={t('find.older')} pathTo={pathTo} />
        <Step to={rows[current - 1]} icon="arrow-down" label={t('find.newer')} pathTo={pathTo} />
        <Link to={`/chat/${conversationId}?find=${words}`}>{t('find.all')}</Link>
      </nav>
    );
  return (
    <>
      <p role="status" className={css.status}>
        {t('search.found', { q })}
      </p>
      <ul className={css.hits}>
        {rows.map((hit) => (
          <li key={hit.id} data-list-row>
            <Link to={pathTo(hit)} className={css.hit} data-list-link>
              <span className={css.excerpt} dir="auto">
                {`${hit.own ? t('preview.own') : (hit.authorName ?? t('gone'))}: `}
                {hit.excerpt.map(({ text, hit: isHit }, n) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one passage never change places
                  isHit ? <mark key={n}>{text}</mark> : <span key={n}>{text}</span>,
                )}
              </span>
              <span className="small muted">
                <TimeAgo iso={hit.at} />
              </span>
            </Link>
          </li>
        ))}
        {state !== 'end' && (
          <li>
            <Button variant="quiet" wide pending={state === 'loading'} pendingLabel={t('list.loading')} onClick={more}>
              {t('list.more')}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

interface StepProps {
  to: FoundMessage | undefined;
  icon: 'arrow-up' | 'arrow-down';
  label: string;
  pathTo: (hit: FoundMessage) => string;
}

/** At the end there is nothing to step to, and the place of the button stays. */
function Step({ to, icon, label, pathTo }: StepProps) {
  const className = buttonClass({ variant: 'quiet', size: 's', square: true });
  return to === undefined ? (
    <button type="button" disabled aria-label={label} className={className}>
      <Icon of={icon} decorative />
    </button>
  ) : (
    <Link to={pathTo(to)} aria-label={label} className={className}>
      <Icon of={icon} decorative />
    </Link>
  );
}

import type { OutputOf } from '#platform/operation/operation.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import type { listConversations } from '../chat.contract.ts';
import type { searchMessages } from '../chat-message.contract.ts';
import css from './chat.module.css';
import { type Box, ConversationRowLink, inBox } from './conversation-row.tsx';
import { FoundMessages } from './found-messages.tsx';
import { useConversations } from './use-conversations.ts';
import { useUnsent } from './use-outbox.ts';

export interface ConversationListProps {
  box: Box;
  first: OutputOf<typeof listConversations>;
  requests: number;
  q: string;
  found: OutputOf<typeof searchMessages> | null;
}

export function ConversationList({ box, first, requests, q, found }: ConversationListProps) {
  const t = useTexts('chat');
  const { rows, state, more, waiting } = useConversations(box, first, requests);
  const unsent = useUnsent(useReader()?.id ?? null);
  if (found !== null) return <FoundMessages q={q} first={found} />;
  return (
    <>
      <div className={css.head}>
        <TabNav label={t('list.boxes')}>
          <Link to="/chat" className={tabLinkClass} aria-current={box === 'chats' ? 'page' : undefined}>
            {t('list.chats')}
          </Link>
          <Link to={inBox('/chat', 'requests')} className={tabLinkClass} aria-current={box === 'requests' ? 'page' : undefined}>
            {t('list.requests')}
            {waiting > 0 && <CountBadge shown={waiting > 99 ? '99+' : String(waiting)} label={t('list.waiting', { count: waiting })} />}
          </Link>
        </TabNav>
      </div>
      <div className={css.list}>
        {rows.length === 0 ? (
          <p className={css.nothing}>{t(box === 'chats' ? 'list.noChats' : 'list.noRequests')}</p>
        ) : (
          <ul>
            {rows.map((row) => (
              <li key={row.id} data-list-row>
                <ConversationRowLink row={row} box={box} unsent={unsent.get(row.id)} />
              </li>
            ))}
          </ul>
        )}
        {state === 'failed' && <p role="alert">{t('list.failed')}</p>}
        {state !== 'end' && (
          <Button variant="quiet" wide pending={state === 'loading'} pendingLabel={t('list.loading')} onClick={more}>
            {t('list.more')}
          </Button>
        )}
      </div>
    </>
  );
}

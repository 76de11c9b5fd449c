import { useState } from 'react';
import { Outlet, useParams } from 'react-router';
import { typedOrNull } from '#platform/richtext/line.ts';
import { useInApp } from '#platform/web/app-bridge.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { getUnreadChats, listConversations } from '../chat.contract.ts';
import { searchMessages } from '../chat-message.contract.ts';
import type { Route } from './+types/chat.route';
import css from './chat.module.css';
import { ChatSearch } from './chat-search.tsx';
import { ConversationList } from './conversation-list.tsx';

const NewChatDialog = onDemand(async () => (await import('./new-chat-dialog.tsx')).NewChatDialog);
const ChatSettingsDialog = onDemand(async () => (await import('./chat-settings-dialog.tsx')).ChatSettingsDialog);

export const handle: RouteHandle = { texts: ['chat', 'media', 'reference', 'moderation'], frame: 'wide' };

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const { searchParams } = new URL(args.request.url);
    const box = searchParams.get('box') === 'requests' ? 'requests' : 'chats';
    const q = typedOrNull((searchParams.get('q') ?? '').trim().slice(0, 100)) ?? '';
    const [list, { requests }, found] = await Promise.all([
      ask(listConversations, { box }),
      ask(getUnreadChats, {}),
      q === '' ? null : ask(searchMessages, { q }),
    ]);
    return { box, list, requests, q, found } as const;
  });

export default function ChatRoute({ loaderData: { box, list, requests, q, found } }: Route.ComponentProps) {
  const t = useTexts('chat');
  const isOpen = useParams().conversationId !== undefined;
  const inApp = useInApp();
  const [dialog, setDialog] = useState<'new' | 'settings' | null>(null);
  const close = () => setDialog(null);
  return (
    <PageBody>
      <div className={classNames(css.chat, isOpen && css.open, inApp && css.inApp)}>
        <section className={css.side} aria-label={t('list.label')}>
          <div className={css.head}>
            <div className="row-between">
              {/* The open conversation brings the heading of the page. */}
              {isOpen ? <p className="t-head">{t('title')}</p> : <h1 className="t-head">{t('title')}</h1>}
              <div className="row">
                <IconButton icon="settings" label={t('settings.title')} onClick={() => setDialog('settings')} />
                <IconButton icon="plus" variant="soft" label={t('new.title')} onClick={() => setDialog('new')} />
              </div>
            </div>
            <ChatSearch q={q} />
          </div>
          <ConversationList key={`${box} ${q}`} box={box} first={list} requests={requests} q={q} found={found} />
        </section>
        <div className={css.pane}>
          <Outlet />
        </div>
      </div>
      {dialog === 'new' && <NewChatDialog onClose={close} />}
      {dialog === 'settings' && <ChatSettingsDialog onClose={close} />}
    </PageBody>
  );
}

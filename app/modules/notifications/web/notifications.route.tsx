import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { MAX_PAGE_SIZE } from '#platform/operation/paging.ts';
import { useReader } from '#platform/web/facts.ts';
import { forMember } from '#platform/web/for-member.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useLocalise } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { RESUMED } from '#platform/web/live-messages.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { useMemberMessages } from '#platform/web/realtime.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { type PageList, usePageList } from '#platform/web/use-page-list.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { getPause } from '../notification-pause.contract.ts';
import { listNotifications, NOTIFICATIONS_ADDED, type Notification } from '../notifications.contract.ts';
import type { Route } from './+types/notifications.route';
import { NotificationDays } from './notification-days.tsx';
import css from './notifications.module.css';
import { PauseControl } from './pause-control.tsx';
import { afterInterruption, afterMessage, isBehind } from './read-elsewhere.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useMute } from './use-mute.ts';

export const handle: RouteHandle = { texts: ['notifications', 'library'] };

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const { searchParams } = new URL(args.request.url);
    const unread = searchParams.get('show') === 'unread';
    const cursor = searchParams.get('cursor') ?? undefined;
    const [list, pause] = await Promise.all([ask(listNotifications, { unread, cursor }), ask(getPause, {})]);
    return { unread, page: list, pause };
  });

const renewLater = async (readerId: string) => (await import('./use-push.ts')).renewPush(readerId);

export default function NotificationsRoute({ loaderData: { unread, page, pause } }: Route.ComponentProps) {
  const t = useTexts('notifications');
  const input = useMemo(() => ({ unread }), [unread]);
  const list = usePageList<Notification, typeof listNotifications>(listNotifications, input, page);
  const { markOne, markAll, pending } = useMarkRead(list.setRows);
  const { mute } = useMute(list.setRows);
  useMemberMessages((message) => list.setRows((rows) => afterMessage(rows, message)));
  const readerId = useReader()?.id;
  useEffect(() => {
    // Without it the list is as good; the settings say more.
    if (readerId !== undefined) renewLater(readerId).catch(() => undefined);
  }, [readerId]);
  return (
    <PageBody>
      <Seo title={t('title')} description={t('description')} noindex />
      <PageHead title={t('title')}>
        <div className="row">
          {list.rows.some(({ read }) => !read) && (
            <Button variant="quiet" pending={pending} pendingLabel={t('markAll')} onClick={markAll}>
              {t('markAll')}
            </Button>
          )}
          <Link to="/notifications/settings" className={buttonClass({ variant: 'quiet' })}>
            {t('settingsLink')}
          </Link>
        </div>
      </PageHead>
      <PauseControl {...pause} />
      <TabNav label={t('filter.label')}>
        <Link to="/notifications" className={tabLinkClass} aria-current={unread ? undefined : 'page'}>
          {t('filter.all')}
        </Link>
        <Link to="/notifications?show=unread" className={tabLinkClass} aria-current={unread ? 'page' : undefined}>
          {t('filter.unread')}
        </Link>
      </TabNav>
      <Arrivals newest={unread ? '/notifications?show=unread' : '/notifications'} unread={unread} list={list} />
      {list.rows.length === 0 && list.state === 'end' ? (
        <Nothing unread={unread} />
      ) : (
        <>
          <NotificationDays rows={list.rows} onOpen={markOne} onMute={mute} />
          <ListEnd
            list={list}
            nextPath={page.nextCursor && `/notifications?${unread ? 'show=unread&' : ''}cursor=${encodeURIComponent(page.nextCursor)}`}
          />
        </>
      )}
    </PageBody>
  );
}

/** What comes while the page is open is announced and shown when it is asked for: nothing moves under the reader's finger. */
function Arrivals({ newest, unread, list }: { newest: string; unread: boolean; list: PageList<Notification> }) {
  const t = useTexts('notifications');
  const [waiting, setWaiting] = useState(false);
  const { revalidate, state } = useRevalidator();
  const [address] = useSearchParams();
  const localise = useLocalise();
  const navigate = useNavigate();
  async function lookAgain() {
    const { data } = await callOverHttp(listNotifications, { limit: MAX_PAGE_SIZE });
    list.setRows((rows) => afterInterruption(rows, data));
    if (!address.has('cursor') && isBehind(list.rows, unread ? data.filter(({ read }) => !read) : data)) setWaiting(true);
  }
  useMemberMessages(({ name }) => {
    if (name === NOTIFICATIONS_ADDED) setWaiting(true);
    // Without an answer the list is as good as it was.
    if (name === RESUMED) lookAgain().catch(() => undefined);
  });
  async function show() {
    // What is new does not stand on a later page.
    await (address.has('cursor') ? navigate(localise(newest)) : revalidate());
    setWaiting(false);
  }
  return (
    <div role="status">
      {waiting && (
        <p className={css.arrivals}>
          {t('new')}
          <Button size="s" variant="soft" pending={state === 'loading'} pendingLabel={t('showNew')} onClick={() => void show()}>
            {t('showNew')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Nothing({ unread }: { unread: boolean }) {
  const t = useTexts('notifications');
  const which = unread ? 'unread' : 'all';
  return (
    <EmptyState
      art="bell"
      title={t(`empty.${which}`)}
      action={
        <Link to={unread ? '/notifications' : '/cases'} className={buttonClass({ variant: 'primary' })}>
          {t(unread ? 'empty.showAll' : 'empty.cases')}
        </Link>
      }
    >
      {t(`empty.${which}Text`)}
    </EmptyState>
  );
}

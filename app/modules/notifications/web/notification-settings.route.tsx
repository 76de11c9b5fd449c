import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { getPause } from '../notification-pause.contract.ts';
import { getSettings, listMutedItems } from '../notification-settings.contract.ts';
import type { Route } from './+types/notification-settings.route';
import { MutedItems } from './muted-items.tsx';
import css from './notification-settings-form.module.css';
import { NotificationSettingsForm } from './notification-settings-form.tsx';
import { PauseControl } from './pause-control.tsx';
import { PushSettings } from './push-settings.tsx';

export const handle: RouteHandle = { texts: ['notifications'] };

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const cursor = new URL(args.request.url).searchParams.get('cursor') ?? undefined;
    const [settings, pause, muted] = await Promise.all([ask(getSettings, {}), ask(getPause, {}), ask(listMutedItems, { cursor })]);
    return { settings, pause, muted };
  });

export default function NotificationSettingsRoute({ loaderData: { settings, pause, muted } }: Route.ComponentProps) {
  const t = useTexts('notifications');
  return (
    <PageBody>
      <Seo title={t('settings.title')} description={t('settings.description')} noindex />
      <p className={css.back}>
        <Link to="/notifications">{t('settings.back')}</Link>
      </p>
      <h1 className="t-display">{t('settings.title')}</h1>
      <PauseControl {...pause} />
      <PushSettings />
      <NotificationSettingsForm settings={settings} />
      <MutedItems first={muted} />
    </PageBody>
  );
}

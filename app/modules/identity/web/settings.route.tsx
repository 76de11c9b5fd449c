import { listLess } from '#modules/library/feed.contract.ts';
import { ResetFeed } from '#modules/library/web/widgets/reset-feed.tsx';
import { WantedLess } from '#modules/library/web/widgets/wanted-less.tsx';
import { listBlocked, listMuted } from '#modules/network/block.contract.ts';
import { HushSettings } from '#modules/network/web/widgets/hush-settings.tsx';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { getOnboarding, getUserBasicDetail } from '../member.contract.ts';
import { listSessions } from '../session.contract.ts';
import type { Route } from './+types/settings.route';
import { AddressSettings } from './address-settings.tsx';
import { countryOptions } from './country-options.tsx';
import { DetailSettings, InterestSettings } from './detail-settings.tsx';
import { LanguageSettings, ThemeSettings } from './display-settings.tsx';
import { SessionSettings } from './session-settings.tsx';
import css from './settings.module.css';
import { VerificationSettings } from './verification-settings.tsx';

export const handle: RouteHandle = { texts: ['identity', 'reference', 'network', 'library'], frame: 'work' };

export async function loader(args: Route.LoaderArgs) {
  return forMember(args, async (call) => {
    const [me, { verification, next }, sessions, less, blocked, muted, countries] = await Promise.all([
      call(getUserBasicDetail, {}),
      call(getOnboarding, {}),
      call(listSessions, {}),
      call(listLess, {}),
      call(listBlocked, {}),
      call(listMuted, {}),
      countryOptions(call),
    ]);
    return { me, verification, next, sessions: sessions.data, less, blocked, muted, countries };
  });
}

const SECTIONS = ['verification', 'details', 'interests', 'addresses', 'display', 'feed', 'hushed', 'sessions'] as const;

export default function SettingsRoute({
  loaderData: { me, verification, next, sessions, less, blocked, muted, countries },
}: Route.ComponentProps) {
  const t = useTexts('identity');
  return (
    <PageBody>
      <Seo title={t('settings.title')} description={t('settings.description')} noindex />
      <div className={css.page}>
        <h1 className="t-display">{t('settings.title')}</h1>
        <nav aria-label={t('settings.contents')} className={css.contents}>
          {SECTIONS.map((id) => (
            <a key={id} href={`#${id}`}>
              {t(`settings.section.${id}`)}
            </a>
          ))}
        </nav>
        <noscript>
          <p className={css.noscript}>{t('form.noscript')}</p>
        </noscript>
        <VerificationSettings verification={verification} next={next} />
        <DetailSettings me={me} countries={countries} />
        <InterestSettings me={me} />
        <AddressSettings me={me} countries={countries} />
        <section id="display" aria-labelledby="display-title" className={css.section}>
          <h2 id="display-title" className="t-head">
            {t('settings.section.display')}
          </h2>
          <LanguageSettings chosen={me.language} />
          <ThemeSettings />
        </section>
        <section id="feed" aria-labelledby="feed-title" className={css.section}>
          <h2 id="feed-title" className="t-head">
            {t('settings.section.feed')}
          </h2>
          <p>
            <Link to="/notifications/settings">{t('settings.notifications')}</Link>
          </p>
          <WantedLess less={less} />
          <ResetFeed />
        </section>
        <section id="hushed" aria-labelledby="hushed-title" className={css.section}>
          <h2 id="hushed-title" className="t-head">
            {t('settings.section.hushed')}
          </h2>
          <HushSettings blocked={blocked} muted={muted} />
        </section>
        <SessionSettings sessions={sessions} />
      </div>
    </PageBody>
  );
}

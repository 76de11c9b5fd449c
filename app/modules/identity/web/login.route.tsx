import { redirectDocument } from 'react-router';
import { useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import { safeRedirectPath } from '#platform/web/redirects.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LineArt } from '#ui/line-art.tsx';
import type { Route } from './+types/login.route';
import { countryOptions } from './country-options.tsx';
import css from './login.module.css';
import { LoginForm } from './login-form.tsx';

export const handle: RouteHandle = { texts: ['identity'], frame: 'gate' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const target = safeRedirectPath(searchParams.get('redirect_url'));
  // Signed in in another tab, maybe: what is open here knows nothing of it.
  if (pageOf(context)?.reader != null) throw redirectDocument(target);
  // Led here from something that was not done, by app/modules/identity/web/widgets/use-failure.ts.
  return { target, ended: searchParams.has('ended'), countries: await countryOptions(call(context)) };
}

const REASONS: readonly { id: string; icon: IconName }[] = [
  { id: 'answer', icon: 'messages' },
  { id: 'learn', icon: 'school' },
  { id: 'verified', icon: 'shield-check' },
];

export default function LoginRoute({ loaderData: { target, ended, countries } }: Route.ComponentProps) {
  const t = useTexts('identity');
  return (
    <PageBody>
      <Seo title={t('login.title')} description={t('login.description')} noindex />
      <div className={css.grid}>
        <section aria-labelledby="login-title" className={css.form}>
          <h1 id="login-title" className="t-display">
            {t('login.title')}
          </h1>
          {ended && (
            <p role="status" className={css.ended}>
              {t('login.ended')}
            </p>
          )}
          <p className={css.lead}>{t('login.lead')}</p>
          <LoginForm countries={countries} target={target} />
        </section>
        <section aria-labelledby="login-why" className={css.why}>
          <LineArt name="colleagues" />
          <h2 id="login-why" className="t-title">
            {t('login.why.title')}
          </h2>
          <ul className="stack">
            {REASONS.map(({ id, icon }) => (
              <li key={id} className={css.reason}>
                <Icon of={icon} decorative />
                <span>{t(`login.why.${id}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageBody>
  );
}

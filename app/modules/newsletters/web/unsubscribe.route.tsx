/** Where the link in a mail leads. It asks first: some mail programs open every link to look at it. */
import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { isNotThere } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { readUnsubscribe, unsubscribe } from '../newsletters.contract.ts';
import type { Route } from './+types/unsubscribe.route';

export const handle: RouteHandle = { texts: ['newsletters'] };

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    return { token, letter: await call(context)(readUnsubscribe, { token }) };
  } catch (error) {
    // A link that a mail program broke in two.
    if (isNotThere(error)) return { token, letter: null };
    throw error;
  }
}

export default function UnsubscribeRoute({ loaderData: { token, letter } }: Route.ComponentProps) {
  return letter === null ? <BrokenLink /> : <EndSubscription token={token} {...letter} />;
}

function BrokenLink() {
  const t = useTexts('newsletters');
  return (
    <PageBody>
      <Seo title={t('end.broken')} description={t('end.brokenText')} noindex />
      <h1 className="visually-hidden">{t('end.broken')}</h1>
      <EmptyState
        title={t('end.broken')}
        action={
          <Link to="/newsletters?mine=true" className={buttonClass()}>
            {t('end.own')}
          </Link>
        }
      >
        {t('end.brokenText')}
      </EmptyState>
    </PageBody>
  );
}

function EndSubscription({ token, name, slug, subscribed }: OutputOf<typeof readUnsubscribe> & { token: string }) {
  const t = useTexts('newsletters');
  const [ended, setEnded] = useState(!subscribed);
  const { run, pending, failure } = useCommand(unsubscribe);
  const { message } = useFailure(failure);
  const end = async () => setEnded((await run({ token })) !== null);
  return (
    <PageBody>
      <Seo title={t('end.title', { name })} description={t('end.text')} noindex />
      <h1 className="visually-hidden">{t('end.title', { name })}</h1>
      {ended ? (
        <EmptyState title={t('end.done', { name })}>
          <Link to={`/newsletters/${slug}`}>{t('end.read')}</Link>
        </EmptyState>
      ) : (
        <EmptyState
          title={t('end.title', { name })}
          action={
            <Button variant="primary" pending={pending} pendingLabel={t('end.doing')} onClick={() => void end()}>
              {t('end.do')}
            </Button>
          }
        >
          {t('end.text')}
        </EmptyState>
      )}
      {message !== null && <p role="alert">{message}</p>}
    </PageBody>
  );
}

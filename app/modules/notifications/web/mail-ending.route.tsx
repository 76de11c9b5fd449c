/** Where the last line of a notification's e-mail leads. It asks first: some mail programs open every link to look at it. */
import { Fragment, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { endMail, readMailEnding } from '../mail-ending.contract.ts';
import type { ChoiceName } from '../notifications.contract.ts';
import type { Route } from './+types/mail-ending.route';

export const handle: RouteHandle = { texts: ['notifications'] };

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    return { token, kinds: (await call(context)(readMailEnding, { token })).kinds };
  } catch (error) {
    // A link that a mail program broke in two.
    if (error instanceof CallFailure && (error.status === 404 || error.code === 'request.invalid')) return { token, kinds: null };
    throw error;
  }
}

export default function MailEndingRoute({ loaderData: { token, kinds } }: Route.ComponentProps) {
  const t = useTexts('notifications');
  const title = t(kinds === null ? 'ending.broken' : 'ending.title');
  return (
    <PageBody>
      <Seo title={title} description={t('ending.text')} noindex />
      <h1 className="visually-hidden">{title}</h1>
      {kinds === null ? (
        <EmptyState title={title} action={<ToSettings />}>
          {t('ending.brokenText')}
        </EmptyState>
      ) : (
        <Ending token={token} kinds={kinds} />
      )}
    </PageBody>
  );
}

function Ending({ token, kinds }: { token: string; kinds: readonly ChoiceName[] }) {
  const t = useTexts('notifications');
  const { run, pending, failure } = useCommand(endMail);
  const { message } = useFailure(failure);
  const [ended, setEnded] = useState<readonly ChoiceName[] | null>(kinds.length === 0 ? [] : null);
  const end = async () => setEnded((await run({ token }))?.kinds ?? null);
  if (ended !== null)
    return (
      <div role="status">
        <EmptyState title={t('ending.done')} action={<ToSettings />}>
          <Kinds kinds={ended} />
          {t('ending.doneText')}
        </EmptyState>
      </div>
    );
  return (
    <>
      <EmptyState
        title={t('ending.title')}
        action={
          <Button variant="primary" pending={pending} pendingLabel={t('settings.saving')} onClick={() => void end()}>
            {t('ending.do')}
          </Button>
        }
      >
        <Kinds kinds={kinds} />
        {t('ending.text')}
      </EmptyState>
      {message !== null && <p role="alert">{message}</p>}
    </>
  );
}

function Kinds({ kinds }: { kinds: readonly ChoiceName[] }) {
  const t = useTexts('notifications');
  return kinds.map((kind) => (
    <Fragment key={kind}>
      {t(`settings.kind.${kind}`)}
      <br />
    </Fragment>
  ));
}

function ToSettings() {
  const t = useTexts('notifications');
  return (
    <Link to="/notifications/settings" className={buttonClass()}>
      {t('ending.settings')}
    </Link>
  );
}

/** Where the last line of a notification's e-mail leads. */
import { Fragment, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { endMail, readMailEnding } from '../mail-ending.contract.ts';
import type { ChoiceName } from '../notifications.contract.ts';
import type { Route } from './+types/mail-ending.route';
import { behindLink, MailLinkPage, ToSettings } from './mail-link-page.tsx';

export const handle: RouteHandle = { texts: ['notifications'] };

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return { token, found: await behindLink(() => call(context)(readMailEnding, { token })) };
}

export default function MailEndingRoute({ loaderData: { token, found } }: Route.ComponentProps) {
  const t = useTexts('notifications');
  return (
    <MailLinkPage texts="ending" help={t('ending.text')}>
      {found && <Ending token={token} kinds={found.kinds} />}
    </MailLinkPage>
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

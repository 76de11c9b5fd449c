/** Where the link beside a line of a notification's e-mail leads. */
import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { muteByMail, readMailMute } from '../mail-mute.contract.ts';
import type { Choice } from '../notification-settings.contract.ts';
import type { Route } from './+types/mail-mute.route';
import { behindLink, MailLinkPage } from './mail-link-page.tsx';

export const handle: RouteHandle = { texts: ['notifications'] };

type Subject = OutputOf<typeof readMailMute>;

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return { token, subject: await behindLink(() => call(context)(readMailMute, { token })) };
}

export default function MailMuteRoute({ loaderData: { token, subject } }: Route.ComponentProps) {
  const t = useTexts('notifications');
  return (
    <MailLinkPage texts="tap" help={t('tap.help')}>
      {subject && <Muting key={token} token={token} subject={subject} />}
    </MailLinkPage>
  );
}

function Muting({ token, subject: { mute, kind, title, note, muted: atFirst } }: { token: string; subject: Subject }) {
  const t = useTexts('notifications');
  const { run, pending, failure } = useCommand(muteByMail);
  const { message } = useFailure(failure);
  const [muted, setMuted] = useState(atFirst);
  /** How its kind was told before it was silenced here. */
  const [was, setWas] = useState<Choice | null>(null);
  const values = { title, note, kind: t(`settings.kind.${kind}`) };
  async function change() {
    const done = await run({ token, muted: !muted, was: muted ? was : null });
    if (done === null) return;
    setMuted(done.muted);
    if (done.muted) setWas(done.was);
  }
  return (
    <>
      <div role="status">
        <EmptyState
          title={muted ? t(`muted.${mute}`, values) : t('tap.title')}
          action={
            <Button
              variant={muted ? 'soft' : 'primary'}
              pending={pending}
              pendingLabel={t('settings.saving')}
              onClick={() => void change()}
            >
              {t(muted ? 'tap.again' : 'tap.do')}
            </Button>
          }
        >
          {t(`${muted ? 'unmute' : 'mute'}.${mute}`, values)}
          <br />
          {t('tap.help')}
        </EmptyState>
      </div>
      {message !== null && <p role="alert">{message}</p>}
    </>
  );
}

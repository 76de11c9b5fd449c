/** Where the link beside a line of a notification's e-mail leads. It asks first: some mail programs open every link to look at it. */
import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
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
import { muteByMail, readMailMute } from '../mail-mute.contract.ts';
import type { Choice } from '../notification-settings.contract.ts';
import type { Route } from './+types/mail-mute.route';

export const handle: RouteHandle = { texts: ['notifications'] };

type Subject = OutputOf<typeof readMailMute>;

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    return { token, subject: await call(context)(readMailMute, { token }) };
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.code === 'request.invalid')) return { token, subject: null };
    throw error;
  }
}

export default function MailMuteRoute({ loaderData: { token, subject } }: Route.ComponentProps) {
  const t = useTexts('notifications');
  const title = t(subject === null ? 'tap.broken' : 'tap.title');
  return (
    <PageBody>
      <Seo title={title} description={t('tap.help')} noindex />
      <h1 className="visually-hidden">{title}</h1>
      {subject === null ? (
        <EmptyState title={title} action={<ToSettings />}>
          {t('tap.brokenText')}
        </EmptyState>
      ) : (
        <Muting key={token} token={token} subject={subject} />
      )}
    </PageBody>
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

function ToSettings() {
  const t = useTexts('notifications');
  return (
    <Link to="/notifications/settings" className={buttonClass()}>
      {t('ending.settings')}
    </Link>
  );
}

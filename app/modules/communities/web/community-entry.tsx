import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { REQUEST_NOTE_LENGTH } from '#modules/library/place-membership.contract.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { CommunityView } from '../communities.contract.ts';
import { joinCommunity, leaveCommunity, withdrawCommunityRequest } from '../community-member.contract.ts';
import css from './community.module.css';

/** The door of a community, as it stands to this reader. */
export function CommunityEntry({ community }: { community: CommunityView }) {
  const t = useTexts('communities');
  const language = useLanguage();
  const reader = useReader();
  const loginPath = useLoginPath();
  const { can, standing, askAgainAt, closed } = community;
  // The notice above says why; there is nothing to sign in for.
  if (reader === null && closed) return null;
  if (reader === null)
    return (
      <div className={css.entry}>
        <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
          {t('door.signIn')}
        </Link>
      </div>
    );
  return (
    <div className={css.entry}>
      {can.join && <Join community={community} />}
      {can.request && <Request community={community} />}
      {can.withdrawRequest && <Waiting community={community} />}
      {can.leave && <Leave community={community} />}
      {standing === 'declined' && !closed && askAgainAt !== null && !can.request && !can.join && (
        <p>{t('door.askAgain', { date: formatDate(language, askAgainAt) })}</p>
      )}
      {standing === 'removed' && <p>{t('door.removed')}</p>}
    </div>
  );
}

function Join({ community: { id } }: { community: CommunityView }) {
  const t = useTexts('communities');
  const { run, pending, failure } = useCommand(joinCommunity);
  const { message } = useFailure(failure);
  const { revalidate } = useRevalidator();

  async function handleClick() {
    if ((await run({ communityId: id })) !== null) await revalidate();
  }

  return (
    <>
      <Button variant="primary" pending={pending} pendingLabel={t('door.joining')} onClick={() => void handleClick()}>
        {t('door.join')}
      </Button>
      {message !== null && <Refusal>{message}</Refusal>}
    </>
  );
}

const NO_NOTE = { note: '' };

function Request({ community: { id } }: { community: CommunityView }) {
  const t = useTexts('communities');
  const { written, change, discard } = useKeptWriting(NO_NOTE, { name: 'community-request', id });
  const { note } = written;
  const { run, pending, failure } = useCommand(joinCommunity);
  const { message, fields } = useFailure(failure);
  const { revalidate } = useRevalidator();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if ((await run({ communityId: id, note })) === null) return;
    discard();
    await revalidate();
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field label={t('door.note')} note={t('form.optional')} help={t('door.noteHelp')} error={fields.note}>
        {(control) => (
          <WholeArea
            {...control}
            rows={2}
            value={note}
            maxLength={REQUEST_NOTE_LENGTH}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
      {message !== null && <Refusal>{message}</Refusal>}
      <Button type="submit" variant="primary" pending={pending} pendingLabel={t('door.asking')}>
        {t('door.ask')}
      </Button>
    </form>
  );
}

function Waiting({ community: { id } }: { community: CommunityView }) {
  const t = useTexts('communities');
  const { run, pending } = useToldCommand(withdrawCommunityRequest);
  const { revalidate } = useRevalidator();

  // Decided on meanwhile, it says so, and the page shows what they are now.
  async function withdraw() {
    if ((await run({ communityId: id }))?.standing === 'none') showToast(t('door.withdrawn'));
    await revalidate();
  }

  return (
    <>
      <p>{t('door.requested')}</p>
      <Button variant="quiet" pending={pending} pendingLabel={t('door.leaving')} onClick={() => void withdraw()}>
        {t('door.withdraw')}
      </Button>
    </>
  );
}

/** Leaving one that anybody enters is taken back by coming in again; out of others one does not fall by a slip. */
function Leave({ community: { id, entry, closed } }: { community: CommunityView }) {
  const t = useTexts('communities');
  const [asked, setAsked] = useState(false);
  const leaving = useCommand(leaveCommunity);
  const joining = useToldCommand(joinCommunity);
  const { message } = useFailure(leaving.failure);
  const { revalidate } = useRevalidator();
  const sure = entry === 'open' && !closed;

  async function comeBack() {
    await joining.run({ communityId: id });
    await revalidate();
  }

  async function leave() {
    const done = await leaving.run({ communityId: id });
    if (done === null) return;
    // Taken out meanwhile, they have not left: the page shows what they are now.
    if (done.standing === 'left') showToast(t('door.left'), sure ? { undo: { label: t('door.undo'), onUndo: () => void comeBack() } } : {});
    await revalidate();
  }

  if (asked)
    return (
      <>
        <p>{t(closed ? 'door.leaveSureClosed' : 'door.leaveSure')}</p>
        <div className={css.actions}>
          <Button variant="danger" pending={leaving.pending} pendingLabel={t('door.leaving')} onClick={() => void leave()}>
            {t('door.leave')}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {t('door.stay')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <Button
        variant="quiet"
        pending={leaving.pending}
        pendingLabel={t('door.leaving')}
        onClick={() => (sure ? void leave() : setAsked(true))}
      >
        {t('door.leave')}
      </Button>
      {message !== null && <Refusal>{message}</Refusal>}
    </>
  );
}

function Refusal({ children }: { children: string }) {
  return (
    <p role="alert" className={css.failure}>
      {children}
    </p>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { REQUEST_NOTE_LENGTH } from '#modules/library/place-membership.contract.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Status } from '#ui/status.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { checkForumPassword, joinForum, sendJoinRequest, withdrawJoinRequest } from '../forum-membership.contract.ts';
import { type ForumView, PASSWORD_TRIES } from '../forums.contract.ts';
import css from './forum.module.css';
import formCss from './forum-form.module.css';

export interface ForumDoorProps {
  forum: ForumView;
}

/** The way in for somebody who is signed in, or why there is none. */
export function ForumDoor({ forum }: ForumDoorProps) {
  const t = useTexts('forums');
  const language = useLanguage();
  const { can, standing, askAgainAt } = forum;
  if (can.join) return <JoinButton forum={forum} />;
  if (can.enterPassword) return <PasswordForm forum={forum} />;
  if (can.withdrawRequest) return <WaitingRequest forum={forum} />;
  if (can.request) return <RequestForm forum={forum} />;
  if (standing === 'removed') return <Status tone="failed">{t('entry.removed')}</Status>;
  return <Status tone="none">{t('entry.declined', { date: askAgainAt === null ? '' : formatDate(language, askAgainAt) })}</Status>;
}

function JoinButton({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(joinForum);
  const { message } = useFailure(failure);
  return (
    <div className="stack-s">
      <div>
        <Button
          variant="primary"
          pending={pending}
          pendingLabel={t('form.saving')}
          onClick={() => void run({ forumId: forum.id }).then((done) => (done === null ? undefined : revalidate()))}
        >
          {t('entry.join')}
        </Button>
      </div>
      {message !== null && <p role="alert">{message}</p>}
    </div>
  );
}

function PasswordForm({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const id = useId();
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(checkForumPassword);
  const { message, fields } = useFailure(failure);
  const [password, setPassword] = useState('');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if ((await run({ forumId: forum.id, password })) !== null) await revalidate();
  }

  return (
    <form noValidate className={css.entryForm} onSubmit={(event) => void handleSubmit(event)}>
      <Field
        id={`${id}-password`}
        label={t('entry.passwordLabel')}
        help={t('entry.passwordHelp', PASSWORD_TRIES)}
        error={fields.password ?? message}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="off"
            value={password}
            maxLength={200}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('entry.checking')}>
          {t('entry.enter')}
        </Button>
      </div>
    </form>
  );
}

const NO_NOTE = { note: '' };

function RequestForm({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const id = useId();
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(sendJoinRequest);
  const { message, fields } = useFailure(failure);
  const { written, change, discard } = useKeptWriting(NO_NOTE, { name: 'forum-request', id: forum.id });
  const { note } = written;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if ((await run({ forumId: forum.id, note })) === null) return;
    discard();
    await revalidate();
  }

  return (
    <form noValidate className={css.entryForm} onSubmit={(event) => void handleSubmit(event)}>
      <Field id={`${id}-note`} label={t('entry.noteLabel')} note={t('form.optional')} help={t('entry.noteHelp')} error={fields.note}>
        {(control) => (
          <WholeArea
            {...control}
            rows={3}
            value={note}
            maxLength={REQUEST_NOTE_LENGTH}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
      {message !== null && (
        <p role="alert" className={formCss.failure}>
          {message}
        </p>
      )}
      <div>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('form.saving')}>
          {t('entry.request')}
        </Button>
      </div>
    </form>
  );
}

function WaitingRequest({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const { revalidate } = useRevalidator();
  const { run, pending } = useToldCommand(withdrawJoinRequest);

  // Decided on meanwhile, it says so, and the page shows what they are now.
  async function withdraw() {
    await run({ forumId: forum.id });
    await revalidate();
  }

  return (
    <div className="stack-s" role="status">
      <Status tone="waiting">{t('entry.waiting')}</Status>
      <div>
        <Button pending={pending} pendingLabel={t('form.saving')} onClick={() => void withdraw()}>
          {t('entry.withdraw')}
        </Button>
      </div>
    </div>
  );
}

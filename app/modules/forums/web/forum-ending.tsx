import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { closeForum, deleteForum, reopenForum } from '../forum-closing.contract.ts';
import type { ForumView } from '../forums.contract.ts';
import css from './forum-form.module.css';

/** For its owner: closing a forum, opening it again, deleting it. */
export function ForumEnding({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.ending}>
      <h2 id={id} className="t-title">
        {t('closing.title')}
      </h2>
      <Closing forum={forum} />
      {forum.can.delete && <Deleting forum={forum} />}
    </section>
  );
}

function Closing({ forum: { id: forumId, can, closing } }: { forum: ForumView }) {
  const t = useTexts('forums');
  const { revalidate } = useRevalidator();
  const close = useCommand(closeForum);
  const reopen = useCommand(reopenForum);
  const { message } = useFailure(close.failure ?? reopen.failure);

  async function change(what: typeof close | typeof reopen) {
    const done = await what.run({ forumId });
    if (done === null) return;
    showToast(t(done.closed ? 'closing.closedDone' : 'closing.reopenedDone'));
    await revalidate();
  }

  return (
    <div className="stack-s">
      <p className="muted">{t(closing === null ? 'closing.closeText' : closing.byStaff ? 'closing.byStaff' : 'closing.reopenText')}</p>
      {can.close && (
        <div>
          <Button icon="lock" pending={close.pending} pendingLabel={t('form.saving')} onClick={() => void change(close)}>
            {t('closing.close')}
          </Button>
        </div>
      )}
      {can.reopen && (
        <div>
          <Button pending={reopen.pending} pendingLabel={t('form.saving')} onClick={() => void change(reopen)}>
            {t('closing.reopen')}
          </Button>
        </div>
      )}
      {message !== null && <p role="alert">{message}</p>}
    </div>
  );
}

function Deleting({ forum: { id: forumId, name: called } }: { forum: ForumView }) {
  const t = useTexts('forums');
  const go = useGo();
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const { run, pending, failure } = useCommand(deleteForum);
  const { message, fields } = useFailure(failure);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if ((await run({ forumId, name })) === null) return;
    showToast(t('closing.deletedDone'));
    go('/forums');
  }

  return (
    <div className="stack-s">
      <p className="muted">{t('closing.deleteText')}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('closing.delete')}
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="s"
        title={t('closing.deleteTitle')}
        description={t('closing.deleteText')}
        closeLabel={t('closing.keep')}
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('closing.keep')}
            </Button>
            <Button type="submit" form={formId} variant="danger" pending={pending} pendingLabel={t('form.saving')}>
              {t('closing.deleteNow')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
          <Field label={t('closing.deleteName', { name: called })} error={fields.name ?? message}>
            {(control) => <TextInput {...control} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
        </form>
      </Dialog>
    </div>
  );
}

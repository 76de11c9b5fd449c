import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TAKE_DOWN_REASON_LENGTH, takeDownAnswer, takeDownThread } from '../thread-desk.contract.ts';

export interface TakeDownDialogProps {
  /** An answer, or the thread itself. */
  target: { kind: 'thread' | 'answer'; id: string };
  /** `stands`: what its author reads instead, where a colleague had taken it down before. */
  onDone: (stands: string | null) => void;
  onClose: () => void;
}

const NOTHING = { reason: '' };

/** Asks those who tend a forum why something goes; its author reads it. Loaded on demand. */
export function TakeDownDialog({ target: { kind, id }, onDone, onClose }: TakeDownDialogProps) {
  const t = useTexts('forums');
  const formId = useId();
  const { written, change, discard } = useKeptWriting(NOTHING, { name: 'take-down', id });
  const { reason } = written;
  const thread = useCommand(takeDownThread);
  const answer = useCommand(takeDownAnswer);
  const pending = thread.pending || answer.pending;
  const { message, fields } = useFailure(thread.failure ?? answer.failure);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const done = await (kind === 'thread' ? thread.run({ id, reason }) : answer.run({ commentId: id, reason }));
    if (done === null) return;
    discard();
    onDone('stands' in done ? done.stands : null);
  }

  function close() {
    discard();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      size="s"
      title={t(`takeDown.title.${kind}`)}
      description={t(`takeDown.text.${kind}`)}
      closeLabel={t('desk.cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('desk.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={pending} pendingLabel={t('form.saving')}>
            {t('takeDown.act')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
        {message !== null && <p role="alert">{message}</p>}
        <Field label={t('takeDown.reason')} help={t('takeDown.reasonHelp')} error={fields.reason}>
          {(control) => (
            <WholeArea
              {...control}
              rows={3}
              value={reason}
              maxLength={TAKE_DOWN_REASON_LENGTH}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { REASON_LENGTH } from '../moderation.contract.ts';
import css from './console.module.css';

export interface ReasonFormProps {
  /** Of what is decided: words that are not sent yet are kept for it. */
  keptAs: string;
  label: string;
  help?: string;
  sendLabel: string;
  danger?: boolean;
  pending: boolean;
  error?: string | undefined;
  /** Resolves to true when it was done. */
  onSend: (reason: string) => Promise<boolean>;
  onCancel: () => void;
  /** Fields before the reason. */
  children?: ReactNode;
}

const NOTHING = { reason: '' };

/** No decision against somebody without words they can read. */
export function ReasonForm({
  keptAs,
  label,
  help,
  sendLabel,
  danger = false,
  pending,
  error,
  onSend,
  onCancel,
  children,
}: ReasonFormProps) {
  const t = useTexts('moderation');
  const id = useId();
  const { written, change, discard, forget } = useKeptWriting(NOTHING, { name: 'decision', id: keptAs });
  const { reason } = written;
  const [missing, setMissing] = useState(false);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') document.getElementById(id)?.focus();
    else void onSend(reason).then((done) => done && forget());
  }
  function cancel() {
    discard();
    onCancel();
  }
  return (
    <form noValidate className={css.well} onSubmit={handleSubmit}>
      {children}
      <Field id={id} label={label} help={help} error={missing ? t('console.required') : error} required>
        {(control) => (
          <WholeArea
            {...control}
            value={reason}
            maxLength={REASON_LENGTH}
            onChange={(event) => change({ reason: event.target.value })}
            rows={2}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" variant={danger ? 'danger' : 'secondary'} pending={pending} pendingLabel={t('console.deciding')}>
          {sendLabel}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('console.cancel')}
        </Button>
      </div>
    </form>
  );
}

import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { REASON_LENGTH } from '../moderation.contract.ts';
import css from './console.module.css';

export interface ReasonFormProps {
  label: string;
  help?: string;
  sendLabel: string;
  danger?: boolean;
  pending: boolean;
  error?: string | undefined;
  onSend: (reason: string) => void;
  onCancel: () => void;
  /** Fields before the reason. */
  children?: ReactNode;
}

/** No decision against somebody without words they can read. */
export function ReasonForm({ label, help, sendLabel, danger = false, pending, error, onSend, onCancel, children }: ReasonFormProps) {
  const t = useTexts('moderation');
  const id = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') document.getElementById(id)?.focus();
    else onSend(reason);
  }
  return (
    <form noValidate className={css.well} onSubmit={handleSubmit}>
      {children}
      <Field id={id} label={label} help={help} error={missing ? t('console.required') : error} required>
        {(control) => (
          <TextArea {...control} value={reason} maxLength={REASON_LENGTH} onChange={(event) => setReason(event.target.value)} rows={2} />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" variant={danger ? 'danger' : 'secondary'} pending={pending} pendingLabel={t('console.deciding')}>
          {sendLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('console.cancel')}
        </Button>
      </div>
    </form>
  );
}

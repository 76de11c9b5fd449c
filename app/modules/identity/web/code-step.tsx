import { type ReactNode, useEffect, useId, useState } from 'react';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { OtpInput } from '#ui/otp-input.tsx';
import { Status } from '#ui/status.tsx';
import { CODE_LENGTH } from '../sign-in.contract.ts';
import css from './code-step.module.css';
import { OutboxHint } from './outbox-hint.tsx';
import type { CodeSending, SentCode } from './use-code.ts';
import { minutesAndSeconds, useCountdown } from './use-countdown.ts';
import { useFailure } from './widgets/use-failure.ts';

export interface CodeStepProps {
  sending: CodeSending;
  sent: SentCode;
  /** Resolves to whether the code was right. */
  onCode: (code: string) => Promise<boolean>;
  pending: boolean;
  failure: CallFailure | null;
  /** A new code is asked for: what was said about the last one no longer holds. */
  onResend: () => void;
  /** Heading, where the step has one of its own. */
  heading?: ReactNode;
}

/** Four digits: typed, pasted or filled in by the phone; sent as soon as the last one is there. */
export function CodeStep({ sending, sent, onCode, pending, failure, onResend, heading }: CodeStepProps) {
  const t = useTexts('identity');
  const id = useId();
  const [code, setCode] = useState('');
  const words = useFailure(failure ?? sending.failure);
  const error = words.message ?? words.fields.code ?? words.fields.phone ?? words.fields.email;
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  async function tryCode(complete: string) {
    if (pending || complete.length !== CODE_LENGTH || (await onCode(complete))) return;
    setCode('');
    // After the digits have been emptied, the next try starts at the first of them.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  return (
    <form
      noValidate
      aria-busy={pending}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void tryCode(code);
      }}
    >
      <div>
        {heading}
        <p className="muted">
          {t(`login.sentBy.${sent.channel}`, { to: sent.to })}{' '}
          <button type="button" className={css.change} onClick={sending.change}>
            {t('login.change')}
          </button>
        </p>
      </div>
      <Field id={id} label={t('login.code')} error={error} className={css.field}>
        {({ required: _required, ...control }) => (
          <OtpInput
            {...control}
            length={CODE_LENGTH}
            digitLabel={(position) => t('login.digit', { position, length: CODE_LENGTH })}
            value={code}
            onValueChange={setCode}
            onComplete={(complete) => void tryCode(complete)}
          />
        )}
      </Field>
      <p role="alert" className="visually-hidden">
        {error}
      </p>
      <p role="status" className="visually-hidden">
        {pending ? t('login.checking') : ''}
      </p>
      <Resend sending={sending} sent={sent} onResend={onResend} />
      <OutboxHint />
    </form>
  );
}

function Resend({ sending, sent, onResend }: Pick<CodeStepProps, 'sending' | 'sent' | 'onResend'>) {
  const t = useTexts('identity');
  const left = useCountdown(sent.resendAt);
  const sendAgain = (channel?: 'whatsapp') => {
    onResend();
    void sending.send(sent.address, channel);
  };
  return (
    <div className={css.resend}>
      {left > 0 ? (
        <>
          <span role="timer" aria-live="off" className="muted num">
            {t('login.resendIn', { time: minutesAndSeconds(left) })}
          </span>
          <span role="status">
            <Status tone="done">{sent.message}</Status>
          </span>
        </>
      ) : (
        <>
          <Button variant="quiet" pending={sending.pending} pendingLabel={t('login.sending')} onClick={() => sendAgain()}>
            {t('login.resend')}
          </Button>
          {sent.channels.includes('whatsapp') && sent.channels.length > 1 && (
            <Button variant="quiet" onClick={() => sendAgain('whatsapp')}>
              {t('login.resendWhatsapp')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

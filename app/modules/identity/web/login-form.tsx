import { useEffect, useId, useState } from 'react';
import type { Country } from '#modules/reference/place.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToastAfterLoad } from '#ui/toast-queue.ts';
import { verifyOtp } from '../sign-in.contract.ts';
import { AddressField, callingCodeOf } from './address-field.tsx';
import { HOME_COUNTRY } from './country-options.tsx';
import { LazyCodeStep, loadCodeStep } from './lazy-code-step.tsx';
import css from './login.module.css';
import { addressInput, useAddress } from './use-address.ts';
import { type CodeSending, useCode } from './use-code.ts';
import { useHydrated } from './use-hydrated.ts';
import { afterSignIn, withPlace } from './use-return-path.ts';
import { useFailure } from './widgets/use-failure.ts';

export interface LoginFormProps {
  countries: readonly Country[];
  /** Where the reader came from; safe to follow. */
  target: string;
}

/** An address, then the code that was sent to it. */
export function LoginForm({ countries, target }: LoginFormProps) {
  const t = useTexts('identity');
  const sending = useCode('signIn');
  const address = useAddress(HOME_COUNTRY);
  const verify = useCommand(verifyOtp);
  const [entering, setEntering] = useState(false);

  if (sending.sent === null) {
    return (
      <Card>
        <AddressStep countries={countries} address={address} sending={sending} />
      </Card>
    );
  }
  const { sent } = sending;
  async function tryCode(code: string): Promise<boolean> {
    const signedIn = await verify.run({ ...sent.address, code });
    if (signedIn === null) return false;
    setEntering(true);
    sending.forget();
    showToastAfterLoad(signedIn.message);
    // A new document: who reads, the language and every cached page change together.
    window.location.assign(afterSignIn(signedIn, withPlace(target, window.location.hash)));
    return true;
  }
  return (
    <Card>
      <p className="t-eyebrow">{t('login.step', { step: 2, steps: 2 })}</p>
      <LazyCodeStep
        key={sent.resendAt}
        sending={sending}
        sent={sent}
        onCode={tryCode}
        pending={verify.pending || entering}
        failure={verify.failure}
        onResend={verify.reset}
        heading={<h2 className="t-sub">{t('login.codeTitle')}</h2>}
      />
    </Card>
  );
}

type AddressStepProps = Pick<LoginFormProps, 'countries'> & { address: ReturnType<typeof useAddress>; sending: CodeSending };

function AddressStep({ countries, address, sending }: AddressStepProps) {
  const t = useTexts('identity');
  const id = useId();
  const hydrated = useHydrated();
  const { message, fields } = useFailure(sending.failure);
  const error = message ?? fields.phone ?? fields.email ?? fields.countryCode;
  const [attempt, setAttempt] = useState(0);
  const typing = address.text !== '';
  useEffect(() => {
    if (typing) loadCodeStep().catch(() => undefined);
  }, [typing]);

  // Also with the same words as before: the field is where the reader has to go on.
  useEffect(() => {
    if (error !== undefined && error !== null && attempt > 0) document.getElementById(id)?.focus();
  }, [error, attempt, id]);

  async function send() {
    // The digits may be typed as soon as the code is there.
    await loadCodeStep().catch(() => undefined);
    await sending.send(addressInput(address.text, callingCodeOf(countries, address.country)));
    setAttempt((count) => count + 1);
  }
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="t-eyebrow">{t('login.step', { step: 1, steps: 2 })}</p>
      <AddressField
        id={id}
        label={t('login.address')}
        help={address.isEmail ? t('login.helpEmail') : t('login.helpPhone')}
        error={error}
        countries={countries}
        address={address}
      />
      <p role="alert" className="visually-hidden">
        {error}
      </p>
      <noscript>
        <p className={css.noscript}>{t('login.noscript')}</p>
      </noscript>
      <Button type="submit" variant="primary" wide disabled={!hydrated} pending={sending.pending} pendingLabel={t('login.sending')}>
        {t('login.send')}
      </Button>
    </form>
  );
}

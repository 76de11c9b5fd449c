import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Country } from '#modules/reference/place.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { UserBasicDetail } from '../member.contract.ts';
import { verifyEmail, verifyMobile } from '../sign-in.contract.ts';
import { AddressField, callingCodeOf } from './address-field.tsx';
import { HOME_COUNTRY } from './country-options.tsx';
import { LazyCodeStep } from './lazy-code-step.tsx';
import css from './settings.module.css';
import { addressInput, useAddress } from './use-address.ts';
import { type CodeSending, useCode } from './use-code.ts';
import { useFailure } from './widgets/use-failure.ts';

/** The addresses that let the member in, and a way to confirm another one. */
export function AddressSettings({ me, countries }: { me: UserBasicDetail; countries: readonly Country[] }) {
  const t = useTexts('identity');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const sending = useCode('confirm');
  function handleConfirmed(words: string, isCurrent: boolean) {
    // Shown to be theirs once more: now it may be replaced, by the address that still stands in the field.
    showToast(isCurrent ? t('settings.currentShown') : words);
    sending.change();
    setOpen(isCurrent);
    void revalidate();
  }
  function handleChange() {
    setOpen(true);
    sending.change();
  }
  return (
    <section id="addresses" aria-labelledby="addresses-title" className={css.section}>
      <h2 id="addresses-title" className="t-head">
        {t('settings.section.addresses')}
      </h2>
      <ul className={css.facts}>
        <li>
          <span>{t('settings.phone')}</span>
          <span className="num">{me.phone ?? t('settings.none')}</span>
        </li>
        <li>
          <span>{t('settings.email')}</span>
          <span>{me.email ?? t('settings.none')}</span>
        </li>
      </ul>
      <p className="muted small">{t('settings.addressesHelp')}</p>
      {open || sending.sent !== null ? (
        <ConfirmAddress
          me={me}
          countries={countries}
          // A page that was loaded anew comes back at the code, and has an address to change too.
          sending={{ ...sending, change: handleChange }}
          onConfirmed={handleConfirmed}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div className={css.actions}>
          <Button onClick={() => setOpen(true)}>{t('settings.confirmAnother')}</Button>
        </div>
      )}
    </section>
  );
}

interface ConfirmAddressProps {
  me: UserBasicDetail;
  countries: readonly Country[];
  sending: CodeSending;
  /** `isCurrent`: it is one of those that the member has already. */
  onConfirmed: (words: string, isCurrent: boolean) => void;
  onCancel: () => void;
}

function ConfirmAddress({ me, countries, sending, onConfirmed, onCancel }: ConfirmAddressProps) {
  const t = useTexts('identity');
  const address = useAddress(me.country ?? HOME_COUNTRY);
  const phone = useCommand(verifyMobile);
  const email = useCommand(verifyEmail);
  const { message, fields } = useFailure(sending.failure);
  /** There is one of each kind: a new one takes the place of this. */
  const replaced = address.isEmail ? me.email : me.phone;
  if (sending.sent !== null) {
    const { sent } = sending;
    const tryCode = async (code: string): Promise<boolean> => {
      const answer = 'email' in sent.address ? await email.run({ ...sent.address, code }) : await phone.run({ ...sent.address, code });
      if (answer === null) return false;
      onConfirmed(answer.message, 'email' in answer ? answer.email === me.email : answer.phone === me.phone);
      return true;
    };
    const reset = () => {
      phone.reset();
      email.reset();
    };
    return (
      <div className={css.confirm}>
        <LazyCodeStep
          key={sent.resendAt}
          sending={sending}
          sent={sent}
          onCode={tryCode}
          pending={phone.pending || email.pending}
          failure={phone.failure ?? email.failure}
          onResend={reset}
        />
      </div>
    );
  }
  return (
    <form
      noValidate
      className={css.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        void sending.send(addressInput(address.text, callingCodeOf(countries, address.country)));
      }}
    >
      <AddressField
        id="confirm-address"
        label={t('settings.newAddress')}
        help={address.isEmail ? t('login.helpEmail') : t('login.helpPhone')}
        error={message ?? fields.phone ?? fields.email}
        countries={countries}
        address={address}
      />
      {replaced !== null && (
        <p role="status" className="small">
          {t(address.isEmail ? 'settings.replacesEmail' : 'settings.replacesPhone', { address: replaced })}
        </p>
      )}
      {replaced !== null && sending.failure?.code === 'identity.onlyAddress' && (
        <Button onClick={() => void sending.send(address.isEmail ? { email: replaced } : { phone: replaced })}>
          {t('settings.showCurrent', { address: replaced })}
        </Button>
      )}
      <div className={css.actions}>
        <Button type="submit" pending={sending.pending} pendingLabel={t('login.sending')}>
          {t('login.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}

import { type MouseEvent, useEffect } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LineArt } from '#ui/line-art.tsx';
import { appStoreAddress, googlePlayAddress, pageWithTime } from './app-stores.ts';
import css from './login-wall.module.css';

/** Over the page, until its reader signs in or goes on in the browser. */
export function LoginWall({ onContinue }: { onContinue: () => void }) {
  const t = useTexts('shell');
  const loginPath = useLoginPath();
  // By the wall itself: where its script cannot be had, its reader's place is kept.
  useEffect(() => window.scrollTo({ top: 0 }), []);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onContinue()}
      closeLabel={t('frame.close')}
      title={
        <span className={css.title}>
          <LineArt name="book" />
          {t('wall.title')}
        </span>
      }
      description={<span className={css.text}>{t('wall.text')}</span>}
    >
      <div className={css.ways}>
        <Link to={loginPath} className={buttonClass({ variant: 'primary', size: 'l', wide: true })}>
          {t('wall.signIn')}
        </Link>
        <div className={css.stores}>
          <Store
            icon="brand-google-play"
            small={t('wall.googleSmall')}
            name={t('wall.google')}
            href={googlePlayAddress(window.location.href, Date.now())}
          />
          <Store
            icon="brand-apple"
            small={t('wall.appleSmall')}
            name={t('wall.apple')}
            href={appStoreAddress}
            onClick={carryPageToAppStore}
          />
        </div>
        <button type="button" className={css.continue} onClick={onContinue}>
          {t('wall.continue')}
        </button>
      </div>
    </Dialog>
  );
}

interface StoreProps {
  icon: IconName;
  small: string;
  name: string;
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Store({ icon, small, name, href, onClick }: StoreProps) {
  return (
    <a href={href} className={css.store} onClick={onClick}>
      <Icon of={icon} size="l" decorative />
      <span>
        <small>{small}</small>
        {name}
      </span>
    </a>
  );
}

/** Copied before leaving, while the page still has the focus that the clipboard asks for. A refusal must not hold anybody back. */
async function carryPageToAppStore(event: MouseEvent<HTMLAnchorElement>) {
  const address = pageWithTime(window.location.href, Date.now());
  // Where the reader's keys ask for another tab, the link opens it as every link does.
  if (opensElsewhere(event)) return void navigator.clipboard?.writeText(address).catch(() => undefined);
  event.preventDefault();
  await navigator.clipboard?.writeText(address).catch(() => undefined);
  window.location.assign(appStoreAddress);
}

/** In another tab or window, or as a download. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

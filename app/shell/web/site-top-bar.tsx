import { useInApp } from '#platform/web/app-bridge.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { phoneOnlyClass, SearchButton, TopBar, wideOnlyClass } from '#ui/top-bar.tsx';
import { LanguageLinks } from './language-links.tsx';
import { COMPOSE_PATH } from './sections.ts';
import css from './site-top-bar.module.css';
import { ThemeToggle } from './theme-toggle.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';

/** Brings what listens to live messages, which readers who are not signed in do without. */
const Bell = onDemand(async () => (await import('./bell.tsx')).Bell);
const ChatLink = onDemand(async () => (await import('./chat-mark.tsx')).ChatLink);

export interface SiteTopBarProps {
  /** Signing in: nothing but the way back, language and theme. */
  gate: boolean;
  onSearch: () => void;
  onMenu: () => void;
}

export function SiteTopBar({ gate, onSearch, onMenu }: SiteTopBarProps) {
  const t = useTexts('shell');
  const inApp = useInApp();
  const signedIn = useReader() !== null;
  const shortcut = usePaletteKeys().join(' ');
  const brand = (
    <Link to="/" aria-label={t('frame.toHome')}>
      <BrandMark name={t('frame.brand')} />
    </Link>
  );
  if (gate) {
    return (
      <header className={css.gate}>
        {brand}
        <div className="row push">
          <LanguageLinks />
          <ThemeToggle />
        </div>
      </header>
    );
  }
  const hasBottomBar = inApp && signedIn;
  return (
    <TopBar
      brand={
        <>
          <IconButton icon="menu-2" label={t('frame.menu')} className={classNames(css.menu, 'needs-scripts')} onClick={onMenu} />
          {brand}
        </>
      }
      tools={
        <>
          <span className={wideOnlyClass}>
            <LanguageLinks />
          </span>
          {hasBottomBar && (
            <span className={css.compose}>
              <Link
                to={COMPOSE_PATH}
                aria-label={t('frame.compose')}
                className={classNames(buttonClass({ variant: 'quiet', square: true }), phoneOnlyClass)}
              >
                <Icon of="pencil" decorative />
              </Link>
            </span>
          )}
          <IconButton icon="search" label={t('frame.search')} className={classNames(phoneOnlyClass, 'needs-scripts')} onClick={onSearch} />
          <ThemeToggle className={wideOnlyClass} />
          {signedIn && <ChatLink />}
          {signedIn ? <Bell /> : <SignIn />}
        </>
      }
    >
      <SearchButton label={t('frame.searchHint')} shortcut={shortcut} className="needs-scripts" onClick={onSearch} />
    </TopBar>
  );
}

function SignIn() {
  const t = useTexts('shell');
  const loginPath = useLoginPath();
  return (
    <Link to={loginPath} className={buttonClass({ variant: 'soft', size: 's' })}>
      {t('frame.signIn')}
    </Link>
  );
}

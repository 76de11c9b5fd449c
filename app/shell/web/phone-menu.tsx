import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, NavLink, usePath } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { LanguageLinks } from './language-links.tsx';
import { isOwnProfile } from './own-profile.ts';
import css from './phone-menu.module.css';
import { COMPOSE_PATH, sectionsFor } from './sections.ts';
import { signOutHere } from './sign-out.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** What the rail offers on wider screens. A link closes it by leading to another page. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const loginPath = useLoginPath();
  const reader = useReader();
  const atOwnProfile = isOwnProfile(usePath(), reader);
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={t('frame.brand')} closeLabel={t('frame.close')} side="start">
      <nav aria-label={t('frame.rail')} className={css.menu}>
        {sectionsFor(reader).map(({ id, path: to, icon }) => (
          <NavLink key={id} to={to} end={to === '/'} onClick={onClose} className={css.link}>
            <Icon of={icon} decorative />
            {t(`section.${id}`)}
          </NavLink>
        ))}
        <Link to={COMPOSE_PATH} onClick={onClose} className={css.link}>
          <Icon of="plus" decorative />
          {t('frame.compose')}
        </Link>
        <hr className={css.rule} />
        {reader !== null ? (
          <>
            <Link to="/profile" aria-current={atOwnProfile ? 'page' : undefined} onClick={onClose} className={css.link}>
              <Icon of="user" decorative />
              {t('appBar.profile')}
            </Link>
            <NavLink to="/settings" onClick={onClose} className={css.link}>
              <Icon of="settings" decorative />
              {t('frame.settings')}
            </NavLink>
            <button type="button" className={css.link} onClick={() => void signOutHere(t, reader?.id)}>
              <Icon of="logout" decorative />
              {t('frame.signOut')}
            </button>
          </>
        ) : (
          <Link to={loginPath} onClick={onClose} className={css.link}>
            <Icon of="login-2" decorative />
            {t('frame.signIn')}
          </Link>
        )}
      </nav>
      <div className={css.foot}>
        <LanguageLinks />
        <ThemeToggle />
      </div>
    </Sheet>
  );
}

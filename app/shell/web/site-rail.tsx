import { imageSource } from '#modules/media/media.contract.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, NavLink } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Rail, RailItem, railComposeClass, railLinkClass } from '#ui/rail.tsx';
import { type Me, useMe } from './frame-facts.ts';
import { COMPOSE_PATH, sectionsFor } from './sections.ts';
import css from './site-rail.module.css';

/** Only members have the section, and only they listen to live messages. */
const ChatCount = onDemand(async () => (await import('./chat-mark.tsx')).ChatCount);

export function SiteRail({ slim }: { slim: boolean }) {
  const t = useTexts('shell');
  const me = useMe();
  const reader = useReader();
  return (
    <Rail
      label={t('frame.rail')}
      slim={slim}
      brand={
        <Link to="/" aria-label={t('frame.toHome')}>
          <BrandMark name={t('frame.brand')} />
        </Link>
      }
      foot={
        <>
          <Link
            to={COMPOSE_PATH}
            className={classNames(buttonClass({ variant: reader === null ? 'secondary' : 'primary' }), railComposeClass)}
          >
            <RailItem icon="plus" label={t('frame.compose')} />
          </Link>
          {me && <SignedIn me={me} slim={slim} />}
        </>
      }
    >
      {sectionsFor(reader).map(({ id, path, icon }) => (
        <NavLink key={id} to={path} end={path === '/'} className={railLinkClass}>
          <RailItem icon={icon} label={t(`section.${id}`)} mark={id === 'chat' && <ChatCount />} />
        </NavLink>
      ))}
    </Rail>
  );
}

function SignedIn({ me, slim }: { me: Me; slim: boolean }) {
  const t = useTexts('shell');
  const reader = useReader();
  return (
    <div className={classNames(css.foot, slim && css.slim)}>
      <Link to="/profile" className={css.me}>
        <Avatar
          decorative
          id={reader?.id ?? ''}
          name={me.name}
          src={me.photo && imageSource(me.photo, me.photo.widths[0] ?? 480)}
          size="s"
        />
        <span className={slim ? 'visually-hidden' : css.name}>{me.name}</span>
      </Link>
      <NavLink to="/settings" aria-label={t('frame.settings')} className={buttonClass({ variant: 'quiet', size: 's', square: true })}>
        <Icon of="settings" decorative />
      </NavLink>
      <IconButton
        icon="logout"
        label={t('frame.signOut')}
        size="s"
        className="needs-scripts"
        onClick={() => void import('./sign-out.ts').then(({ signOutHere }) => signOutHere(t, reader?.id))}
      />
    </div>
  );
}

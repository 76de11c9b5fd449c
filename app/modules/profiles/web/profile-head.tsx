import type { ReactNode } from 'react';
import { imageSource } from '#modules/media/media.contract.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { Phrase, useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ProfileView } from '../profiles.contract.ts';
import { placeWords } from './place-line.tsx';
import css from './profile-head.module.css';

export interface ProfileHeadProps {
  view: ProfileView;
  /** As the reader sees it right after following or letting go. */
  followers: number;
  /** Counts lead to lists; in a preview they lead nowhere. */
  linked: boolean;
  actions?: ReactNode;
}

/** Photo, name, mark, where, and how many. */
export function ProfileHead({ view, followers, linked, actions }: ProfileHeadProps) {
  const t = useTexts('profiles');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { member, counts } = view;
  const base = `/profile/${member.id}`;
  const count = (kind: 'followers' | 'following' | 'items' | 'comments', value: number, to: string | null) => {
    const words = (
      <Phrase text={t(`count.${kind}`, { count: value, shown: formatCount(language, value) })} parts={{ b: (shown) => <b>{shown}</b> }} />
    );
    return to !== null && linked ? <Link to={to}>{words}</Link> : <span>{words}</span>;
  };
  return (
    <header className={css.head}>
      <Portrait member={member} />
      <div>
        <h1 className={`t-title ${css.name}`}>
          {member.name}
          {member.verified && <Icon of="rosette-discount-check-filled" size="l" label={t('page.verified')} className={css.verified} />}
        </h1>
        <div className={css.sub}>
          <MetaLine>
            {member.speciality !== null && reference(`speciality.${member.speciality}`)}
            {member.city ?? (placeWords(member, language) || null)}
          </MetaLine>
          {view.verification !== null && <Badge tone={TONES[view.verification]}>{t(`verification.${view.verification}`)}</Badge>}
        </div>
        <div className={css.counts}>
          {count('followers', followers, `${base}/followers`)}
          {count('following', counts.following, `${base}/following`)}
          {count('items', counts.items, `${base}/contributions`)}
          {count('comments', counts.comments, null)}
        </div>
      </div>
      {actions && <div className={css.acts}>{actions}</div>}
    </header>
  );
}

const TONES: Record<NonNullable<ProfileView['verification']>, BadgeTone> = {
  none: 'neutral',
  underProcess: 'wait',
  verified: 'brand',
  sentBack: 'bad',
};

/** A photo stands upright, initials are round. */
function Portrait({ member: { id, name, photo } }: Pick<ProfileView, 'member'>) {
  if (photo === null) return <Avatar decorative id={id} name={name} size="l" />;
  return <Avatar label={name} id={id} name={name} src={imageSource(photo, photo.widths[0] ?? photo.width)} size="portrait" />;
}

import type { ReactNode } from 'react';
import type { MemberCard } from '#modules/identity/byline.contract.ts';
import type { PlaceRole } from '#modules/library/place-membership.contract.ts';
import { imageSource } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { ListRow } from '#ui/list-row.tsx';
import css from './community.module.css';

export interface MemberRowProps {
  member: MemberCard;
  role: PlaceRole;
  /** What they wrote when they asked. */
  note?: string | null;
  /** What the reader may do about them. */
  acts?: ReactNode;
}

export function MemberRow({ member: { id, name, photo, speciality, workplace }, role, note = null, acts }: MemberRowProps) {
  const t = useTexts('communities');
  const reference = useTexts('reference');
  return (
    <ListRow
      leading={<Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />}
      title={<Link to={`/profile/${id}`}>{name}</Link>}
      detail={
        <>
          <MetaLine>
            {role !== 'member' && t(`role.${role}`)}
            {speciality !== null && reference(`speciality.${speciality}`)}
            {workplace}
          </MetaLine>
          {note !== null && <p className={css.note}>{t('members.note', { note })}</p>}
          {acts}
        </>
      }
    />
  );
}

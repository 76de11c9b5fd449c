import type { ReactNode } from 'react';
import type { Byline as Person } from '#modules/identity/byline.contract.ts';
import { imageSource } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Byline, MetaLine } from '#ui/byline.tsx';

export interface ForumPersonProps {
  byline: Person;
  /** Role, since when: after the speciality. */
  meta?: ReactNode;
  actions?: ReactNode;
}

/** A member of a forum, by name. Texts: `library` and `reference`. */
export function ForumPerson({ byline, meta, actions }: ForumPersonProps) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  if (byline.kind !== 'member') return null;
  const { id, name, photo, speciality, verified } = byline;
  return (
    <Byline
      avatar={<Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />}
      name={<Link to={`/profile/${id}`}>{name}</Link>}
      verifiedLabel={verified ? t('byline.verified') : undefined}
      meta={
        <MetaLine>
          {speciality !== null && reference(`speciality.${speciality}`)}
          {meta}
        </MetaLine>
      }
      actions={actions}
    />
  );
}

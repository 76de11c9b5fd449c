import type { ExperienceBand, Byline as ItemAuthor } from '#modules/identity/byline.contract.ts';
import { imageSource } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Byline, MetaLine } from '#ui/byline.tsx';

/** Last word of the text that says it. */
const EXPERIENCE: Record<ExperienceBand, string> = { '0-4': 'under5', '5-9': 'from5', '10-19': 'from10', '20+': 'from20' };

/** Whose item it is, as readers may see them, and since when. Pages that use it list the texts `library` and `reference`. */
export function ItemByline({ byline, at }: { byline: ItemAuthor; at: string }) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  const speciality = byline.speciality === null ? null : reference(`speciality.${byline.speciality}`);
  const verifiedLabel = byline.verified ? t('byline.verified') : undefined;
  if (byline.kind === 'anonymous') {
    return (
      <Byline
        avatar={<Avatar anonymous decorative />}
        name={t('byline.anonymous')}
        verifiedLabel={verifiedLabel}
        meta={
          <MetaLine>
            {speciality}
            {byline.experience !== null && t(`byline.experience.${EXPERIENCE[byline.experience]}`)}
            {byline.province}
            <TimeAgo iso={at} />
          </MetaLine>
        }
      />
    );
  }
  if (byline.kind === 'source') {
    return (
      <Byline
        avatar={<Avatar decorative id={byline.id} name={byline.name} />}
        name={<Link to={`/newsletter-by-journal/${byline.id}`}>{byline.name}</Link>}
        meta={
          <MetaLine>
            <TimeAgo iso={at} />
          </MetaLine>
        }
      />
    );
  }
  const { id, name, photo, workplace } = byline;
  return (
    <Byline
      avatar={<Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />}
      name={<Link to={`/profile/${id}`}>{name}</Link>}
      verifiedLabel={verifiedLabel}
      meta={
        <MetaLine>
          {speciality}
          {workplace}
          <TimeAgo iso={at} />
        </MetaLine>
      }
    />
  );
}

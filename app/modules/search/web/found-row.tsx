import { itemPath } from '#modules/library/library.contract.ts';
import { imageSource } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { MetaLine } from '#ui/byline.tsx';
import type { FoundItem, FoundPerson, Segments } from '../search.contract.ts';
import css from './search.module.css';

/** A case as search shows it: its title and the passages where the words stand. */
export function FoundItemRow({ found: { id, kind, language, title, excerpt, byline, specialities, publishedAt } }: { found: FoundItem }) {
  const library = useTexts('library');
  const reference = useTexts('reference');
  return (
    <li className={css.found} data-list-row>
      <h2 className="t-sub" lang={language}>
        <Link to={itemPath({ kind, id })} className="link-ink" data-list-link>
          <Marked segments={title} />
        </Link>
      </h2>
      <MetaLine>
        {library(`kind.${kind}`)}
        {byline.kind === 'anonymous' ? library('byline.anonymous') : byline.name}
        {specialities[0] !== undefined && reference(`speciality.${specialities[0]}`)}
        <TimeAgo iso={publishedAt} />
      </MetaLine>
      <p className={css.excerpt} lang={language}>
        <Marked segments={excerpt} />
      </p>
    </li>
  );
}

export function FoundPersonRow({ found: { name, member } }: { found: FoundPerson }) {
  const library = useTexts('library');
  const reference = useTexts('reference');
  const { id, photo, speciality, workplace, city, verified } = member;
  return (
    <li className={css.person} data-list-row>
      <Avatar decorative id={id} name={member.name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />
      <div>
        <h2 className="t-sub">
          <Link to={`/profile/${id}`} className="link-ink" data-list-link>
            <Marked segments={name} />
          </Link>
        </h2>
        <MetaLine>
          {speciality !== null && reference(`speciality.${speciality}`)}
          {workplace}
          {city}
          {verified && library('byline.verified')}
        </MetaLine>
      </div>
    </li>
  );
}

export function Marked({ segments }: { segments: Segments }) {
  return segments.map(({ text, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    hit ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  );
}

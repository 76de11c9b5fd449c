import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { type FoundPlace, type FoundTopic, placePath, topicPath } from '../search.contract.ts';
import { Marked } from './found-row.tsx';
import css from './search.module.css';

/** Conditions, specialities, forums and communities: what has a page of its own. */
export function FoundPlaces({ topics, places }: { topics: readonly FoundTopic[]; places: readonly FoundPlace[] }) {
  const t = useTexts('search');
  if (topics.length + places.length === 0) return null;
  return (
    <ul className={css.places} aria-label={t('places')}>
      {topics.map((topic) => (
        <li key={`${topic.type} ${topic.id}`} className={css.place} data-list-row>
          <Icon of={topic.type === 'condition' ? 'stethoscope' : 'compass'} decorative />
          <div>
            <Link to={topicPath(topic)} className="link-ink" data-list-link rel="nofollow">
              {topic.name}
            </Link>
            <p className="muted small">{t(`topic.${topic.type}`)}</p>
          </div>
        </li>
      ))}
      {places.map(({ type, id, name, about }) => (
        <li key={`${type} ${id}`} className={css.place} data-list-row>
          <Icon of={type === 'forum' ? 'messages' : 'users'} decorative />
          <div>
            <Link to={placePath({ type, id })} className="link-ink" data-list-link>
              <Marked segments={name} />
            </Link>
            <p className="muted small">{t(`topic.${type}`)}</p>
            <p className={css.excerpt}>
              <Marked segments={about} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

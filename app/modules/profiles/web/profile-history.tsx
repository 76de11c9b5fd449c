/** Where a doctor works, studied, and what they published: lists of their page, in the order they gave them. */
import { useTexts } from '#platform/web/i18n.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import type { ProfileView } from '../profiles.contract.ts';
import css from './profile-history.module.css';
import { ProfileSection } from './profile-section.tsx';
import { PublicationLine } from './publication-line.tsx';

/** Nothing of a list that is empty. */
export function ProfileHistory({ view: { workplaces, academics, publications } }: { view: ProfileView }) {
  const t = useTexts('profiles');
  return (
    <>
      {workplaces.length > 0 && (
        <ProfileSection title={t('entries.workplaces.title')}>
          <RowList label={t('entries.workplaces.title')}>
            {workplaces.map(({ id, name, role, city, fromYear, toYear }) => (
              <ListRow
                key={id}
                title={name}
                detail={<MetaLine>{[role, city].filter(Boolean)}</MetaLine>}
                trailing={<span className={css.years}>{`${fromYear}–${toYear ?? t('entries.today')}`}</span>}
              />
            ))}
          </RowList>
        </ProfileSection>
      )}
      {academics.length > 0 && (
        <ProfileSection title={t('entries.academics.title')}>
          <RowList label={t('entries.academics.title')}>
            {academics.map(({ id, course, institute, fromYear, toYear }) => (
              <ListRow
                key={id}
                title={course}
                detail={institute}
                trailing={<span className={css.years}>{yearsOf(fromYear, toYear, t('entries.since', { year: fromYear ?? '' }))}</span>}
              />
            ))}
          </RowList>
        </ProfileSection>
      )}
      {publications.length > 0 && (
        <ProfileSection title={t('publications.title')}>
          <RowList label={t('publications.title')} ordered>
            {publications.map((publication) => (
              <li key={publication.doi} className={css.publication}>
                <PublicationLine publication={publication} />
              </li>
            ))}
          </RowList>
          <p className={`muted small ${css.source}`}>{t('publications.source')}</p>
        </ProfileSection>
      )}
    </>
  );
}

function yearsOf(from: number | null, to: number | null, since: string): string {
  if (from === null) return to === null ? '' : String(to);
  if (to === null) return since;
  return from === to ? String(to) : `${from}–${to}`;
}

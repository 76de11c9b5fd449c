import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { useReader } from '#platform/web/facts.ts';
import { FilterChoice } from '#platform/web/filter-choice.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { ListFilters } from '#platform/web/list-filters.tsx';
import { POST_SORTS } from '../posts.contract.ts';
import { filterPath, type PostFilter } from './use-post-filter.ts';

/** Which posts are listed, and in what order. */
export function PostFilters({ filter }: { filter: PostFilter }) {
  const t = useTexts('posts');
  const reader = useReader();
  const specialities = useSpecialities();
  const to = (change: Partial<PostFilter>) => filterPath({ ...filter, ...change });
  const { unanswered, following } = filter;
  return (
    <ListFilters
      path={filterPath(filter)}
      sortLabel={t('list.sortLabel')}
      sorts={POST_SORTS.map((sort) => ({ to: to({ sort }), on: filter.sort === sort, label: t(`list.sort.${sort}`) }))}
      select={{
        name: 'speciality',
        label: t('list.speciality'),
        placeholder: t('list.allSpecialities'),
        options: specialities,
        pathWith: (speciality) => to({ speciality }),
      }}
      submitLabel={t('list.show')}
      choicesLabel={t('list.filterLabel')}
    >
      <FilterChoice to={to({ unanswered: !unanswered })} on={unanswered} label={t('list.unanswered')} />
      {reader !== null && <FilterChoice to={to({ following: !following })} on={following} label={t('list.following')} />}
    </ListFilters>
  );
}

import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { useReader } from '#platform/web/facts.ts';
import { FilterChoice } from '#platform/web/filter-choice.tsx';
import { FilterForm } from '#platform/web/filter-form.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { chipsClass } from '#ui/chip.tsx';
import { ChipStrip } from '#ui/chip-strip.tsx';
import type { Journal } from '../journal.contract.ts';
import { ARTICLE_TYPES } from '../news.contract.ts';
import css from './news.module.css';
import { type ArticleFilter, filterPath } from './use-article-filter.ts';

const LANGUAGES = ['en', 'id'] as const;

/** Every filter is an address: links, and one form for the long lists. */
export function ArticleFilters({ filter, journals }: { filter: ArticleFilter; journals: readonly Journal[] }) {
  const t = useTexts('news');
  const specialities = useSpecialities();
  const signedIn = useReader() !== null;
  return (
    <div className={css.filters}>
      <FilterForm
        path={filterPath(filter)}
        selects={[
          {
            name: 'speciality',
            label: t('list.speciality'),
            placeholder: t('list.allSpecialities'),
            options: specialities,
          },
          {
            name: 'journal',
            label: t('list.journal'),
            placeholder: t('list.allJournals'),
            options: journals.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        submitLabel={t('list.show')}
        className={css.selects}
      />
      <ChipStrip label={t('list.filterLabel')}>
        <FilterChoice to={filterPath({ ...filter, type: null })} on={filter.type === null} label={t('list.allTypes')} />
        {ARTICLE_TYPES.map((type) => (
          <FilterChoice key={type} to={filterPath({ ...filter, type })} on={filter.type === type} label={t(`type.${type}`)} />
        ))}
      </ChipStrip>
      <nav aria-label={t('list.languageLabel')} className={chipsClass}>
        {signedIn && (
          <FilterChoice
            to={filterPath({ ...filter, following: filter.following === null ? 'true' : null })}
            on={filter.following !== null}
            label={t('list.following')}
          />
        )}
        {LANGUAGES.map((language) => (
          <FilterChoice
            key={language}
            to={filterPath({ ...filter, language: filter.language === language ? null : language })}
            on={filter.language === language}
            label={t(`list.language.${language}`)}
          />
        ))}
      </nav>
    </div>
  );
}

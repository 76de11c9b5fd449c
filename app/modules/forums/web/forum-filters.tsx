import { KindField, SpecialityFilter, WordsField } from '#modules/library/web/widgets/narrowing-fields.tsx';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { NarrowForm } from '#platform/web/narrow-form.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { FORUM_KINDS } from '../forums.contract.ts';
import css from './forum-list.module.css';
import { FORUM_LISTS, type ForumFilter, forumsPath, OWN_LISTS } from './use-forum-filter.ts';

/** Every list is an address: links, and one form for what narrows it. */
export function ForumFilters({ filter }: { filter: ForumFilter }) {
  const t = useTexts('forums');
  const reader = useReader();
  return (
    <div className={css.filters}>
      <TabNav label={t('list.listsLabel')}>
        {FORUM_LISTS.filter((list) => reader !== null || !OWN_LISTS.includes(list)).map((list) => (
          <Link key={list} to={forumsPath({ list })} className={tabLinkClass} aria-current={filter.list === list ? 'page' : undefined}>
            {t(`list.lists.${list}`)}
          </Link>
        ))}
      </TabNav>
      {!OWN_LISTS.includes(filter.list) && <ForumChoices key={forumsPath(filter)} filter={filter} />}
    </div>
  );
}

function ForumChoices({ filter: { list, speciality, kind, q } }: { filter: ForumFilter }) {
  const t = useTexts('forums');
  return (
    <NarrowForm path="/forums" submitLabel={t('list.show')}>
      <input type="hidden" name="list" value={list} />
      {list === 'all' && <WordsField value={q} t={t} />}
      <SpecialityFilter value={speciality} t={t} />
      {list === 'all' && <KindField kinds={FORUM_KINDS} value={kind} t={t} />}
    </NarrowForm>
  );
}

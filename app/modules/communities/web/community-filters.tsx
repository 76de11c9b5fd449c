import { KindField, SpecialityFilter, WordsField } from '#modules/library/web/widgets/narrowing-fields.tsx';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { NarrowForm } from '#platform/web/narrow-form.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { COMMUNITY_KINDS } from '../communities.contract.ts';
import css from './community-list.module.css';
import { type CommunityFilter, communitiesPath } from './use-community-filter.ts';

/** Every list is an address: links, and one form for what narrows it. */
export function CommunityFilters({ filter: { mine, kind, speciality, q } }: { filter: CommunityFilter }) {
  const t = useTexts('communities');
  const reader = useReader();
  const narrowed = { kind, speciality, q };
  return (
    <div className={css.filters}>
      {reader !== null && (
        <TabNav label={t('list.lists')}>
          <Link to={communitiesPath(narrowed)} className={tabLinkClass} aria-current={mine ? undefined : 'page'}>
            {t('list.all')}
          </Link>
          <Link to={communitiesPath({ mine: true, ...narrowed })} className={tabLinkClass} aria-current={mine ? 'page' : undefined}>
            {t('list.mine')}
          </Link>
        </TabNav>
      )}
      <NarrowForm key={communitiesPath(narrowed)} path="/community" submitLabel={t('list.show')}>
        {mine && <input type="hidden" name="list" value="mine" />}
        <WordsField value={q} t={t} />
        <KindField kinds={COMMUNITY_KINDS} value={kind} t={t} />
        <SpecialityFilter value={speciality} t={t} />
      </NarrowForm>
    </div>
  );
}

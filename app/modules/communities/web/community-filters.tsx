import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { NarrowForm } from '#platform/web/narrow-form.tsx';
import { Select } from '#ui/select.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { COMMUNITY_KINDS } from '../communities.contract.ts';
import css from './community-list.module.css';
import { type CommunityFilter, communitiesPath } from './use-community-filter.ts';

/** Every list is an address: links, and one form for what narrows it. */
export function CommunityFilters({ filter: { mine, kind, speciality, q } }: { filter: CommunityFilter }) {
  const t = useTexts('communities');
  const reader = useReader();
  const specialities = useSpecialities();
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
        <TextInput
          type="search"
          name="q"
          icon="search"
          aria-label={t('list.words')}
          placeholder={t('list.words')}
          defaultValue={q}
          maxLength={80}
        />
        <Select
          name="kind"
          aria-label={t('list.kind')}
          placeholder={t('list.allKinds')}
          options={COMMUNITY_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          defaultValue={kind ?? ''}
        />
        <Select
          name="speciality"
          aria-label={t('list.speciality')}
          placeholder={t('list.allSpecialities')}
          options={specialities}
          defaultValue={speciality ?? ''}
        />
      </NarrowForm>
    </div>
  );
}

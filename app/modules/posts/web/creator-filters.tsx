import { ITEM_KINDS, type ItemKind } from '#modules/library/library.contract.ts';
import { FilterForm } from '#platform/web/filter-form.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { listAddress } from '#platform/web/list-address.ts';
import { CONTENT_STATES, type OwnContent } from '../creator.contract.ts';
import css from './creator.module.css';

export interface CreatorFilter {
  readonly kind: ItemKind | null;
  readonly state: OwnContent['state'] | null;
}

export const creatorPath = (filter: CreatorFilter, cursor?: string): string => listAddress('/content_creator', { ...filter }, cursor);

export function CreatorFilters({ filter }: { filter: CreatorFilter }) {
  const t = useTexts('posts');
  const library = useTexts('library');
  return (
    <FilterForm
      path={creatorPath(filter)}
      submitLabel={t('creator.show')}
      className={css.filters}
      selects={[
        {
          name: 'kind',
          label: t('creator.filterKind'),
          placeholder: t('creator.allKinds'),
          options: ITEM_KINDS.map((kind) => ({ value: kind, label: library(`kind.${kind}`) })),
        },
        {
          name: 'state',
          label: t('creator.filterState'),
          placeholder: t('creator.allStates'),
          options: CONTENT_STATES.map((state) => ({ value: state, label: t(`creator.state.${state}`) })),
        },
      ]}
    />
  );
}

import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { FilterForm } from '#platform/web/filter-form.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import css from './console.module.css';
import { type ApprovalFilter, approvalPath } from './use-approval-filter.ts';

export function ApprovalFilters({ filter }: { filter: ApprovalFilter }) {
  const t = useTexts('moderation');
  const library = useTexts('library');
  return (
    <FilterForm
      path={approvalPath(filter)}
      label={t('approvals.filters')}
      submitLabel={t('approvals.show')}
      className={css.filters}
      selects={[
        {
          name: 'kind',
          label: t('approvals.kind'),
          placeholder: t('approvals.allKinds'),
          options: ITEM_KINDS.map((kind) => ({ value: kind, label: library(`kind.${kind}`) })),
        },
        {
          name: 'speciality',
          label: t('approvals.speciality'),
          placeholder: t('approvals.allSpecialities'),
          options: useSpecialities(),
        },
        {
          name: 'language',
          label: t('approvals.language'),
          placeholder: t('approvals.allLanguages'),
          options: LANGUAGES.map((code) => ({ value: code, label: t(`approvals.${code}`) })),
        },
      ]}
    />
  );
}

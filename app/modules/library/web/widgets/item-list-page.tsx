import type { ReactNode } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { LaterListFailed } from '#platform/web/later-list-failed.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { PageHead } from '#ui/page-head.tsx';

export interface ItemListPageProps {
  /** Address of the whole list. */
  path: string;
  isFiltered: boolean;
  /** Beside the title: the way to write one, or to another order of the list. */
  way: ReactNode;
  filters: ReactNode;
  /** For the right column of wide windows; null for none. */
  beside: ReactNode;
  /** Null when the list could not be had. */
  list: ReactNode;
  t: Translate;
}

/** A page that lists the items of one kind. Texts of the caller: `list`. */
export function ItemListPage({ path, isFiltered, way, filters, beside, list, t }: ItemListPageProps) {
  return (
    <PageBody aside={beside === null ? undefined : { label: t('list.beside'), content: beside, hideWhenNarrow: true }}>
      {/* One page for search engines: filters show parts of it. */}
      <Seo title={t('list.title')} description={t('list.description')} canonicalPath={path} noindex={isFiltered} />
      <PageHead title={t('list.title')}>{way}</PageHead>
      {filters}
      {list ?? <LaterListFailed t={t} />}
    </PageBody>
  );
}

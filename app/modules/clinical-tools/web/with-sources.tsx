import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import type { Source } from '../clinical-tools.contract.ts';
import { SourceList } from './sources.tsx';
import css from './with-sources.module.css';

/** A remark that opens to where it is written, and says that it does. */
export function WithSources({ sources, children }: { sources: readonly Source[]; children: ReactNode }) {
  const t = useTexts('clinical-tools');
  if (sources.length === 0) return <div>{children}</div>;
  return (
    <details>
      <summary className={css.summary}>
        {children} <span className={css.open}>{t('dosage.sources', { count: sources.length })}</span>
      </summary>
      <SourceList sources={sources} />
    </details>
  );
}

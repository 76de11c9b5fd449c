import { useTexts } from '#platform/web/i18n.tsx';
import { Citation } from '#ui/citation.tsx';
import type { Source } from '../clinical-tools.contract.ts';

/** "Warfarin: Prescribing Information, section 7", and who published it. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const t = useTexts('clinical-tools');
  return sources.map(({ id, title, publisher, edition, drug, section }, index) => (
    <Citation
      key={`${id} ${drug ?? ''} ${section ?? ''}`}
      number={String(index + 1)}
      title={drug === undefined ? title : t('source.ofDrug', { drug, title })}
      source={[section && t('source.section', { section }), publisher, edition].filter(Boolean).join(' · ')}
    />
  ));
}

import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Timeline, TimelineEvent } from '#ui/timeline.tsx';
import css from './case-findings.module.css';
import { type CaseContents, CaseSection } from './case-section.tsx';
import { InvestigationsTable } from './investigations-table.tsx';
import { VitalsTable } from './vitals-table.tsx';

/** What all readers see alike. */
type Findings = Omit<CaseContents, 'question' | 'disclosure'>;

/** What was found, in the order of a case presentation. What the author left out is not there. */
export function CaseFindings({ content, figures }: { content: Findings; figures: ReactNode }) {
  const t = useTexts('cases');
  return (
    <>
      <CaseSection id="presentation" title={t('page.presentation')}>
        <div className="read">
          <RichText doc={content.presentation} />
        </div>
      </CaseSection>
      {content.history.length > 0 && (
        <CaseSection id="history" title={t('page.history')}>
          <DefinitionList
            items={content.history.map(({ kind, text }) => ({ id: kind, term: t(`page.historyKind.${kind}`), detail: text }))}
          />
        </CaseSection>
      )}
      {content.examination.length > 0 && (
        <CaseSection id="examination" title={t('page.examination')}>
          <DefinitionList
            items={content.examination.map(({ kind, text }) => ({ id: kind, term: t(`page.examKind.${kind}`), detail: text }))}
          />
        </CaseSection>
      )}
      {content.vitals.length > 0 && (
        <CaseSection id="vitals" title={t('page.vitals')}>
          <VitalsTable sets={content.vitals} age={content.patient.age} />
        </CaseSection>
      )}
      {content.investigations !== undefined && (
        <CaseSection id="investigations" title={t('page.investigations')}>
          <InvestigationsTable table={content.investigations} />
        </CaseSection>
      )}
      {content.studies.length > 0 && (
        <CaseSection id="studies" title={t('page.studies')}>
          <DefinitionList items={content.studies.map(({ title, finding }, n) => ({ id: String(n), term: title, detail: finding }))} />
        </CaseSection>
      )}
      {figures}
      {content.timeline.length > 0 && (
        <CaseSection id="timeline" title={t('page.timeline')}>
          <Timeline label={t('page.timeline')}>
            {content.timeline.map(({ when, text }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may read the same.
              <TimelineEvent key={n} when={when} title={<span className={css.event}>{text}</span>} />
            ))}
          </Timeline>
        </CaseSection>
      )}
    </>
  );
}

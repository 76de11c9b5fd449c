import type { ReactNode } from 'react';
import type { CaseView } from '../cases.contract.ts';
import css from './case-section.module.css';

export type CaseContents = CaseView['content'];

/** Sections of the page in reading order; a section's id is what links and the contents point at. */
export const SECTION_IDS = [
  'presentation',
  'history',
  'examination',
  'vitals',
  'investigations',
  'studies',
  'figures',
  'timeline',
  'question',
  'held-back',
  'updates',
  'take-home',
  'references',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export function CaseSection({ id, title, children }: { id: SectionId; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`} className="t-head">
        {title}
      </h2>
      {children}
    </section>
  );
}

import { useEffect, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import css from './case-contents.module.css';
import { type CaseContents as Contents, SECTION_IDS, type SectionId } from './case-section.tsx';

const has: Readonly<Record<SectionId, (content: Contents, updates: number) => boolean>> = {
  presentation: () => true,
  history: (content) => content.history.length > 0,
  examination: (content) => content.examination.length > 0,
  vitals: (content) => content.vitals.length > 0,
  investigations: (content) => content.investigations !== undefined,
  studies: (content) => content.studies.length > 0,
  figures: (content) => content.images.length > 0,
  timeline: (content) => content.timeline.length > 0,
  question: (content) => content.question !== null,
  'held-back': (content) => content.disclosure.length > 0,
  updates: (_, updates) => updates > 0,
  'take-home': (content) => content.takeHome.length > 0,
  references: (content) => content.references.length > 0,
};

const TEXT_KEYS: Readonly<Record<SectionId, string>> = {
  presentation: 'presentation',
  history: 'history',
  examination: 'examination',
  vitals: 'vitals',
  investigations: 'investigations',
  studies: 'studies',
  figures: 'figures',
  timeline: 'timeline',
  question: 'whatWouldYouDo',
  'held-back': 'heldBack',
  updates: 'updates',
  'take-home': 'takeHome',
  references: 'references',
};

export interface CaseContentsProps {
  content: Contents;
  updates: number;
}

/** The sections of a long case, beside it: they stay in sight below the discussion, with the one that is being read marked. */
export function CaseContents({ content, updates }: CaseContentsProps) {
  const t = useTexts('cases');
  const shown = SECTION_IDS.filter((id) => has[id](content, updates));
  const current = useSectionInView(shown);
  return (
    <nav aria-label={t('page.contents')} className={css.contents}>
      <p className="t-eyebrow">{t('page.contents')}</p>
      <ol>
        {shown.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {t(`page.${TEXT_KEYS[id]}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useSectionInView(ids: readonly SectionId[]): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  const joined = ids.join(' ');
  useEffect(() => {
    const inView = new Set<string>();
    // The band in which people read: the upper third of the screen. Of two sections in it, the later one is being read.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent((known) => SECTION_IDS.findLast((id) => inView.has(id)) ?? known);
      },
      { rootMargin: '-12% 0px -66% 0px' },
    );
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

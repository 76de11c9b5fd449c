import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';

/** The case waits for a colleague: what happens now, and what the author can do meanwhile. */
export function ComposeSent({ caseId }: { caseId: string }) {
  const t = useTexts('cases');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1} className="t-display">
        {t('compose.sent.title')}
      </h1>
      <p className="lede">{t('compose.sent.text')}</p>
      <ol className="read">
        <li>{t('compose.sent.reading')}</li>
        <li>{t('compose.sent.told')}</li>
        <li>{t('compose.sent.changes')}</li>
      </ol>
      <div className="row-wrap">
        <Link to={`/cases/${caseId}`} className={buttonClass({ variant: 'primary' })}>
          {t('compose.sent.toCase')}
        </Link>
        <Link to="/cases" className={buttonClass()}>
          {t('compose.sent.toCases')}
        </Link>
      </div>
    </div>
  );
}

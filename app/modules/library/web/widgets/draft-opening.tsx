import { useEffect, useRef } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface DraftOpeningProps {
  /** Makes the draft or finds it; null when it failed. */
  open: () => Promise<{ readonly id: string } | null>;
  failure: CallFailure | null;
  writePath: string;
  t: Translate;
}

/** What is published is changed through a draft of its own, which is made or found first. Texts of the caller: `compose`. */
export function DraftOpening({ open, failure, writePath, t }: DraftOpeningProps) {
  const go = useGo();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void open().then((draft) => draft !== null && go(`${writePath}?draft=${draft.id}`, { replace: true }));
  }, [open, writePath, go]);

  return (
    <PageBody>
      <h1 className="t-display">{t('compose.headingChange')}</h1>
      {failure === null ? (
        <Skeleton label={t('compose.opening')} shape="card" count={2} />
      ) : (
        <p role="alert">{failure.body.message || t('compose.notice.offline')}</p>
      )}
    </PageBody>
  );
}

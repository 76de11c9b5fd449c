import { useEffect, useRef } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface DraftOpeningProps {
  /** Makes the draft or finds it; null when it failed. */
  open: () => Promise<{ readonly id: string } | null>;
  failure: CallFailure | null;
  pending: boolean;
  writePath: string;
  t: Translate;
}

/** What is published is changed through a draft of its own, which is made or found first. Texts of the caller: `compose`. */
export function DraftOpening({ open, failure, pending, writePath, t }: DraftOpeningProps) {
  const go = useGo();
  const shell = useTexts('shell');
  const asked = useRef(false);

  async function ask() {
    const draft = await open();
    if (draft !== null) go(`${writePath}?draft=${draft.id}`, { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; again when its author asks.
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, []);

  return (
    <PageBody>
      <h1 className="t-display">{t('compose.headingChange')}</h1>
      {failure === null ? (
        <Skeleton label={t('compose.opening')} shape="card" count={2} />
      ) : (
        <>
          <p role="alert">{failure.body.message || t('compose.notice.offline')}</p>
          <div>
            <Button icon="refresh" pending={pending} pendingLabel={t('compose.opening')} onClick={() => void ask()}>
              {shell('failed.retry')}
            </Button>
          </div>
        </>
      )}
    </PageBody>
  );
}

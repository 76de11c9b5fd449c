import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { DecidedPlace } from '../place-decision-dialog.tsx';

const Decision = onDemand(async () => (await import('../place-decision-dialog.tsx')).PlaceDecisionDialog);

export interface PlaceStaffProps {
  place: DecidedPlace;
  /** Where whoever deleted it is led. */
  listPath: string;
}

/** What staff may do about a forum or a community of others; nothing for everybody else. Texts: `moderation`. */
export function PlaceStaff({ place, listPath }: PlaceStaffProps) {
  const t = useTexts('moderation');
  const reader = useReader();
  const go = useGo();
  const { revalidate } = useRevalidator();
  const [deciding, setDeciding] = useState(false);
  if (reader?.rights.includes('approvals') !== true || place.role === 'owner') return null;
  return (
    <div>
      <Button size="s" variant="quiet" icon="shield-check" onClick={() => setDeciding(true)}>
        {t('place.open')}
      </Button>
      {deciding && (
        <Decision
          place={place}
          onClose={() => setDeciding(false)}
          onDecided={(decision, words) => {
            setDeciding(false);
            showToast(words);
            if (decision === 'delete') go(listPath);
            else void revalidate();
          }}
        />
      )}
    </div>
  );
}

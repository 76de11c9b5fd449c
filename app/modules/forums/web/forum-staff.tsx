import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { ForumView } from '../forums.contract.ts';

const Decision = lazy(async () => ({ default: (await import('#modules/moderation/web/widgets/forum-decision.tsx')).ForumDecision }));

/** What staff may do about a forum; nothing for everybody else. */
export function ForumStaff({ forum }: { forum: ForumView }) {
  const t = useTexts('moderation');
  const reader = useReader();
  const go = useGo();
  const { revalidate } = useRevalidator();
  const [deciding, setDeciding] = useState(false);
  if (reader?.rights.includes('approvals') !== true) return null;
  return (
    <div>
      <Button size="s" variant="quiet" icon="shield-check" onClick={() => setDeciding(true)}>
        {t('forum.open')}
      </Button>
      {deciding && (
        <Suspense fallback={null}>
          <Decision
            forum={forum}
            onClose={() => setDeciding(false)}
            onDecided={(decision, words) => {
              setDeciding(false);
              showToast(words);
              if (decision === 'delete') go('/forums');
              else void revalidate();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { saveIssue } from '../newsletters.contract.ts';

export type SavedStatus = OutputOf<typeof saveIssue>['status'];

interface IssueSavedProps {
  saved: boolean;
  /** What became of it when it was last saved here; null as long as it was not. */
  status: SavedStatus | null;
}

/** Beside the button that saves: whether what stands here is saved, and of what was published who reads it now. */
export function IssueSaved({ saved, status }: IssueSavedProps) {
  const t = useTexts('newsletters');
  const isOut = saved && status !== null && status !== 'draft';
  return (
    <span className="muted small" role="status">
      {isOut ? t(`write.savedChange.${status}`) : saved ? t('write.saved') : t('write.unsaved')}
    </span>
  );
}

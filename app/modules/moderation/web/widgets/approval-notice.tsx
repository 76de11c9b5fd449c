import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Status } from '#ui/status.tsx';
import { type getApproval, handInAgain } from '../../approval.contract.ts';
import css from './approval-notice.module.css';

export interface ApprovalNoticeProps {
  itemId: string;
  /** From `getApproval` in the page's loader. */
  approval: OutputOf<typeof getApproval>;
}

/** For its author: that an item waits, or why it was sent back. Pages that use it list the texts `moderation`. */
export function ApprovalNotice({ itemId, approval }: ApprovalNoticeProps) {
  const t = useTexts('moderation');
  const [handedIn, setHandedIn] = useState(false);
  const { run, pending, failure } = useCommand(handInAgain);
  const { message } = useFailure(failure);
  if (approval.state === 'none') return null;
  if (approval.state === 'waiting' || handedIn) {
    return (
      <div className={css.notice} role="status">
        <Status tone="waiting">{t('approval.waitingTitle')}</Status>
        <p>{handedIn ? t('approval.handedIn') : t(approval.why === null ? 'approval.waitingText' : `approval.waiting.${approval.why}`)}</p>
      </div>
    );
  }
  return (
    <div className={css.notice}>
      <Status tone="failed">{t('approval.sentBackTitle')}</Status>
      {approval.reason !== null && <p className={css.reason}>{approval.reason}</p>}
      <p>{t('approval.sentBackText')}</p>
      {message !== null && <p role="alert">{message}</p>}
      <div>
        <Button
          pending={pending}
          pendingLabel={t('approval.handingIn')}
          onClick={() => void run({ itemId }).then((answer) => answer !== null && setHandedIn(true))}
        >
          {t('approval.handIn')}
        </Button>
      </div>
    </div>
  );
}

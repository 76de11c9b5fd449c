import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { itemPath } from '#modules/library/library.contract.ts';
import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { decideApproval, type HeldItem } from '../approval.contract.ts';
import css from './console.module.css';
import { ReasonForm } from './reason-form.tsx';
import { SeeAuthor } from './see-author.tsx';

export function ApprovalCard({ item, onDecided }: { item: HeldItem; onDecided: (words: string) => void }) {
  const t = useTexts('moderation');
  const library = useTexts('library');
  const [sendingBack, setSendingBack] = useState(false);
  const { run, pending, failure } = useCommand(decideApproval);
  const { message, fields } = useFailure(failure);
  const { id: itemId, heldSince, title } = item;
  async function approve() {
    const output = await run({ decision: 'approve', itemId, heldSince });
    if (output !== null) onDecided(output.status === 'held' ? t('approvals.first') : t('approvals.approved', { title }));
  }
  async function sendBack(reason: string) {
    const done = await run({ decision: 'sendBack', itemId, heldSince, reason });
    if (done !== null) onDecided(t('approvals.sentBack', { title }));
    return done !== null;
  }
  return (
    <Card as="article">
      <div className="stack">
        <div className={css.head}>
          <ItemByline byline={item.byline} at={heldSince} />
          <Badge>{library(`kind.${item.kind}`)}</Badge>
        </div>
        {item.why !== null && (
          <p>
            <Badge tone="wait">{t(`why.${item.why}`)}</Badge>
          </p>
        )}
        <div className="stack-s">
          <h2 className="t-head" lang={item.language}>
            {title}
          </h2>
          <p lang={item.language}>{item.summary}</p>
        </div>
        {item.approvals > 0 && <p className="small muted">{item.mine ? t('approvals.mine') : t('approvals.one')}</p>}
        {message !== null && <p role="alert">{message}</p>}
        {sendingBack ? (
          <ReasonForm
            label={t('approvals.reason')}
            help={t('approvals.reasonHelp')}
            sendLabel={t('approvals.sendBack')}
            pending={pending}
            error={fields.reason}
            keptAs={`approval.${itemId}`}
            onSend={sendBack}
            onCancel={() => setSendingBack(false)}
          />
        ) : (
          <div className={css.actions}>
            <Link to={itemPath(item)} className={buttonClass()} data-list-link>
              {t('approvals.preview')}
            </Link>
            {!item.mine && (
              <Button
                variant="soft"
                pending={pending}
                pendingLabel={t('console.deciding')}
                data-queue-key="a"
                onClick={() => void approve()}
              >
                {t('approvals.approve')}
              </Button>
            )}
            <Button variant="quiet" data-queue-key="s" onClick={() => setSendingBack(true)}>
              {t('approvals.sendBack')}
            </Button>
          </div>
        )}
        {item.byline.kind === 'anonymous' && <SeeAuthor target="item" id={itemId} />}
      </div>
    </Card>
  );
}

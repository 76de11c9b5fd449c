import { useState } from 'react';
import { MessageAttachment } from '#modules/chat/web/widgets/message-attachment.tsx';
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
import { decideReports, type ReportedContent } from '../complaint.contract.ts';
import type { Ground } from '../moderation.contract.ts';
import css from './console.module.css';
import { GroundSelect } from './ground-select.tsx';
import { ReasonForm } from './reason-form.tsx';
import { SeeAuthor } from './see-author.tsx';

export function ReportCard({ content, onDecided }: { content: ReportedContent; onDecided: (words: string) => void }) {
  const t = useTexts('moderation');
  const { target, id, heldSince, text } = content;
  const [removing, setRemoving] = useState(false);
  const [ground, setGround] = useState<Ground>(content.reasons[0]?.reason ?? 'other');
  const { run, pending, failure } = useCommand(decideReports);
  const { message, fields } = useFailure(failure);
  async function dismiss() {
    const done = await run({ decision: 'dismiss', target, id, heldSince, ...(target === 'note' && { words: text }) });
    // Nothing is closed where somebody else has to agree.
    if (done !== null) onDecided(t(done.closed === 0 ? 'approvals.first' : 'reports.dismissed'));
  }
  async function remove(reason: string) {
    const done = await run({ decision: 'remove', target, id, ground, reason });
    if (done !== null) onDecided(t('reports.removed'));
    return done !== null;
  }
  return (
    <Card as="article">
      <div className="stack">
        <div className={css.head}>
          <h2 className="t-sub">{target === 'item' ? content.title : t(`reports.${target}`, { title: content.title })}</h2>
          <Badge tone="wait">{t('reports.count', { count: content.reports })}</Badge>
        </div>
        <ItemByline byline={content.byline} at={content.firstAt} />
        {content.text !== '' && <p className={css.quote}>{content.text}</p>}
        <MessageAttachment id={id} image={content.image} file={content.file} />
        <ul className={css.warning}>
          {!content.readable && (
            <li>
              <Badge>{t('reports.gone')}</Badge>
            </li>
          )}
          {content.reasons.map(({ reason, count }) => (
            <li key={reason}>
              <Badge tone="bad">
                {t(`ground.${reason}`)} · {count}
              </Badge>
            </li>
          ))}
        </ul>
        <Notes notes={content.notes} />
        {message !== null && <p role="alert">{message}</p>}
        {removing ? (
          <ReasonForm
            label={t('reports.reason')}
            help={t('reports.reasonHelp')}
            sendLabel={t('reports.remove')}
            danger
            pending={pending}
            error={fields.reason}
            keptAs={`report.${id}`}
            onSend={remove}
            onCancel={() => setRemoving(false)}
          >
            <GroundSelect label={t('reports.ground')} help={t('reports.groundHelp')} value={ground} onChange={setGround} />
          </ReasonForm>
        ) : (
          <div className={css.actions}>
            {content.kind !== null && content.itemId !== null && (
              <Link to={itemPath({ kind: content.kind, id: content.itemId })} className={buttonClass()}>
                {t('reports.open')}
              </Link>
            )}
            <Button variant="soft" pending={pending} pendingLabel={t('console.deciding')} onClick={() => void dismiss()}>
              {t('reports.dismiss')}
            </Button>
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              {t('reports.remove')}
            </Button>
          </div>
        )}
        {content.byline.kind === 'anonymous' && <SeeAuthor target={target} id={id} />}
      </div>
    </Card>
  );
}

function Notes({ notes }: Pick<ReportedContent, 'notes'>) {
  const t = useTexts('moderation');
  if (notes.length === 0) return null;
  return (
    <div className={css.well}>
      <h3 className="t-label">{t('reports.notes')}</h3>
      <ul className={css.notes}>
        {notes.map(({ reason, note, at }) => (
          <li key={`${at}${note}`}>
            <span className="muted small">{t(`ground.${reason}`)}</span>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

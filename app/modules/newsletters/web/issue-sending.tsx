import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { formatMoment } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { deleteDraft, type NewsletterCard, publishIssue } from '../newsletters.contract.ts';
import css from './newsletters.module.css';

interface IssueSendingProps {
  newsletter: NewsletterCard;
  scheduledAt: string | null;
  /** Saves what is written first. */
  save: () => Promise<{ id: string; version: number } | null>;
}

/** Publishing cannot be called back once mails have left: it asks first. */
export function IssueSending({ newsletter, scheduledAt, save }: IssueSendingProps) {
  const t = useTexts('newsletters');
  const language = useLanguage();
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const [at, setAt] = useState('');
  const publishing = useCommand(publishIssue);
  const deleting = useCommand(deleteDraft);
  const { message, fields } = useFailure(publishing.failure ?? deleting.failure);

  async function publish(time: string | null) {
    const stored = await save();
    if (stored === null) return;
    const done = await publishing.run({ ...stored, at: time });
    setAsking(false);
    if (done === null) return;
    showToast(t(time === null ? 'write.published' : 'write.scheduled'));
    go(time === null ? `/newsletters/issues/${done.id}` : `/newsletters/${newsletter.slug}`);
  }
  async function remove() {
    const stored = await save();
    if (stored === null || (await deleting.run({ id: stored.id })) === null) return;
    showToast(t('write.deleted'));
    go(`/newsletters/${newsletter.slug}`);
  }
  const time = new Date(at);
  return (
    <div className={css.inner}>
      <div className="stack">
        {scheduledAt !== null && <p>{t('page.scheduled', { at: formatMoment(language, scheduledAt) })}</p>}
        {asking ? (
          <>
            <p>{t('write.confirm', { count: newsletter.subscribers })}</p>
            <div className={css.acts}>
              <Button
                variant="primary"
                pending={publishing.pending}
                pendingLabel={t('write.publishing')}
                onClick={() => void publish(null)}
              >
                {t('write.yes')}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {t('write.no')}
              </Button>
            </div>
          </>
        ) : (
          <div className={css.acts}>
            <Button variant="primary" onClick={() => setAsking(true)}>
              {t('write.publish')}
            </Button>
            <Button variant="quiet" onClick={() => void remove()}>
              {t('write.delete')}
            </Button>
          </div>
        )}
        <Field id="issue-at" label={t('write.publishAt')} error={fields.at}>
          {(control) => (
            <TextInput {...control} type="datetime-local" value={at} onChange={({ currentTarget }) => setAt(currentTarget.value)} />
          )}
        </Field>
        <Button disabled={Number.isNaN(time.getTime())} onClick={() => void publish(time.toISOString())}>
          {t('write.schedule')}
        </Button>
        {message !== null && <p role="alert">{message}</p>}
      </div>
    </div>
  );
}

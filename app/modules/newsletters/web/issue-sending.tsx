import { useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { useMoment } from '#platform/web/use-moment.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { countAddressees } from '../issue-composing.contract.ts';
import { type IssueContent, type NewsletterCard, publishIssue, saveIssue, unscheduleIssue } from '../newsletters.contract.ts';
import css from './newsletters.module.css';
import type { IssueDesk } from './use-issue-draft.ts';

const TIME_FIELD = 'issue-at';

interface IssueSendingProps {
  newsletter: NewsletterCard;
  scheduledAt: string | null;
  desk: IssueDesk;
}

/** Publishing cannot be called back once mails have left: it asks first. */
export function IssueSending({ newsletter, scheduledAt, desk }: IssueSendingProps) {
  const t = useTexts('newsletters');
  const momentOf = useMoment();
  const go = useGo();
  /** To how many it would go, or null where that could not be found out. */
  const [asking, setAsking] = useState<{ addressees: number | null } | null>(null);
  const [counting, setCounting] = useState(false);
  const [at, setAt] = useState('');
  const [noTime, setNoTime] = useState(false);
  const [waitsUntil, setWaitsUntil] = useState(scheduledAt);
  const unscheduling = useCommand(unscheduleIssue);
  const listPath = `/newsletters/${newsletter.slug}`;

  async function publish(time: string | null) {
    const done = await desk.publish(time);
    setAsking(null);
    if (done === null) return;
    showToast(t(time !== null ? 'write.scheduled' : done.held ? 'write.held' : 'write.published'));
    go(time === null ? `/newsletters/issues/${done.id}` : listPath);
  }

  async function ask() {
    setCounting(true);
    const unknown = { addressees: null };
    setAsking(await callOverHttp(countAddressees, { newsletterId: newsletter.id }).catch(() => unknown));
    setCounting(false);
  }

  function schedule() {
    const time = new Date(at);
    const isMissing = Number.isNaN(time.getTime());
    setNoTime(isMissing);
    if (isMissing) document.getElementById(TIME_FIELD)?.focus();
    else void publish(time.toISOString());
  }

  async function unschedule(id: string | null) {
    if (id === null || (await unscheduling.run({ id })) === null) return;
    setWaitsUntil(null);
    showToast(t('write.unscheduled'));
  }

  async function remove() {
    const { content, saved } = desk;
    if (!(await desk.remove())) return;
    desk.forget();
    go(listPath);
    // What was changed since it was given its time is nothing that was to be sent then.
    const at = saved ? waitsUntil : null;
    showToast(t('write.deleted'), { undo: { label: t('subscribe.undo'), onUndo: () => void bringBack(content, at) } });
  }

  async function bringBack(content: IssueContent, at: string | null) {
    try {
      const { id, version } = await callOverHttp(saveIssue, { id: null, version: 0, newsletterId: newsletter.id, content });
      // What it may tell of a patient was looked at when it was given its time.
      if (at !== null && Date.parse(at) > Date.now())
        await callOverHttp(publishIssue, { id, version, at, acceptIdentifiers: true }).catch((error: unknown) =>
          tellFailure(error, t('page.failed')),
        );
      go(`${listPath}/write/${id}`);
    } catch (error) {
      tellFailure(error, t('write.notBack'));
    }
  }

  return (
    <div className={css.inner}>
      <div className="stack">
        {waitsUntil !== null && (
          <div className={css.acts}>
            <p>{t('page.scheduled', { at: momentOf(waitsUntil) })}</p>
            <Button
              variant="quiet"
              pending={unscheduling.pending}
              pendingLabel={t('write.unscheduling')}
              onClick={() => void unschedule(desk.id)}
            >
              {t('write.unschedule')}
            </Button>
            {unscheduling.failure !== null && <p role="alert">{unscheduling.failure.body.message || t('page.failed')}</p>}
          </div>
        )}
        {asking !== null ? (
          <>
            <p>{asking.addressees === null ? t('write.confirmAny') : t('write.confirm', { count: asking.addressees })}</p>
            <div className={css.acts}>
              <Button variant="primary" pending={desk.publishing} pendingLabel={t('write.publishing')} onClick={() => void publish(null)}>
                {t('write.yes')}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(null)}>
                {t('write.no')}
              </Button>
            </div>
          </>
        ) : (
          <div className={css.acts}>
            <Button variant="primary" pending={counting} pendingLabel={t('write.counting')} onClick={() => void ask()}>
              {t('write.publish')}
            </Button>
            <Button variant="quiet" pending={desk.removing} pendingLabel={t('write.deleting')} onClick={() => void remove()}>
              {t('write.delete')}
            </Button>
          </div>
        )}
        {desk.notRemoved !== null && <p role="alert">{desk.notRemoved.body.message || t('write.notDeleted')}</p>}
        <Field id={TIME_FIELD} label={t('write.publishAt')} error={noTime ? t('write.noTime') : desk.fields.at}>
          {(control) => (
            <TextInput {...control} type="datetime-local" value={at} onChange={({ currentTarget }) => setAt(currentTarget.value)} />
          )}
        </Field>
        <div className={css.acts}>
          <Button pending={desk.publishing} pendingLabel={t('write.publishing')} onClick={schedule}>
            {t('write.schedule')}
          </Button>
        </div>
      </div>
    </div>
  );
}

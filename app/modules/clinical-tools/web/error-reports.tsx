import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type ErrorReport, settleErrorReport } from '../error-report.contract.ts';
import css from './knowledge-desk.module.css';

export interface ErrorReportsProps {
  readonly reports: readonly ErrorReport[];
  /** Others follow on the next page. */
  readonly hasMore: boolean;
}

/** Open reports, the first come first, each closed with what was done; or those that are closed, with who did. */
export function ErrorReports({ reports, hasMore }: ErrorReportsProps) {
  const t = useTexts('clinical-tools');
  const [settled, setSettled] = useState<readonly string[]>([]);
  const open = reports.filter(({ id }) => !settled.includes(id));
  if (open.length === 0) return hasMore ? null : <p className="muted">{t('desk.noReports')}</p>;
  return (
    <ul>
      {open.map((report) => (
        <li key={report.id} className={css.report}>
          <p>
            <b>{report.about}</b>{' '}
            <span className="small muted">
              {t(`tabs.${report.tool}`)} · {report.reporter} · <TimeAgo iso={report.reportedAt} />
            </span>
          </p>
          <p>{report.words}</p>
          {report.settledAt === null ? (
            <SettleForm id={report.id} onSettled={() => setSettled([...settled, report.id])} />
          ) : (
            <p className="small muted">
              {report.outcome} · {report.settledBy} · <TimeAgo iso={report.settledAt} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function SettleForm({ id, onSettled }: { id: string; onSettled: () => void }) {
  const t = useTexts('clinical-tools');
  const [outcome, setOutcome] = useState('');
  const { run, pending, failure } = useCommand(settleErrorReport);
  const { message, fields } = useFailure(failure);
  return (
    <form
      noValidate
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ id, outcome }).then((done) => done !== null && onSettled());
      }}
    >
      <Field label={t('desk.outcome')} hideLabel error={fields.outcome ?? message}>
        {(control) => (
          <TextInput {...control} placeholder={t('desk.outcome')} value={outcome} onChange={(event) => setOutcome(event.target.value)} />
        )}
      </Field>
      <Button type="submit" pending={pending} pendingLabel={t('save.pending')}>
        {t('desk.settle')}
      </Button>
    </form>
  );
}

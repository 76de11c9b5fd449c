import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWithdrawal } from '#modules/library/web/widgets/use-withdrawal.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { type IssueDraft, restoreIssue, withdrawIssue } from '../newsletters.contract.ts';
import css from './newsletters.module.css';

interface IssueWithdrawalProps {
  id: string;
  /** Of its newsletter. */
  slug: string;
  withdrawn: boolean;
  mails: IssueDraft['mails'];
}

/** Takes a published issue back, after asking; mails that have left stay where they are. */
export function IssueWithdrawal({ id, slug, withdrawn, mails }: IssueWithdrawalProps) {
  const t = useTexts('newsletters');
  return (
    <section className={css.inner} aria-label={t('withdraw.label')}>
      {withdrawn ? <BringBack id={id} mails={mails} /> : <Withdraw id={id} slug={slug} />}
    </section>
  );
}

function Withdraw({ id, slug }: Pick<IssueWithdrawalProps, 'id' | 'slug'>) {
  const t = useTexts('newsletters');
  const [asking, setAsking] = useState(false);
  const withdrawing = useCommand(withdrawIssue);
  const withdraw = useWithdrawal({
    withdraw: () => withdrawing.run({ id }),
    restore: () => callOverHttp(restoreIssue, { id }),
    listPath: `/newsletters/${slug}`,
    itemPath: `/newsletters/issues/${id}`,
    t,
  });
  if (!asking) return <Button onClick={() => setAsking(true)}>{t('withdraw.do')}</Button>;
  return (
    <div className="stack">
      <p>{t('withdraw.confirm')}</p>
      <div className={css.acts}>
        <Button variant="danger" pending={withdrawing.pending} pendingLabel={t('withdraw.doing')} onClick={() => void withdraw()}>
          {t('withdraw.yes')}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {t('withdraw.no')}
        </Button>
      </div>
    </div>
  );
}

function BringBack({ id, mails: { sent, keptBack } }: Pick<IssueWithdrawalProps, 'id' | 'mails'>) {
  const t = useTexts('newsletters');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const restoring = useCommand(restoreIssue);
  async function restore() {
    if ((await restoring.run({ id })) !== null) await revalidate();
  }
  return (
    <div className="stack">
      <p>{t('withdraw.gone')}</p>
      <MetaLine>
        {t('issue.mailed', { count: sent, shown: formatCount(language, sent) })}
        {keptBack > 0 && t('withdraw.keptBack', { count: keptBack, shown: formatCount(language, keptBack) })}
      </MetaLine>
      {restoring.failure !== null && <p role="alert">{t('withdraw.tooLate')}</p>}
      <div className={css.acts}>
        <Button pending={restoring.pending} pendingLabel={t('withdraw.doing')} onClick={() => void restore()}>
          {t('withdraw.back')}
        </Button>
      </div>
    </div>
  );
}

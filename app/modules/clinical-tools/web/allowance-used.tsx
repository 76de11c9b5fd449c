import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import css from './allowance-used.module.css';
import { type CaseLines, useAskColleagues } from './use-ask-colleagues.ts';

export interface AllowanceUsedProps {
  /** How many there were, and when they start again. */
  readonly words: string;
  /** The question as paragraphs of a case. */
  readonly caseLines: () => CaseLines;
}

/** The day's checks are used up: not a mistake of the reader's, and no dead end. */
export function AllowanceUsed({ words, caseLines }: AllowanceUsedProps) {
  const t = useTexts('clinical-tools');
  const colleagues = useAskColleagues();
  return (
    <section role="alert" className={css.card} aria-label={t('allowance.title')}>
      <p className="t-head">
        <Icon of="clock" decorative />
        {t('allowance.title')}
      </p>
      <p>{words}</p>
      <ul className={css.ways}>
        <li>{t('allowance.again')}</li>
        <li>{t('allowance.calculators')}</li>
      </ul>
      <div className="row-wrap">
        <Button icon="users" pending={colleagues.pending} pendingLabel={t('actions.asking')} onClick={() => colleagues.run(caseLines())}>
          {t('actions.ask')}
        </Button>
        <Link to="/calculators" className={buttonClass()}>
          {t('calculator.all')}
        </Link>
      </div>
    </section>
  );
}

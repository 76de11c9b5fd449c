import { useRevalidator } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { type CaseView, restoreCase } from '../cases.contract.ts';
import css from './case-author-form.module.css';

/** For the author, who still sees it: that nobody else does, and the way back for as long as there is one. */
export function CaseTakenDown({ view: { item, status, can } }: { view: CaseView }) {
  const t = useTexts('cases');
  const { revalidate } = useRevalidator();
  const restore = useToldCommand(restoreCase);

  async function handleRestore() {
    await restore.run({ id: item.id });
    // Where it is too late, the page says so.
    await revalidate();
  }

  return (
    <div className={css.takenDown} role="status">
      <p>{t(status === 'removed' ? 'page.takenDown.removed' : can.restore ? 'page.takenDown.justNow' : 'page.takenDown.withdrawn')}</p>
      {can.restore && (
        <Button
          size="s"
          icon="arrow-back-up"
          pending={restore.pending}
          pendingLabel={t('page.loading')}
          onClick={() => void handleRestore()}
        >
          {t('page.takenDown.restore')}
        </Button>
      )}
    </div>
  );
}

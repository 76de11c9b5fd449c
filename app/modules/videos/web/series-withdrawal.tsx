import { useRevalidator } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { removeSeries, restoreSeries } from '../series.contract.ts';
import css from './series.module.css';

/** For the author: takes the series down, or says that it is and brings it back. Its videos stay where they are. */
export function SeriesWithdrawal({ seriesId, withdrawn }: { seriesId: string; withdrawn: boolean }) {
  const t = useTexts('videos');
  const { revalidate } = useRevalidator();
  const remove = useToldCommand(removeSeries);
  const restore = useToldCommand(restoreSeries);

  async function handle(command: typeof remove | typeof restore) {
    if ((await command.run({ id: seriesId })) !== null) void revalidate();
  }

  if (!withdrawn)
    return (
      <Button size="s" variant="quiet" pending={remove.pending} pendingLabel={t('page.looking')} onClick={() => void handle(remove)}>
        {t('upload.withdraw')}
      </Button>
    );
  return (
    <div className={css.withdrawn} role="status">
      <p>{t('series.withdrawn')}</p>
      <Button size="s" pending={restore.pending} pendingLabel={t('page.looking')} onClick={() => void handle(restore)}>
        {t('upload.restore')}
      </Button>
    </div>
  );
}

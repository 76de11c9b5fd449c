import { Button } from '#ui/button.tsx';
import { useTexts } from './i18n.tsx';
import css from './kept-notice.module.css';

/** Above a form that opens with what was written there before and not sent. */
export function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts('shell');
  return (
    <p className={css.notice} role="status">
      {t('form.restored')}
      <Button size="s" variant="quiet" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
    </p>
  );
}

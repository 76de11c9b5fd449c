import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import css from './start-afresh.module.css';

export interface StartAfreshProps<Form> {
  readonly form: Form;
  /** What the next patient begins with. */
  readonly none: Form;
  readonly onReplace: (form: Form) => void;
}

/** For the next patient: nothing of the last one stays, and it can be brought back. */
export function StartAfresh<Form>({ form, none, onReplace }: StartAfreshProps<Form>) {
  const t = useTexts('clinical-tools');
  if (JSON.stringify(form) === JSON.stringify(none)) return null;
  function clear() {
    onReplace(none);
    showToast(t('answer.cleared'), { undo: { label: t('history.undo'), onUndo: () => onReplace(form) } });
  }
  return (
    <div className={css.afresh}>
      <Button size="s" variant="quiet" icon="refresh" onClick={clear}>
        {t('answer.afresh')}
      </Button>
    </div>
  );
}

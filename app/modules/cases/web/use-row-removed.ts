import { useTexts } from '#platform/web/i18n.tsx';
import { showToast } from '#ui/toast-queue.ts';

/** Says that something was taken out, and brings it back for as long as the toast offers it. */
export function useRowRemoved(): (name: string, bringBack: () => void) => void {
  const t = useTexts('cases');
  return (name, bringBack) =>
    showToast(t('compose.row.removed', { name }), { undo: { label: t('compose.discard.undo'), onUndo: bringBack } });
}

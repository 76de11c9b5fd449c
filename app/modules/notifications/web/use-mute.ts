import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { muteNotification } from '../notification-settings.contract.ts';
import type { ChoiceKind, Notification } from '../notifications.contract.ts';

/** What one tap on a row silences, as the last part of a text key. */
export const muteScope = ({ mute, item }: Notification) => (mute === null || (item === null && mute === 'item') ? 'kind' : mute);

/** One tap, and nothing more like this; undone from the toast. */
export function useMute() {
  const t = useTexts('notifications');
  const { run, pending } = useToldCommand(muteNotification);

  async function mute(row: Notification) {
    const { id } = row;
    const done = await run({ id, muted: true });
    if (done === null) return;
    showToast(t(`muted.${muteScope(row)}`, { note: row.note ?? '', kind: t(`settings.kind.${row.kind as ChoiceKind}`) }), {
      undo: { label: t('undo'), onUndo: () => void run({ id, muted: false, was: done.was }) },
    });
  }
  return { mute: (row: Notification) => void mute(row), pending };
}

import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { showToast } from '#ui/toast-queue.ts';
import { muteNotification } from '../notification-settings.contract.ts';
import type { Notification } from '../notifications.contract.ts';

/** One tap, and nothing more like this; undone from the toast. */
export function useMute() {
  const t = useTexts('notifications');
  const { run, pending } = useCommand(muteNotification);

  async function mute({ id, kind, mute: scope, item }: Notification) {
    const done = await run({ id, muted: true });
    if (done === null) {
      showToast(t('failed'), { tone: 'failed' });
      return;
    }
    const of = scope === null || item === null ? 'kind' : scope;
    showToast(t(`muted.${of}`, { kind: t(`settings.kind.${kind}`) }), {
      undo: { label: t('undo'), onUndo: () => void run({ id, muted: false, was: done.was }) },
    });
  }
  return { mute: (row: Notification) => void mute(row), pending };
}

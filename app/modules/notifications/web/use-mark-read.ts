import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { PageList } from '#platform/web/use-page-list.ts';
import { showToast } from '#ui/toast-queue.ts';
import { markRead, type Notification } from '../notifications.contract.ts';

/** Marks rows as read, here and on the server. */
export function useMarkRead(setRows: PageList<Notification>['setRows']) {
  const t = useTexts('notifications');
  const one = useToldCommand(markRead);
  const all = useToldCommand(markRead);
  const show = (isRead: (row: Notification) => boolean) => setRows((rows) => rows.map((row) => ({ ...row, read: isRead(row) })));

  function markOne({ id, read }: Notification) {
    if (read) return;
    show((row) => row.read || row.id === id);
    void one.run({ mark: 'some', ids: [id] });
  }

  async function markAll() {
    const done = await all.run({ mark: 'all' });
    if (done === null) return;
    let before: ReadonlySet<string> = new Set();
    setRows((rows) => {
      before = new Set(rows.filter(({ read }) => read).map(({ id }) => id));
      return rows.map((row) => ({ ...row, read: true }));
    });
    showToast(t('markedAll'), {
      undo: {
        label: t('undo'),
        onUndo: () => {
          show(({ id }) => before.has(id));
          void one.run({ mark: 'undo', readAt: done.readAt });
        },
      },
    });
  }

  return { markOne, markAll: () => void markAll(), pending: all.pending };
}

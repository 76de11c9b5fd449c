import { useRef } from 'react';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { PageList } from '#platform/web/use-page-list.ts';
import { showToast } from '#ui/toast-queue.ts';
import { markRead, type Notification } from '../notifications.contract.ts';

/** As many as one call names. */
const MOST_NAMED = 100;

/** Marks rows as read, here and on the server. What the server refused is shown as it stands there. */
export function useMarkRead(setRows: PageList<Notification>['setRows']) {
  const t = useTexts('notifications');
  const some = useToldCommand(markRead);
  const all = useToldCommand(markRead);
  const undo = useToldCommand(markRead);
  const { current: opened } = useRef({ ids: new Set<string>(), telling: false });
  const show = (ids: ReadonlySet<string>, read: boolean) =>
    setRows((rows) => rows.map((row) => (ids.has(row.id) ? { ...row, read } : row)));

  /** One call at a time, which names all that were opened since the last. */
  async function tellOpened() {
    if (opened.telling) return;
    opened.telling = true;
    try {
      while (opened.ids.size > 0) {
        const ids = new Set([...opened.ids].slice(0, MOST_NAMED));
        for (const id of ids) opened.ids.delete(id);
        if ((await some.run({ mark: 'some', ids: [...ids] })) === null) show(ids, false);
      }
    } finally {
      opened.telling = false;
    }
  }

  function markOne({ id, read }: Notification) {
    if (read) return;
    show(new Set([id]), true);
    opened.ids.add(id);
    void tellOpened();
  }

  async function markAll() {
    const done = await all.run({ mark: 'all' });
    if (done === null) return;
    let marked: ReadonlySet<string> = new Set();
    setRows((rows) => {
      marked = new Set(rows.filter(({ read }) => !read).map(({ id }) => id));
      return rows.map((row) => ({ ...row, read: true }));
    });
    showToast(t('markedAll'), {
      undo: {
        label: t('undo'),
        onUndo: () => {
          show(marked, false);
          void undo.run({ mark: 'undo', readAt: done.readAt }).then((undone) => undone === null && show(marked, true));
        },
      },
    });
  }

  return { markOne, markAll: () => void markAll(), pending: all.pending };
}

import { useRef } from 'react';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { PageList } from '#platform/web/use-page-list.ts';
import { showToast } from '#ui/toast-queue.ts';
import { type Choice, muteNotification } from '../notification-settings.contract.ts';
import type { ChoiceKind, Notification } from '../notifications.contract.ts';

/** Rows with the same are silenced by the same tap. Two searches may look for the same words: of those each speaks for itself. */
function subjectOf({ id, mute, kind, item, path }: Notification): string {
  const names = { item: item?.id, forum: path, conversation: path, search: id, kind };
  return `${mute} ${mute === null ? id : names[mute]}`;
}

/** One tap, and nothing more like this; another, or the toast, and it is told again. */
export function useMute(setRows: PageList<Notification>['setRows']) {
  const t = useTexts('notifications');
  const { run, pending } = useToldCommand(muteNotification);
  /** How kinds were told that were silenced here. */
  const { current: before } = useRef(new Map<string, Choice | null>());

  async function set(row: Notification, muted: boolean): Promise<boolean> {
    const subject = subjectOf(row);
    const done = await run({ id: row.id, muted, was: muted ? null : (before.get(subject) ?? null) });
    if (done === null) return false;
    if (muted) before.set(subject, done.was);
    setRows((rows) => rows.map((one) => (subjectOf(one) === subject ? { ...one, muted } : one)));
    return true;
  }

  async function mute(row: Notification) {
    const { note, kind, mute: scope, muted } = row;
    if (scope === null || !(await set(row, !muted))) return;
    const values = { note: note ?? '', kind: t(`settings.kind.${kind as ChoiceKind}`) };
    if (muted) showToast(t(`heard.${scope}`, values));
    else showToast(t(`muted.${scope}`, values), { undo: { label: t('undo'), onUndo: () => void set(row, false) } });
  }
  return { mute: (row: Notification) => void mute(row), pending };
}

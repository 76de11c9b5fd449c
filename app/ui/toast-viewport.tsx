import { Toast as Base } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Icon } from './icon.tsx';
import css from './toast.module.css';
import { receiveToasts, type ToastMessage } from './toast-queue.ts';
import { undoneOnce } from './undo-once.ts';

const shownFor = 1000;
const undoableFor = 10_000;

const icons = { done: 'circle-check', failed: 'alert-circle', note: 'info-circle' } as const;

/** Draws what `showToast` is given, top right. Place one per page, loaded when there is something to tell. */
export function ToastViewport({ label }: { label: string }) {
  return (
    <Base.Provider timeout={shownFor} limit={3}>
      <Base.Portal>
        <Base.Viewport aria-label={label} className={css.viewport}>
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList() {
  const { toasts, add, close } = Base.useToastManager<ToastMessage>();

  useEffect(
    () =>
      receiveToasts((message) => {
        add({
          description: message.text,
          data: undoneOnce(message),
          timeout: message.undo ? undoableFor : shownFor,
          priority: message.tone === 'failed' ? 'high' : 'low',
        });
      }),
    [add],
  );

  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} swipeDirection={['right', 'up']} className={css.toast}>
      <Base.Content className={css.content}>
        <Icon of={icons[toast.data?.tone ?? 'note']} decorative />
        <Base.Description className={css.text} />
        {/* Not the library's own close button, which assistive technology finds only while the messages have the focus. */}
        {toast.data?.undo && (
          <Base.Action
            className={css.undo}
            onClick={() => {
              toast.data?.undo?.onUndo();
              close(toast.id);
            }}
          >
            {toast.data.undo.label}
          </Base.Action>
        )}
      </Base.Content>
    </Base.Root>
  ));
}

import type { ToastMessage } from './toast-queue.ts';

/** A message that is pressed twice while it goes takes back once: what comes back twice is there twice. */
export function undoneOnce(message: ToastMessage): ToastMessage {
  const { undo } = message;
  if (undo === undefined) return message;
  let isDone = false;
  function onUndo() {
    if (isDone) return;
    isDone = true;
    undo?.onUndo();
  }
  return { ...message, undo: { ...undo, onUndo } };
}

/** Whether somebody else is signed in by now than the page was made for: known once something was refused for it. */
import { useSyncExternalStore } from 'react';

let changed = false;
const listeners = new Set<() => void>();

/** By every answer to a command: whoever the page was made for may have signed in again. */
export function noteReaderChanged(isChanged: boolean): void {
  if (changed === isChanged) return;
  changed = isChanged;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useReaderChanged = (): boolean =>
  useSyncExternalStore(
    listen,
    () => changed,
    () => false,
  );

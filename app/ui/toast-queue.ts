/** A message that needs no answer. What the reader must act on stands in the page instead. */
export interface ToastMessage {
  text: string;
  tone: 'done' | 'failed' | 'note';
  /** Offers to take it back for ten seconds. */
  undo?: { label: string; onUndo: () => void } | undefined;
}

type Listener = (message: ToastMessage) => void;

// Messages wait here until the viewport, which is loaded on demand, has come.
const waiting: ToastMessage[] = [];
let listener: Listener | undefined;

/** Usable anywhere in the browser without loading the parts that draw it. */
export function showToast(text: string, options: Partial<Omit<ToastMessage, 'text'>> = {}): void {
  const message: ToastMessage = { tone: 'done', ...options, text };
  if (listener) listener(message);
  else waiting.push(message);
}

const KEPT = 'kept-toast';

/** For what leads to a new document: the message is shown there. */
export function showToastAfterLoad(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // Where nothing can be kept, nothing is shown: what was done is plain to see.
  }
}

function keptMessages(): ToastMessage[] {
  try {
    const text = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return text === null ? [] : [{ tone: 'done', text }];
  } catch {
    return [];
  }
}

/** For the one viewport: takes what has waited and all that follows. Returns how to stop. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  for (const message of [...keptMessages(), ...waiting.splice(0)]) receive(message);
  return () => {
    if (listener === receive) listener = undefined;
  };
}

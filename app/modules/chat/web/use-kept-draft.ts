/** What is half written stays on this device until it is sent. */
import { useEffect, useState } from 'react';

export function useKeptDraft(memberId: string, conversationId: string): [string, (text: string) => void] {
  const key = `kolegia.chat-draft.${memberId}.${conversationId}`;
  const [text, setText] = useState('');

  // After the page has come alive: the server knows nothing of it.
  useEffect(() => {
    try {
      setText(localStorage.getItem(key) ?? '');
    } catch {
      // Switched off: nothing was kept.
    }
  }, [key]);

  function change(next: string) {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // The text is still on the screen.
    }
  }
  return [text, change];
}

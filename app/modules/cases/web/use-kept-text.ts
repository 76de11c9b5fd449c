import { useState } from 'react';

/** State that survives a reload or a crash, in the browser alone. Storage may be off or full: then it is plain state. */
export function useKeptText<Value extends object>(key: string, nothing: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => read(key) ?? nothing);

  // At once: the form may be gone before an effect runs, and what was sent would come back.
  function change(next: Value) {
    try {
      if (next === nothing) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The text is still on the screen.
    }
    setValue(next);
  }

  return [value, change];
}

function read<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

import { useState } from 'react';
import { keep, readKept } from '#platform/web/kept.ts';

/** State that survives a reload or a crash, in the browser alone. Storage may be off or full: then it is plain state. */
export function useKeptText<Value extends object>(key: string, nothing: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => readKept<Value>(key) ?? nothing);

  // At once: the form may be gone before an effect runs, and what was sent would come back.
  function change(next: Value) {
    keep(key, next === nothing ? null : next);
    setValue(next);
  }

  return [value, change];
}

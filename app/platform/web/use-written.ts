/** Forms whose fields are kept as they are written. */
import { useState } from 'react';

export function useWritten<Written extends object>(initial: Written) {
  const [written, setWritten] = useState(initial);
  return { written, change: (change: Partial<Written>) => setWritten((known) => ({ ...known, ...change })) };
}

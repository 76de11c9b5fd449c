/** Files that are not on the server yet, told by their fields to what would take the fields away, and the files with them. */
import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';

type Tell = (field: string, files: number) => void;

/** Where nothing asks, nothing is told. */
export const Underway = createContext<Tell>(() => undefined);

/** For a field: how many files it still holds. */
export function useTellUnderway(files: number): void {
  const tell = useContext(Underway);
  const field = useId();
  useEffect(() => {
    tell(field, files);
    return () => tell(field, 0);
  }, [tell, field, files]);
}

/** For what holds the fields, which provides `tell` by `Underway`. */
export function useUnderway() {
  const [fields, setFields] = useState<ReadonlyMap<string, number>>(new Map());
  const files = [...fields.values()].reduce((sum, some) => sum + some, 0);
  const latest = useRef(files);
  latest.current = files;
  const tell = useCallback<Tell>(
    (field, some) => setFields((known) => ((known.get(field) ?? 0) === some ? known : new Map(known).set(field, some))),
    [],
  );
  return useMemo(() => ({ tell, files, isNow: () => latest.current > 0 }), [tell, files]);
}

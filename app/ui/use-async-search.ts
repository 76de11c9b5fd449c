import { useCallback, useEffect, useRef, useState } from 'react';

export interface AsyncSearch<Item> {
  items: readonly Item[];
  state: 'idle' | 'searching' | 'found' | 'failed';
  search: (query: string) => void;
}

export interface AsyncSearchOptions<Item> {
  find: (query: string, signal: AbortSignal) => Promise<readonly Item[]>;
  /** Letters before it asks. */
  minLength: number;
  /** Quiet time after a keystroke, in ms. */
  delay: number;
}

/** Search as you type: waits for a pause, drops what a newer question has overtaken, and never shows an old answer. */
export function useAsyncSearch<Item>({ find, minLength, delay }: AsyncSearchOptions<Item>): AsyncSearch<Item> {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [state, setState] = useState<AsyncSearch<Item>['state']>('idle');
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);

  const search = useCallback(
    (query: string) => {
      stop.current?.();
      if (query.trim().length < minLength) {
        setItems([]);
        setState('idle');
        return;
      }
      setState('searching');
      const controller = new AbortController();
      const { signal } = controller;
      const timer = setTimeout(() => {
        find(query.trim(), signal).then(
          (found) => {
            if (signal.aborted) return;
            setItems(found);
            setState('found');
          },
          () => {
            if (!signal.aborted) setState('failed');
          },
        );
      }, delay);
      stop.current = () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [find, minLength, delay],
  );

  return { items, state, search };
}

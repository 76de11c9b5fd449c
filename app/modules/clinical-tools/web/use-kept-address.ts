import { useEffect, useState } from 'react';

/** Browsers refuse a page that writes its address at every letter. */
const PAUSE_MS = 300;

export interface AddressKeeper<Value> {
  readonly keep: (value: Value) => void;
  /** What waits is written now. */
  readonly flush: () => void;
  /** What waits is not about this page any more. */
  readonly drop: () => void;
}

/** Writes what is typed into the address once there is a pause, and before anything is pressed or the page is left. */
export function useKeptAddress<Value>(write: (value: Value) => void): AddressKeeper<Value> {
  const [keeper] = useState(() => addressKeeper(write));
  useEffect(() => {
    // Ahead of whoever reads the address: the links between the languages, the copying of a link.
    window.addEventListener('click', keeper.flush, true);
    window.addEventListener('pagehide', keeper.flush);
    // Gone back: the address is another page's already.
    window.addEventListener('popstate', keeper.drop);
    return () => {
      window.removeEventListener('click', keeper.flush, true);
      window.removeEventListener('pagehide', keeper.flush);
      window.removeEventListener('popstate', keeper.drop);
      keeper.drop();
    };
  }, [keeper]);
  return keeper;
}

export function addressKeeper<Value>(write: (value: Value) => void): AddressKeeper<Value> {
  let waiting: { readonly value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    waiting = null;
  };
  const flush = () => {
    if (waiting === null) return;
    const { value } = waiting;
    drop();
    write(value);
  };
  return {
    keep(value) {
      drop();
      waiting = { value };
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
    drop,
  };
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until the page runs: a form that were sent before would put what was typed into the address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

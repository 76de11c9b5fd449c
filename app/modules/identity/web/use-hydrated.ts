import { useOnDevice } from '#platform/web/use-on-device.ts';

/** False until the page runs: a form that were sent before would put what was typed into the address. */
export const useHydrated = (): boolean => useOnDevice(() => true, false);

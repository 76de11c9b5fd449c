import { useOnDevice } from '#platform/web/use-on-device.ts';

const MAC = ['⌘', 'K'] as const;
const OTHERS = ['Ctrl', 'K'] as const;

/** What opens the search from anywhere, as the reader's keyboard names it. */
export const usePaletteKeys = (): readonly string[] =>
  useOnDevice<readonly string[]>(() => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? MAC : OTHERS), OTHERS);

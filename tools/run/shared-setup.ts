/**
 * Files of one worker share its globals as well: what a test put in their place and did not take back, as one that fails does not, would
 * make others fail that have nothing to do with it.
 */
import { afterEach, vi } from 'vitest';

// What is registered first runs last: a file takes back by itself what it has to.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

import { later } from './later.tsx';
import type { ListFailedProps } from './list-failed.tsx';

/** It is seldom seen. */
export const LaterListFailed = later<ListFailedProps>(async () => (await import('./list-failed.tsx')).ListFailed);

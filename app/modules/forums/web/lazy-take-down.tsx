import type { ComponentProps } from 'react';
import { onDemand } from '#platform/web/on-demand.tsx';
import type { TakeDownDialog } from './take-down-dialog.tsx';

// Readers never need it.
export const LazyTakeDown = onDemand<ComponentProps<typeof TakeDownDialog>>(
  async () => (await import('./take-down-dialog.tsx')).TakeDownDialog,
);

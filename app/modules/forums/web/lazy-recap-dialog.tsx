import type { ComponentProps } from 'react';
import { onDemand } from '#platform/web/on-demand.tsx';
import type { RecapDialog } from './recap-dialog.tsx';

// Readers never need it.
export const LazyRecapDialog = onDemand<ComponentProps<typeof RecapDialog>>(async () => (await import('./recap-dialog.tsx')).RecapDialog);

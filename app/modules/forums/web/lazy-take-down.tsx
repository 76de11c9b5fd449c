import { type ComponentProps, lazy, Suspense } from 'react';
import type { TakeDownDialog } from './take-down-dialog.tsx';

// Readers never need it.
const Asking = lazy(async () => ({ default: (await import('./take-down-dialog.tsx')).TakeDownDialog }));

export function LazyTakeDown(props: ComponentProps<typeof TakeDownDialog>) {
  return (
    <Suspense fallback={null}>
      <Asking {...props} />
    </Suspense>
  );
}

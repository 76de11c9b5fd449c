import { type ComponentProps, lazy, Suspense } from 'react';
import type { RecapDialog } from './recap-dialog.tsx';

// Readers never need it.
const Writing = lazy(async () => ({ default: (await import('./recap-dialog.tsx')).RecapDialog }));

export function LazyRecapDialog(props: ComponentProps<typeof RecapDialog>) {
  return (
    <Suspense fallback={null}>
      <Writing {...props} />
    </Suspense>
  );
}

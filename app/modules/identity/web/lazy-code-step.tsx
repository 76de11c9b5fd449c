import { type ComponentProps, lazy, Suspense } from 'react';
import type { CodeStep } from './code-step.tsx';

/** Four fields for digits weigh more than the rest of a page: they come while the address is being typed. */
export const loadCodeStep = async () => (await import('./code-step.tsx')).CodeStep;

const Step = lazy(async () => ({ default: await loadCodeStep() }));

export function LazyCodeStep(props: ComponentProps<typeof CodeStep>) {
  return (
    <Suspense fallback={null}>
      <Step {...props} />
    </Suspense>
  );
}

import type { ComponentProps } from 'react';
import { onDemand } from '#platform/web/on-demand.tsx';
import type { CodeStep } from './code-step.tsx';

/** Four fields for digits weigh more than the rest of a page: they come while the address is being typed. */
export const loadCodeStep = async () => (await import('./code-step.tsx')).CodeStep;

export const LazyCodeStep = onDemand<ComponentProps<typeof CodeStep>>(loadCodeStep);

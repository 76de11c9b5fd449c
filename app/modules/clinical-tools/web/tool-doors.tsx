import type { IconName } from '#ui/icon.tsx';

/** The tools behind /medi-ai: only those that are there. */
export const DOORS: readonly { readonly id: string; readonly path: string; readonly icon: IconName }[] = [
  { id: 'differential', path: '/differential-diagnosis', icon: 'stethoscope' },
  { id: 'interactions', path: '/drug-to-drug', icon: 'pill' },
  { id: 'dosage', path: '/drug-dosage', icon: 'notes' },
  { id: 'calculators', path: '/calculators', icon: 'calculator' },
];

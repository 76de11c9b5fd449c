import type { Amount } from '../amount.ts';

type Cholesterol = Amount<'cholesterol'>;

/** HDL is a part of the whole: figures that say otherwise were swapped or mistyped. */
export const hdlIsAPart = ({ hdlCholesterol, totalCholesterol }: Readonly<Record<'hdlCholesterol' | 'totalCholesterol', Cholesterol>>) =>
  hdlCholesterol.in('mg/dL') < totalCholesterol.in('mg/dL') ? [] : [{ field: 'hdlCholesterol', limit: 'hdlBelowTotal' } as const];

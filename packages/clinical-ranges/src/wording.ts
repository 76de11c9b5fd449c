import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import type { Language } from './analyte.ts';

export type RangeWording = typeof en;

/** Words for specimens, normal findings, conditions and flags. */
export const rangeWording: Readonly<Record<Language, RangeWording>> = { en, id };

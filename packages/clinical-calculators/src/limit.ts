import type texts from '../locales/en.json';

/** Where a calculator does not hold: a key of `limit` in the locale files. */
export type LimitId = keyof typeof texts.limit;

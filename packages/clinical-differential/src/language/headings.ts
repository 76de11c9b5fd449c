/** “PMH:”, “Riwayat keluarga:” */
import type { Token } from './tokens.ts';

const LONGEST = 4;

/** Does one of these stand right before the colon? */
export const isHeading = (tokens: readonly Token[], colon: number, headings: ReadonlySet<string>): boolean =>
  Array.from({ length: LONGEST }, (_, less) => tokens.slice(Math.max(0, colon - less - 1), colon)).some((words) =>
    headings.has(words.map(({ text }) => text).join(' ')),
  );

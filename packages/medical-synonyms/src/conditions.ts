/** The diseases that the clinical knowledge describes, by name. */
import { conditionLines } from './data-files.ts';

export interface Condition {
  readonly id: string;
  readonly en: string;
  readonly idn: string;
}

export const CONDITIONS: readonly Condition[] = conditionLines()
  .split('\n')
  .flatMap((line) => {
    const match = /^([a-z0-9-]+): (.+) \| (.+)$/.exec(line);
    return match === null ? [] : [{ id: match[1] ?? '', en: match[2] ?? '', idn: match[3] ?? '' }];
  });

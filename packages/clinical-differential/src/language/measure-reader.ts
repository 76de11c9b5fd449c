/** How a measured value is written, in which units, and between which bounds it can be true. The unit named is that of the thresholds. */
export interface Reader {
  readonly measure: string;
  readonly unit: string;
  /** What stands before the number; a fragment of a regular expression. */
  readonly label: string;
  /** Factors to the unit of the thresholds, by a pattern of what stands after the number. The first that fits is used. */
  readonly units?: readonly (readonly [RegExp, (value: number) => number])[];
  /** Where no unit is written: by size. */
  readonly bare?: (value: number, written: Written) => number;
  /** What else it may be, where neither a unit nor the size tells. */
  readonly unclear?: (value: number, written: Written) => number | undefined;
  readonly possible: readonly [number, number];
  /** What must stand after the number, where without it something else is meant. */
  readonly only?: RegExp;
  /** A medicine is called so too: calcium, PCT. */
  readonly isAlsoGiven?: true;
  /** From here on a number alone tells how strong the medicine is; otherwise from far beyond what is possible. */
  readonly strengthsFrom?: number;
  /** How another word stands there that differs by its capitals alone: PsA, 5 mg. */
  readonly otherWord?: RegExp;
}

/** How a bare value stands in its text. */
export interface Written {
  /** What stands before the number. */
  readonly label: string;
  readonly isIndonesian: boolean;
}

/** “Lila, 7” and “K (45)” are a name and an age. */
export const NO_AGE_BEHIND = '(?!\\s*[,(]\\s*\\d{1,2}(?!\\d|[.,]\\d|\\s*[cm]m))';

export const by = (factor: number) => (value: number) => value * factor;

/** A finding that a number or a grade tells, which breaks what is sought as words close together. */
export interface SaidFinding {
  readonly finding: string;
  readonly present: boolean;
  readonly start: number;
  readonly end: number;
}

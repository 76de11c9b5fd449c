/** An entry as its feed has it, whatever the format: every value that may say something, the best first. May hold markup. */
export interface RawEntry {
  readonly guid: string | null;
  readonly links: readonly string[];
  readonly titles: readonly string[];
  readonly texts: readonly string[];
  readonly dates: readonly string[];
  readonly authors: readonly string[];
  readonly identifiers: readonly string[];
  readonly journals: readonly string[];
  readonly terms: readonly string[];
  readonly rights: readonly string[];
  readonly language: string | null;
}

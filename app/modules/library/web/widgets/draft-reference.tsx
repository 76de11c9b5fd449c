/** A paper or guideline as it is written: forms hold texts. */
export interface DraftReference {
  title: string;
  source: string;
  year: string;
  url: string;
}

/** As operations have it. */
export interface SentReference {
  readonly title: string;
  readonly source: string;
  readonly year: number | null;
  readonly url: string | null;
}

export const NO_REFERENCE: DraftReference = { title: '', source: '', year: '', url: '' };

export const writtenReferences = (references: readonly SentReference[]): DraftReference[] =>
  references.map(({ title, source, year, url }) => ({ title, source, year: year === null ? '' : String(year), url: url ?? '' }));

/** Numbered as `[1]` refers to them. */
export const referenceLines = (references: readonly SentReference[]): string =>
  references
    .map(
      ({ title, source, year, url }, i) =>
        `${i + 1}. ${[title, source, year, url].filter((part) => part !== null && part !== '').join(', ')}`,
    )
    .join('\n');

/** Those of which nothing was filled in are left out. */
export const sentReferences = (references: readonly DraftReference[]): SentReference[] =>
  references
    .filter((reference) => Object.values(reference).some((value: string) => value.trim() !== ''))
    .map(({ title, source, year, url }) => ({
      title,
      source,
      year: year === '' ? null : Number(year),
      url: url.trim() === '' ? null : url.trim(),
    }));

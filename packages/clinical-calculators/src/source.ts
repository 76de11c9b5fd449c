import sources from '../data/sources.json' with { type: 'json' };

/** Key of a publication. */
export type SourceId = keyof typeof sources;

export interface Source {
  readonly authors: string;
  /** In the language it was published in. */
  readonly title: string;
  /** Journal, or publisher of a guideline or book. */
  readonly journal: string;
  readonly year: number;
}
export interface CitedSource extends Source {
  readonly id: SourceId;
}

export const SOURCES: Readonly<Record<SourceId, Source>> = sources;

export const cited = (id: SourceId): CitedSource => ({ id, ...SOURCES[id] });

import sources from '../data/sources.json' with { type: 'json' };

/** Key of a publication a range was taken from. */
export type SourceId = keyof typeof sources;

export interface Source {
  /** Cited in the language it was published in: titles are not translated. */
  readonly citation: string;
  readonly year: number;
}

export const SOURCES: Readonly<Record<SourceId, Source>> = sources;

/** The servers that browser tests look at: a run of tests has its own, with a database and files that are nobody else's. */
import { inject } from 'vitest';

export interface Site {
  readonly url: string;
  /** A second server on the same database, whose texts carry marks. */
  readonly markedUrl: string;
  readonly databaseUrl: string;
  readonly chromium: string;
  /** What a further server on the same database needs. */
  readonly env: Record<string, string | undefined>;
  /** Where signed-in sessions are kept from one file of tests to the next. */
  readonly sessionFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    site: Site;
  }
}

export const site = (): Site => inject('site');

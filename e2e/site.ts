/** The server that a file of browser tests looks at. Each worker has one, with a database and files of its own. */
import process from 'node:process';
import { inject } from 'vitest';

export interface Site {
  readonly url: string;
  readonly databaseUrl: string;
  readonly chromium: string;
  /** What a further server on the same database needs. */
  readonly env: Record<string, string | undefined>;
  /** Where signed-in sessions are kept from one file of tests to the next. */
  readonly sessionFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Site[];
  }
}

export function site(): Site {
  const worker = Number(process.env.VITEST_POOL_ID);
  const own = inject('sites')[worker - 1];
  if (own === undefined) throw new Error(`Worker ${worker} of the browser tests has no server`);
  return own;
}

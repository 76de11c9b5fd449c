import type pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { Bylines } from './sample-case-rows.ts';
import type { SampleWorld } from './sample-world.ts';

/** What a part of the sample world is made with. All parts are written in one transaction, before the search index. */
export interface SampleKit {
  readonly db: Database;
  /** Its connection, for COPY. */
  readonly client: pg.PoolClient;
  readonly services: Services;
  /** The doctors and their cases, which are there already. */
  readonly world: SampleWorld;
  readonly bylines: Bylines;
  /** Dates of the sample world are relative to this moment. */
  readonly now: Date;
}

/** Writes what one module shows in the sample world; returns what to tell of it, such as "40 forums". */
export type SamplePart = (kit: SampleKit) => Promise<string>;

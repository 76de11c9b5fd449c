import type { RuntimeSettings } from './config/runtime-settings.ts';
import type { Database, DatabasePool } from './db/database.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { EventDefinition, PayloadOf } from './events/event.ts';
import type { Translations } from './i18n/translations.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Storage } from './storage/storage.ts';

/** What the platform does for modules. One object per process, handed to every handler, subscriber and job. */
export interface Services {
  readonly database: DatabasePool;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly delivery: Delivery;
  readonly realtime: Realtime;
  readonly translations: Translations;
  /** For work outside an operation: an event that leaves with the transaction of `db`. */
  readonly emit: <E extends EventDefinition>(db: Database, event: E, payload: PayloadOf<E>) => Promise<void>;
  readonly settings: RuntimeSettings;
}

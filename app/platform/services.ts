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
  readonly settings: {
    /** Where readers reach the product, without a slash at the end: `https://kolegia.example`. */
    readonly publicUrl: string;
    /** Key for signing and hashing; never logged. */
    readonly secret: string;
    /** True when the address is plain localhost: cookies need no Secure there. */
    readonly plainLocalhost: boolean;
    /** Programs that work on videos, where they are not to be the ones that come with the product. */
    readonly ffmpeg: { readonly ffmpeg: string | undefined; readonly ffprobe: string | undefined };
    /** Addresses of Crossref and ORCID, without a slash at the end, where they are not the public ones. */
    readonly registers: { readonly crossref: string | undefined; readonly orcid: string | undefined };
    /** How push services know us; without keys they are made from the secret. */
    readonly push: {
      readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined;
      /** Where to reach whoever runs this installation: `mailto:` or `https:`. */
      readonly subject: string;
      /** A push service of one's own, without a slash at the end; others are reached on the open internet only. */
      readonly service: string | undefined;
    };
    /** A folder on this machine for large files while they are being worked on. */
    readonly workFolder: string;
  };
}

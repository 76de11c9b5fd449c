/** What a handler is given beside its input. */
import type { Database } from '../db/database.ts';
import type { EventDefinition, PayloadOf } from '../events/event.ts';
import type { Language } from '../i18n/languages.ts';
import type { Logger } from '../log/log.ts';
import type { Services } from '../services.ts';
import type { Member, Viewer } from '../session/viewer.ts';
import type { AfterCommit } from './after-commit.ts';

/** What is known of a request wherever it came from: HTTP, a page's loader or a test. */
export interface RequestInfo {
  readonly requestId: string;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
  readonly initiator: 'app' | 'web';
  /** Same key, same caller, same command: the first answer is given again. */
  readonly idempotencyKey: string | null;
  readonly cookies: Readonly<Record<string, string>>;
  /** Whom the page that calls was made for: the id of a member, `NOBODY`, or null where the caller does not say. */
  readonly madeFor: string | null;
  /** In the last two seconds, or a caller that cannot say: reads from the primary, where the write surely is. */
  readonly mayHaveWritten: boolean;
}

export interface CookieToSet {
  name: string;
  value: string;
  maxAgeSeconds: number;
  httpOnly: boolean;
}

export interface UploadedFile {
  readonly bytes: Buffer;
  readonly filename: string;
}

/** Of what is made before a command's transaction. */
export interface PreparingContext extends RequestInfo {
  /** The transaction of a command, the pool for a query and before a transaction. */
  readonly db: Database;
  readonly services: Services;
  readonly log: Logger;
  readonly file: UploadedFile | null;
}

export interface Context extends PreparingContext {
  /** Leaves with the transaction; consumers subscribe to it. */
  emit<E extends EventDefinition>(event: E, payload: PayloadOf<E>): Promise<void>;
  setCookie(cookie: CookieToSet): void;
  /**
   * Runs once what was written here can be read by others; never when that failed, nor when a command was a repetition. What it throws
   * is logged and changes nothing.
   */
  afterCommit(work: AfterCommit): void;
}

/** The context of an operation whose access is `member` or narrower. */
export interface MemberContext extends Context {
  readonly viewer: Member;
}

import type { CookieToSet } from './context.ts';
import { COMMON_ERRORS, type CommonErrorCode } from './errors.ts';

/** Thrown by a handler to answer with one of its declared errors. */
export class Failure extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Messages by field path that are in the caller's language already: engines word their own. */
  readonly worded: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>> | null;
  /** Values for the placeholders of the translated message. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The command is refused, but what it wrote so far is committed: a wrong guess must count. */
  readonly keepsWrites: boolean;
  /** What the refusal leaves in the browser: who is refused for a session that has ended is to forget it. */
  readonly cookies: readonly CookieToSet[];

  constructor(
    code: string,
    options: {
      /** Translation key by field path. */
      fields?: Record<string, string>;
      worded?: Readonly<Record<string, string>>;
      details?: Record<string, unknown>;
      values?: Record<string, string | number>;
      keepsWrites?: boolean;
      cookies?: readonly CookieToSet[];
      cause?: unknown;
    } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Failure';
    this.code = code;
    this.fields = options.fields ?? {};
    this.worded = options.worded ?? {};
    this.details = options.details ?? null;
    this.values = options.values ?? {};
    this.keepsWrites = options.keepsWrites ?? false;
    this.cookies = options.cookies ?? [];
  }
}

export const isCommonError = (code: string): code is CommonErrorCode => Object.hasOwn(COMMON_ERRORS, code);

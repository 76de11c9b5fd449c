/**
 * Failures every operation may answer with. A code is also a translation key: `access.signIn` is
 * `errors.access.signIn` in the shell's locales, `cases.notFound` is `error.notFound` in those of the module cases.
 */
export const COMMON_ERRORS = {
  'request.invalid': 422,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.tooSlow': 408,
  'request.mediaType': 415,
  'request.idempotencyKey': 400,
  'request.crossSite': 403,
  'request.notFound': 404,
  'request.credential': 401,
  'access.signIn': 401,
  'access.verified': 403,
  'access.premium': 403,
  'access.staff': 403,
  'access.readerChanged': 412,
  'rate.tooMany': 429,
  'server.overloaded': 503,
  'server.unavailable': 503,
  'server.unexpected': 500,
} as const;

export type CommonErrorCode = keyof typeof COMMON_ERRORS;

/** Codes an operation declares, each with its HTTP status. */
export type Errors = Readonly<Record<string, number>>;

/** What a caller reads when an operation fails. `message` and `fields` are in the reader's language. */
export interface FailureBody {
  code: string;
  message: string;
  /** Message by field path, for instance `patient.age.value`. */
  fields?: Record<string, string>;
  /** What the reader needs to recover, for instance both versions after a stale edit. */
  details?: Record<string, unknown>;
  requestId: string;
}

/** A failure as the browser or a server-side loader sees it. */
export class CallFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(`${body.code} (${status})`);
    this.name = 'CallFailure';
    this.status = status;
    this.body = body;
  }

  /** The bundle of pages and the server each have a copy of this class; a failure is one in both. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CallFailure';
  }

  get code() {
    return this.body.code;
  }
}

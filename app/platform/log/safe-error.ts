/**
 * What a log may say of an error: its kind, code and place. Messages of the database repeat the values of a statement,
 * and those may be somebody's name or number, so of a failed query only the reason stays.
 */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly at: readonly string[];
  readonly cause?: SafeError;
}

const PLACES = 8;

export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', at: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    message: repeatsValues(error) ? 'a query failed' : error.message.slice(0, 500),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    at: placesOf(error),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  };
}

/** `invalid input syntax for type integer: "…"`: of the database itself, or of what wraps it. A code of five signs is how it tells its faults. */
const repeatsValues = (error: Error & { code?: unknown }) =>
  error.message.startsWith('Failed query:') ||
  (typeof error.code === 'string' && SQLSTATE.test(error.code) && !NAMES_ONLY.test(error.code));

const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Broken rules, missing tables and columns, locks and lost connections: their messages name what is ours. */
const NAMES_ONLY = /^(?:08|23|40|42|53|55|57|58)/;

/** The stack without its first lines, which repeat the message. */
const placesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, PLACES)
    .map((line) => line.trim());

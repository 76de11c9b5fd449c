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
  const isQuery = error.message.startsWith('Failed query:');
  return {
    type: error.constructor.name,
    message: isQuery ? 'a query failed' : error.message.slice(0, 500),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    at: placesOf(error),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  };
}

/** The stack without its first lines, which repeat the message. */
const placesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, PLACES)
    .map((line) => line.trim());

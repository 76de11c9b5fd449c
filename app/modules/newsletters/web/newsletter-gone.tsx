import { data } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';

/** For loaders: what is not there for this reader is a page that is not there. */
export function asNotFound(error: unknown): never {
  if (error instanceof CallFailure && (error.status === 404 || error.status === 403 || error.code === 'request.invalid'))
    throw data(null, { status: 404 });
  throw error;
}

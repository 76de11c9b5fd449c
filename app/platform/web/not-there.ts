/** For loaders: what an address leads to that leads to nothing. */
import { data } from 'react-router';
import { CallFailure } from '../operation/errors.ts';

/** True where nothing is there for this reader, and where the address can be none of ours: they are told the same. */
export const isNotThere = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && (error.status === 404 || error.code === 'request.invalid');

/** `call(context)(getForum, { id }).catch(asNotFound)` */
export function asNotFound(error: unknown): never {
  throw isNotThere(error) ? data(null, { status: 404 }) : error;
}

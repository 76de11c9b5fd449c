/** For loaders of pages with a list. */
import { data } from 'react-router';
import { CallFailure } from '../operation/errors.ts';

const UNAVAILABLE = 503;

/** When the list cannot be had, the rest of the page stays in sight, so that the reader can try again or choose other filters. */
export async function listOrRest<Shown extends object, Rest extends object>(
  load: () => Promise<Shown>,
  restFor: (failure: CallFailure) => Rest,
) {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // The same address would be refused again: the page that failed leads to where the list begins.
    if (error.body.fields?.cursor !== undefined) throw error;
    // Without a status nothing answered.
    return data(restFor(error), { status: error.status === 0 ? UNAVAILABLE : error.status });
  }
}

import { expect, it } from 'vitest';
import { CallFailure } from '../operation/errors.ts';
import { asNotFound } from './not-there.ts';

const failure = (status: number, code: string) => new CallFailure(status, { code, message: '', requestId: 'r1' });

function thrownFor(error: unknown): unknown {
  try {
    return asNotFound(error);
  } catch (thrown) {
    return thrown;
  }
}

it('what is not there, and an address that can be none of ours, are a page that is not there', () => {
  for (const error of [failure(404, 'forums.notFound'), failure(422, 'request.invalid')])
    expect(thrownFor(error)).toMatchObject({ data: null, init: { status: 404 } });
});

it('everything else fails as it did, also what the operation refuses with the status of a faulty input', () => {
  for (const error of [
    failure(403, 'forums.notAllowed'),
    failure(422, 'cases.consentMissing'),
    failure(503, 'server.overloaded'),
    new Error('no'),
  ])
    expect(thrownFor(error)).toBe(error);
});

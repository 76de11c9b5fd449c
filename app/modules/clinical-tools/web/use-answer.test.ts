/** Who answers where the server cannot: the engine on the device, as long as nothing was refused. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { checkDrugs } from '../clinical-tools.contract.ts';
import { answered } from './use-answer.ts';

const fetched = vi.fn<() => Promise<Response>>();
const QUESTION = { drugs: ['warfarin', 'aspirin'] };

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const ask = (here: () => Promise<string>) =>
  answered(checkDrugs, QUESTION, { fromServer: () => ({ text: 'server' }) as never, here }, new AbortController().signal);
const answers = (status: number, body: string) => fetched.mockResolvedValueOnce(new Response(body, { status }));
const refusal = (code: string) => JSON.stringify({ status: false, response: { code, message: '', requestId: 'r' } });

it.each([
  [500, refusal('server.unexpected')],
  [503, refusal('server.busy')],
  [502, '<h1>Bad gateway</h1>'],
  [200, '<h1>Sign in to the network of this hospital</h1>'],
])('%i with %s is worked out here, and says that the server did not answer', async (status, body) => {
  answers(status, body);
  expect(await ask(async () => 'here')).toMatchObject({ answer: 'here', asked: QUESTION, failure: null, offline: 'server' });
});

it('no network is told apart from a server that does not answer', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask(async () => 'here')).toMatchObject({ answer: 'here', failure: null, offline: 'network' });
});

it.each([
  [429, 'clinical-tools.quotaUsed'],
  [401, 'access.signIn'],
  [422, 'validation.failed'],
])('what is refused with %i is refused, and not worked out here', async (status, code) => {
  answers(status, refusal(code));
  const here = vi.fn(async () => 'here');
  expect(await ask(here)).toMatchObject({ answer: null, failure: { code }, offline: null });
  expect(here).not.toHaveBeenCalled();
});

it('without the knowledge the failure of the server is told, so that it can be asked again', async () => {
  answers(503, refusal('server.busy'));
  const failed = await ask(() => Promise.reject(new Error('no knowledge')));
  expect(failed.failure).toMatchObject({ code: 'server.busy', status: 503 });
  answers(503, refusal('server.busy'));
  const tooMany = new CallFailure(422, { code: 'clinical-tools.tooManyDrugs', message: '', requestId: '' });
  expect((await ask(() => Promise.reject(tooMany))).failure?.code).toBe('clinical-tools.tooManyDrugs');
});

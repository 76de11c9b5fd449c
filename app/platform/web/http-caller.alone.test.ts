import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { receiveToasts, type ToastMessage } from '#ui/toast-queue.ts';
import { ai, command, main, query, search } from '../operation/operation.ts';
import { callOverHttp } from './http-caller.ts';
import { noteReaderChanged } from './reader-changed.ts';

vi.mock('./reader-changed.ts', () => ({ noteReaderChanged: vi.fn() }));

const ask = query('test.ask', {
  summary: 'Asks',
  http: main.get('/test/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.object({ id: z.string(), kinds: z.array(z.string()).optional() }),
  output: z.string(),
  errors: {},
});

const asks = (http: typeof ask.http) =>
  query('test.askMore', { summary: 'Asks', http, access: 'member', rate: 'read', input: z.object({}), output: z.string(), errors: {} });

/** The document of a page in a browser; `cookie` as its scripts see it. */
function stubDocument(dataset: Record<string, string> = {}, cookie = '', lang = 'en') {
  vi.stubGlobal('document', { documentElement: { lang, dataset }, cookie });
  vi.stubGlobal('window', {});
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('calls as the client that the document names, so that its server may be set to another', async () => {
  stubDocument({ client: 'clinic:of-the-day' }, '', 'id');
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ status: true, response: 'heard' }));
  vi.stubGlobal('fetch', fetched);
  expect(await callOverHttp(ask, { id: 'a/b', kinds: ['x', 'y'] })).toBe('heard');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/v3/test/a%2Fb?kinds=x&kinds=y');
  expect(init?.headers).toMatchObject({ authorization: `Basic ${btoa('clinic:of-the-day')}`, initiator: 'web', 'x-language': 'id' });
});

it.each([
  ['of the assistant says so and passes the failure on', ai.post('/test'), ['You are Unauthorized to access this feature!']],
  ['of anything else is left to whoever called', main.post('/test'), []],
])('an answer 401 %s', async (_, http, told) => {
  stubDocument();
  const response = { code: 'access.signIn', message: 'You are Unauthorized to access this feature!', requestId: 'r1' };
  vi.stubGlobal('fetch', async () => Response.json({ status: false, response }, { status: 401 }));
  const messages: ToastMessage[] = [];
  const stop = receiveToasts((message) => messages.push(message));
  await expect(callOverHttp(asks(http), {})).rejects.toMatchObject({ status: 401, code: 'access.signIn' });
  stop();
  expect(messages.map(({ text }) => text)).toEqual(told);
  expect(messages.every(({ tone }) => tone === 'failed')).toBe(true);
});

it.each([
  ['nobody is signed in', 'user_language=id', 'website'],
  ['a member is signed in', 'user_language=id; is_user_logged_in=true', undefined],
])('says that a call is one without login only while %s', async (_, cookie, sourcetype) => {
  stubDocument({}, cookie);
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ status: true, response: 'heard' }));
  vi.stubGlobal('fetch', fetched);
  await callOverHttp(ask, { id: 'a' });
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('sourcetype') ?? undefined).toBe(sourcetype);
});

it.each([
  ['in a browser', {}, '', 'web'],
  ['in the app, known by its bridge alone', { ReactNativeWebView: {} }, '', 'app'],
  ['in the app, known by its cookie', {}, 'app_version=4.2.0', 'app'],
])('says that a call is made %s', async (_, bridges, cookie, initiator) => {
  stubDocument({}, cookie);
  vi.stubGlobal('window', bridges);
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ status: true, response: 'heard' }));
  vi.stubGlobal('fetch', fetched);
  await callOverHttp(ask, { id: 'a' });
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ initiator });
});

it.each([
  ['the main API', main.get('/test'), 100_000],
  ['the search', search.get('/test'), 60_000],
  ['the assistant', ai.post('/test'), 360_000],
])('waits for %s as long as for its kind', async (_, http, ms) => {
  stubDocument();
  vi.stubGlobal('fetch', async () => Response.json({ status: true, response: 'heard' }));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await callOverHttp(asks(http), {});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(ms);
});

it('waits for the main API no longer than 40 s in production', async () => {
  vi.stubEnv('PROD', true);
  vi.resetModules();
  const { callOverHttp: callInProduction } = await import('./http-caller.ts');
  stubDocument();
  vi.stubGlobal('fetch', async () => Response.json({ status: true, response: 'heard' }));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await callInProduction(asks(main.get('/test')), {});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(40_000);
});

/** A body that comes in part, and then what `end` does. */
const broken = (end: (controller: ReadableStreamDefaultController) => void) => async (_url: string, init: RequestInit) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":true,"resp'));
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        end(controller);
      },
    }),
  );

describe('an answer that does not come whole', () => {
  it('is none where the connection breaks off within it', async () => {
    stubDocument();
    vi.stubGlobal(
      'fetch',
      broken((controller) => controller.error(new TypeError('network error'))),
    );
    await expect(callOverHttp(ask, { id: 'a' })).rejects.toMatchObject({ status: 0, code: 'network.unreachable' });
  });

  it('is none where it stands still for longer than the caller waits, and no failure where the caller gives up', async () => {
    stubDocument();
    vi.stubGlobal(
      'fetch',
      broken(() => undefined),
    );
    const waited = callOverHttp(ask, { id: 'a' }, { signal: AbortSignal.timeout(5) });
    await expect(waited).rejects.toMatchObject({ status: 0, code: 'network.unreachable' });
    const controller = new AbortController();
    const left = callOverHttp(ask, { id: 'a' }, { signal: controller.signal });
    controller.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is not readable where it came whole and is something else', async () => {
    stubDocument();
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'x-request-id': 'r7' } }));
    await expect(callOverHttp(ask, { id: 'a' })).rejects.toMatchObject({
      status: 200,
      code: 'server.unexpected',
      body: { requestId: 'r7' },
    });
  });
});

describe('the reader of the page', () => {
  const write = command('test.write', {
    summary: 'Writes',
    http: main.post('/test'),
    access: 'member',
    rate: 'write',
    input: z.object({}),
    output: z.string(),
    errors: {},
  });
  const refusal = { code: 'access.readerChanged', message: 'Another account', requestId: 'r2' };
  const done = () => Response.json({ status: true, response: 'done' });
  const refused = () => Response.json({ status: false, response: refusal }, { status: 412 });
  const noted = vi.mocked(noteReaderChanged);
  beforeEach(() => noted.mockClear());

  it.each([
    ['is named by what writes', { reader: 'ratri' }, write, 'ratri'],
    ['is named as well where it was nobody', { reader: 'nobody' }, write, 'nobody'],
    ['is not named where no server made the page', {}, write, null],
    ['is not named by a question', { reader: 'ratri' }, asks(main.get('/test')), null],
  ])('%s', async (_, dataset, operation, named) => {
    stubDocument(dataset);
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => done());
    vi.stubGlobal('fetch', fetched);
    await callOverHttp(operation, {});
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('x-reader')).toBe(named);
  });

  it.each([
    ['is told of what was pressed and refused', refused, {}, [[true]]],
    ['is told nothing of what goes on by itself', refused, { unasked: true }, []],
    ['reads on once something is written again', done, {}, [[false]]],
  ])('%s', async (_, answer, options, told) => {
    stubDocument({ reader: 'ratri' });
    vi.stubGlobal('fetch', async () => answer());
    await callOverHttp(write, {}, options).catch(() => undefined);
    expect(noted.mock.calls).toEqual(told);
  });
});

const send = command('test.send', {
  summary: 'Takes a file',
  http: main.post('/test/files'),
  access: 'member',
  rate: 'upload',
  input: z.object({}),
  output: z.string(),
  errors: {},
  upload: { maxBytes: 1_000_000 },
});

it('gives a file the time that it takes on half a megabit a second, and says that it took too long', async () => {
  stubDocument();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
  const file = new File([new Uint8Array(625_000)], 'x.png');
  await expect(callOverHttp(send, {}, { file })).rejects.toMatchObject({ status: 0, code: 'network.timeout' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(100_000 + 10_000);
  // Of a question it is all the same why no answer came.
  await expect(callOverHttp(ask, { id: 'a' })).rejects.toMatchObject({ status: 0, code: 'network.unreachable' });
});

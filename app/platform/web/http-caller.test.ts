import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { main, query } from '../operation/operation.ts';
import { callOverHttp } from './http-caller.ts';

const ask = query('test.ask', {
  summary: 'Asks',
  http: main.get('/test/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.object({ id: z.string(), kinds: z.array(z.string()).optional() }),
  output: z.string(),
  errors: {},
});

afterEach(() => vi.unstubAllGlobals());

it('calls as the client that the document names, so that its server may be set to another', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'id', dataset: { client: 'clinic:of-the-day' } } });
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ status: true, response: 'heard' }));
  vi.stubGlobal('fetch', fetched);
  expect(await callOverHttp(ask, { id: 'a/b', kinds: ['x', 'y'] })).toBe('heard');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/v3/test/a%2Fb?kinds=x&kinds=y');
  expect(init?.headers).toMatchObject({ authorization: `Basic ${btoa('clinic:of-the-day')}`, initiator: 'web', 'x-language': 'id' });
});

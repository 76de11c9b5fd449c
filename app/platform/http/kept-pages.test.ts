import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { answerOf, etagOf, type KeptPage, keptPage, keyOf } from './kept-pages.ts';

const TEXT = 'a page of some length '.repeat(50);
const rendering = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  cookies: [],
  body: Buffer.from(TEXT),
  nonce: 'n',
  isOfMember: false,
};
const page = () => keptPage(rendering) as KeptPage;
const asking = { method: 'GET', url: '/cases', headers: {}, cookies: {} };

it('gives pages that differ by their nonce alone the same tag', () => {
  const tag = (text: string, nonce: string) => etagOf(Buffer.from(text), nonce);
  expect(tag('<script nonce="abc">x</script><script nonce="abc">', 'abc')).toBe(
    tag('<script nonce="xyz">x</script><script nonce="xyz">', 'xyz'),
  );
  expect(tag('a', 'n')).not.toBe(tag('b', 'n'));
});

it('compresses once, and says the same in every encoding', async () => {
  const kept = page();
  const asked = { 'accept-encoding': 'br' };
  const [one, two] = [answerOf(kept, asked), answerOf(kept, asked)];
  expect(two).toBe(one);
  const { headers, body } = await one;
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding', etag: kept.etag });
  expect(brotliDecompressSync(body as Buffer).toString()).toBe(TEXT);
  expect(gunzipSync((await answerOf(kept, { 'accept-encoding': 'gzip' })).body as Buffer).toString()).toBe(TEXT);
  // From then on it is there at once.
  expect(answerOf(kept, asked)).not.toBeInstanceOf(Promise);
  expect(answerOf(kept, {})).toMatchObject({ status: 200, body: kept.body });
});

it('sends nothing again to a browser that has it', () => {
  const kept = page();
  expect(answerOf(kept, { 'if-none-match': kept.etag, 'accept-encoding': 'br' })).toMatchObject({ status: 304, body: undefined });
  expect(answerOf(kept, { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
});

it('keeps whole pages that set no cookie, for readers that nobody knows', () => {
  expect(keptPage({ ...rendering, status: 404 })).toBeNull();
  expect(keptPage({ ...rendering, isOfMember: true })).toBeNull();
  expect(keptPage({ ...rendering, cookies: ['showLoginPopup=true'] })).toBeNull();
  expect(keyOf(asking)).toBe('||/cases');
  expect(keyOf({ ...asking, headers: { authorization: 'Basic abc' } })).toBe('||/cases');
  expect(keyOf({ ...asking, headers: { authorization: 'Bearer abc' } })).toBeNull();
  expect(keyOf({ ...asking, cookies: { auth_token: 'abc' } })).toBeNull();
  expect(keyOf({ ...asking, headers: { 'x-reader': 'nobody' } })).toBe('||/cases');
  expect(keyOf({ ...asking, headers: { 'x-reader': 'ratri' } })).toBeNull();
  // What is answered to HEAD has no body to keep.
  expect(keyOf({ ...asking, method: 'HEAD' })).toBeNull();
});

it('keeps apart what looks different', () => {
  const keys = [
    keyOf(asking),
    keyOf({ ...asking, url: '/cases?sort=newest' }),
    keyOf({ ...asking, cookies: { theme: 'dark' } }),
    keyOf({ ...asking, cookies: { app_version: '1.0.0' } }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf({ ...asking, headers: { initiator: 'app' } })).toBe(keys[3]);
});

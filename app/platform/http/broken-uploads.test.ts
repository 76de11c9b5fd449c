import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHttp } from '../testing/test-http.ts';
import { openTestWorld, type TestWorld, viewerLike } from '../testing/test-world.ts';

let world: TestWorld;
let http: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => viewerLike({ id: 'ratri' }) });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

const FORM = 'multipart/form-data; boundary=part';
const part = (disposition: string, body: string, type = 'application/octet-stream') =>
  `--part\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n${body}\r\n`;
const END = '--part--\r\n';
const PURPOSE = '--part\r\ncontent-disposition: form-data; name="purpose"\r\n\r\ncase\r\n';

async function send(payload: string, type = FORM, url = '/api/v3/media/images') {
  const answer = await http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, cookie: 'auth_token=ratri', origin: 'http://localhost:3000' },
    payload,
  });
  return [answer.statusCode, answer.json().response.code];
}

it.each([
  ['cut off in its file', FORM, PURPOSE + part('name="file"; filename="a.jpg"', 'half a picture').slice(0, -4)],
  ['cut off in the head of a part', FORM, `${PURPOSE}--part\r\ncontent-dispo`],
  ['that is no form', FORM, 'no form at all'],
  ['without a boundary', 'multipart/form-data', PURPOSE + END],
  ['whose boundary is another', 'multipart/form-data; boundary=other', PURPOSE + END],
])('an upload %s could not be read, and is no failure of ours', async (_, type, payload) => {
  expect(await send(payload, type)).toEqual([400, 'request.malformed']);
});

it('a file without a name is looked at all the same', async () => {
  expect(await send(PURPOSE + part('name="file"', 'no picture') + END)).toEqual([422, 'media.notAnImage']);
});

it('more parts than anything we ask for are too many', async () => {
  expect(await send(PURPOSE.repeat(12) + END)).toEqual([413, 'request.tooLarge']);
});

it.each([
  ['null', 'application/json', 'null', [422, 'request.invalid']],
  ['a list', 'application/json', '[]', [422, 'request.invalid']],
  ['a text', 'text/plain', '{"firstName":"Ratri"}', [415, 'request.mediaType']],
  ['a form', FORM, PURPOSE + END, [415, 'request.mediaType']],
  ['a form that is none', 'multipart/form-data', 'no form at all', [415, 'request.mediaType']],
])('%s is not taken for an empty input where no file is asked for', async (_, type, payload, refusal) => {
  expect(await send(payload, type, '/api/v3/profile/update-user-basic-detail')).toEqual(refusal);
});

it.each(['short', 'with a blank', `${'x'.repeat(81)}`, 'ein-schlüssel'])(
  'an idempotency key that would not be kept is refused: %s',
  async (key) => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api/v3/profile/update-user-basic-detail',
      headers: { cookie: 'auth_token=ratri', origin: 'http://localhost:3000', 'idempotency-key': key },
      payload: {},
    });
    expect([answer.statusCode, answer.json().response]).toEqual([400, expect.objectContaining({ code: 'request.idempotencyKey' })]);
  },
);

/** A page that was made for one member, and the session of another, who has signed in in another tab since. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Member, NOBODY } from '#platform/session/viewer.ts';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listFollowing } from '../network.contract.ts';

let world: TestWorld;
let http: FastifyInstance;
let ratri: Member;
let arjun: Member;
let sari: Member;
beforeAll(async () => {
  world = await openTestWorld();
  ratri = await aMember(world, { name: 'Ratri Maheswari' });
  arjun = await aMember(world, { name: 'Arjun Menon' });
  sari = await aMember(world, { name: 'Sari Lestari' });
  const bySession: Record<string, Member> = { ratri, arjun };
  const resolve = async ({ cookieToken, bearerToken }: { cookieToken: string | null; bearerToken: string | null }) =>
    bySession[bearerToken ?? cookieToken ?? ''] ?? null;
  http = await openTestHttp(world, { resolve });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

type Headers = Record<string, string>;
const ofSession = (name: string): Headers => ({ ...clientHeaders, origin: 'http://localhost:3000', cookie: `auth_token=${name}` });
const madeFor = (reader: string): Headers => ({ 'x-reader': reader });

async function post(url: string, headers: Headers, payload: object = {}) {
  const answer = await http.inject({ method: 'POST', url: `/api/v3${url}`, headers, payload });
  return { status: answer.statusCode, said: answer.json() as { response: { code?: string; message?: string } } };
}
const follow = (headers: Headers, following = true) => post('/follow-member', headers, { memberId: sari.id, following });
const followed = async (who: Member) => (await world.as(who).call(listFollowing, {})).data.map(({ id }) => id);

it('does nothing for whoever is signed in by now, and says why in the language of the page', async () => {
  const refused = await follow({ ...ofSession('arjun'), ...madeFor(ratri.id) });
  expect(refused).toMatchObject({ status: 412, said: { status: false, response: { code: 'access.readerChanged' } } });
  expect(refused.said.response.message).toMatch(/^Another account has signed in in another tab/);
  const inIndonesian = await follow({ ...ofSession('arjun'), ...madeFor(ratri.id), 'x-language': 'id' });
  expect(inIndonesian.said.response.message).toMatch(/^Akun lain telah masuk di tab lain/);
  expect([await followed(arjun), await followed(ratri)]).toEqual([[], []]);

  expect((await follow({ ...ofSession('ratri'), ...madeFor(ratri.id) })).status).toBe(200);
  expect([await followed(arjun), await followed(ratri)]).toEqual([[], [sari.id]]);
});

it('a program with a token, and whoever does not say whose page it is, act in their own name', async () => {
  expect((await follow({ authorization: 'Bearer arjun' })).status).toBe(200);
  expect((await follow(ofSession('arjun'), false)).status).toBe(200);
  expect(await followed(arjun)).toEqual([]);
});

it('a page that was made for nobody does in nobody’s name what anyone may, and no more', async () => {
  const headers = { ...ofSession('arjun'), ...madeFor(NOBODY) };
  expect((await follow(headers)).said.response.code).toBe('access.readerChanged');
  expect(await followed(arjun)).toEqual([]);
  expect((await post('/send-otp', headers, { email: 'ratri@members.test' })).status).toBe(200);
});

it('a page whose reader has signed out is told to sign in, and may sign out again', async () => {
  const headers = { ...ofSession('nobody at all'), ...madeFor(ratri.id) };
  expect((await follow(headers)).said.response.code).toBe('access.signIn');
  expect((await post('/sign-out', headers)).status).toBe(200);
  // But not whoever has signed in instead.
  expect((await post('/sign-out', { ...ofSession('arjun'), ...madeFor(ratri.id) })).said.response.code).toBe('access.readerChanged');
});

it('asks and is answered as whoever is signed in', async () => {
  const answer = await http.inject({ url: '/api/v3/profile/following-list', headers: { ...ofSession('ratri'), ...madeFor(arjun.id) } });
  expect(answer.json()).toMatchObject({ status: true, response: { data: [{ id: sari.id }] } });
});

it('a file is refused before it is read', async () => {
  const form = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n--part--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  const send = async (reader: string) =>
    (
      await http.inject({
        method: 'POST',
        url: '/api/v3/media/images',
        headers: { ...ofSession('arjun'), ...madeFor(reader), ...headers },
        payload: form,
      })
    ).json<{ response: { code: string } }>().response.code;
  expect(await send(ratri.id)).toBe('access.readerChanged');
  expect(await send(arjun.id)).not.toBe('access.readerChanged');
});

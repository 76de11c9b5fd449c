import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHttpServer } from '#platform/http/http-server.ts';
import { createRateLimits } from '#platform/http/rate-classes.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { endSession, listSessions, signOutElsewhere } from '../session.contract.ts';
import { aMember, lastCode, signIn } from '../testing/identity.factory.ts';
import { authOf } from './auth.client.ts';
import { createSessionSource, identityModule } from './identity.module.ts';

const OURS = 'http://localhost:3000';
const CREDENTIAL = `Basic ${Buffer.from('website:kolegia').toString('base64')}`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let world: TestWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  const { pipeline, services, translations } = world.runtime;
  app = await createHttpServer({
    api: {
      pipeline,
      sessions: createSessionSource(services),
      rateLimits: createRateLimits(),
      publicUrl: OURS,
      clientCredential: 'website:kolegia',
      defaultLanguage: 'en',
      secureCookies: false,
    },
    modules: [identityModule],
    services,
    translations,
    defaultLanguage: 'en',
    trustProxy: false,
    https: false,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const query = (text: string, ...values: unknown[]) => world.runtime.database.pool.query(text, values);
const viewerOf = (token: string) => createSessionSource(world.runtime.services).resolve({ cookieToken: token, bearerToken: null });

/** Each sign-in as if half an hour after the one before, so that limits stay out of the way. */
async function enter(email: string, userAgent = FIREFOX) {
  await query("update identity.attempt set at = at - interval '2 hours'");
  return signIn(world, { email }, { userAgent });
}

type Headers = Record<string, string>;
const post = (path: string, payload: object, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: `/api/v3${path}`, payload, headers: { authorization: CREDENTIAL, origin: OURS, ...headers } });
const get = (path: string, headers: Headers) => app.inject({ method: 'GET', url: `/api/v3${path}`, headers });

describe('over HTTP', () => {
  it('signs in by cookie, is refused from other sites, and signs out', async () => {
    const sent = await post('/send-otp', { email: 'http@members.test' });
    expect(sent.json()).toMatchObject({ status: true, response: { message: 'Otp send Successfully', to: 'h•••@members.test' } });
    const wrong = lastCode(world) === '0000' ? '0001' : '0000';
    const refused = await post('/verify-otp', { email: 'http@members.test', code: wrong });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      status: false,
      response: { code: 'identity.codeWrong', message: 'This code is not right. Tries left: 4.' },
    });

    const entered = await post('/verify-otp', { email: 'http@members.test', code: lastCode(world) });
    expect(entered.json()).toMatchObject({ response: { message: 'Login successfully', created: true, token: null } });
    const set = Object.fromEntries(entered.cookies.map((one) => [one.name, one]));
    expect(set.auth_token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
    expect(set.is_user_logged_in).toMatchObject({ value: 'true' });
    expect(set.is_user_logged_in?.httpOnly).toBeUndefined();
    const cookie = `auth_token=${encodeURIComponent(set.auth_token?.value ?? '')}`;

    const own = await get('/profile/get-user-basic-detail', { cookie });
    expect(own.json()).toMatchObject({ response: { signed_in: true, email: 'http@members.test' } });
    expect(own.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['auth_token', 2_592_000],
      ['is_user_logged_in', 2_592_000],
    ]);
    expect((await get('/sessions', { authorization: CREDENTIAL })).statusCode).toBe(401);

    const elsewhere = await post('/sign-out', {}, { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(elsewhere.statusCode).toBe(403);
    expect(elsewhere.json()).toMatchObject({ response: { code: 'request.crossSite' } });
    expect((await get('/sessions', { cookie })).statusCode).toBe(200);

    const left = await post('/sign-out', {}, { cookie });
    expect(left.json()).toMatchObject({ response: { ended: 1 } });
    expect(left.cookies).toEqual([
      expect.objectContaining({ name: 'auth_token', value: '', maxAge: 0 }),
      expect.objectContaining({ name: 'is_user_logged_in', value: '', maxAge: 0 }),
    ]);
    expect((await get('/sessions', { cookie, authorization: CREDENTIAL })).statusCode).toBe(401);
  });

  it('marks every cookie as one for encrypted connections, outside plain localhost', async () => {
    const https = await openTestHttp(world, createSessionSource(world.runtime.services), { secureCookies: true });
    const headers = { authorization: CREDENTIAL, origin: OURS };
    const given = { email: 'secure@members.test' };
    await https.inject({ method: 'POST', url: '/api/v3/send-otp', payload: given, headers });
    const code = lastCode(world);
    const entered = await https.inject({ method: 'POST', url: '/api/v3/verify-otp', payload: { ...given, code }, headers });
    expect(entered.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['auth_token', true],
      ['is_user_logged_in', true],
      ['user_language', true],
      ['known_device', true],
    ]);
    await https.close();
  });

  it('takes the app’s bearer token from anywhere, and no cookie beside it', async () => {
    const mine = await enter('bearer@members.test');
    const other = await enter('other@members.test');
    const authorization = `Bearer ${mine.sessionToken}`;
    const named = await post(
      '/verify-token',
      {},
      { authorization, origin: 'https://evil.example', cookie: `auth_token=${encodeURIComponent(other.sessionToken)}` },
    );
    expect(named.json()).toMatchObject({
      response: { valid: true, memberId: mine.answer.memberId, expiresAt: expect.stringMatching(/^\d{4}-/) },
    });

    const forged = await post(
      '/verify-token',
      {},
      { authorization: 'Bearer nonsense', cookie: `auth_token=${encodeURIComponent(other.sessionToken)}` },
    );
    expect(forged.statusCode).toBe(401);
    expect((await post('/verify-token', { token: mine.sessionToken })).json()).toMatchObject({
      response: { valid: true, memberId: mine.answer.memberId },
    });
    expect((await post('/verify-token', { token: mine.sessionToken.split('.')[0] })).json()).toMatchObject({
      response: { valid: false, memberId: null },
    });
    expect((await get('/verify-token', { authorization: CREDENTIAL })).json()).toMatchObject({ response: { valid: false } });
  });

  it('answers the signed-out shape without a session', async () => {
    const { response } = (await get('/profile/get-user-basic-detail', { authorization: CREDENTIAL })).json() as { response: object };
    expect(response).toMatchObject({
      signed_in: false,
      id: null,
      member_extra_details: { is_premium: false },
      interests: [],
      language: 'en',
    });
  });
});

describe('sessions', () => {
  it('carry tokens that better-auth takes as its own', async () => {
    const { sessionToken, answer } = await enter('format@members.test');
    const auth = authOf(world.runtime.services);
    const byBearer = await auth.api.getSession({ headers: new Headers({ authorization: `Bearer ${sessionToken}` }) });
    expect(byBearer?.user.id).toBe(answer.memberId);
    const byCookie = await auth.api.getSession({ headers: new Headers({ cookie: `auth_token=${encodeURIComponent(sessionToken)}` }) });
    expect(byCookie?.session.userId).toBe(answer.memberId);
    expect(await auth.api.getSession({ headers: new Headers({ authorization: `Bearer ${sessionToken.split('.')[0]}` }) })).toBeNull();
  });

  it('end at once when signed with another key, expired, or lost a member’s right', async () => {
    const member = await aMember(world, { email: 'staff@members.test', rights: ['verification'] });
    const { sessionToken } = await enter('staff@members.test');
    expect(await viewerOf(sessionToken)).toMatchObject({
      id: member.id,
      verified: true,
      rights: ['verification'],
      specialityId: 'internal-medicine',
    });
    await query('delete from identity.staff_right where member_id = $1', member.id);
    expect(await viewerOf(sessionToken)).toMatchObject({ rights: [] });

    const [token = ''] = sessionToken.split('.');
    for (const bad of [token, `${token}.`, `${token}.AAAA`, '', '.', '%E0%A4%A', `x${sessionToken}`])
      expect(await viewerOf(bad)).toBeNull();
    await query("update identity.session set expires_at = now() - interval '1 second' where user_id = $1", member.id);
    expect(await viewerOf(sessionToken)).toBeNull();
  });

  it('are asked for together where several requests come at one moment, and for each that comes later anew', async () => {
    const [one, two] = [await enter('one@members.test'), await enter('two@members.test')];
    const asked = vi.spyOn(world.runtime.database.pool, 'query');
    const found = await Promise.all([one, two, one].map(({ sessionToken }) => viewerOf(sessionToken)));
    expect(found.map((viewer) => viewer?.id)).toEqual([one, two, one].map(({ answer }) => answer.memberId));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();

    const before = viewerOf(one.sessionToken);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    await query('delete from identity.session where user_id = $1', one.answer.memberId);
    expect(await viewerOf(one.sessionToken)).toBeNull();
    expect((await before)?.id ?? one.answer.memberId).toBe(one.answer.memberId);
    expect((await viewerOf(two.sessionToken))?.id).toBe(two.answer.memberId);
  });

  it('are found again once the database that could not be asked is back', async () => {
    const { sessionToken, answer } = await enter('again@members.test');
    const failing = vi.spyOn(world.runtime.database.pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('gone')));
    const refused = await Promise.allSettled([viewerOf(sessionToken), viewerOf(sessionToken)]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    failing.mockRestore();
    expect((await viewerOf(sessionToken))?.id).toBe(answer.memberId);
  });

  it('live for 30 days after they were last used', async () => {
    const { sessionToken, answer } = await enter('rolling@members.test');
    await query(
      "update identity.session set expires_at = now() + interval '1 day', last_used_at = now() - interval '29 days' where user_id = $1",
      answer.memberId,
    );
    await viewerOf(sessionToken);
    const { rows } = await query(
      "select expires_at > now() + interval '29 days' as renewed from identity.session where user_id = $1",
      answer.memberId,
    );
    expect(rows).toEqual([{ renewed: true }]);
  });

  it('are listed with their devices and ended one by one, elsewhere, or all', async () => {
    const first = await enter('many@members.test', FIREFOX);
    const second = await enter(
      'many@members.test',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    );
    const third = await enter('many@members.test', 'curl/8');
    const other = await enter('somebody@members.test');
    const me = world.as(await viewerOf(first.sessionToken));

    const { data } = await me.call(listSessions, {});
    expect(data.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox, Linux', true],
      ['', false],
      ['Safari, iOS', false],
    ]);

    const foreign = (await viewerOf(other.sessionToken))?.sessionId ?? '';
    await expect(me.call(endSession, { id: foreign })).rejects.toMatchObject({ code: 'identity.sessionNotFound' });
    await me.call(endSession, { id: data[1]?.id ?? '' });
    expect(await viewerOf(third.sessionToken)).toBeNull();

    expect(await me.call(signOutElsewhere, {})).toEqual({ ended: 1 });
    expect(await viewerOf(second.sessionToken)).toBeNull();
    expect(await viewerOf(first.sessionToken)).not.toBeNull();
    expect(me.cookies).toEqual([]);

    expect(await me.call(signOutElsewhere, { scope: 'all' })).toEqual({ ended: 1 });
    expect(await viewerOf(first.sessionToken)).toBeNull();
    expect(me.cookies.map(({ name }) => name)).toEqual(['auth_token', 'is_user_logged_in']);
    expect(await viewerOf(other.sessionToken)).not.toBeNull();
  });

  it('cut their live connections once they are over, or a page that connects again at once would be let in', async () => {
    await aMember(world, { email: 'live@members.test' });
    const { sessionToken } = await enter('live@members.test');
    const viewer = await viewerOf(sessionToken);
    const lefts: Promise<unknown>[] = [];
    const cut = vi.spyOn(world.runtime.services.realtime, 'endSessions').mockImplementation(() => void lefts.push(viewerOf(sessionToken)));
    await world.as(viewer).call(endSession, { id: viewer?.sessionId ?? '' });
    cut.mockRestore();
    expect(await Promise.all(lefts)).toEqual([null]);
  });

  it('end where somebody else signs in over them, with the live connections of that browser', async () => {
    const before = await enter('before@members.test');
    const elsewhere = await enter('before@members.test', 'Elsewhere/1.0');
    const old = await viewerOf(before.sessionToken);
    const cookie = `auth_token=${encodeURIComponent(before.sessionToken)}`;
    await post('/send-otp', { email: 'after@members.test' }, { cookie });
    const given = { email: 'after@members.test', code: lastCode(world) };
    const wrong = await post('/verify-otp', { ...given, code: given.code === '0000' ? '0001' : '0000' }, { cookie });
    expect([wrong.statusCode, (await viewerOf(before.sessionToken))?.id]).toEqual([422, old?.id]);

    const entered = await post('/verify-otp', given, { cookie });
    const [token, ...others] = entered.cookies.filter(({ name }) => name === 'auth_token').map(({ value }) => value);
    expect([others, (await viewerOf(token ?? ''))?.id]).toEqual([[], entered.json().response.memberId]);
    expect(await viewerOf(before.sessionToken)).toBeNull();
    expect(world.told.filter(({ name }) => name === 'ended').at(-1)?.to).toBe(`session:${old?.sessionId}`);
    expect((await viewerOf(elsewhere.sessionToken))?.id).toBe(old?.id);
  });

  it('that are ended elsewhere take their devices with them: the next sign-in there is told of', async () => {
    const address = 'thief@members.test';
    await aMember(world, { email: address });
    const own = await enter(address);
    const thief = await enter(address, 'Thief/1.0');
    const me = world.as(await viewerOf(own.sessionToken));
    const ownDevice = { request: { cookies: { known_device: own.deviceToken } } };
    const isTold = async (deviceToken: string) => {
      await query("update identity.attempt set at = at - interval '2 hours'");
      await signIn(world, { email: address }, { cookies: { known_device: deviceToken } });
      return world.sent.at(-1)?.subject === 'identity:mail.newDevice.subject';
    };
    expect(await isTold(thief.deviceToken)).toBe(false);
    await me.call(signOutElsewhere, {}, ownDevice);
    expect([await isTold(thief.deviceToken), await isTold(own.deviceToken)]).toEqual([true, false]);

    const { data } = await me.call(listSessions, {});
    await me.call(endSession, { id: data.find(({ current }) => !current)?.id ?? '' }, ownDevice);
    expect([await isTold(thief.deviceToken), await isTold(own.deviceToken)]).toEqual([true, false]);

    await me.call(signOutElsewhere, { scope: 'all' }, ownDevice);
    expect([await isTold(thief.deviceToken), await isTold(own.deviceToken)]).toEqual([true, true]);
  });
});

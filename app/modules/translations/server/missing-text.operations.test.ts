import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { silentLog } from '#platform/log/log.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addMissing, listMissing } from '../translations.contract.ts';
import { forgetFoundTexts } from './forgetting-missing.job.ts';

let world: TestWorld;
let staff: Caller;
let member: Caller;
let otherStaff: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  staff = world.as(await aMember(world, { name: 'Dewi Anggraini', rights: ['translations'] }));
  otherStaff = world.as(await aMember(world, { rights: ['approvals'] }));
  member = world.as(await aMember(world));
});
afterAll(() => world.close());
beforeEach(() => world.runtime.database.pool.query('delete from translations.missing_text'));

const listed = async (language?: 'en' | 'id') => (await staff.call(listMissing, { language })).data.map(({ key }) => key);

it('staff for translations note what is missing and read it; nobody else may do either', async () => {
  const texts = { language: 'id', namespace: 'cases', 'form.newHint': 'Say what you saw', 'error.notFound': 'known already' } as const;
  expect(await staff.call(addMissing, texts)).toEqual({ noted: 1 });
  expect(await staff.call(addMissing, { ...texts, 'form.newHint': 'Say what you see' })).toEqual({ noted: 1 });
  expect((await staff.call(listMissing, {})).data).toEqual([
    { language: 'id', namespace: 'cases', key: 'form.newHint', fallback: 'Say what you see', times: 2, lastNotedAt: expect.any(String) },
  ]);
  expect(await listed('en')).toEqual([]);
  for (const nobody of [world.as(null), member, otherStaff]) {
    await expect(nobody.call(addMissing, texts)).rejects.toMatchObject({ code: /^access\./ });
    await expect(nobody.call(listMissing, {})).rejects.toMatchObject({ code: /^access\./ });
  }
});

it('takes no namespace or language that is not there, and no more than a person can read', async () => {
  const many = (count: number, prefix: string) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}.${n}`, 'text']));
  const add = (texts: Record<string, unknown>, namespace = 'shell') =>
    staff.call(addMissing, { language: 'en', namespace, ...texts } as never);
  await expect(add({ a: 'b' }, 'nowhere')).rejects.toMatchObject({ code: 'translations.unknownNamespace' });
  await expect(add({ a: 'b' }, 'constructor')).rejects.toMatchObject({ code: 'translations.unknownNamespace' });
  for (const wrong of [
    { language: 'fr', a: 'b' },
    many(101, 'many'),
    { ['k'.repeat(201)]: 'b' },
    { a: 'x'.repeat(2001) },
    { a: { b: 'c' } },
  ])
    await expect(add(wrong)).rejects.toMatchObject({ code: 'request.invalid' });
  expect(await listed()).toEqual([]);

  for (let batch = 0; batch < 20; batch += 1) expect(await add(many(100, `batch${batch}`))).toEqual({ noted: 100 });
  expect(await add(many(100, 'batch7'))).toEqual({ noted: 100 });
  await expect(add({ 'one.more': 'b' })).rejects.toMatchObject({ code: 'translations.full' });
  expect(await listed()).not.toContain('one.more');
});

it('pages by age, and forgets what was translated since', async () => {
  for (const key of ['first', 'second', 'third']) {
    await staff.call(addMissing, { language: 'en', namespace: 'shell', [key]: key });
    // Ids of one millisecond stand in no order.
    await setTimeout(2);
  }
  const { data, nextCursor } = await staff.call(listMissing, { limit: 2 });
  expect(data.map(({ key }) => key)).toEqual(['third', 'second']);
  expect((await staff.call(listMissing, { limit: 2, cursor: nextCursor ?? '' })).data.map(({ key }) => key)).toEqual(['first']);

  const query = (text: string) => world.runtime.database.pool.query(text);
  await query(`update translations.missing_text set namespace = 'cases', key = 'error.notFound' where key = 'first'`);
  await query(`update translations.missing_text set last_noted_at = now() - interval '91 days' where key = 'second'`);
  expect(await listed()).toEqual(['third', 'second']);
  const { services } = world.runtime;
  await forgetFoundTexts.run({ db: services.database.db, services, log: silentLog, signal: new AbortController().signal }, {});
  expect((await query('select key from translations.missing_text')).rows).toEqual([{ key: 'third' }]);
});

it('is at the address that i18next saves to, behind session, origin and rate', async () => {
  const people: Record<string, Viewer> = { staff: staff.viewer, member: member.viewer };
  const sessions = { resolve: async ({ cookieToken }: { cookieToken: string | null }) => people[cookieToken ?? ''] ?? null };
  const app: FastifyInstance = await openTestHttp(world, sessions, { rateFactor: 1 });
  const add = (who: string | null, headers: Record<string, string> = {}, path = '/locales/add/id/cases') =>
    app.inject({
      method: 'POST',
      url: path,
      payload: { 'form.newHint': 'Say what you saw' },
      headers: { ...clientHeaders, origin: 'http://localhost:3000', ...(who !== null && { cookie: `auth_token=${who}` }), ...headers },
    });
  expect((await add('staff')).json()).toEqual({ status: true, response: { noted: 1 } });
  expect((await add('member')).statusCode).toBe(403);
  expect((await add(null)).statusCode).toBe(401);
  expect((await add('staff', { origin: 'https://evil.example' })).json()).toMatchObject({ response: { code: 'request.crossSite' } });
  expect((await add('staff', {}, '/locales/add/fr/cases')).statusCode).toBe(422);
  expect((await app.inject({ method: 'GET', url: '/locales/id/cases.json' })).statusCode).toBe(200);
  let last = 200;
  for (let call = 0; call < 260 && last !== 429; call += 1) last = (await add('staff')).statusCode;
  expect(last).toBe(429);
  await app.close();
});

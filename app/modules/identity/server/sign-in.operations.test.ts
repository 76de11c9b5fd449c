import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { checkForEmailLogin, checkPhoneNumber, sendOtp, verifyOtp } from '../sign-in.contract.ts';
import { aMember, lastCode, minutesPass, signIn } from '../testing/identity.factory.ts';
import { codeHash, subjectOf } from './code.policy.ts';
import { createSessionSource } from './identity.module.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

let phones = 0;
/** A valid Indonesian mobile number nobody has used yet, and a network of its own. */
const freshPhone = () => `+628123456${String(1000 + phones++)}`;
const rows = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await world.runtime.database.pool.query(text, values)).rows;
const resolve = (token: string) => createSessionSource(world.runtime.services).resolve({ cookieToken: token, bearerToken: null });

describe('signing in', () => {
  it('makes an account for an unknown phone, in the language of its country, and finds it again', async () => {
    const phone = freshPhone();
    const first = await signIn(world, { phone });
    expect(first.answer).toMatchObject({ message: 'Berhasil masuk', created: true, onboarding: true, language: 'id', token: null });
    expect(first.cookies).toEqual([
      expect.objectContaining({ name: 'auth_token', httpOnly: true, maxAgeSeconds: 2_592_000 }),
      expect.objectContaining({ name: 'is_user_logged_in', value: 'true', httpOnly: false }),
      expect.objectContaining({ name: 'user_language', value: 'id', maxAgeSeconds: 15_552_000 }),
      expect.objectContaining({ name: 'known_device', httpOnly: true }),
    ]);
    expect(await resolve(first.sessionToken)).toMatchObject({ id: first.answer.memberId, verified: false, premium: false, rights: [] });

    await minutesPass(world, 1);
    const second = await signIn(world, { phone });
    expect(second.answer).toMatchObject({ created: false, memberId: first.answer.memberId });
  });

  it('does the same by mail, whatever the spelling, in the language of the page', async () => {
    const first = await signIn(world, { email: ' Ratri@Hospital.Example ' });
    expect(first.answer).toMatchObject({ message: 'Login successfully', created: true, language: 'en' });
    await minutesPass(world, 1);
    expect((await signIn(world, { email: 'ratri@hospital.example' })).answer.memberId).toBe(first.answer.memberId);
  });

  it('reads numbers as people write them', async () => {
    expect(await world.as(null).call(checkPhoneNumber, { phone: '0812-3456-7890', countryCode: '62' })).toMatchObject({
      phone: '+6281234567890',
    });
    await expect(world.as(null).call(sendOtp, { phone: '12' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { phone: 'identity.validation.phone' },
    });
    await expect(world.as(null).call(sendOtp, {})).rejects.toMatchObject({ fields: { phone: 'identity.validation.oneAddress' } });
  });

  it('gives the app its token in the answer and browsers none', async () => {
    const { answer, sessionToken } = await signIn(world, { phone: freshPhone() }, { initiator: 'app', ip: '10.1.1.1' });
    expect(answer.token).toBe(sessionToken);
    expect(answer.deviceToken).toMatch(/^[\w-]{32}$/);
  });

  it('takes no name for a device that any other could have too', async () => {
    for (const deviceToken of ['', 'app'])
      await expect(world.as(null).call(verifyOtp, { email: 'ratri@members.test', code: '1234', deviceToken })).rejects.toMatchObject({
        code: 'request.invalid',
        fields: { deviceToken: expect.any(String) },
      });
  });

  it('keeps no answer that holds a session, for whoever was signed in already', async () => {
    const member = await aMember(world, { email: 'again@members.test' });
    const caller = world.as(member);
    const options = { key: 'one-intent-0002', request: { initiator: 'app', ip: '10.1.1.2' } } as const;
    await caller.call(sendOtp, { email: 'again@members.test' }, options);
    const given = { email: 'again@members.test', code: lastCode(world) };
    const { token } = await caller.call(verifyOtp, given, options);
    expect(token).toBeTypeOf('string');
    const kept = await rows('select operation, response::text from platform.idempotency where caller = $1', member.id);
    expect(kept.map(({ operation }) => operation)).toEqual(['identity.sendOtp']);
    expect(JSON.stringify(kept)).not.toContain(token?.split('.')[0]);
    // Repeated, it is a code that was used.
    await expect(caller.call(verifyOtp, given, options)).rejects.toMatchObject({ code: 'identity.codeExpired' });
  });

  it('answers the same for addresses with and without an account', async () => {
    const member = await aMember(world, { phone: freshPhone() });
    const [contact] = (await rows('select email, phone_number as phone from identity."user" where id = $1', member.id)) as {
      email: string;
      phone: string;
    }[];
    const stranger = freshPhone();
    const request = { ip: '10.2.2.2' };
    const caller = world.as(null);

    const shape = (answer: object, phone: string) => JSON.stringify(answer).replaceAll(phone, 'N').replaceAll(phone.slice(-3), 'E');
    const known = await caller.call(checkPhoneNumber, { phone: contact?.phone ?? '' });
    expect(shape(known, contact?.phone ?? '')).toBe(shape(await caller.call(checkPhoneNumber, { phone: stranger }), stranger));
    expect({ ...(await caller.call(checkForEmailLogin, { email: contact?.email ?? '' })), email: null }).toEqual({
      ...(await caller.call(checkForEmailLogin, { email: 'nobody@members.test' })),
      email: null,
    });

    const sent = [
      await caller.call(sendOtp, { phone: contact?.phone ?? '' }, { request }),
      await caller.call(sendOtp, { phone: stranger }, { request }),
    ];
    expect(shape(sent[0] ?? {}, contact?.phone ?? '')).toBe(shape(sent[1] ?? {}, stranger));
    for (const phone of [contact?.phone ?? '', stranger]) {
      await expect(caller.call(sendOtp, { phone }, { request })).rejects.toMatchObject({ code: 'identity.resendTooSoon' });
      await expect(caller.call(verifyOtp, { phone, code: lastCode(world) === '0000' ? '1111' : '0000' })).rejects.toSatisfy(
        (failure: { code: string }) => ['identity.codeWrong'].includes(failure.code),
      );
    }
    // Nobody at all has asked for a code here, and has an account or has not.
    for (const email of [contact?.email ?? '', 'nobody@members.test']) {
      await expect(caller.call(verifyOtp, { email, code: '1234' })).rejects.toMatchObject({ code: 'identity.codeExpired' });
    }
  });

  it('asks no table of members on the way to a code', async () => {
    const { pool } = world.runtime.services.database;
    const statements: string[] = [];
    const connect = pool.connect.bind(pool);
    const spied = async () => {
      const client = await connect();
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const note = (...args: unknown[]) => {
        const [first] = args;
        statements.push(typeof first === 'string' ? first : (first as { text: string }).text);
        return query(...args);
      };
      return Object.assign(Object.create(client) as typeof client, { query: note, release: (broken?: Error) => client.release(broken) });
    };
    pool.connect = spied as typeof pool.connect;
    try {
      await world.as(null).call(sendOtp, { phone: freshPhone() }, { request: { ip: '10.2.9.9' } });
    } finally {
      pool.connect = connect;
    }
    expect(statements.length).toBeGreaterThan(4);
    expect(statements.filter((text) => /"?identity"?\."?(member|user|session)\b/.test(text))).toEqual([]);
  });
});

describe('codes', () => {
  it('are kept as hashes only', async () => {
    const phone = freshPhone();
    await world.as(null).call(sendOtp, { phone }, { request: { ip: '10.3.3.1' } });
    const code = lastCode(world);
    const { secret } = world.runtime.services.settings;
    const [row] = await rows('select * from identity.code where address_hash = $1', subjectOf(secret, 'address', phone));
    expect(row?.hash).toBe(codeHash(secret, { channel: 'sms', address: phone, code, salt: String(row?.salt) }));
    const { hash: _hash, salt: _salt, id: _id, address_hash: _address, sent_at: _sent, expires_at: _expires, ...plain } = row ?? {};
    expect(JSON.stringify(plain)).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(phone);
  });

  it('live ten minutes, are used once, and a newer one replaces them', async () => {
    const phone = freshPhone();
    const caller = world.as(null);
    const request = { ip: '10.3.3.2' };
    await caller.call(sendOtp, { phone }, { request });
    const old = lastCode(world);
    await minutesPass(world, 11);
    await expect(caller.call(verifyOtp, { phone, code: old })).rejects.toMatchObject({ code: 'identity.codeExpired' });

    await caller.call(sendOtp, { phone }, { request });
    const first = lastCode(world);
    await minutesPass(world, 1);
    await caller.call(sendOtp, { phone }, { request });
    const second = lastCode(world);
    if (first !== second)
      await expect(caller.call(verifyOtp, { phone, code: first })).rejects.toMatchObject({ code: 'identity.codeWrong' });
    const both = await Promise.allSettled([
      caller.call(verifyOtp, { phone, code: second }),
      caller.call(verifyOtp, { phone, code: second }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(caller.call(verifyOtp, { phone, code: second })).rejects.toMatchObject({ code: 'identity.codeExpired' });
  });

  it('are good for as long as they say, and another is had as soon as they say', async () => {
    const phone = freshPhone();
    const caller = world.as(null);
    const request = { ip: '10.3.3.3' };
    const secondsPass = (seconds: number) => rows('update identity.attempt set at = at - make_interval(secs => $1)', seconds);
    expect(await caller.call(sendOtp, { phone }, { request })).toMatchObject({ expiresInSeconds: 600, resendInSeconds: 30 });
    await secondsPass(25);
    await expect(caller.call(sendOtp, { phone }, { request })).rejects.toMatchObject({ code: 'identity.resendTooSoon' });
    await secondsPass(6);
    await caller.call(sendOtp, { phone }, { request });
    await minutesPass(world, 9);
    expect(await caller.call(verifyOtp, { phone, code: lastCode(world) })).toMatchObject({ created: true });
  });

  it('come again after 30 seconds, at most five an hour to an address and 20 from a network', async () => {
    const caller = world.as(null);
    const phone = freshPhone();
    const request = { ip: '2001:db8:1:2::1' };
    await caller.call(sendOtp, { phone }, { request });
    await expect(caller.call(sendOtp, { phone, channel: 'whatsapp' }, { request: { ip: '10.9.9.9' } })).rejects.toMatchObject({
      code: 'identity.resendTooSoon',
    });
    for (let i = 0; i < 4; i++) {
      await minutesPass(world, 1);
      await caller.call(sendOtp, { phone }, { request });
    }
    await minutesPass(world, 1);
    await expect(caller.call(sendOtp, { phone }, { request: { ip: '10.9.9.9' } })).rejects.toMatchObject({ code: 'identity.tooManyCodes' });

    for (let i = 5; i < 20; i++) await caller.call(sendOtp, { phone: freshPhone() }, { request: { ip: `2001:db8:1:2::${i}` } });
    await expect(caller.call(sendOtp, { phone: freshPhone() }, { request: { ip: '2001:db8:1:2:ffff::1' } })).rejects.toMatchObject({
      code: 'identity.tooManyCodes',
    });
    await minutesPass(world, 60);
    await caller.call(sendOtp, { phone }, { request });
  });

  it('sent at the same moment are one', async () => {
    const phone = freshPhone();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => world.as(null).call(sendOtp, { phone }, { request: { ip: `10.4.0.${i}` } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('count a hundred guesses at once as a hundred: five reach the code', async () => {
    const phone = freshPhone();
    await world.as(null).call(sendOtp, { phone }, { request: { ip: '10.5.0.1' } });
    const right = lastCode(world);
    const wrong = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0')).filter((code) => code !== right);
    const tries = await Promise.allSettled(wrong.slice(0, 100).map((code) => world.as(null).call(verifyOtp, { phone, code })));
    const codes = tries.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'in'));
    expect(codes.filter((code) => code === 'identity.codeWrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'identity.codeExpired')).toHaveLength(95);
    await expect(world.as(null).call(verifyOtp, { phone, code: right })).rejects.toMatchObject({ code: 'identity.codeExpired' });
  });
});

describe('a device that was not used before', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

  it('is told of, coarsely, and once', async () => {
    const member = await aMember(world, { email: 'dewi@members.test', language: 'en' });
    const request = { userAgent: chrome, ip: '203.0.113.77' };
    const first = await signIn(world, { email: 'dewi@members.test' }, request);
    const notice = world.sent.at(-1);
    expect(notice).toMatchObject({
      channel: 'mail',
      to: 'dewi@members.test',
      subject: 'identity:mail.newDevice.subject',
      values: { device: 'Chrome, Android' },
    });
    expect(JSON.stringify(notice)).not.toContain('203.0.113');
    expect(await rows('select ip_address from identity.session where user_id = $1', member.id)).toEqual([
      { ip_address: expect.toBeOneOf([null, '']) },
    ]);

    await minutesPass(world, 1);
    await signIn(world, { email: 'dewi@members.test' }, { ...request, cookies: { known_device: first.deviceToken } });
    expect(world.sent.at(-1)).toMatchObject({ subject: 'identity:mail.code.subject' });
  });

  it('is told of where the code was not sent, by SMS where there is no mail', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    await aMember(world, { phone, email: 'two-ways@members.test', language: 'en' });
    await aMember(world, { phone: other, email: 'never-confirmed@members.test', language: 'id' });
    await rows('update identity."user" set email_verified = false where phone_number = $1', other);
    const noticeAfter = async (address: { phone: string } | { email: string }) => {
      await minutesPass(world, 1);
      await signIn(world, address, { userAgent: chrome, ip: '10.7.0.1' });
      return world.sent.at(-1);
    };
    const sms = { channel: 'sms', text: 'identity:sms.newDevice', values: { device: 'Chrome, Android' } };
    expect(await noticeAfter({ email: 'two-ways@members.test' })).toMatchObject({ ...sms, to: phone, language: 'en' });
    expect(await noticeAfter({ phone })).toMatchObject({ channel: 'mail', to: 'two-ways@members.test' });
    expect(await noticeAfter({ phone: other })).toMatchObject({ ...sms, to: other, language: 'id' });
  });
});

describe('where not every way of sending is set up', () => {
  let bare: TestWorld;
  beforeAll(async () => {
    bare = await openTestWorld({ channels: ['mail', 'whatsapp'] });
  });
  afterAll(() => bare.close());

  it('a code takes one that is, and asking for another leaves the code of before as it was', async () => {
    const phone = freshPhone();
    const caller = bare.as(null);
    expect(await caller.call(checkPhoneNumber, { phone })).toMatchObject({ valid: true, channels: ['whatsapp'] });
    expect(await caller.call(sendOtp, { phone })).toMatchObject({ channel: 'whatsapp', channels: ['whatsapp'] });
    const code = lastCode(bare);
    await minutesPass(bare, 1);
    await expect(caller.call(sendOtp, { phone, channel: 'sms' })).rejects.toMatchObject({ code: 'identity.noChannel' });
    expect(await caller.call(verifyOtp, { phone, code })).toMatchObject({ created: true });
  });

  it('a new device is told of where something can be sent', async () => {
    await aMember(bare, { phone: freshPhone(), email: 'mail-only@members.test' });
    await signIn(bare, { email: 'mail-only@members.test' });
    expect(bare.sent.at(-1)).toMatchObject({ channel: 'whatsapp', text: 'identity:sms.newDevice' });

    const mailOnly = await openTestWorld({ channels: ['mail'] });
    await aMember(mailOnly, { phone: freshPhone(), email: 'mail-only@members.test' });
    await signIn(mailOnly, { email: 'mail-only@members.test' });
    expect(mailOnly.sent.at(-1)).toMatchObject({ channel: 'mail', text: 'identity:mail.newDevice.text' });
    await mailOnly.close();
  });
});

/** Confirming an address of one's own, and what a changed one means for whoever holds the account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '#modules/notifications/notification-settings.contract.ts';
import { wallClock } from '#platform/i18n/time-zone.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { sendOtp, verifyEmail, verifyMobile, verifyOtp } from '../sign-in.contract.ts';
import { aMember, lastCode, minutesPass, signIn } from '../testing/identity.factory.ts';

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

describe('confirming an address of one’s own', () => {
  it('takes a code made for this member and this purpose', async () => {
    const ratri = await aMember(world, { name: 'Ratri Maheswari' });
    const bagas = await aMember(world, { name: 'Bagas Setiawan' });
    const phone = freshPhone();
    const request = { ip: '10.6.0.1' };
    await expect(world.as(null).call(sendOtp, { phone, purpose: 'confirm' }, { request })).rejects.toMatchObject({ code: 'access.signIn' });
    await world.as(ratri).call(sendOtp, { phone, purpose: 'confirm' }, { request });
    const code = lastCode(world);
    await expect(world.as(bagas).call(verifyMobile, { phone, code })).rejects.toMatchObject({ code: 'identity.codeExpired' });
    await expect(world.as(null).call(verifyOtp, { phone, code })).rejects.toMatchObject({ code: 'identity.codeExpired' });
    expect(await world.as(ratri).call(verifyMobile, { phone, code }, { key: 'one-intent-0001' })).toEqual({
      message: 'Mobile Number Verified Successfully',
      phone,
    });

    await minutesPass(world, 1);
    expect((await signIn(world, { phone })).answer.memberId).toBe(ratri.id);
  });

  it('refuses an address of another account, and only once it is proved to be reachable', async () => {
    const ratri = await aMember(world, { email: 'taken@members.test' });
    const bagas = await aMember(world);
    await world.as(bagas).call(sendOtp, { email: 'taken@members.test', purpose: 'confirm' }, { request: { ip: '10.6.0.2' } });
    await expect(world.as(bagas).call(verifyEmail, { email: 'taken@members.test', code: lastCode(world) })).rejects.toMatchObject({
      code: 'identity.addressTaken',
    });
    await minutesPass(world, 1);
    expect((await signIn(world, { email: 'taken@members.test' })).answer.memberId).toBe(ratri.id);
  });
});

describe('a changed address', () => {
  const confirmed = async (member: Member, address: { phone: string } | { email: string }) => {
    await minutesPass(world, 1);
    await world.as(member).call(sendOtp, { ...address, purpose: 'confirm' }, { request: { ip: `10.6.1.${phones % 250}` } });
    const before = world.sent.length;
    const code = lastCode(world);
    if ('phone' in address) await world.as(member).call(verifyMobile, { ...address, code });
    else await world.as(member).call(verifyEmail, { ...address, code });
    return world.sent.slice(before);
  };

  it('is told to the one it replaces and to the other one, and never shown in full', async () => {
    const [phone, newPhone] = [freshPhone(), freshPhone()];
    const member = await aMember(world, { phone, email: 'old@members.test', language: 'en' });
    const values = {
      address: `+62********${newPhone.slice(-3)}`,
      at: expect.stringMatching(/^\d+ \w+ \d{4}, \d\d:\d\d WIB$/),
      url: 'http://localhost:3000/settings',
    };
    expect(await confirmed(member, { phone: newPhone })).toEqual([
      {
        channel: 'mail',
        to: 'old@members.test',
        language: 'en',
        subject: 'identity:mail.newPhone.subject',
        text: 'identity:mail.newPhone.text',
        values,
      },
      { channel: 'sms', to: phone, language: 'en', text: 'identity:sms.newPhone', values },
    ]);
    const mails = await confirmed(member, { email: 'new@members.test' });
    expect(mails).toMatchObject([
      { channel: 'mail', to: 'old@members.test', text: 'identity:mail.newEmail.text', values: { address: 'n***@members.test' } },
      { channel: 'sms', to: newPhone, text: 'identity:sms.newEmail' },
    ]);
    for (const { text, subject = text, values: given } of mails) {
      const words = world.runtime.services.translations.text('en', text, given);
      expect(words).toMatch(/n\*\*\*@members\.test.*sign out everywhere/is);
      expect(world.runtime.services.translations.text('en', subject, given)).toContain('Kolegia');
      expect(words).not.toContain('new@members.test');
    }
  });

  it('is told by the clock of whoever reads it, and says which that is', async () => {
    const toldTo = async (wish: Parameters<typeof aMember>[1], zone: string | null = null) => {
      const member = await aMember(world, wish);
      if (zone !== null) await world.as(member).call(saveSettings, { timeZone: zone });
      return String((await confirmed(member, { phone: freshPhone() }))[0]?.values.at);
    };
    const eastern = [wallClock('Asia/Jayapura', new Date())];
    const papua = await toldTo({ language: 'id', province: 'Papua Barat' });
    eastern.push(wallClock('Asia/Jayapura', new Date()));
    expect(papua).toMatch(/ WIT$/);
    expect(eastern.map((clock) => clock.slice(11).replace(':', '.'))).toContain(/\d\d\.\d\d/.exec(papua)?.[0]);
    const kerala = { language: 'en', country: 'IN', province: 'Kerala' } as const;
    expect(await toldTo(kerala)).toMatch(/, \d\d:\d\d IST$/);
    expect(await toldTo(kerala, 'Asia/Makassar')).toMatch(/ WITA$/);
    const early = await aMember(world, { language: 'id' });
    await rows('update identity.member set country = null, province = null where id = $1', early.id);
    expect((await confirmed(early, { phone: freshPhone() }))[0]?.values.at).toMatch(/ WIB$/);
  });

  it('holds the other one for a day, so that whoever finds a session open cannot lock its owner out', async () => {
    const [phone, thiefs, own] = [freshPhone(), freshPhone(), freshPhone()];
    const member = await aMember(world, { phone, email: 'owner@members.test' });
    const older = (days: number) =>
      rows(
        `update identity.member set created_at = created_at - make_interval(days => $2), email_confirmed_at = email_confirmed_at - make_interval(days => $2),
          phone_confirmed_at = phone_confirmed_at - make_interval(days => $2) where id = $1`,
        member.id,
        days,
      );
    const send = (address: { phone: string } | { email: string }) =>
      world.as(member).call(sendOtp, { ...address, purpose: 'confirm' }, { request: { ip: '10.6.1.2' } });
    await older(30);
    // Asked for before the other one was changed.
    await send({ email: 'thief@members.test' });
    const early = lastCode(world);
    await confirmed(member, { phone: thiefs });
    const held = { code: 'identity.addressHeld' };
    await expect(world.as(member).call(verifyEmail, { email: 'thief@members.test', code: early })).rejects.toMatchObject(held);
    await minutesPass(world, 1);
    await expect(send({ email: 'thief@members.test' })).rejects.toMatchObject(held);

    // Its owner enters by the one that is left, and takes back what was changed.
    expect((await signIn(world, { email: 'owner@members.test' })).answer.memberId).toBe(member.id);
    await confirmed(member, { phone: own });
    await confirmed(member, { email: 'owner@members.test' });
    await older(1);
    expect(await confirmed(member, { email: 'moved@members.test' })).toHaveLength(2);
  });

  it('takes the place of the only one there is once that has received a code anew, or another has been there for a day', async () => {
    const [phone, thiefs, own] = [freshPhone(), freshPhone(), freshPhone()];
    const member = await aMember(world, { phone, language: 'id' });
    const older = (interval: string) =>
      rows(
        `update identity.member set created_at = created_at - $2::interval, email_confirmed_at = email_confirmed_at - $2::interval,
          phone_confirmed_at = phone_confirmed_at - $2::interval where id = $1`,
        member.id,
        interval,
      );
    await rows('update identity."user" set email_verified = false where id = $1', member.id);
    const send = (address: { phone: string } | { email: string }) =>
      world.as(member).call(sendOtp, { ...address, purpose: 'confirm' }, { request: { ip: '10.6.1.3' } });
    // Asked for while the account was new.
    await send({ phone: thiefs });
    const early = lastCode(world);
    await older('30 days');
    const only = { code: 'identity.onlyAddress' };
    await expect(world.as(member).call(verifyMobile, { phone: thiefs, code: early })).rejects.toMatchObject(only);
    await minutesPass(world, 1);
    const before = world.sent.length;
    await expect(send({ phone: thiefs })).rejects.toMatchObject(only);
    expect(world.sent).toHaveLength(before);

    // Whoever holds the old one shows it, and has half an hour to give the new one.
    await confirmed(member, { phone });
    await older('31 minutes');
    await expect(send({ phone: own })).rejects.toMatchObject(only);
    await confirmed(member, { phone });
    expect(await confirmed(member, { phone: own })).toMatchObject([{ channel: 'sms', to: phone }]);

    // Whoever has lost it adds another, of which the old one is told, and may replace it a day later.
    await older('1 hour');
    expect(await confirmed(member, { email: 'second@members.test' })).toMatchObject([{ channel: 'sms', to: own }]);
    await expect(send({ phone })).rejects.toMatchObject({ code: 'identity.addressHeld' });
    await older('1 day');
    expect(await confirmed(member, { phone })).toHaveLength(2);
  });

  it('is told to the only one there was when a second comes, and to nobody when the same one is confirmed again', async () => {
    const member = await aMember(world, { email: 'only@members.test', language: 'id' });
    const phone = freshPhone();
    expect(await confirmed(member, { phone })).toMatchObject([{ to: 'only@members.test', language: 'id' }]);
    expect(await confirmed(member, { phone })).toEqual([]);
  });
});

/** Checking addresses, and sending codes to them. Nothing here looks whether an address belongs to anybody but to who asks. */
import { newId } from '#platform/db/id.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  CODE_LIFE_SECONDS,
  type CodeChannel,
  type CodePurpose,
  checkForEmailLogin,
  checkPhoneNumber,
  RESEND_AFTER_SECONDS,
  sendOtp,
} from '../sign-in.contract.ts';
import { type Address, addressOf, assertReplaceable, emailAddress, maskedAddress, phoneAddress } from './address.policy.ts';
import { channelsTo, codeHash, isSameHash, newCode, newSalt, sendRefusal, subjectOf } from './code.policy.ts';
import { addAttempts, lockSubject, readUsage, replaceCode, spendCode, takeGuess } from './code.store.ts';
import { findMemberWithContact } from './member.store.ts';

export const codeHandlers = [
  handle(checkPhoneNumber, async ({ services }, { phone, countryCode }) => {
    const address = phoneAddress(phone, countryCode);
    return {
      valid: address !== null,
      channels: address === null ? [] : channelsTo('phone', services.delivery.channels),
      phone: address?.value ?? null,
    };
  }),

  handle(checkForEmailLogin, async ({ services }, { email }) => {
    const address = emailAddress(email);
    return {
      valid: address !== null,
      channels: address === null ? [] : channelsTo('email', services.delivery.channels),
      email: address?.value ?? null,
    };
  }),

  handle(sendOtp, async (context, { purpose, channel: wanted, ...given }) => {
    const address = addressOf(given);
    const channels = channelsTo(address.kind, context.services.delivery.channels);
    const channel = address.kind === 'phone' && wanted !== undefined ? channels.find((one) => one === wanted) : channels[0];
    // Said before the code of before is made worthless.
    if (channel === undefined) throw new Failure('identity.noChannel');
    if (purpose === 'confirm') await assertMayConfirm(context, address);
    await countSending(context, address);
    await sendCode(context, { address, channel, purpose, memberId: purpose === 'confirm' ? (context.viewer?.id ?? null) : null });
    return {
      message: context.services.translations.text(context.language, 'identity:message.otpSent'),
      channel,
      channels,
      to: maskedAddress(address),
      expiresInSeconds: CODE_LIFE_SECONDS,
      resendInSeconds: RESEND_AFTER_SECONDS,
    };
  }),
];

async function assertMayConfirm({ db, viewer }: Context, address: Address): Promise<void> {
  const member = viewer === null ? null : await findMemberWithContact(db, viewer.id);
  if (member === null) throw new Failure('access.signIn');
  assertReplaceable(member, address);
}

async function countSending({ db, ip, services }: Context, address: Address): Promise<void> {
  const { secret } = services.settings;
  const addressSubject = subjectOf(secret, 'address', address.value);
  const networkSubject = subjectOf(secret, 'network', networkOf(ip));
  // Always in this order, so that no two requests wait for each other.
  await lockSubject(db, networkSubject);
  await lockSubject(db, addressSubject);
  const refusal = sendRefusal(await readUsage(db, addressSubject, networkSubject));
  if (refusal !== null) {
    const { code, seconds } = refusal;
    throw new Failure(code, seconds === undefined ? {} : { values: { seconds }, details: { seconds } });
  }
  await addAttempts(
    db,
    [addressSubject, networkSubject].map((subject) => ({ id: newId(), kind: 'sent' as const, subject })),
  );
}

interface Sending {
  readonly address: Address;
  readonly channel: CodeChannel;
  readonly purpose: CodePurpose;
  readonly memberId: string | null;
}

async function sendCode({ db, language, services }: Context, { address, channel, purpose, memberId }: Sending): Promise<void> {
  const { secret } = services.settings;
  const [code, salt] = [newCode(), newSalt()];
  const addressHash = subjectOf(secret, 'address', address.value);
  const expiresAt = new Date(Date.now() + CODE_LIFE_SECONDS * 1000);
  await replaceCode(db, {
    id: newId(),
    addressHash,
    channel,
    purpose,
    memberId,
    salt,
    hash: codeHash(secret, { channel, address: address.value, code, salt }),
    expiresAt,
  });
  // One that is worthless by now must not arrive after this one.
  const newestOf = `code ${addressHash} ${purpose} ${memberId ?? ''}`;
  const words = { values: { minutes: CODE_LIFE_SECONDS / 60 }, sealed: { code }, expiresAt, newestOf };
  await services.delivery.send(
    db,
    channel === 'mail'
      ? { channel, to: address.value, language, subject: 'identity:mail.code.subject', text: 'identity:mail.code.text', ...words }
      : { channel, to: address.value, language, text: 'identity:sms.code', ...words },
  );
}

/**
 * Throws unless `given` is the live code of this address.
 */
export async function assertCode(context: Context, address: Address, given: string, purpose: CodePurpose): Promise<void> {
  const { secret } = context.services.settings;
  const guessed = await takeGuess(context.db, {
    addressSubject: subjectOf(secret, 'address', address.value),
    purpose,
    memberId: purpose === 'confirm' ? (context.viewer?.id ?? null) : null,
    attemptId: newId(),
  });
  if (guessed === 'locked') throw new Failure('identity.addressLocked');
  if (guessed === 'none') throw new Failure('identity.codeExpired');
  const { channel, salt, hash, triesLeft } = guessed;
  const isRight = isSameHash(hash, codeHash(secret, { channel: channel as CodeChannel, address: address.value, code: given, salt }));
  if (!isRight) throw new Failure('identity.codeWrong', { values: { tries: triesLeft }, details: { triesLeft }, keepsWrites: true });
  if (!(await spendCode(context.db, guessed))) throw new Failure('identity.codeExpired');
}

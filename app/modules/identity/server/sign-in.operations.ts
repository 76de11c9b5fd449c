import { randomBytes } from 'node:crypto';
import { writesOnce } from '#platform/db/database.ts';
import { COOKIES } from '#platform/http/cookies.ts';
import { isLanguage, type Language, languageOfCountryCode } from '#platform/i18n/languages.ts';
import type { Context, MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { signedInFromNewDevice } from '../identity.contract.ts';
import { verifyEmail, verifyGivenToken, verifyMobile, verifyOtp, verifyToken } from '../sign-in.contract.ts';
import { type Address, addressOf, assertReplaceable } from './address.policy.ts';
import { createSession, createUser } from './auth.client.ts';
import type { MemberRow } from './byline.policy.ts';
import { assertCode } from './code.operations.ts';
import {
  findMember,
  findMemberWithContact,
  insertMembers,
  lockMember,
  memberIdByAddress,
  setAddress,
  updateMember,
} from './member.store.ts';
import { nextStep } from './onboarding.policy.ts';
import { newMemberRefNo } from './reference-number.policy.ts';
import { tellOfNewAddress, tellOfNewDevice } from './security-message.operations.ts';
import { endWithPages } from './session.operations.ts';
import { rememberDevice, sessionEnd } from './session.store.ts';
import { DEVICE_COOKIE, deviceCookie, deviceHash, languageCookie, sessionCookies } from './session-cookies.policy.ts';
import { liveSession } from './session-source.operations.ts';
import { signedToken } from './session-token.policy.ts';
import { deviceName } from './user-agent.policy.ts';

export const signInHandlers = [
  handle(verifyOtp, async (context, { code, deviceToken: namedDevice, ...given }) => {
    const address = addressOf(given);
    await assertCode(context, address, code, 'signIn');
    const known = await memberOf(context, address);
    const row = known ?? (await createMember(context, address));
    // Another's cookie is written over: from this browser nobody could sign out of their session any more.
    const { viewer } = context;
    if (viewer !== null && viewer.id !== row.id) await endWithPages(context, viewer.id, { only: viewer.sessionId });
    const session = await createSession(context.services, context.db, row.id, context.userAgent);
    const signed = signedToken(context.services.settings.secret, session.token);
    const deviceToken = await noticeDevice(context, {
      row,
      address,
      isNew: known === null,
      sessionId: session.id,
      named: namedDevice,
    });
    for (const cookie of [...sessionCookies(signed), languageCookie(row.language), deviceCookie(deviceToken)]) context.setCookie(cookie);
    const inApp = context.initiator === 'app';
    return {
      message: context.services.translations.text(row.language, 'identity:message.signedIn'),
      memberId: row.id,
      created: known === null,
      onboarding: nextStep(row) !== null,
      language: row.language,
      token: inApp ? signed : null,
      deviceToken: inApp ? deviceToken : null,
    };
  }),

  handle(verifyMobile, async (context, { code, ...given }) => {
    const address = addressOf(given);
    await confirmAddress(context, address, code);
    return { message: context.services.translations.text(context.language, 'identity:message.mobileVerified'), phone: address.value };
  }),

  handle(verifyEmail, async (context, { code, ...given }) => {
    const address = addressOf(given);
    await confirmAddress(context, address, code);
    return { message: context.services.translations.text(context.language, 'identity:message.emailVerified'), email: address.value };
  }),

  handle(verifyToken, async (context) => ownToken(context)),

  handle(verifyGivenToken, async (context, { token }) => {
    if (token === undefined) return ownToken(context);
    const found = await liveSession(context.services, { bearerToken: token, cookieToken: null });
    return found === null ? DEAD : { valid: true, memberId: found.memberId, expiresAt: found.expiresAt.toISOString() };
  }),
];

const DEAD = { valid: false, memberId: null, expiresAt: null };

async function ownToken({ db, viewer }: Context) {
  const expiresAt = viewer === null ? null : await sessionEnd(db, viewer.sessionId);
  return viewer === null || expiresAt === null ? DEAD : { valid: true, memberId: viewer.id, expiresAt: expiresAt.toISOString() };
}

async function memberOf({ db }: Context, address: Address): Promise<MemberRow | null> {
  const id = await memberIdByAddress(db, address);
  return id === null ? null : findMember(db, id);
}

async function createMember({ db, services, language, cookies }: Context, address: Address): Promise<MemberRow> {
  const id = await createUser(services, db, address);
  const confirmedAt = new Date();
  await insertMembers(db, [
    {
      id,
      memberRefNo: newMemberRefNo(),
      language: firstLanguage(address, cookies[COOKIES.language], language),
      countryCode: address.countryCode,
      country: address.country,
      phoneConfirmedAt: address.kind === 'phone' ? confirmedAt : null,
      emailConfirmedAt: address.kind === 'email' ? confirmedAt : null,
    },
  ]);
  const row = await findMember(db, id);
  if (row === null) throw new Error('A member was made and is not there');
  return row;
}

/** A phone's country says it; otherwise what the reader chose or reads in. */
function firstLanguage(address: Address, chosen: string | undefined, reading: Language): Language {
  if (address.countryCode !== null) return languageOfCountryCode(address.countryCode);
  return isLanguage(chosen) ? chosen : reading;
}

interface Arrival {
  readonly row: MemberRow;
  /** Where the code was sent. */
  readonly address: Address;
  readonly isNew: boolean;
  readonly sessionId: string;
  readonly named: string | undefined;
}

/** Remembers the device, tells the member when they had not used it before, and returns the token it is known by. */
async function noticeDevice(context: Context, { row, address, isNew, sessionId, named }: Arrival): Promise<string> {
  const { db, cookies, userAgent } = context;
  const token = named ?? cookies[DEVICE_COOKIE] ?? randomBytes(24).toString('base64url');
  const known = await rememberDevice(db, row.id, deviceHash(token));
  if (known || isNew) return token;
  const device = deviceName(userAgent);
  await context.emit(signedInFromNewDevice, { memberId: row.id, sessionId, device });
  await tellOfNewDevice(context, row.id, { device, signedInBy: address });
  return token;
}

async function confirmAddress(context: MemberContext, address: Address, code: string): Promise<void> {
  await assertCode(context, address, code, 'confirm');
  const { db, viewer } = context;
  await lockMember(db, viewer.id);
  const before = await findMemberWithContact(db, viewer.id);
  if (before === null) throw new Failure('access.signIn');
  assertReplaceable(before, address);
  if (!(await writesOnce(db, () => setAddress(db, viewer.id, address)))) throw new Failure('identity.addressTaken');
  const confirmedAt = new Date();
  await updateMember(
    db,
    viewer.id,
    address.kind === 'phone' ? { phoneConfirmedAt: confirmedAt, countryCode: address.countryCode } : { emailConfirmedAt: confirmedAt },
  );
  await tellOfNewAddress(context, before, { address, at: confirmedAt });
}

import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import { endMail, readMailEnding } from '../mail-ending.contract.ts';
import { CHOICES, type ChoiceName } from '../notifications.contract.ts';
import { mailToken, memberOfMail } from './mail-token.policy.ts';
import { forgetWaitingMail } from './notification-mail.store.ts';
import { changeSettings, settingsOf } from './notification-settings.store.ts';

/** Turns every e-mail off; what waits is sent no more. Returns of which kinds there were any. */
export async function endMailOf(db: Database, memberId: string): Promise<ChoiceName[]> {
  const { before } = await changeSettings(db, memberId, (known) => {
    const kinds = Object.fromEntries(CHOICES.map((kind) => [kind, { ...known.kinds[kind], mail: false }]));
    return { ...known, kinds: kinds as typeof known.kinds };
  });
  await forgetWaitingMail(db, memberId);
  return mailedKinds(before.kinds);
}

const mailedKinds = (kinds: Readonly<Record<ChoiceName, { mail: boolean }>>): ChoiceName[] => CHOICES.filter((kind) => kinds[kind].mail);

function memberBehind({ settings }: Services, token: string): string {
  const memberId = memberOfMail(settings.secret, token);
  if (memberId === null) throw new Failure('notifications.notFound');
  return memberId;
}

export const mailEndingHandlers = [
  handle(readMailEnding, async ({ db, services }, { token }) => ({
    kinds: mailedKinds((await settingsOf(db, memberBehind(services, token))).kinds),
  })),

  handle(endMail, async ({ db, services }, { token }) => ({ kinds: await endMailOf(db, memberBehind(services, token)) })),
];

/** For the header of an e-mail, and for its last line. */
export const mailEndingPath = (secret: string, memberId: string): string => `/notifications/unsubscribe/${mailToken(secret, memberId)}`;

import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import { muteByMail, readMailMute } from '../mail-mute.contract.ts';
import type { Notification } from '../notifications.contract.ts';
import { muteToken, rowOfMail } from './mail-token.policy.ts';
import { findNotification } from './notification.store.ts';
import { notificationViews } from './notification.view.ts';
import { isChoiceKind } from './notification-rules.policy.ts';
import { setRowMuted } from './notification-settings.operations.ts';

export const mailMuteHandlers = [
  handle(readMailMute, async ({ db, services }, { token }) => {
    const { mute, kind, item, note, muted } = await rowBehind(db, services, token);
    if (mute === null || !isChoiceKind(kind)) throw new Failure('notifications.notFound');
    return { mute, kind, title: item?.title ?? '', note: note ?? '', muted };
  }),

  handle(muteByMail, async (context, { token, muted, was }) => {
    const named = rowOfMail(context.services.settings.secret, token);
    if (named === null) throw new Failure('notifications.notFound');
    return setRowMuted(context, named.memberId, { id: named.id, muted, was });
  }),
];

/** As its member may see it now: of what was withdrawn meanwhile nothing is said. */
async function rowBehind(db: Database, { settings }: Services, token: string): Promise<Notification> {
  const named = rowOfMail(settings.secret, token);
  const row = named === null ? null : await findNotification(db, named.memberId, named.id);
  const [view] = named === null || row === null ? [] : await notificationViews(db, named.memberId, [row], 'UTC');
  if (view === undefined) throw new Failure('notifications.notFound');
  return view;
}

/** For a line of an e-mail. */
export const mailMutePath = (secret: string, memberId: string, id: string): string =>
  `/notifications/mute/${muteToken(secret, memberId, id)}`;

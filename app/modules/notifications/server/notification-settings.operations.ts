import { silenceConversation } from '#modules/chat/server/chat.public.ts';
import { followForumOf } from '#modules/forums/server/forums.public.ts';
import { silenceSearch } from '#modules/search/server/search.public.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { OutputOf, ParsedInputOf } from '#platform/operation/operation.ts';
import { type Choice, endMute, getSettings, listMutedItems, muteNotification, saveSettings } from '../notification-settings.contract.ts';
import { conversationOf } from './chat-news.policy.ts';
import { listMuted, setMuted } from './mute.store.ts';
import { mutedItems } from './mute.view.ts';
import { findNotification } from './notification.store.ts';
import { DEFAULT_SETTINGS, isChoiceKind, isSilent, muteOfRow } from './notification-rules.policy.ts';
import { changeSettings, settingsOf } from './notification-settings.store.ts';
import { shownPage } from './shown-page.view.ts';

const SILENT: Choice = { inApp: false, mail: false, push: false };

export const notificationSettingsHandlers = [
  handle(getSettings, ({ db, viewer }) => settingsOf(db, viewer.id)),

  handle(saveSettings, async ({ db, viewer }, { kinds, mail, quiet, timeZone }) => {
    const { after } = await changeSettings(db, viewer.id, (known) => ({
      mail: mail ?? known.mail,
      quiet: quiet === undefined ? known.quiet : quiet,
      timeZone: timeZone ?? known.timeZone,
      namesZone: known.namesZone || timeZone !== undefined,
      kinds: { ...known.kinds, ...kinds },
    }));
    return after;
  }),

  handle(muteNotification, (context, input) => setRowMuted(context, context.viewer.id, input)),

  handle(listMutedItems, ({ db, viewer }, input) =>
    shownPage(
      input,
      (page) => listMuted(db, viewer.id, page),
      (ids) => mutedItems(db, viewer.id, ids),
    ),
  ),

  handle(endMute, async ({ db, viewer }, { itemId }) => {
    await setMuted(db, viewer.id, itemId, false);
    return { muted: false };
  }),
];

type Muting = ParsedInputOf<typeof muteNotification>;

/** What one tap on a row silences, in Kolegia or in an e-mail, or what another brings back. */
export async function setRowMuted(
  context: Pick<Context, 'db' | 'services' | 'afterCommit'>,
  memberId: string,
  { id, muted, was }: Muting,
): Promise<OutputOf<typeof muteNotification>> {
  const { db } = context;
  const found = await findNotification(db, memberId, id);
  if (found === null) throw new Failure('notifications.notFound');
  const { kind, itemId, path, searchId } = found;
  const scope = muteOfRow(found);
  if (scope === null || !isChoiceKind(kind)) throw new Failure('notifications.alwaysTold');
  const done = { muted, was: null };
  if (scope === 'item' && itemId !== null) return setMuted(db, memberId, itemId, muted).then(() => done);
  if (scope === 'forum' && itemId !== null) return followForumOf(db, itemId, memberId, !muted).then(() => done);
  if (scope === 'conversation') return silenceConversation(context, conversationOf(path), memberId, muted).then(() => done);
  if (scope === 'search' && searchId !== null) return silenceSearch(db, searchId, memberId, muted).then(() => done);
  // Whoever silenced what was silent already has nothing else to give back: left silent, it would not be heard again.
  const heard = was === null || isSilent(was) ? DEFAULT_SETTINGS.kinds[kind] : was;
  const choice = muted ? SILENT : heard;
  const { before } = await changeSettings(db, memberId, (known) => ({ ...known, kinds: { ...known.kinds, [kind]: choice } }));
  return { muted, was: before.kinds[kind] };
}

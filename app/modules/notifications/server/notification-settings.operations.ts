import { followForumOf } from '#modules/forums/server/forums.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { type Choice, getSettings, muteNotification, saveSettings } from '../notification-settings.contract.ts';
import { findNotification } from './notification.store.ts';
import { DEFAULT_SETTINGS, isChoiceKind, muteOf } from './notification-rules.policy.ts';
import { setMuted, setSettings, settingsOf } from './notification-settings.store.ts';

const SILENT: Choice = { inApp: false, mail: false, push: false };

export const notificationSettingsHandlers = [
  handle(getSettings, ({ db, viewer }) => settingsOf(db, viewer.id)),

  handle(saveSettings, async ({ db, viewer }, settings) => {
    await setSettings(db, viewer.id, settings);
    return settings;
  }),

  handle(muteNotification, async ({ db, viewer }, { id, muted, was }) => {
    const found = await findNotification(db, viewer.id, id);
    if (found === null) throw new Failure('notifications.notFound');
    const { kind, itemId } = found;
    const scope = muteOf(kind);
    if (scope === null || !isChoiceKind(kind)) throw new Failure('notifications.alwaysTold');
    if (scope !== 'kind' && itemId !== null) {
      if (scope === 'item') await setMuted(db, viewer.id, itemId, muted);
      else await followForumOf(db, itemId, viewer.id, !muted);
      return { muted, was: null };
    }
    const settings = await settingsOf(db, viewer.id);
    const choice = muted ? SILENT : (was ?? DEFAULT_SETTINGS.kinds[kind]);
    await setSettings(db, viewer.id, { ...settings, kinds: { ...settings.kinds, [kind]: choice } });
    return { muted, was: settings.kinds[kind] };
  }),
];
